// A bound variable takes the values of its type and no others, whatever the range says.
class Ranges {
  //@ ensures (\forall int i; 0 <= i && i < 3000000000L; i <= 2147483647);
  static void long_bound() {}

  //@ requires n < 100;
  //@ ensures (\num_of int i; n <= i && i < n + 2; true) == 2;
  static void count(int n) {}

  //@ requires n < 100;
  //@ ensures (\exists int i; n <= i && i <= n + 1; i == n + 1);
  static void next(int n) {}

  //@ ensures (\forall int i, j; i <= j && j <= i; i <= 2147483647);
  static void pair() {}

  //@ ensures (\forall short s; -40000 < s; s >= -32768);
  static void half() {}

  //@ ensures (\min char c; true; c) == 0;
  static void least() {}

  //@ ensures \disjoint((\infinite_union byte b; 0 <= b && b <= 200; \singleton(a[b])), \singleton(a[150]));
  static void union(int[] a) {}

  //@ requires (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
  //@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) >= 0;
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] + a[j] >= 0);
  static void elements(int[] a) {}
}
