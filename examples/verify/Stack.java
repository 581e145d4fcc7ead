/** A stack of bounded size. */
public class Stack {
    /*@ public invariant 0 <= size && size <= elements.length;
      @*/
    private final /*@ spec_public @*/ int[] elements;
    private /*@ spec_public @*/ int size;

    /*@ public normal_behavior
      @ requires 0 <= capacity;
      @ ensures size == 0 && elements.length == capacity && \fresh(elements);
      @*/
    public Stack(int capacity) {
        elements = new int[capacity];
    }

    /*@ public normal_behavior
      @ ensures \result == (size == 0);
      @*/
    public /*@ strictly_pure @*/ boolean isEmpty() {
        return size == 0;
    }

    /*@ public normal_behavior
      @ ensures \result == (size == elements.length);
      @*/
    public /*@ strictly_pure @*/ boolean isFull() {
        return size == elements.length;
    }

    /*@ public normal_behavior
      @ requires !isFull();
      @ ensures size == \old(size) + 1 && elements[size - 1] == x;
      @ assignable size, elements[size];
      @ also public exceptional_behavior
      @ requires isFull();
      @ signals_only IllegalStateException;
      @ assignable \nothing;
      @*/
    public void push(int x) {
        if (isFull()) {
            throw new IllegalStateException();
        }
        elements[size] = x;
        size++;
    }

    /*@ public normal_behavior
      @ requires !isEmpty();
      @ ensures size == \old(size) - 1 && \result == elements[size];
      @ assignable size;
      @ also public exceptional_behavior
      @ requires isEmpty();
      @ signals_only IllegalStateException;
      @ assignable \nothing;
      @*/
    public int pop() {
        if (isEmpty()) {
            throw new IllegalStateException();
        }
        size--;
        return elements[size];
    }

    /*@ public normal_behavior
      @ requires !isEmpty();
      @ ensures \result == elements[size - 1];
      @*/
    public /*@ pure @*/ int top() {
        return elements[size - 1];
    }

    /*@ public normal_behavior
      @ requires !isFull();
      @ ensures size == \old(size) && \result == x;
      @ assignable size, elements[size];
      @*/
    public int pushAndPop(int x) {
        push(x);
        return pop();
    }

    /*@ public normal_behavior
      @ ensures size == 0;
      @ assignable size;
      @*/
    public void clear() {
        size = 0;
    }

    /*@ public normal_behavior
      @ ensures \result <==> (\exists int i; 0 <= i && i < size; elements[i] == x);
      @*/
    public /*@ pure @*/ boolean contains(int x) {
        /*@ loop_invariant 0 <= i && i <= size;
          @ loop_invariant (\forall int j; 0 <= j && j < i; elements[j] != x);
          @ decreases size - i;
          @ assignable \nothing;
          @*/
        for (int i = 0; i < size; i++) {
            if (elements[i] == x) {
                return true;
            }
        }
        return false;
    }
}
