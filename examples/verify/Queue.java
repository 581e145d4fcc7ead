/** A queue that moves its elements to the front. */
public class Queue {
    //@ public invariant 0 <= size && size <= elements.length;
    private final /*@ spec_public @*/ int[] elements;
    private /*@ spec_public @*/ int size;

    /*@ public normal_behavior
      @ requires capacity >= 0;
      @ ensures size == 0 && elements.length == capacity;
      @*/
    public Queue(int capacity) {
        elements = new int[capacity];
    }

    /*@ public normal_behavior
      @ requires size < elements.length;
      @ ensures \result && size == \old(size) + 1 && elements[\old(size)] == x;
      @ assignable size, elements[size];
      @ also public normal_behavior
      @ requires size == elements.length;
      @ ensures !\result;
      @ assignable \nothing;
      @*/
    public boolean offer(int x) {
        if (size == elements.length) {
            return false;
        }
        elements[size++] = x;
        return true;
    }

    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures \result == \old(elements[0]) && size == \old(size) - 1;
      @ ensures (\forall int i; 0 <= i && i < size; elements[i] == \old(elements[i + 1]));
      @ assignable size, elements[*];
      @*/
    public int poll() {
        int x = elements[0];
        /*@ loop_invariant 1 <= i && i <= size;
          @ loop_invariant (\forall int j; 0 <= j && j < i - 1; elements[j] == \old(elements[j + 1]));
          @ loop_invariant (\forall int j; i - 1 <= j && j < elements.length; elements[j] == \old(elements[j]));
          @ decreases size - i;
          @ assignable elements[*];
          @*/
        for (int i = 1; i < size; i++) {
            elements[i - 1] = elements[i];
        }
        size--;
        return x;
    }
}
