/** A singly linked list; a ghost field knows how many nodes follow. */
public class LinkedList {
    public static class Node {
        /*@ public invariant length >= 1;
          @ public invariant next == null <==> length == 1;
          @ public invariant next != null ==> next != this && next.length == length - 1;
          @*/
        public int value;
        public /*@ nullable @*/ Node next;
        //@ public ghost \bigint length;

        /*@ public normal_behavior
          @ requires next != null ==> \invariant_for(next);
          @ ensures this.value == value && this.next == next;
          @ ensures length == (next == null ? 1 : next.length + 1);
          @*/
        public Node(int value, /*@ nullable @*/ Node next) {
            this.value = value;
            this.next = next;
            //@ set length = next == null ? 1 : next.length + 1;
        }
    }

    /*@ public invariant head == null ? size == 0 : \invariant_for(head) && head.length == size;
      @*/
    private /*@ spec_public nullable @*/ Node head;
    private /*@ spec_public @*/ int size;

    /*@ public normal_behavior
      @ ensures head == null && size == 0;
      @*/
    public LinkedList() {
    }

    /*@ public normal_behavior
      @ requires size < Integer.MAX_VALUE;
      @ ensures size == \old(size) + 1 && head != null && head.value == value && head.next == \old(head);
      @ ensures \fresh(head);
      @ assignable head, size;
      @*/
    public void addFirst(int value) {
        head = new Node(value, head);
        size++;
    }

    /*@ public normal_behavior
      @ requires head != null;
      @ ensures \result == head.value;
      @*/
    public /*@ pure @*/ int first() {
        return head.value;
    }

    /*@ public normal_behavior
      @ ensures \result <==> size == 0;
      @*/
    public /*@ pure @*/ boolean isEmpty() {
        return head == null;
    }
}
