/** An array with listeners (Hentschel 2016, §9). */
public class ObservableArrays {
    public static class ArrayEvent {
        public final ObservableArray source;
        public final int index;
        public final /*@ nullable @*/ Object newElement;

        public ArrayEvent(ObservableArray source, int index, /*@ nullable @*/ Object newElement) {
            this.source = source;
            this.index = index;
            this.newElement = newElement;
        }
    }

    public interface ArrayListener {
        /*@ normal_behavior
          @ requires true;
          @ ensures true;
          @ assignable \everything;
          @*/
        /*@ helper @*/ void elementChanged(ArrayEvent e);
    }

    public static class ObservableArray {
        //@ public invariant array != null;
        private final /*@ spec_public nullable @*/ Object[] array;
        private /*@ spec_public nullable @*/ ArrayListener[] arrayListeners;

        /*@ public normal_behavior
          @ requires array != null;
          @ ensures this.array == array && arrayListeners == null;
          @ also public exceptional_behavior
          @ requires array == null;
          @ signals_only IllegalArgumentException;
          @*/
        public ObservableArray(/*@ nullable @*/ Object[] array) {
            if (array == null) {
                throw new IllegalArgumentException("Array is null.");
            }
            this.array = array;
            this.arrayListeners = null;
        }

        /** Index and type of the element are not checked, and a listener may take away the listeners. */
        /*@ public normal_behavior
          @ ensures true;
          @*/
        public void set(int index, /*@ nullable @*/ Object element) {
            array[index] = element;
            fireElementChanged(new ArrayEvent(this, index, element));
        }

        private void fireElementChanged(ArrayEvent e) {
            if (arrayListeners != null) {
                /*@ loop_invariant i >= 0 && i <= arrayListeners.length;
                  @ decreasing arrayListeners.length - i;
                  @ assignable \everything;
                  @*/
                for (int i = 0; i < arrayListeners.length; i++) {
                    if (arrayListeners[i] != null) {
                        arrayListeners[i].elementChanged(e);
                    }
                }
            }
        }

        /*@ public normal_behavior
          @ ensures this.arrayListeners == arrayListeners;
          @ assignable this.arrayListeners;
          @*/
        public void setArrayListeners(/*@ nullable @*/ ArrayListener[] arrayListeners) {
            this.arrayListeners = arrayListeners;
        }
    }
}
