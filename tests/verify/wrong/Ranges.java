// A bound variable takes the values of its type and no others, whatever the range says.
class Ranges {
  //@ ensures (\num_of int i; n <= i && i < n + 2; true) == 2;
  static void wrongCount(int n) {}

  //@ ensures (\exists byte b; 0 <= b && b <= 200; b == 200);
  static void wrongByte() {}

  //@ requires (\forall byte b; 0 <= b && b <= 300; b < n);
  //@ ensures n > 300;
  static void wrongAssumption(int n) {}

  //@ ensures (\exists int i; n <= i && i <= n + 1; i == n + 1);
  static void wrongNext(int n) {}

  //@ ensures (\sum int i; n <= i && i < n + 2; 1) == 2;
  static void wrongSum(int n) {}

  //@ ensures (\product int i; n <= i && i < n + 2; 3) == 9;
  static void wrongProduct(int n) {}

  //@ ensures (\max int i; n <= i && i <= n + 1; i) == n + 1;
  static void wrongMax(int n) {}

  //@ ensures (\min long i; n - 1 <= i && i <= n; i) == n - 1;
  static void wrongMin(long n) {}

  //@ ensures (\exists int i, j; i <= j && j <= i; i > 2147483647);
  static void wrongPair() {}

  //@ ensures (\seq_def int i; 0; 3000000000L; i).length == 3000000000L;
  static void wrongSequence() {}

  //@ ensures \disjoint((\infinite_union int b; 0 <= b && b <= 200; \singleton(a[b])), \singleton(a[150]));
  static void wrongUnion(int[] a) {}

  //@ ensures (\exists char c; c < 0; true);
  static void wrongChar() {}
}
