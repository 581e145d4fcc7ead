/** A queue in an array that is used as a ring. */
public class RingBuffer {
    /*@ public invariant elements.length > 0;
      @ public invariant 0 <= first && first < elements.length;
      @ public invariant 0 <= size && size <= elements.length;
      @*/
    private final /*@ spec_public @*/ int[] elements;
    private /*@ spec_public @*/ int first;
    private /*@ spec_public @*/ int size;

    /*@ public normal_behavior
      @ requires capacity > 0;
      @ ensures size == 0 && elements.length == capacity;
      @*/
    public RingBuffer(int capacity) {
        elements = new int[capacity];
    }

    /** Where the element at a position of the queue is, without an overflow. */
    /*@ private normal_behavior
      @ requires 0 <= position && position <= size;
      @ ensures 0 <= \result && \result < elements.length;
      @ ensures \result == first + position || \result == first + position - elements.length;
      @*/
    private /*@ spec_public strictly_pure @*/ int index(int position) {
        int room = elements.length - first;
        return position < room ? first + position : position - room;
    }

    /*@ public normal_behavior
      @ ensures \result == size;
      @*/
    public /*@ strictly_pure @*/ int size() {
        return size;
    }

    /*@ public normal_behavior
      @ requires 0 <= position && position < size;
      @ ensures \result == elements[index(position)];
      @*/
    public /*@ strictly_pure @*/ int get(int position) {
        return elements[index(position)];
    }

    /*@ public normal_behavior
      @ requires size < elements.length;
      @ ensures size == \old(size) + 1 && elements[\old(index(size))] == x;
      @ assignable size, elements[*];
      @ also public exceptional_behavior
      @ requires size == elements.length;
      @ signals_only IllegalStateException;
      @ assignable \nothing;
      @*/
    public void add(int x) {
        if (size == elements.length) {
            throw new IllegalStateException();
        }
        elements[index(size)] = x;
        size++;
    }

    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures size == \old(size) - 1 && \result == \old(elements[first]);
      @ ensures first == (\old(first) + 1 == elements.length ? 0 : \old(first) + 1);
      @ assignable size, first;
      @*/
    public int remove() {
        int x = elements[first];
        first = first + 1 == elements.length ? 0 : first + 1;
        size--;
        return x;
    }
}
