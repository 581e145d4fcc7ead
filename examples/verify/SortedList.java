/** A list in an array that stays sorted. */
public class SortedList {
    /*@ public invariant 0 <= size && size <= elements.length;
      @ public invariant (\forall int i, j; 0 <= i && i < j && j < size; elements[i] <= elements[j]);
      @*/
    private final /*@ spec_public @*/ int[] elements;
    private /*@ spec_public @*/ int size;

    /*@ public normal_behavior
      @ requires capacity >= 0;
      @ ensures size == 0 && elements.length == capacity;
      @*/
    public SortedList(int capacity) {
        elements = new int[capacity];
    }

    /*@ public normal_behavior
      @ requires size < elements.length;
      @ ensures size == \old(size) + 1;
      @ ensures (\exists int at; 0 <= at && at < size; elements[at] == x
      @         && (\forall int i; 0 <= i && i < at; elements[i] == \old(elements[i]))
      @         && (\forall int i; at < i && i < size; elements[i] == \old(elements[i - 1])));
      @ assignable size, elements[*];
      @*/
    public void insert(int x) {
        int at = size;
        /*@ loop_invariant 0 <= at && at <= size;
          @ loop_invariant (\forall int i; 0 <= i && i < at; elements[i] == \old(elements[i]));
          @ loop_invariant (\forall int i; at < i && i <= size; elements[i] == \old(elements[i - 1]) && x < elements[i]);
          @ decreases at;
          @ assignable elements[*];
          @*/
        while (at > 0 && elements[at - 1] > x) {
            elements[at] = elements[at - 1];
            at--;
        }
        elements[at] = x;
        size++;
    }

    /*@ public normal_behavior
      @ requires 0 <= at && at < size;
      @ ensures size == \old(size) - 1;
      @ ensures (\forall int i; 0 <= i && i < at; elements[i] == \old(elements[i]));
      @ ensures (\forall int i; at <= i && i < size; elements[i] == \old(elements[i + 1]));
      @ assignable size, elements[*];
      @*/
    public void removeAt(int at) {
        shiftDown(elements, at, size - 1);
        size--;
    }

    /*@ private normal_behavior
      @ requires 0 <= from && from <= to && to < a.length;
      @ ensures (\forall int i; from <= i && i < to; a[i] == \old(a[i + 1]));
      @ assignable a[from..to - 1];
      @*/
    private static void shiftDown(int[] a, int from, int to) {
        /*@ loop_invariant from <= i && i <= to;
          @ loop_invariant (\forall int j; from <= j && j < i; a[j] == \old(a[j + 1]));
          @ loop_invariant (\forall int j; i <= j && j < a.length; a[j] == \old(a[j]));
          @ decreases to - i;
          @ assignable a[from..to - 1];
          @*/
        for (int i = from; i < to; i++) {
            a[i] = a[i + 1];
        }
    }

    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures (\forall int i; 0 <= i && i < size; \result <= elements[i]);
      @*/
    public /*@ pure @*/ int smallest() {
        return elements[0];
    }
}
