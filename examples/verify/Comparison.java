/** Contracts of equality and order. */
public class Comparison {
    public static final class Version implements Comparable<Version> {
        public final int major;
        public final int minor;

        /*@ public normal_behavior
          @ ensures this.major == major && this.minor == minor;
          @*/
        public Version(int major, int minor) {
            this.major = major;
            this.minor = minor;
        }

        /*@ also public normal_behavior
          @ ensures \result <==> other instanceof Version && ((Version) other).major == major && ((Version) other).minor == minor;
          @*/
        @Override
        public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
            if (this == other) {
                return true;
            }
            if (!(other instanceof Version)) {
                return false;
            }
            Version that = (Version) other;
            return major == that.major && minor == that.minor;
        }

        /*@ also public normal_behavior
          @ ensures \result == (major ^ minor);
          @*/
        @Override
        public /*@ pure @*/ int hashCode() {
            return major ^ minor;
        }

        /*@ also public normal_behavior
          @ ensures \result == 0 <==> major == that.major && minor == that.minor;
          @ ensures \result < 0 <==> major < that.major || major == that.major && minor < that.minor;
          @ ensures \result > 0 <==> that.major < major || major == that.major && that.minor < minor;
          @*/
        @Override
        public /*@ pure @*/ int compareTo(Version that) {
            if (major != that.major) {
                return major < that.major ? -1 : 1;
            }
            return minor == that.minor ? 0 : minor < that.minor ? -1 : 1;
        }
    }

    /** An order is antisymmetric. */
    /*@ public normal_behavior
      @ ensures \result;
      @*/
    public static /*@ pure @*/ boolean isAntisymmetric(Version a, Version b) {
        int forward = a.compareTo(b);
        int backward = b.compareTo(a);
        return forward < 0 == backward > 0 && forward == 0 == (backward == 0);
    }

    /** An order is transitive. */
    /*@ public normal_behavior
      @ requires a.compareTo(b) <= 0 && b.compareTo(c) <= 0;
      @ ensures \result;
      @*/
    public static /*@ pure @*/ boolean isTransitive(Version a, Version b, Version c) {
        return a.compareTo(c) <= 0;
    }

    /** Equality is symmetric. */
    /*@ public normal_behavior
      @ ensures \result;
      @*/
    public static /*@ pure @*/ boolean isSymmetric(Version a, Version b) {
        return a.equals(b) == b.equals(a);
    }
}
