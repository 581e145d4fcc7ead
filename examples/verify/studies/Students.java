/** Courses and students (Hentschel 2016, §2): counting credits in an int is right for mathematical integers only. */
public class Students {
    public static class Course {
        //@ public invariant credits > 0;
        public final int credits;
        public final /*@ non_null @*/ String name;
        public final /*@ nullable @*/ String description;

        /*@ normal_behavior
          @ requires credits > 0;
          @ ensures this.credits == credits;
          @ ensures this.name == name;
          @ ensures this.description == description;
          @ assignable this.credits, this.name, this.description;
          @*/
        public Course(int credits, /*@ non_null @*/ String name, /*@ nullable @*/ String description) {
            this.credits = credits;
            this.name = name;
            this.description = description;
        }

        /*@ normal_behavior
          @ ensures \result == credits;
          @*/
        public /*@ strictly_pure @*/ int getCredits() {
            return credits;
        }
    }

    public static class Student {
        //@ public invariant passedCoursesSize >= 0 && passedCoursesSize <= passedCourses.length;
        public int passedCoursesSize;
        /*@ public invariant passedCourses != null;
          @ public invariant \typeof(passedCourses) == \type(Course[]);
          @ public invariant (\forall int i; i >= 0 && i < passedCoursesSize; passedCourses[i] != null);
          @ public invariant (\forall int i; i >= passedCoursesSize && i < passedCourses.length; passedCourses[i] == null);
          @*/
        public /*@ nullable @*/ Course[] passedCourses = new Course[100];

        /*@ normal_behavior
          @ requires passedCoursesSize < passedCourses.length;
          @ requires \invariant_for(course);
          @ ensures passedCourses[\old(passedCoursesSize)] == course;
          @ ensures passedCoursesSize == \old(passedCoursesSize) + 1;
          @ assignable passedCoursesSize, passedCourses[passedCoursesSize];
          @ also exceptional_behavior
          @ requires passedCoursesSize >= passedCourses.length;
          @ signals_only RuntimeException;
          @ signals (RuntimeException e) true;
          @ assignable \nothing;
          @*/
        public void addCourse(/*@ non_null @*/ Course course) {
            if (passedCoursesSize < passedCourses.length) {
                passedCourses[passedCoursesSize] = course;
                passedCoursesSize++;
            } else {
                throw new RuntimeException();
            }
        }

        /*@ normal_behavior
          @ ensures \result == (\sum int i; 0 <= i && i < passedCoursesSize; passedCourses[i].getCredits());
          @*/
        public /*@ strictly_pure @*/ int countCredits() {
            int credits = 0;
            /*@ loop_invariant i >= 0 && i <= passedCoursesSize;
              @ loop_invariant credits == (\sum int j; 0 <= j && j < i; passedCourses[j].getCredits());
              @ decreasing passedCoursesSize - i;
              @ assignable \strictly_nothing;
              @*/
            for (int i = 0; i < passedCoursesSize; i++) {
                credits += passedCourses[i].getCredits();
            }
            return credits;
        }
    }
}
