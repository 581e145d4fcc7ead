/** A stack with a copy constructor (Hentschel 2016, §9). */
public class Stacks {
    public static final class Stack {
        /*@ public invariant elements != null;
          @ public invariant \typeof(elements) == \type(Object[]);
          @ public invariant (\forall int i; i >= size && i < elements.length; elements[i] == null);
          @*/
        private final /*@ spec_public nullable @*/ Object[] elements;
        //@ public invariant size >= 0 && size <= elements.length;
        private /*@ spec_public @*/ int size;

        /** Fails for negative sizes. */
        /*@ public normal_behavior
          @ ensures elements.length == maximalSize && size == 0;
          @*/
        public Stack(int maximalSize) {
            elements = new Object[maximalSize];
            size = 0;
        }

        /** Not an independent copy: the elements are shared. */
        /*@ public normal_behavior
          @ requires \invariant_for(existingStack);
          @ ensures size == existingStack.size && elements != existingStack.elements;
          @*/
        public Stack(Stack existingStack) {
            this.elements = existingStack.elements;
            this.size = existingStack.size;
        }

        /*@ public normal_behavior
          @ requires size < elements.length;
          @ ensures size == \old(size) + 1 && elements[\old(size)] == e;
          @ assignable size, elements[size];
          @ also public exceptional_behavior
          @ requires size == elements.length;
          @ signals_only IllegalStateException;
          @ assignable \nothing;
          @*/
        public void push(/*@ nullable @*/ Object e) {
            if (size < elements.length) {
                elements[size++] = e;
            } else {
                throw new IllegalStateException("Stack is full.");
            }
        }

        /** The element stays in the array, which breaks the invariant. */
        /*@ public normal_behavior
          @ requires size >= 1;
          @ ensures size == \old(size) - 1 && \result == \old(elements[size - 1]);
          @ assignable size, elements[size - 1];
          @ also public exceptional_behavior
          @ requires size == 0;
          @ signals_only IllegalStateException;
          @ assignable \nothing;
          @*/
        public /*@ nullable @*/ Object pop() {
            if (size >= 1) {
                return elements[--size];
            } else {
                throw new IllegalStateException("Stack is empty.");
            }
        }

        /*@ public normal_behavior
          @ requires size >= 1;
          @ ensures size == \old(size) - 1 && \result == \old(elements[size - 1]);
          @ assignable size, elements[size - 1];
          @*/
        public /*@ nullable @*/ Object popRepaired() {
            size--;
            Object top = elements[size];
            elements[size] = null;
            return top;
        }
    }
}
