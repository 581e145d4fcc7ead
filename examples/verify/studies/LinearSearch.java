/** Linear search, left by return and by break (Steinhöfel 2020, §2.3; Scheurer, Hähnle and Bubel 2016, §5). */
public class LinearSearch {
    /*@ public normal_behavior
      @ ensures ((\exists int i; i >= 0 && i < arr.length; arr[i] == elem)
      @          ==> arr[\result] == elem && (\forall int j; j >= 0 && j < \result; arr[j] != elem))
      @      && ((\forall int i; i >= 0 && i < arr.length; arr[i] != elem) ==> \result == -1);
      @*/
    public int linearSearch(int[] arr, int elem) {
        int i = 0;
        /*@ loop_invariant i >= 0 && i <= arr.length && (\forall int j; j >= 0 && j < i; arr[j] != elem);
          @ decreases arr.length - i;
          @ assignable \nothing;
          @*/
        while (i < arr.length) {
            if (arr[i] == elem) {
                return i;
            }
            i++;
        }
        return -1;
    }

    /*@ public normal_behavior
      @ ensures ((\exists int i; i >= 0 && i < arr.length; arr[i] == toFind) ==> arr[\result] == toFind)
      @      && ((\forall int i; i >= 0 && i < arr.length; arr[i] != toFind) ==> \result == -1);
      @ assignable \nothing;
      @*/
    public int find(int[] arr, int toFind) {
        int curPos = 0;
        /*@ loop_invariant (\forall int i; i >= 0 && i < curPos; arr[i] != toFind) && curPos >= 0;
          @ decreases arr.length - curPos;
          @ assignable curPos;
          @*/
        while (curPos < arr.length) {
            if (arr[curPos] == toFind) {
                break;
            }
            curPos = curPos + 1;
        }
        if (curPos < arr.length) {
            return curPos;
        } else {
            return -1;
        }
    }
}
