/** A binary search tree of nodes in arrays, and searching from a node. */
public class Tree {
    /** A node that knows the bounds of its subtree. */
    public static class Node {
        /*@ public invariant low <= key && key <= high;
          @ public invariant left != null ==> left.low == low && left.high == key - 1;
          @ public invariant right != null ==> right.low == key + 1 && right.high == high;
          @*/
        public int key;
        public /*@ nullable @*/ Node left;
        public /*@ nullable @*/ Node right;
        //@ public ghost \bigint low;
        //@ public ghost \bigint high;

        /*@ public normal_behavior
          @ ensures this.key == key && left == null && right == null;
          @ ensures low == Integer.MIN_VALUE && high == Integer.MAX_VALUE;
          @*/
        public Node(int key) {
            this.key = key;
            //@ set low = Integer.MIN_VALUE;
            //@ set high = Integer.MAX_VALUE;
        }

        /** The subtree in which a key belongs; the node itself if it is here. */
        /*@ public normal_behavior
          @ requires low <= x && x <= high;
          @ ensures x == key <==> \result == this;
          @ ensures \result != null && \result != this ==> \result.low <= x && x <= \result.high;
          @*/
        public /*@ pure nullable @*/ Node towards(int x) {
            if (x < key) {
                return left == this ? null : left;
            }
            if (x > key) {
                return right == this ? null : right;
            }
            return this;
        }
    }

    /*@ public normal_behavior
      @ requires (\forall int i, j; 0 <= i && i < j && j < keys.length; keys[i] < keys[j]);
      @ ensures \result <==> (\exists int i; 0 <= i && i < keys.length; keys[i] == x);
      @ assignable \nothing;
      @*/
    public static boolean contains(int[] keys, int x) {
        return containsBetween(keys, 0, keys.length, x);
    }

    /** The keys of a range are a balanced tree whose root is in the middle. */
    /*@ private normal_behavior
      @ requires 0 <= from && from <= to && to <= keys.length;
      @ requires (\forall int i, j; 0 <= i && i < j && j < keys.length; keys[i] < keys[j]);
      @ ensures \result <==> (\exists int i; from <= i && i < to; keys[i] == x);
      @ measured_by to - from;
      @ assignable \nothing;
      @*/
    private static boolean containsBetween(int[] keys, int from, int to, int x) {
        if (from == to) {
            return false;
        }
        int root = from + (to - from) / 2;
        if (x < keys[root]) {
            return containsBetween(keys, from, root, x);
        }
        return keys[root] == x || containsBetween(keys, root + 1, to, x);
    }
}
