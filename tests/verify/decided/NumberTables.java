import java.util.*;
import java.util.stream.*;

/** Compound assignment, casts, shifts, overloads, boxes and floats: tables of results for all inputs, each once right and once with one wrong row, as the JVM says. */
@SuppressWarnings("all")
class NumberTables {
    static int cnt; static int tick() { return cnt++; }
    static int[] pair(int a, int b) { return new int[] {a, b}; }
    static int over(long l) { return 1; } static int over(Integer i) { return 2; } static int over(Object o) { return 3; } static int over(int... is) { return 4; }
    static int over2(double d) { return 1; } static int over2(float f) { return 2; } static int over2(Object o) { return 3; }
    static int over3(char c) { return 1; } static int over3(int i) { return 2; }
    static int over4(Object... os) { return os == null ? -1 : os.length; }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 21;
    @ ensures x == -2 && y == 1 ==> \result == 21;
    @ ensures x == -1 && y == 0 ==> \result == 121;
    @ ensures x == -1 && y == 1 ==> \result == 121;
    @ ensures x == 0 && y == 0 ==> \result == 221;
    @ ensures x == 0 && y == 1 ==> \result == 221;
    @ ensures x == 1 && y == 0 ==> \result == 321;
    @ ensures x == 1 && y == 1 ==> \result == 321;
    @ ensures x == 2 && y == 0 ==> \result == 421;
    @ ensures x == 2 && y == 1 ==> \result == 421;
    @ ensures x == 3 && y == 0 ==> \result == 521;
    @ ensures x == 3 && y == 1 ==> \result == 521;
    @ signals_only \nothing;
    @*/
  static int m0Holds(int x, int y) { // TRUE
    int[] a = {x, y, 5}; int i = 0; a[i++] += a[i] = i + 1; return a[0] * 100 + a[1] * 10 + i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 21;
    @ ensures x == -2 && y == 1 ==> \result == 21;
    @ ensures x == -1 && y == 0 ==> \result == 121;
    @ ensures x == -1 && y == 1 ==> \result == 120;
    @ ensures x == 0 && y == 0 ==> \result == 221;
    @ ensures x == 0 && y == 1 ==> \result == 221;
    @ ensures x == 1 && y == 0 ==> \result == 321;
    @ ensures x == 1 && y == 1 ==> \result == 321;
    @ ensures x == 2 && y == 0 ==> \result == 421;
    @ ensures x == 2 && y == 1 ==> \result == 421;
    @ ensures x == 3 && y == 0 ==> \result == 521;
    @ ensures x == 3 && y == 1 ==> \result == 521;
    @ signals_only \nothing;
    @*/
  static int m0Off(int x, int y) { // FALSE
    int[] a = {x, y, 5}; int i = 0; a[i++] += a[i] = i + 1; return a[0] * 100 + a[1] * 10 + i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 23;
    @ ensures x == -2 && y == 1 ==> \result == 103;
    @ ensures x == -1 && y == 0 ==> \result == 1123;
    @ ensures x == -1 && y == 1 ==> \result == 1113;
    @ ensures x == 0 && y == 0 ==> \result == 23;
    @ ensures x == 0 && y == 1 ==> \result == 103;
    @ ensures x == 1 && y == 0 ==> \result == 1123;
    @ ensures x == 1 && y == 1 ==> \result == 1113;
    @ ensures x == 2 && y == 0 ==> \result == 23;
    @ ensures x == 2 && y == 1 ==> \result == 103;
    @ ensures x == 3 && y == 0 ==> \result == 1123;
    @ ensures x == 3 && y == 1 ==> \result == 1113;
    @ signals_only \nothing;
    @*/
  static int m1Holds(int x, int y) { // TRUE
    int[] a = {1, 2, 3}; int i = y; a[i] = i = x & 1; return a[0] * 100 + a[1] * 10 + a[2] + i * 1000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 23;
    @ ensures x == -2 && y == 1 ==> \result == 103;
    @ ensures x == -1 && y == 0 ==> \result == 1123;
    @ ensures x == -1 && y == 1 ==> \result == 1113;
    @ ensures x == 0 && y == 0 ==> \result == 23;
    @ ensures x == 0 && y == 1 ==> \result == 103;
    @ ensures x == 1 && y == 0 ==> \result == 1123;
    @ ensures x == 1 && y == 1 ==> \result == 1113;
    @ ensures x == 2 && y == 0 ==> \result == 23;
    @ ensures x == 2 && y == 1 ==> \result == 103;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 1113;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m1Wrong(int x, int y) { // FALSE
    int[] a = {1, 2, 3}; int i = y; a[i] = i = x & 1; return a[0] * 100 + a[1] * 10 + a[2] + i * 1000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1998;
    @ ensures x == -2 && y == 1 ==> \result == 1998;
    @ ensures x == -1 && y == 0 ==> \result == 1999;
    @ ensures x == -1 && y == 1 ==> \result == 1999;
    @ ensures x == 0 && y == 0 ==> \result == 1001;
    @ ensures x == 0 && y == 1 ==> \result == 321;
    @ ensures x == 1 && y == 0 ==> \result == 1002;
    @ ensures x == 1 && y == 1 ==> \result == 323;
    @ ensures x == 2 && y == 0 ==> \result == 1003;
    @ ensures x == 2 && y == 1 ==> \result == 624;
    @ ensures x == 3 && y == 0 ==> \result == 2003;
    @ ensures x == 3 && y == 1 ==> \result == 2003;
    @ signals_only \nothing;
    @*/
  static int m2Holds(int x, int y) { // TRUE
    int[] a = {1, 2, 3}; int i = 0; try { a[i += x] *= i++ / y; } catch (ArithmeticException e) { return 1000 + i; } catch (ArrayIndexOutOfBoundsException e) { return 2000 + i; } return a[0] + a[1] * 10 + a[2] * 100 + i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1998;
    @ ensures x == -2 && y == 1 ==> \result == 1998;
    @ ensures x == -1 && y == 0 ==> \result == 1999;
    @ ensures x == -1 && y == 1 ==> \result == 1999;
    @ ensures x == 0 && y == 0 ==> \result == 1000;
    @ ensures x == 0 && y == 1 ==> \result == 321;
    @ ensures x == 1 && y == 0 ==> \result == 1002;
    @ ensures x == 1 && y == 1 ==> \result == 323;
    @ ensures x == 2 && y == 0 ==> \result == 1003;
    @ ensures x == 2 && y == 1 ==> \result == 624;
    @ ensures x == 3 && y == 0 ==> \result == 2003;
    @ ensures x == 3 && y == 1 ==> \result == 2003;
    @ signals_only \nothing;
    @*/
  static int m2Off(int x, int y) { // FALSE
    int[] a = {1, 2, 3}; int i = 0; try { a[i += x] *= i++ / y; } catch (ArithmeticException e) { return 1000 + i; } catch (ArrayIndexOutOfBoundsException e) { return 2000 + i; } return a[0] + a[1] * 10 + a[2] * 100 + i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -6;
    @ ensures x == -2 && y == 1 ==> \result == -6;
    @ ensures x == -1 && y == 0 ==> \result == -2;
    @ ensures x == -1 && y == 1 ==> \result == -2;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 6;
    @ ensures x == 1 && y == 1 ==> \result == 6;
    @ ensures x == 2 && y == 0 ==> \result == 10;
    @ ensures x == 2 && y == 1 ==> \result == 10;
    @ ensures x == 3 && y == 0 ==> \result == 14;
    @ ensures x == 3 && y == 1 ==> \result == 14;
    @ signals_only \nothing;
    @*/
  static int m3Holds(int x, int y) { // TRUE
    int k = x; k += k++ * 2 + ++k; return k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -6;
    @ ensures x == -2 && y == 1 ==> \result == -6;
    @ ensures x == -1 && y == 0 ==> \result == -2;
    @ ensures x == -1 && y == 1 ==> \result == -2;
    @ ensures x == 0 && y == 0 ==> \result == 2;
    @ ensures x == 0 && y == 1 ==> \result == 2;
    @ ensures x == 1 && y == 0 ==> \result == 6;
    @ ensures x == 1 && y == 1 ==> false;
    @ ensures x == 2 && y == 0 ==> \result == 10;
    @ ensures x == 2 && y == 1 ==> \result == 10;
    @ ensures x == 3 && y == 0 ==> \result == 14;
    @ ensures x == 3 && y == 1 ==> \result == 14;
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m3Wrong(int x, int y) { // FALSE
    int k = x; k += k++ * 2 + ++k; return k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -5;
    @ ensures x == -2 && y == 1 ==> \result == -5;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 7;
    @ ensures x == 1 && y == 1 ==> \result == 7;
    @ ensures x == 2 && y == 0 ==> \result == 11;
    @ ensures x == 2 && y == 1 ==> \result == 11;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 15;
    @ signals_only \nothing;
    @*/
  static int m4Holds(int x, int y) { // TRUE
    int k = x; k = k++ + k--; return k * 3 - --k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -4;
    @ ensures x == -2 && y == 1 ==> \result == -5;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 7;
    @ ensures x == 1 && y == 1 ==> \result == 7;
    @ ensures x == 2 && y == 0 ==> \result == 11;
    @ ensures x == 2 && y == 1 ==> \result == 11;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 15;
    @ signals_only \nothing;
    @*/
  static int m4Off(int x, int y) { // FALSE
    int k = x; k = k++ + k--; return k * 3 - --k;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 43;
    @ ensures x == -2 && y == 1 ==> \result == 43;
    @ ensures x == -1 && y == 0 ==> \result == -35;
    @ ensures x == -1 && y == 1 ==> \result == -35;
    @ ensures x == 0 && y == 0 ==> \result == 15;
    @ ensures x == 0 && y == 1 ==> \result == 15;
    @ ensures x == 1 && y == 0 ==> \result == -63;
    @ ensures x == 1 && y == 1 ==> \result == -63;
    @ ensures x == 2 && y == 0 ==> \result == -13;
    @ ensures x == 2 && y == 1 ==> \result == -13;
    @ ensures x == 3 && y == 0 ==> \result == 37;
    @ ensures x == 3 && y == 1 ==> \result == 37;
    @ signals_only \nothing;
    @*/
  static int m5Holds(int x, int y) { // TRUE
    byte b = (byte) (x * 100); b += 30.7; b >>>= 1; return b;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 43;
    @ ensures x == -2 && y == 1 ==> \result == 43;
    @ ensures x == -1 && y == 0 ==> \result == -35;
    @ ensures x == -1 && y == 1 ==> \result == -35;
    @ ensures x == 0 && y == 0 ==> \result == 15;
    @ ensures x == 0 && y == 1 ==> \result == 15;
    @ ensures x == 1 && y == 0 ==> \result == -63;
    @ ensures x == 1 && y == 1 ==> \result == -63;
    @ ensures x == 2 && y == 0 ==> \result == -13;
    @ ensures x == 2 && y == 1 ==> \result == -13;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 37;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m5Wrong(int x, int y) { // FALSE
    byte b = (byte) (x * 100); b += 30.7; b >>>= 1; return b;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -14465;
    @ ensures x == -2 && y == 1 ==> \result == -14465;
    @ ensures x == -1 && y == 0 ==> \result == 25535;
    @ ensures x == -1 && y == 1 ==> \result == 25535;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> \result == -25537;
    @ ensures x == 1 && y == 1 ==> \result == -25537;
    @ ensures x == 2 && y == 0 ==> \result == 14463;
    @ ensures x == 2 && y == 1 ==> \result == 14463;
    @ ensures x == 3 && y == 0 ==> \result == -11073;
    @ ensures x == 3 && y == 1 ==> \result == -11073;
    @ signals_only \nothing;
    @*/
  static int m6Holds(int x, int y) { // TRUE
    short s = (short) (x * 20000); s *= 2; s--; return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -14465;
    @ ensures x == -2 && y == 1 ==> \result == -14464;
    @ ensures x == -1 && y == 0 ==> \result == 25535;
    @ ensures x == -1 && y == 1 ==> \result == 25535;
    @ ensures x == 0 && y == 0 ==> \result == -1;
    @ ensures x == 0 && y == 1 ==> \result == -1;
    @ ensures x == 1 && y == 0 ==> \result == -25537;
    @ ensures x == 1 && y == 1 ==> \result == -25537;
    @ ensures x == 2 && y == 0 ==> \result == 14463;
    @ ensures x == 2 && y == 1 ==> \result == 14463;
    @ ensures x == 3 && y == 0 ==> \result == -11073;
    @ ensures x == 3 && y == 1 ==> \result == -11073;
    @ signals_only \nothing;
    @*/
  static int m6Off(int x, int y) { // FALSE
    short s = (short) (x * 20000); s *= 2; s--; return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 65534;
    @ ensures x == -2 && y == 1 ==> \result == 65534;
    @ ensures x == -1 && y == 0 ==> \result == 65535;
    @ ensures x == -1 && y == 1 ==> \result == 65535;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m7Holds(int x, int y) { // TRUE
    char c = (char) (x + 1); c -= 2; c++; return c;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 65534;
    @ ensures x == -2 && y == 1 ==> \result == 65534;
    @ ensures x == -1 && y == 0 ==> \result == 65535;
    @ ensures x == -1 && y == 1 ==> \result == 65535;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> false;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m7Wrong(int x, int y) { // FALSE
    char c = (char) (x + 1); c -= 2; c++; return c;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 94;
    @ ensures x == -2 && y == 1 ==> \result == 95;
    @ ensures x == -1 && y == 0 ==> \result == 95;
    @ ensures x == -1 && y == 1 ==> \result == 96;
    @ ensures x == 0 && y == 0 ==> \result == 97;
    @ ensures x == 0 && y == 1 ==> \result == 98;
    @ ensures x == 1 && y == 0 ==> \result == 98;
    @ ensures x == 1 && y == 1 ==> \result == 99;
    @ ensures x == 2 && y == 0 ==> \result == 100;
    @ ensures x == 2 && y == 1 ==> \result == 101;
    @ ensures x == 3 && y == 0 ==> \result == 101;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m8Holds(int x, int y) { // TRUE
    char c = 'a'; c += x * 1.5; return c + y;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 94;
    @ ensures x == -2 && y == 1 ==> \result == 95;
    @ ensures x == -1 && y == 0 ==> \result == 95;
    @ ensures x == -1 && y == 1 ==> \result == 96;
    @ ensures x == 0 && y == 0 ==> \result == 97;
    @ ensures x == 0 && y == 1 ==> \result == 98;
    @ ensures x == 1 && y == 0 ==> \result == 98;
    @ ensures x == 1 && y == 1 ==> \result == 99;
    @ ensures x == 2 && y == 0 ==> \result == 100;
    @ ensures x == 2 && y == 1 ==> \result == 101;
    @ ensures x == 3 && y == 0 ==> \result == 100;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m8Off(int x, int y) { // FALSE
    char c = 'a'; c += x * 1.5; return c + y;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 33554430;
    @ ensures x == -2 && y == 1 ==> \result == 33554430;
    @ ensures x == -1 && y == 0 ==> \result == 33554432;
    @ ensures x == -1 && y == 1 ==> \result == 33554432;
    @ ensures x == 0 && y == 0 ==> \result == 33554432;
    @ ensures x == 0 && y == 1 ==> \result == 33554432;
    @ ensures x == 1 && y == 0 ==> \result == 33554436;
    @ ensures x == 1 && y == 1 ==> \result == 33554436;
    @ ensures x == 2 && y == 0 ==> \result == 33554440;
    @ ensures x == 2 && y == 1 ==> \result == 33554440;
    @ ensures x == 3 && y == 0 ==> \result == 33554440;
    @ ensures x == 3 && y == 1 ==> \result == 33554440;
    @ signals_only \nothing;
    @*/
  static int m9Holds(int x, int y) { // TRUE
    int i = 16777217 + x; float f = i; i += f; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 33554430;
    @ ensures x == -2 && y == 1 ==> \result == 33554430;
    @ ensures x == -1 && y == 0 ==> \result == 33554432;
    @ ensures x == -1 && y == 1 ==> \result == 33554432;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result == 33554432;
    @ ensures x == 1 && y == 0 ==> \result == 33554436;
    @ ensures x == 1 && y == 1 ==> \result == 33554436;
    @ ensures x == 2 && y == 0 ==> \result == 33554440;
    @ ensures x == 2 && y == 1 ==> \result == 33554440;
    @ ensures x == 3 && y == 0 ==> \result == 33554440;
    @ ensures x == 3 && y == 1 ==> \result == 33554440;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m9Wrong(int x, int y) { // FALSE
    int i = 16777217 + x; float f = i; i += f; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 0;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 4;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 6;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m10Holds(int x, int y) { // TRUE
    int i = x; i += 3.9; i -= 0.5f; i *= 1.5; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0;
    @ ensures x == -2 && y == 1 ==> \result == 0;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 3;
    @ ensures x == 0 && y == 1 ==> \result == 3;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 4;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 6;
    @ ensures x == 3 && y == 0 ==> \result == 7;
    @ ensures x == 3 && y == 1 ==> \result == 7;
    @ signals_only \nothing;
    @*/
  static int m10Off(int x, int y) { // FALSE
    int i = x; i += 3.9; i -= 0.5f; i *= 1.5; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2147483648;
    @ ensures x == -2 && y == 1 ==> \result == -2147483648;
    @ ensures x == -1 && y == 0 ==> \result == -2147483648;
    @ ensures x == -1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 0 && y == 0 ==> \result == 2147483646;
    @ ensures x == 0 && y == 1 ==> \result == 2147483646;
    @ ensures x == 1 && y == 0 ==> \result == 2147483647;
    @ ensures x == 1 && y == 1 ==> \result == 2147483647;
    @ ensures x == 2 && y == 0 ==> \result == 2147483647;
    @ ensures x == 2 && y == 1 ==> \result == 2147483647;
    @ ensures x == 3 && y == 0 ==> \result == 2147483647;
    @ ensures x == 3 && y == 1 ==> \result == 2147483647;
    @ signals_only \nothing;
    @*/
  static int m11Holds(int x, int y) { // TRUE
    int i = Integer.MAX_VALUE - 1; i += x * 1e10; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2147483648;
    @ ensures x == -2 && y == 1 ==> \result == -2147483648;
    @ ensures x == -1 && y == 0 ==> \result == -2147483648;
    @ ensures x == -1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 0 && y == 0 ==> \result == 2147483646;
    @ ensures x == 0 && y == 1 ==> \result == 2147483646;
    @ ensures x == 1 && y == 0 ==> \result == 2147483647;
    @ ensures x == 1 && y == 1 ==> \result == 2147483647;
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> \result == 2147483647;
    @ ensures x == 3 && y == 0 ==> \result == 2147483647;
    @ ensures x == 3 && y == 1 ==> \result == 2147483647;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m11Wrong(int x, int y) { // FALSE
    int i = Integer.MAX_VALUE - 1; i += x * 1e10; return i;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == -2 && y == 1 ==> \result == 9223372036854775807L;
    @ ensures x == -1 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == -1 && y == 1 ==> \result == 9223372036854775807L;
    @ ensures x == 0 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == 0 && y == 1 ==> \result == 9223372036854775807L;
    @ ensures x == 1 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 1 && y == 1 ==> \result == -9223372036854775808L;
    @ ensures x == 2 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 2 && y == 1 ==> \result == -9223372036854775808L;
    @ ensures x == 3 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 3 && y == 1 ==> \result == -9223372036854775808L;
    @ signals_only \nothing;
    @*/
  static long m12Holds(int x, int y) { // TRUE
    long l = Long.MAX_VALUE; l += x; l += 0.0f; return l;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == -2 && y == 1 ==> \result == 9223372036854775806L;
    @ ensures x == -1 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == -1 && y == 1 ==> \result == 9223372036854775807L;
    @ ensures x == 0 && y == 0 ==> \result == 9223372036854775807L;
    @ ensures x == 0 && y == 1 ==> \result == 9223372036854775807L;
    @ ensures x == 1 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 1 && y == 1 ==> \result == -9223372036854775808L;
    @ ensures x == 2 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 2 && y == 1 ==> \result == -9223372036854775808L;
    @ ensures x == 3 && y == 0 ==> \result == -9223372036854775808L;
    @ ensures x == 3 && y == 1 ==> \result == -9223372036854775808L;
    @ signals_only \nothing;
    @*/
  static long m12Off(int x, int y) { // FALSE
    long l = Long.MAX_VALUE; l += x; l += 0.0f; return l;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0L;
    @ ensures x == -2 && y == 1 ==> \result == 0L;
    @ ensures x == -1 && y == 0 ==> \result == 8589934594L;
    @ ensures x == -1 && y == 1 ==> \result == 17179869188L;
    @ ensures x == 0 && y == 0 ==> \result == 0L;
    @ ensures x == 0 && y == 1 ==> \result == 0L;
    @ ensures x == 1 && y == 0 ==> \result == -4294967296L;
    @ ensures x == 1 && y == 1 ==> \result == 4294967297L;
    @ ensures x == 2 && y == 0 ==> \result == 4611686019501129728L;
    @ ensures x == 2 && y == 1 ==> \result == 9223372034707292160L;
    @ ensures x == 3 && y == 0 ==> \result == 0L;
    @ ensures x == 3 && y == 1 ==> \result == 0L;
    @ signals_only \nothing;
    @*/
  static long m13Holds(int x, int y) { // TRUE
    return 1L << (x * 31 + y) ^ 1 << (x * 31 + y);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 0L;
    @ ensures x == -2 && y == 1 ==> \result == 0L;
    @ ensures x == -1 && y == 0 ==> \result == 8589934594L;
    @ ensures x == -1 && y == 1 ==> \result == 17179869188L;
    @ ensures x == 0 && y == 0 ==> \result == 0L;
    @ ensures x == 0 && y == 1 ==> \result == 0L;
    @ ensures x == 1 && y == 0 ==> \result == -4294967296L;
    @ ensures x == 1 && y == 1 ==> \result == 4294967297L;
    @ ensures x == 2 && y == 0 ==> \result == 4611686019501129728L;
    @ ensures x == 2 && y == 1 ==> \result == 9223372034707292160L;
    @ ensures x == 3 && y == 0 ==> \result == 0L;
    @ ensures x == 3 && y == 1 ==> false;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static long m13Wrong(int x, int y) { // FALSE
    return 1L << (x * 31 + y) ^ 1 << (x * 31 + y);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 5L;
    @ ensures x == -2 && y == 1 ==> \result == 5L;
    @ ensures x == -1 && y == 0 ==> \result == 1L;
    @ ensures x == -1 && y == 1 ==> \result == 1L;
    @ ensures x == 0 && y == 0 ==> \result == -10L;
    @ ensures x == 0 && y == 1 ==> \result == -10L;
    @ ensures x == 1 && y == 0 ==> \result == -9223372034707292166L;
    @ ensures x == 1 && y == 1 ==> \result == -9223372034707292166L;
    @ ensures x == 2 && y == 0 ==> \result == 4611686019501129724L;
    @ ensures x == 2 && y == 1 ==> \result == 4611686019501129724L;
    @ ensures x == 3 && y == 0 ==> \result == 2305843009750564861L;
    @ ensures x == 3 && y == 1 ==> \result == 2305843009750564861L;
    @ signals_only \nothing;
    @*/
  static long m14Holds(int x, int y) { // TRUE
    return (-1L >>> x) + (-1 >>> x) + (-8 >> x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 5L;
    @ ensures x == -2 && y == 1 ==> \result == 5L;
    @ ensures x == -1 && y == 0 ==> \result == 1L;
    @ ensures x == -1 && y == 1 ==> \result == 1L;
    @ ensures x == 0 && y == 0 ==> \result == -9L;
    @ ensures x == 0 && y == 1 ==> \result == -10L;
    @ ensures x == 1 && y == 0 ==> \result == -9223372034707292166L;
    @ ensures x == 1 && y == 1 ==> \result == -9223372034707292166L;
    @ ensures x == 2 && y == 0 ==> \result == 4611686019501129724L;
    @ ensures x == 2 && y == 1 ==> \result == 4611686019501129724L;
    @ ensures x == 3 && y == 0 ==> \result == 2305843009750564861L;
    @ ensures x == 3 && y == 1 ==> \result == 2305843009750564861L;
    @ signals_only \nothing;
    @*/
  static long m14Off(int x, int y) { // FALSE
    return (-1L >>> x) + (-1 >>> x) + (-8 >> x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2147483646;
    @ ensures x == -2 && y == 1 ==> \result == 2147483646;
    @ ensures x == -1 && y == 0 ==> \result == -2147450881;
    @ ensures x == -1 && y == 1 ==> \result == -2147450881;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 32767;
    @ ensures x == 1 && y == 1 ==> \result == 32767;
    @ ensures x == 2 && y == 0 ==> \result == -2;
    @ ensures x == 2 && y == 1 ==> \result == -2;
    @ ensures x == 3 && y == 0 ==> \result == 32767;
    @ ensures x == 3 && y == 1 ==> \result == 32767;
    @ signals_only \nothing;
    @*/
  static int m15Holds(int x, int y) { // TRUE
    return (byte) x >>> 1 ^ (byte) -x >> 1 ^ (short) (x << 15);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 2147483646;
    @ ensures x == -2 && y == 1 ==> \result == 2147483646;
    @ ensures x == -1 && y == 0 ==> \result == -2147450881;
    @ ensures x == -1 && y == 1 ==> \result == -2147450881;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result == 32767;
    @ ensures x == 1 && y == 1 ==> \result == 32767;
    @ ensures x == 2 && y == 0 ==> \result == -2;
    @ ensures x == 2 && y == 1 ==> \result == -2;
    @ ensures x == 3 && y == 0 ==> \result == 32767;
    @ ensures x == 3 && y == 1 ==> \result == 32767;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m15Wrong(int x, int y) { // FALSE
    return (byte) x >>> 1 ^ (byte) -x >> 1 ^ (short) (x << 15);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 65645;
    @ ensures x == -2 && y == 1 ==> \result == 65645;
    @ ensures x == -1 && y == 0 ==> \result == 65590;
    @ ensures x == -1 && y == 1 ==> \result == 65590;
    @ ensures x == 0 && y == 0 ==> \result == 65535;
    @ ensures x == 0 && y == 1 ==> \result == 65535;
    @ ensures x == 1 && y == 0 ==> \result == -56;
    @ ensures x == 1 && y == 1 ==> \result == -56;
    @ ensures x == 2 && y == 0 ==> \result == -111;
    @ ensures x == 2 && y == 1 ==> \result == -111;
    @ ensures x == 3 && y == 0 ==> \result == 90;
    @ ensures x == 3 && y == 1 ==> \result == 90;
    @ signals_only \nothing;
    @*/
  static int m16Holds(int x, int y) { // TRUE
    return (int) (char) (byte) (x - 1) + (int) (byte) (char) (x * 200);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 65645;
    @ ensures x == -2 && y == 1 ==> \result == 65645;
    @ ensures x == -1 && y == 0 ==> \result == 65590;
    @ ensures x == -1 && y == 1 ==> \result == 65589;
    @ ensures x == 0 && y == 0 ==> \result == 65535;
    @ ensures x == 0 && y == 1 ==> \result == 65535;
    @ ensures x == 1 && y == 0 ==> \result == -56;
    @ ensures x == 1 && y == 1 ==> \result == -56;
    @ ensures x == 2 && y == 0 ==> \result == -111;
    @ ensures x == 2 && y == 1 ==> \result == -111;
    @ ensures x == 3 && y == 0 ==> \result == 90;
    @ ensures x == 3 && y == 1 ==> \result == 90;
    @ signals_only \nothing;
    @*/
  static int m16Off(int x, int y) { // FALSE
    return (int) (char) (byte) (x - 1) + (int) (byte) (char) (x * 200);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 429496727;
    @ ensures x == -2 && y == 1 ==> \result == 429496727;
    @ ensures x == -1 && y == 0 ==> \result == 715827882;
    @ ensures x == -1 && y == 1 ==> \result == 715827882;
    @ ensures x == 0 && y == 0 ==> \result == -2147483648;
    @ ensures x == 0 && y == 1 ==> \result == -2147483648;
    @ ensures x == 1 && y == 0 ==> \result == 2147483646;
    @ ensures x == 1 && y == 1 ==> \result == 2147483646;
    @ ensures x == 2 && y == 0 ==> \result == -715827885;
    @ ensures x == 2 && y == 1 ==> \result == -715827885;
    @ ensures x == 3 && y == 0 ==> \result == -429496731;
    @ ensures x == 3 && y == 1 ==> \result == -429496731;
    @ signals_only \nothing;
    @*/
  static int m17Holds(int x, int y) { // TRUE
    return Integer.MIN_VALUE / (x * 2 - 1) + Integer.MIN_VALUE % (x * 2 + 1);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 429496727;
    @ ensures x == -2 && y == 1 ==> \result == 429496727;
    @ ensures x == -1 && y == 0 ==> \result == 715827882;
    @ ensures x == -1 && y == 1 ==> \result == 715827882;
    @ ensures x == 0 && y == 0 ==> \result == -2147483648;
    @ ensures x == 0 && y == 1 ==> \result == -2147483648;
    @ ensures x == 1 && y == 0 ==> \result == 2147483646;
    @ ensures x == 1 && y == 1 ==> \result == 2147483646;
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> \result == -715827885;
    @ ensures x == 3 && y == 0 ==> \result == -429496731;
    @ ensures x == 3 && y == 1 ==> \result == -429496731;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m17Wrong(int x, int y) { // FALSE
    return Integer.MIN_VALUE / (x * 2 - 1) + Integer.MIN_VALUE % (x * 2 + 1);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -400;
    @ ensures x == -2 && y == 1 ==> \result == -400;
    @ ensures x == -1 && y == 0 ==> \result == -419;
    @ ensures x == -1 && y == 1 ==> \result == -419;
    @ ensures x == 0 && y == 0 ==> \result == -308;
    @ ensures x == 0 && y == 1 ==> \result == -308;
    @ ensures x == 1 && y == 0 ==> \result == -300;
    @ ensures x == 1 && y == 1 ==> \result == -300;
    @ ensures x == 2 && y == 0 ==> \result == -219;
    @ ensures x == 2 && y == 1 ==> \result == -219;
    @ ensures x == 3 && y == 0 ==> \result == -208;
    @ ensures x == 3 && y == 1 ==> \result == -208;
    @ signals_only \nothing;
    @*/
  static int m18Holds(int x, int y) { // TRUE
    return (x - 7) / 2 * 100 + (x - 7) % 3 * 10 + Math.floorMod(x - 7, 3);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -400;
    @ ensures x == -2 && y == 1 ==> \result == -400;
    @ ensures x == -1 && y == 0 ==> \result == -419;
    @ ensures x == -1 && y == 1 ==> \result == -419;
    @ ensures x == 0 && y == 0 ==> \result == -307;
    @ ensures x == 0 && y == 1 ==> \result == -308;
    @ ensures x == 1 && y == 0 ==> \result == -300;
    @ ensures x == 1 && y == 1 ==> \result == -300;
    @ ensures x == 2 && y == 0 ==> \result == -219;
    @ ensures x == 2 && y == 1 ==> \result == -219;
    @ ensures x == 3 && y == 0 ==> \result == -208;
    @ ensures x == 3 && y == 1 ==> \result == -208;
    @ signals_only \nothing;
    @*/
  static int m18Off(int x, int y) { // FALSE
    return (x - 7) / 2 * 100 + (x - 7) % 3 * 10 + Math.floorMod(x - 7, 3);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2147483647;
    @ ensures x == -2 && y == 1 ==> \result == -2147483647;
    @ ensures x == -1 && y == 0 ==> \result == -2147483648;
    @ ensures x == -1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 0 && y == 0 ==> \result == -2147483647;
    @ ensures x == 0 && y == 1 ==> \result == -2147483647;
    @ ensures x == 1 && y == 0 ==> \result == -2147483648;
    @ ensures x == 1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 2 && y == 0 ==> \result == -2147483647;
    @ ensures x == 2 && y == 1 ==> \result == -2147483647;
    @ ensures x == 3 && y == 0 ==> \result == -2147483648;
    @ ensures x == 3 && y == 1 ==> \result == -2147483648;
    @ signals_only \nothing;
    @*/
  static int m19Holds(int x, int y) { // TRUE
    return Math.abs(Integer.MIN_VALUE + (x & 1)) + (-(Integer.MIN_VALUE) == Integer.MIN_VALUE ? 1 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == -2147483647;
    @ ensures x == -1 && y == 0 ==> \result == -2147483648;
    @ ensures x == -1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 0 && y == 0 ==> \result == -2147483647;
    @ ensures x == 0 && y == 1 ==> \result == -2147483647;
    @ ensures x == 1 && y == 0 ==> \result == -2147483648;
    @ ensures x == 1 && y == 1 ==> \result == -2147483648;
    @ ensures x == 2 && y == 0 ==> \result == -2147483647;
    @ ensures x == 2 && y == 1 ==> \result == -2147483647;
    @ ensures x == 3 && y == 0 ==> \result == -2147483648;
    @ ensures x == 3 && y == 1 ==> \result == -2147483648;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m19Wrong(int x, int y) { // FALSE
    return Math.abs(Integer.MIN_VALUE + (x & 1)) + (-(Integer.MIN_VALUE) == Integer.MIN_VALUE ? 1 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -4250000000L;
    @ ensures x == -2 && y == 1 ==> \result == -4250000000L;
    @ ensures x == -1 && y == 0 ==> \result == -2125000000L;
    @ ensures x == -1 && y == 1 ==> \result == -2125000000L;
    @ ensures x == 0 && y == 0 ==> \result == 0L;
    @ ensures x == 0 && y == 1 ==> \result == 0L;
    @ ensures x == 1 && y == 0 ==> \result == 2125000000L;
    @ ensures x == 1 && y == 1 ==> \result == 2125000000L;
    @ ensures x == 2 && y == 0 ==> \result == 4250000000L;
    @ ensures x == 2 && y == 1 ==> \result == 4250000000L;
    @ ensures x == 3 && y == 0 ==> \result == 2080032704L;
    @ ensures x == 3 && y == 1 ==> \result == 2080032704L;
    @ signals_only \nothing;
    @*/
  static long m20Holds(int x, int y) { // TRUE
    return (long) (x * 1000000000) + x * 1000000000L + (int) (x * 1000000000L >>> 3);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -4250000000L;
    @ ensures x == -2 && y == 1 ==> \result == -4249999999L;
    @ ensures x == -1 && y == 0 ==> \result == -2125000000L;
    @ ensures x == -1 && y == 1 ==> \result == -2125000000L;
    @ ensures x == 0 && y == 0 ==> \result == 0L;
    @ ensures x == 0 && y == 1 ==> \result == 0L;
    @ ensures x == 1 && y == 0 ==> \result == 2125000000L;
    @ ensures x == 1 && y == 1 ==> \result == 2125000000L;
    @ ensures x == 2 && y == 0 ==> \result == 4250000000L;
    @ ensures x == 2 && y == 1 ==> \result == 4250000000L;
    @ ensures x == 3 && y == 0 ==> \result == 2080032704L;
    @ ensures x == 3 && y == 1 ==> \result == 2080032704L;
    @ signals_only \nothing;
    @*/
  static long m20Off(int x, int y) { // FALSE
    return (long) (x * 1000000000) + x * 1000000000L + (int) (x * 1000000000L >>> 3);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == -30;
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result == -10;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> \result == 30;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 40;
    @ signals (java.lang.ArithmeticException e) x == -2 && y == 0 || x == -1 && y == 0 || x == 0 && y == 0 || x == 1 && y == 0 || x == 2 && y == 0 || x == 3 && y == 0;
    @ signals_only java.lang.ArithmeticException;
    @*/
  static int m21Holds(int x, int y) { // TRUE
    double d = x / y + x / 2; return (int) (d * 10);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == -30;
    @ ensures x == -1 && y == 0 ==> false;
    @ ensures x == -1 && y == 1 ==> \result == -10;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> false;
    @ ensures x == 2 && y == 1 ==> false;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 40;
    @ signals (java.lang.ArithmeticException e) x == -2 && y == 0 || x == -1 && y == 0 || x == 0 && y == 0 || x == 1 && y == 0 || x == 2 && y == 0 || x == 3 && y == 0;
    @ signals (java.lang.IllegalStateException e) x == 2 && y == 1;
    @ signals_only java.lang.ArithmeticException, java.lang.IllegalStateException;
    @*/
  static int m21Wrong(int x, int y) { // FALSE
    double d = x / y + x / 2; return (int) (d * 10);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-Infinity-2147483648-9223372036854775808-Infinity");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2.0-2-2-2.0");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-Infinity-2147483648-9223372036854775808-Infinity");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1.0-1-1-1.0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("NaN00NaN");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0.0000.0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1.0111.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2.0222.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3.0333.0");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Holds(int x, int y) { // TRUE
    double d = (double) x / y; return "" + d + (int) d + (long) d + (float) d;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-Infinity-2147483648-9223372036854775808-Infinity");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-2.0-2-2-2.0q");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-Infinity-2147483648-9223372036854775808-Infinity");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-1.0-1-1-1.0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("NaN00NaN");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0.0000.0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("1.0111.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2.0222.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("Infinity21474836479223372036854775807Infinity");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3.0333.0");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m22Off(int x, int y) { // FALSE
    double d = (double) x / y; return "" + d + (int) d + (long) d + (float) d;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-0.20.1-2.0E7-2.0E-4100.0");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-0.20.30000000000000004-2.0E7-2.0E-4100.0");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-0.10.1-1.0E7-1.0E-4100.0");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-0.10.30000000000000004-1.0E7-1.0E-4100.0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("0.00.10.00.0100.0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0.00.300000000000000040.00.0100.0");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("0.10.11.0E71.0E-4100.0");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("0.10.300000000000000041.0E71.0E-4100.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("0.20.12.0E72.0E-4100.0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("0.20.300000000000000042.0E72.0E-4100.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("0.30.13.0E73.0000000000000003E-4100.0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("0.30.300000000000000043.0E73.0000000000000003E-4100.0");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m23Holds(int x, int y) { // TRUE
    return "" + 0.1f * x + (0.1 + 0.2 * y) + 1e7 * x + 1e-4 * x + 100f;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("-0.20.1-2.0E7-2.0E-4100.0");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("-0.20.30000000000000004-2.0E7-2.0E-4100.0");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("-0.10.1-1.0E7-1.0E-4100.0");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("-0.10.30000000000000004-1.0E7-1.0E-4100.0");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("0.00.10.00.0100.0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("0.00.300000000000000040.00.0100.0");
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("0.10.300000000000000041.0E71.0E-4100.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("0.20.12.0E72.0E-4100.0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("0.20.300000000000000042.0E72.0E-4100.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("0.30.13.0E73.0000000000000003E-4100.0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("0.30.300000000000000043.0E73.0000000000000003E-4100.0");
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m23Wrong(int x, int y) { // FALSE
    return "" + 0.1f * x + (0.1 + 0.2 * y) + 1e7 * x + 1e-4 * x + 100f;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m24Holds(int x, int y) { // TRUE
    double a = 0.0 * x, b = y == 0 ? -0.0 : 0.0; return a == b && Double.valueOf(a).equals(b) == (1 / a == 1 / b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == false;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m24Off(int x, int y) { // FALSE
    double a = 0.0 * x, b = y == 0 ? -0.0 : 0.0; return a == b && Double.valueOf(a).equals(b) == (1 / a == 1 / b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m25Holds(int x, int y) { // TRUE
    double n = 0.0 / (x - x); return n != n && !(n < x) && !(n >= x) && Double.compare(n, x) > 0 && Math.min(n, x) != Math.min(n, x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m25Wrong(int x, int y) { // FALSE
    double n = 0.0 / (x - x); return n != n && !(n < x) && !(n >= x) && Double.compare(n, x) > 0 && Math.min(n, x) != Math.min(n, x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m26Holds(int x, int y) { // TRUE
    float f = x; f = f / 3 * 3; double d = x; d = d / 3 * 3; return f == d;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == false;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m26Off(int x, int y) { // FALSE
    float f = x; f = f / 3 * 3; double d = x; d = d / 3 * 3; return f == d;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 36028797018963949L;
    @ ensures x == -2 && y == 1 ==> \result == 36028797018963949L;
    @ ensures x == -1 && y == 0 ==> \result == 18014398509481975L;
    @ ensures x == -1 && y == 1 ==> \result == 18014398509481975L;
    @ ensures x == 0 && y == 0 ==> \result == 9007199254740992L;
    @ ensures x == 0 && y == 1 ==> \result == 9007199254740992L;
    @ ensures x == 1 && y == 0 ==> \result == 4503599627370506L;
    @ ensures x == 1 && y == 1 ==> \result == 4503599627370506L;
    @ ensures x == 2 && y == 0 ==> \result == 2251799813685267L;
    @ ensures x == 2 && y == 1 ==> \result == 2251799813685267L;
    @ ensures x == 3 && y == 0 ==> \result == 1125899906842653L;
    @ ensures x == 3 && y == 1 ==> \result == 1125899906842653L;
    @ signals_only \nothing;
    @*/
  static long m27Holds(int x, int y) { // TRUE
    return (long) (float) (1L << 53 - x) + Math.round(x - 0.5) * 10 + Math.round(-0.5f * x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 36028797018963949L;
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result == 18014398509481975L;
    @ ensures x == -1 && y == 1 ==> \result == 18014398509481975L;
    @ ensures x == 0 && y == 0 ==> \result == 9007199254740992L;
    @ ensures x == 0 && y == 1 ==> \result == 9007199254740992L;
    @ ensures x == 1 && y == 0 ==> \result == 4503599627370506L;
    @ ensures x == 1 && y == 1 ==> \result == 4503599627370506L;
    @ ensures x == 2 && y == 0 ==> \result == 2251799813685267L;
    @ ensures x == 2 && y == 1 ==> \result == 2251799813685267L;
    @ ensures x == 3 && y == 0 ==> \result == 1125899906842653L;
    @ ensures x == 3 && y == 1 ==> \result == 1125899906842653L;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static long m27Wrong(int x, int y) { // FALSE
    return (long) (float) (1L << 53 - x) + Math.round(x - 0.5) * 10 + Math.round(-0.5f * x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 31071;
    @ ensures x == -2 && y == 1 ==> \result == 31071;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 2147452575;
    @ ensures x == 0 && y == 1 ==> \result == 2147452575;
    @ ensures x == 1 && y == 0 ==> \result == 3390;
    @ ensures x == 1 && y == 1 ==> \result == 3390;
    @ ensures x == 2 && y == 0 ==> \result == -27682;
    @ ensures x == 2 && y == 1 ==> \result == -27682;
    @ ensures x == 3 && y == 0 ==> \result == 6782;
    @ ensures x == 3 && y == 1 ==> \result == 6782;
    @ signals_only \nothing;
    @*/
  static int m28Holds(int x, int y) { // TRUE
    return (int) Double.NaN + (int) (1e20 * x) + (int) (float) 2147483647 + (char) (x * 1e5) + (short) 1e5;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 31070;
    @ ensures x == -2 && y == 1 ==> \result == 31071;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 2147452575;
    @ ensures x == 0 && y == 1 ==> \result == 2147452575;
    @ ensures x == 1 && y == 0 ==> \result == 3390;
    @ ensures x == 1 && y == 1 ==> \result == 3390;
    @ ensures x == 2 && y == 0 ==> \result == -27682;
    @ ensures x == 2 && y == 1 ==> \result == -27682;
    @ ensures x == 3 && y == 0 ==> \result == 6782;
    @ ensures x == 3 && y == 1 ==> \result == 6782;
    @ signals_only \nothing;
    @*/
  static int m28Off(int x, int y) { // FALSE
    return (int) Double.NaN + (int) (1e20 * x) + (int) (float) 2147483647 + (char) (x * 1e5) + (short) 1e5;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m29Holds(int x, int y) { // TRUE
    return (int) 'a' + x == 'a' + x && (char) ('a' + x) > 'b' == (x > 1) && ('a' + x + "").length() > 1;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m29Wrong(int x, int y) { // FALSE
    return (int) 'a' + x == 'a' + x && (char) ('a' + x) > 'b' == (x > 1) && ('a' + x + "").length() > 1;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("b98a`");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("\000-2a`");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b98aa");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("\000-1aa");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("b98ab");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("\0000ab");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("b98xc");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("\0001xc");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("b98xd");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("\0002xd");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("b98xe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("\0003xe");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m30Holds(int x, int y) { // TRUE
    char c = 'b'; return "" + (y == 0 ? c : 0) + (y == 0 ? c : x) + (x > 0 ? 'x' : 97) + (char) (c + x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("b98a`q");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("\000-2a`");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("b98aa");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("\000-1aa");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("b98ab");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("\0000ab");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("b98xc");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("\0001xc");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("b98xd");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("\0002xd");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("b98xe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("\0003xe");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m30Off(int x, int y) { // FALSE
    char c = 'b'; return "" + (y == 0 ? c : 0) + (y == 0 ? c : x) + (x > 0 ? 'x' : 97) + (char) (c + x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("2.01.5");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("2.01.5");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("2.01.5");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1.01.0");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("2.01.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("1.02.0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2.02.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("1.03.0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("2.03.0");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m31Holds(int x, int y) { // TRUE
    Object o = y == 0 ? 1 : 2.0; return o + "" + (x > 0 ? (Integer) x : (Double) 1.5);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("2.01.5");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("1.01.5");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("2.01.5");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("1.01.0");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("2.01.0");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("1.02.0");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2.02.0");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("1.03.0");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("2.03.0");
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m31Wrong(int x, int y) { // FALSE
    Object o = y == 0 ? 1 : 2.0; return o + "" + (x > 0 ? (Integer) x : (Double) 1.5);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("r-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("r-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("r0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("r1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r4");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m32Holds(int x, int y) { // TRUE
    Integer n = x > 1 ? null : x; try { int r = y == 0 ? n : 4; return "r" + r; } catch (NullPointerException e) { return "npe"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("r-2");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("r-1");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("r4q");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("r0");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("r1");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("r4");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("npe");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("r4");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m32Off(int x, int y) { // FALSE
    Integer n = x > 1 ? null : x; try { int r = y == 0 ? n : 4; return "r" + r; } catch (NullPointerException e) { return "npe"; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 113;
    @ ensures x == -2 && y == 1 ==> \result == 113;
    @ ensures x == -1 && y == 0 ==> \result == 113;
    @ ensures x == -1 && y == 1 ==> \result == 113;
    @ ensures x == 0 && y == 0 ==> \result == 113;
    @ ensures x == 0 && y == 1 ==> \result == 113;
    @ ensures x == 1 && y == 0 ==> \result == 113;
    @ ensures x == 1 && y == 1 ==> \result == 113;
    @ ensures x == 2 && y == 0 ==> \result == 113;
    @ ensures x == 2 && y == 1 ==> \result == 113;
    @ ensures x == 3 && y == 0 ==> \result == 113;
    @ ensures x == 3 && y == 1 ==> \result == 113;
    @ signals_only \nothing;
    @*/
  static int m33Holds(int x, int y) { // TRUE
    return over((short) x) * 100 + over('c') * 10 + over(y == 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == 113;
    @ ensures x == -1 && y == 0 ==> \result == 113;
    @ ensures x == -1 && y == 1 ==> \result == 113;
    @ ensures x == 0 && y == 0 ==> \result == 113;
    @ ensures x == 0 && y == 1 ==> \result == 113;
    @ ensures x == 1 && y == 0 ==> \result == 113;
    @ ensures x == 1 && y == 1 ==> \result == 113;
    @ ensures x == 2 && y == 0 ==> \result == 113;
    @ ensures x == 2 && y == 1 ==> \result == 113;
    @ ensures x == 3 && y == 0 ==> \result == 113;
    @ ensures x == 3 && y == 1 ==> \result == 113;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m33Wrong(int x, int y) { // FALSE
    return over((short) x) * 100 + over('c') * 10 + over(y == 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1217;
    @ ensures x == -2 && y == 1 ==> \result == 1217;
    @ ensures x == -1 && y == 0 ==> \result == 1217;
    @ ensures x == -1 && y == 1 ==> \result == 1217;
    @ ensures x == 0 && y == 0 ==> \result == 1217;
    @ ensures x == 0 && y == 1 ==> \result == 1217;
    @ ensures x == 1 && y == 0 ==> \result == 1217;
    @ ensures x == 1 && y == 1 ==> \result == 1217;
    @ ensures x == 2 && y == 0 ==> \result == 1217;
    @ ensures x == 2 && y == 1 ==> \result == 1217;
    @ ensures x == 3 && y == 0 ==> \result == 1217;
    @ ensures x == 3 && y == 1 ==> \result == 1217;
    @ signals_only \nothing;
    @*/
  static int m34Holds(int x, int y) { // TRUE
    byte b = 1; return over(b) * 1000 + over(Integer.valueOf(x)) * 100 + over(1L) * 10 + over() + over(1f);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1217;
    @ ensures x == -2 && y == 1 ==> \result == 1217;
    @ ensures x == -1 && y == 0 ==> \result == 1217;
    @ ensures x == -1 && y == 1 ==> \result == 1217;
    @ ensures x == 0 && y == 0 ==> \result == 1217;
    @ ensures x == 0 && y == 1 ==> \result == 1217;
    @ ensures x == 1 && y == 0 ==> \result == 1217;
    @ ensures x == 1 && y == 1 ==> \result == 1216;
    @ ensures x == 2 && y == 0 ==> \result == 1217;
    @ ensures x == 2 && y == 1 ==> \result == 1217;
    @ ensures x == 3 && y == 0 ==> \result == 1217;
    @ ensures x == 3 && y == 1 ==> \result == 1217;
    @ signals_only \nothing;
    @*/
  static int m34Off(int x, int y) { // FALSE
    byte b = 1; return over(b) * 1000 + over(Integer.valueOf(x)) * 100 + over(1L) * 10 + over() + over(1f);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 21222;
    @ ensures x == -2 && y == 1 ==> \result == 21222;
    @ ensures x == -1 && y == 0 ==> \result == 21222;
    @ ensures x == -1 && y == 1 ==> \result == 21222;
    @ ensures x == 0 && y == 0 ==> \result == 21222;
    @ ensures x == 0 && y == 1 ==> \result == 21222;
    @ ensures x == 1 && y == 0 ==> \result == 21222;
    @ ensures x == 1 && y == 1 ==> \result == 21222;
    @ ensures x == 2 && y == 0 ==> \result == 21222;
    @ ensures x == 2 && y == 1 ==> \result == 21222;
    @ ensures x == 3 && y == 0 ==> \result == 21222;
    @ ensures x == 3 && y == 1 ==> \result == 21222;
    @ signals_only \nothing;
    @*/
  static int m35Holds(int x, int y) { // TRUE
    return over2(x) * 100 + over2(1L * x) * 10 + over2('c') + over3('c') * 1000 + over3((byte) 1) * 10000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 21222;
    @ ensures x == -2 && y == 1 ==> \result == 21222;
    @ ensures x == -1 && y == 0 ==> \result == 21222;
    @ ensures x == -1 && y == 1 ==> \result == 21222;
    @ ensures x == 0 && y == 0 ==> \result == 21222;
    @ ensures x == 0 && y == 1 ==> \result == 21222;
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result == 21222;
    @ ensures x == 2 && y == 0 ==> \result == 21222;
    @ ensures x == 2 && y == 1 ==> \result == 21222;
    @ ensures x == 3 && y == 0 ==> \result == 21222;
    @ ensures x == 3 && y == 1 ==> \result == 21222;
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m35Wrong(int x, int y) { // FALSE
    return over2(x) * 100 + over2(1L * x) * 10 + over2('c') + over3('c') * 1000 + over3((byte) 1) * 10000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 215;
    @ ensures x == -2 && y == 1 ==> \result == 215;
    @ ensures x == -1 && y == 0 ==> \result == 215;
    @ ensures x == -1 && y == 1 ==> \result == 215;
    @ ensures x == 0 && y == 0 ==> \result == 215;
    @ ensures x == 0 && y == 1 ==> \result == 215;
    @ ensures x == 1 && y == 0 ==> \result == 215;
    @ ensures x == 1 && y == 1 ==> \result == 215;
    @ ensures x == 2 && y == 0 ==> \result == 215;
    @ ensures x == 2 && y == 1 ==> \result == 215;
    @ ensures x == 3 && y == 0 ==> \result == 215;
    @ ensures x == 3 && y == 1 ==> \result == 215;
    @ signals_only \nothing;
    @*/
  static int m36Holds(int x, int y) { // TRUE
    return over4() * 1000 + over4(1, x) * 100 + over4((Object) null) * 10 + over4((Object[]) null) + over4(new int[2]) + over4((Object[]) new String[5]);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 215;
    @ ensures x == -2 && y == 1 ==> \result == 215;
    @ ensures x == -1 && y == 0 ==> \result == 215;
    @ ensures x == -1 && y == 1 ==> \result == 215;
    @ ensures x == 0 && y == 0 ==> \result == 215;
    @ ensures x == 0 && y == 1 ==> \result == 215;
    @ ensures x == 1 && y == 0 ==> \result == 215;
    @ ensures x == 1 && y == 1 ==> \result == 215;
    @ ensures x == 2 && y == 0 ==> \result == 215;
    @ ensures x == 2 && y == 1 ==> \result == 215;
    @ ensures x == 3 && y == 0 ==> \result == 215;
    @ ensures x == 3 && y == 1 ==> \result == 214;
    @ signals_only \nothing;
    @*/
  static int m36Off(int x, int y) { // FALSE
    return over4() * 1000 + over4(1, x) * 100 + over4((Object) null) * 10 + over4((Object[]) null) + over4(new int[2]) + over4((Object[]) new String[5]);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 15;
    @ ensures x == -2 && y == 1 ==> \result == 15;
    @ ensures x == -1 && y == 0 ==> \result == 5;
    @ ensures x == -1 && y == 1 ==> \result == 5;
    @ ensures x == 0 && y == 0 ==> \result == -5;
    @ ensures x == 0 && y == 1 ==> \result == -5;
    @ ensures x == 1 && y == 0 ==> \result == -15;
    @ ensures x == 1 && y == 1 ==> \result == -15;
    @ ensures x == 2 && y == 0 ==> \result == 25;
    @ ensures x == 2 && y == 1 ==> \result == 25;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 15;
    @ signals_only \nothing;
    @*/
  static int m37Holds(int x, int y) { // TRUE
    cnt = 0; int r = tick() + tick() * tick() - (tick() + x) % (tick() + 1); return r * 10 + cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 15;
    @ ensures x == -2 && y == 1 ==> \result == 15;
    @ ensures x == -1 && y == 0 ==> \result == 5;
    @ ensures x == -1 && y == 1 ==> \result == 5;
    @ ensures x == 0 && y == 0 ==> \result == -5;
    @ ensures x == 0 && y == 1 ==> \result == -5;
    @ ensures x == 1 && y == 0 ==> false;
    @ ensures x == 1 && y == 1 ==> \result == -15;
    @ ensures x == 2 && y == 0 ==> \result == 25;
    @ ensures x == 2 && y == 1 ==> \result == 25;
    @ ensures x == 3 && y == 0 ==> \result == 15;
    @ ensures x == 3 && y == 1 ==> \result == 15;
    @ signals (java.lang.IllegalStateException e) x == 1 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m37Wrong(int x, int y) { // FALSE
    cnt = 0; int r = tick() + tick() * tick() - (tick() + x) % (tick() + 1); return r * 10 + cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 20;
    @ ensures x == -2 && y == 1 ==> \result == 20;
    @ ensures x == -1 && y == 0 ==> \result == 20;
    @ ensures x == -1 && y == 1 ==> \result == 20;
    @ ensures x == 0 && y == 0 ==> \result == 20;
    @ ensures x == 0 && y == 1 ==> \result == 20;
    @ ensures x == 1 && y == 0 ==> \result == 21;
    @ ensures x == 1 && y == 1 ==> \result == 21;
    @ ensures x == 2 && y == 0 ==> \result == 21;
    @ ensures x == 2 && y == 1 ==> \result == 21;
    @ ensures x == 3 && y == 0 ==> \result == 21;
    @ ensures x == 3 && y == 1 ==> \result == 21;
    @ signals_only \nothing;
    @*/
  static int m38Holds(int x, int y) { // TRUE
    cnt = 0; boolean b = x > 0 && tick() == 0 | tick() == 5 || tick() == 1 ^ tick() == 2 & x < 0; return cnt * 10 + (b ? 1 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 20;
    @ ensures x == -2 && y == 1 ==> \result == 20;
    @ ensures x == -1 && y == 0 ==> \result == 20;
    @ ensures x == -1 && y == 1 ==> \result == 20;
    @ ensures x == 0 && y == 0 ==> \result == 20;
    @ ensures x == 0 && y == 1 ==> \result == 20;
    @ ensures x == 1 && y == 0 ==> \result == 20;
    @ ensures x == 1 && y == 1 ==> \result == 21;
    @ ensures x == 2 && y == 0 ==> \result == 21;
    @ ensures x == 2 && y == 1 ==> \result == 21;
    @ ensures x == 3 && y == 0 ==> \result == 21;
    @ ensures x == 3 && y == 1 ==> \result == 21;
    @ signals_only \nothing;
    @*/
  static int m38Off(int x, int y) { // FALSE
    cnt = 0; boolean b = x > 0 && tick() == 0 | tick() == 5 || tick() == 1 ^ tick() == 2 & x < 0; return cnt * 10 + (b ? 1 : 0);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 202;
    @ ensures x == -2 && y == 1 ==> \result == 102;
    @ ensures x == -1 && y == 0 ==> \result == 202;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 202;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 202;
    @ ensures x == 1 && y == 1 ==> \result == 102;
    @ ensures x == 2 && y == 0 ==> \result == 202;
    @ ensures x == 2 && y == 1 ==> \result == 102;
    @ ensures x == 3 && y == 0 ==> \result == 202;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m39Holds(int x, int y) { // TRUE
    cnt = 0; int[] a = null; try { a[tick()] = tick() / y; } catch (NullPointerException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 202;
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result == 202;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 202;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 202;
    @ ensures x == 1 && y == 1 ==> \result == 102;
    @ ensures x == 2 && y == 0 ==> \result == 202;
    @ ensures x == 2 && y == 1 ==> \result == 102;
    @ ensures x == 3 && y == 0 ==> \result == 202;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m39Wrong(int x, int y) { // FALSE
    cnt = 0; int[] a = null; try { a[tick()] = tick() / y; } catch (NullPointerException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 202;
    @ ensures x == -2 && y == 1 ==> \result == 102;
    @ ensures x == -1 && y == 0 ==> \result == 202;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 202;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 202;
    @ ensures x == 1 && y == 1 ==> \result == 102;
    @ ensures x == 2 && y == 0 ==> \result == 202;
    @ ensures x == 2 && y == 1 ==> \result == 102;
    @ ensures x == 3 && y == 0 ==> \result == 202;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m40Holds(int x, int y) { // TRUE
    cnt = 0; int[] a = new int[1]; try { a[tick() + 7] = tick() / y; } catch (ArrayIndexOutOfBoundsException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 202;
    @ ensures x == -2 && y == 1 ==> \result == 102;
    @ ensures x == -1 && y == 0 ==> \result == 202;
    @ ensures x == -1 && y == 1 ==> \result == 102;
    @ ensures x == 0 && y == 0 ==> \result == 202;
    @ ensures x == 0 && y == 1 ==> \result == 102;
    @ ensures x == 1 && y == 0 ==> \result == 202;
    @ ensures x == 1 && y == 1 ==> \result == 102;
    @ ensures x == 2 && y == 0 ==> \result == 202;
    @ ensures x == 2 && y == 1 ==> \result == 101;
    @ ensures x == 3 && y == 0 ==> \result == 202;
    @ ensures x == 3 && y == 1 ==> \result == 102;
    @ signals_only \nothing;
    @*/
  static int m40Off(int x, int y) { // FALSE
    cnt = 0; int[] a = new int[1]; try { a[tick() + 7] = tick() / y; } catch (ArrayIndexOutOfBoundsException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -18;
    @ ensures x == -2 && y == 1 ==> \result == -18;
    @ ensures x == -1 && y == 0 ==> \result == -8;
    @ ensures x == -1 && y == 1 ==> \result == -8;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 10;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 20;
    @ ensures x == 2 && y == 1 ==> \result == 20;
    @ ensures x == 3 && y == 0 ==> \result == 30;
    @ ensures x == 3 && y == 1 ==> \result == 30;
    @ signals_only \nothing;
    @*/
  static int m41Holds(int x, int y) { // TRUE
    cnt = 0; try { int[][] a = new int[tick() + x][tick() - y]; return a.length * 10; } catch (NegativeArraySizeException e) { return Integer.parseInt(e.getMessage()) * 10 + cnt; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -18;
    @ ensures x == -2 && y == 1 ==> \result == -18;
    @ ensures x == -1 && y == 0 ==> \result == -8;
    @ ensures x == -1 && y == 1 ==> \result == -8;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 10;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 20;
    @ ensures x == 2 && y == 1 ==> \result == 20;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 30;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m41Wrong(int x, int y) { // FALSE
    cnt = 0; try { int[][] a = new int[tick() + x][tick() - y]; return a.length * 10; } catch (NegativeArraySizeException e) { return Integer.parseInt(e.getMessage()) * 10 + cnt; }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -6;
    @ ensures x == -2 && y == 1 ==> \result == -4;
    @ ensures x == -1 && y == 0 ==> \result == -3;
    @ ensures x == -1 && y == 1 ==> \result == -2;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 2;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 9;
    @ ensures x == 3 && y == 1 ==> \result == 6;
    @ signals_only \nothing;
    @*/
  static int m42Holds(int x, int y) { // TRUE
    int s = 0; for (int i = Integer.MAX_VALUE - 2; i > 0; i += y + 1) s += x; return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -6;
    @ ensures x == -2 && y == 1 ==> \result == -4;
    @ ensures x == -1 && y == 0 ==> \result == -3;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 3;
    @ ensures x == 1 && y == 1 ==> \result == 2;
    @ ensures x == 2 && y == 0 ==> \result == 6;
    @ ensures x == 2 && y == 1 ==> \result == 4;
    @ ensures x == 3 && y == 0 ==> \result == 9;
    @ ensures x == 3 && y == 1 ==> \result == 6;
    @ signals_only \nothing;
    @*/
  static int m42Off(int x, int y) { // FALSE
    int s = 0; for (int i = Integer.MAX_VALUE - 2; i > 0; i += y + 1) s += x; return s;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 306;
    @ ensures x == -2 && y == 1 ==> \result == 306;
    @ ensures x == -1 && y == 0 ==> \result == 307;
    @ ensures x == -1 && y == 1 ==> \result == 307;
    @ ensures x == 0 && y == 0 ==> \result == 308;
    @ ensures x == 0 && y == 1 ==> \result == 308;
    @ ensures x == 1 && y == 0 ==> \result == 309;
    @ ensures x == 1 && y == 1 ==> \result == 309;
    @ ensures x == 2 && y == 0 ==> \result == 310;
    @ ensures x == 2 && y == 1 ==> \result == 310;
    @ ensures x == 3 && y == 0 ==> \result == 311;
    @ ensures x == 3 && y == 1 ==> \result == 311;
    @ signals_only \nothing;
    @*/
  static int m43Holds(int x, int y) { // TRUE
    int s = 0; for (byte i = 120; i > 0; i++) s++; for (char c = 2; c < 9; c--) s += 100; return s + x;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 306;
    @ ensures x == -2 && y == 1 ==> \result == 306;
    @ ensures x == -1 && y == 0 ==> \result == 307;
    @ ensures x == -1 && y == 1 ==> \result == 307;
    @ ensures x == 0 && y == 0 ==> \result == 308;
    @ ensures x == 0 && y == 1 ==> \result == 308;
    @ ensures x == 1 && y == 0 ==> \result == 309;
    @ ensures x == 1 && y == 1 ==> \result == 309;
    @ ensures x == 2 && y == 0 ==> \result == 310;
    @ ensures x == 2 && y == 1 ==> \result == 310;
    @ ensures x == 3 && y == 0 ==> false;
    @ ensures x == 3 && y == 1 ==> \result == 311;
    @ signals (java.lang.IllegalStateException e) x == 3 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m43Wrong(int x, int y) { // FALSE
    int s = 0; for (byte i = 120; i > 0; i++) s++; for (char c = 2; c < 9; c--) s += 100; return s + x;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 246;
    @ ensures x == -2 && y == 1 ==> \result == 246;
    @ ensures x == -1 && y == 0 ==> \result == 246;
    @ ensures x == -1 && y == 1 ==> \result == 246;
    @ ensures x == 0 && y == 0 ==> \result == 246;
    @ ensures x == 0 && y == 1 ==> \result == 246;
    @ ensures x == 1 && y == 0 ==> \result == 126;
    @ ensures x == 1 && y == 1 ==> \result == 126;
    @ ensures x == 2 && y == 0 ==> \result == 126;
    @ ensures x == 2 && y == 1 ==> \result == 126;
    @ ensures x == 3 && y == 0 ==> \result == 126;
    @ ensures x == 3 && y == 1 ==> \result == 126;
    @ signals_only \nothing;
    @*/
  static int m44Holds(int x, int y) { // TRUE
    final int k = 3; byte b = k; final char c = 'x'; b += c; return b + (x > 0 ? k : b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 246;
    @ ensures x == -2 && y == 1 ==> \result == 246;
    @ ensures x == -1 && y == 0 ==> \result == 246;
    @ ensures x == -1 && y == 1 ==> \result == 246;
    @ ensures x == 0 && y == 0 ==> \result == 245;
    @ ensures x == 0 && y == 1 ==> \result == 246;
    @ ensures x == 1 && y == 0 ==> \result == 126;
    @ ensures x == 1 && y == 1 ==> \result == 126;
    @ ensures x == 2 && y == 0 ==> \result == 126;
    @ ensures x == 2 && y == 1 ==> \result == 126;
    @ ensures x == 3 && y == 0 ==> \result == 126;
    @ ensures x == 3 && y == 1 ==> \result == 126;
    @ signals_only \nothing;
    @*/
  static int m44Off(int x, int y) { // FALSE
    final int k = 3; byte b = k; final char c = 'x'; b += c; return b + (x > 0 ? k : b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1158;
    @ ensures x == -2 && y == 1 ==> \result == 1158;
    @ ensures x == -1 && y == 0 ==> \result == 1150;
    @ ensures x == -1 && y == 1 ==> \result == 1150;
    @ ensures x == 0 && y == 0 ==> \result == 1142;
    @ ensures x == 0 && y == 1 ==> \result == 1142;
    @ ensures x == 1 && y == 0 ==> \result == 1134;
    @ ensures x == 1 && y == 1 ==> \result == 1134;
    @ ensures x == 2 && y == 0 ==> \result == 1126;
    @ ensures x == 2 && y == 1 ==> \result == 1126;
    @ ensures x == 3 && y == 0 ==> \result == 1118;
    @ ensures x == 3 && y == 1 ==> \result == 1118;
    @ signals_only \nothing;
    @*/
  static int m45Holds(int x, int y) { // TRUE
    return Integer.parseInt("-" + (x + 3)) * 010 + 0x1F + 0b101 + 1_000 + '\u0041' + '\101';
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1158;
    @ ensures x == -2 && y == 1 ==> \result == 1158;
    @ ensures x == -1 && y == 0 ==> \result == 1150;
    @ ensures x == -1 && y == 1 ==> \result == 1150;
    @ ensures x == 0 && y == 0 ==> \result == 1142;
    @ ensures x == 0 && y == 1 ==> false;
    @ ensures x == 1 && y == 0 ==> \result == 1134;
    @ ensures x == 1 && y == 1 ==> \result == 1134;
    @ ensures x == 2 && y == 0 ==> \result == 1126;
    @ ensures x == 2 && y == 1 ==> \result == 1126;
    @ ensures x == 3 && y == 0 ==> \result == 1118;
    @ ensures x == 3 && y == 1 ==> \result == 1118;
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m45Wrong(int x, int y) { // FALSE
    return Integer.parseInt("-" + (x + 3)) * 010 + 0x1F + 0b101 + 1_000 + '\u0041' + '\101';
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 127;
    @ ensures x == -2 && y == 1 ==> \result == 127;
    @ ensures x == -1 && y == 0 ==> \result == -2147483618;
    @ ensures x == -1 && y == 1 ==> \result == -2147483618;
    @ ensures x == 0 && y == 0 ==> \result == 3200;
    @ ensures x == 0 && y == 1 ==> \result == 3200;
    @ ensures x == 1 && y == 0 ==> \result == -2147483644;
    @ ensures x == 1 && y == 1 ==> \result == -2147483644;
    @ ensures x == 2 && y == 0 ==> \result == 1073741931;
    @ ensures x == 2 && y == 1 ==> \result == 1073741931;
    @ ensures x == 3 && y == 0 ==> \result == -1073741814;
    @ ensures x == 3 && y == 1 ==> \result == -1073741814;
    @ signals_only \nothing;
    @*/
  static int m46Holds(int x, int y) { // TRUE
    return Integer.bitCount(x) + Integer.numberOfTrailingZeros(x) * 100 + Integer.highestOneBit(x) + Integer.reverse(x) + Integer.rotateLeft(x, 33);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 127;
    @ ensures x == -2 && y == 1 ==> \result == 126;
    @ ensures x == -1 && y == 0 ==> \result == -2147483618;
    @ ensures x == -1 && y == 1 ==> \result == -2147483618;
    @ ensures x == 0 && y == 0 ==> \result == 3200;
    @ ensures x == 0 && y == 1 ==> \result == 3200;
    @ ensures x == 1 && y == 0 ==> \result == -2147483644;
    @ ensures x == 1 && y == 1 ==> \result == -2147483644;
    @ ensures x == 2 && y == 0 ==> \result == 1073741931;
    @ ensures x == 2 && y == 1 ==> \result == 1073741931;
    @ ensures x == 3 && y == 0 ==> \result == -1073741814;
    @ ensures x == 3 && y == 1 ==> \result == -1073741814;
    @ signals_only \nothing;
    @*/
  static int m46Off(int x, int y) { // FALSE
    return Integer.bitCount(x) + Integer.numberOfTrailingZeros(x) * 100 + Integer.highestOneBit(x) + Integer.reverse(x) + Integer.rotateLeft(x, 33);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("fffffffe-10024294967294");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("fffffffe-10124294967294");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ffffffff-1014294967295");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ffffffff-1114294967295");
    @ ensures x == 0 && y == 0 ==> \result != null && \result.equals("00000");
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("00100");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("110-11");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("111-11");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2100-22");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2101-22");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3110-33");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3111-33");
    @ signals_only \nothing;
    @*/
  static /*@ nullable @*/ String m47Holds(int x, int y) { // TRUE
    return Integer.toHexString(x) + Integer.toString(x, 2) + Integer.toBinaryString(y) + Long.toString(-x, 36) + Integer.toUnsignedString(x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result != null && \result.equals("fffffffe-10024294967294");
    @ ensures x == -2 && y == 1 ==> \result != null && \result.equals("fffffffe-10124294967294");
    @ ensures x == -1 && y == 0 ==> \result != null && \result.equals("ffffffff-1014294967295");
    @ ensures x == -1 && y == 1 ==> \result != null && \result.equals("ffffffff-1114294967295");
    @ ensures x == 0 && y == 0 ==> false;
    @ ensures x == 0 && y == 1 ==> \result != null && \result.equals("00100");
    @ ensures x == 1 && y == 0 ==> \result != null && \result.equals("110-11");
    @ ensures x == 1 && y == 1 ==> \result != null && \result.equals("111-11");
    @ ensures x == 2 && y == 0 ==> \result != null && \result.equals("2100-22");
    @ ensures x == 2 && y == 1 ==> \result != null && \result.equals("2101-22");
    @ ensures x == 3 && y == 0 ==> \result != null && \result.equals("3110-33");
    @ ensures x == 3 && y == 1 ==> \result != null && \result.equals("3111-33");
    @ signals (java.lang.IllegalStateException e) x == 0 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static /*@ nullable @*/ String m47Wrong(int x, int y) { // FALSE
    return Integer.toHexString(x) + Integer.toString(x, 2) + Integer.toBinaryString(y) + Long.toString(-x, 36) + Integer.toUnsignedString(x);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 891;
    @ ensures x == -2 && y == 1 ==> \result == 891;
    @ ensures x == -1 && y == 0 ==> \result == 891;
    @ ensures x == -1 && y == 1 ==> \result == 891;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == -1100;
    @ ensures x == 1 && y == 0 ==> \result == 1110;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 1111;
    @ ensures x == 2 && y == 1 ==> \result == 1111;
    @ ensures x == 3 && y == 0 ==> \result == 1111;
    @ ensures x == 3 && y == 1 ==> \result == 1111;
    @ signals_only \nothing;
    @*/
  static int m48Holds(int x, int y) { // TRUE
    return Integer.compare(x, y) * 100 + Integer.signum(x) * 10 + Integer.divideUnsigned(x, 2) % 7 + Integer.compareUnsigned(x, y) * 1000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 891;
    @ ensures x == -2 && y == 1 ==> \result == 891;
    @ ensures x == -1 && y == 0 ==> \result == 891;
    @ ensures x == -1 && y == 1 ==> \result == 891;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == -1099;
    @ ensures x == 1 && y == 0 ==> \result == 1110;
    @ ensures x == 1 && y == 1 ==> \result == 10;
    @ ensures x == 2 && y == 0 ==> \result == 1111;
    @ ensures x == 2 && y == 1 ==> \result == 1111;
    @ ensures x == 3 && y == 0 ==> \result == 1111;
    @ ensures x == 3 && y == 1 ==> \result == 1111;
    @ signals_only \nothing;
    @*/
  static int m48Off(int x, int y) { // FALSE
    return Integer.compare(x, y) * 100 + Integer.signum(x) * 10 + Integer.divideUnsigned(x, 2) % 7 + Integer.compareUnsigned(x, y) * 1000;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -9223372034707292162L;
    @ ensures x == -2 && y == 1 ==> \result == -9223372034707292162L;
    @ ensures x == -1 && y == 0 ==> \result == -4611686016279904258L;
    @ ensures x == -1 && y == 1 ==> \result == -4611686016279904258L;
    @ ensures x == 0 && y == 0 ==> \result == 2147483646L;
    @ ensures x == 0 && y == 1 ==> \result == 2147483646L;
    @ ensures x == 1 && y == 0 ==> \result == 4611686020574871550L;
    @ ensures x == 1 && y == 1 ==> \result == 4611686020574871550L;
    @ ensures x == 2 && y == 0 ==> \result == 16L;
    @ ensures x == 2 && y == 1 ==> \result == 16L;
    @ ensures x == 3 && y == 0 ==> \result == 16L;
    @ ensures x == 3 && y == 1 ==> \result == 16L;
    @ signals_only \nothing;
    @*/
  static long m49Holds(int x, int y) { // TRUE
    try { return Math.addExact(Integer.MAX_VALUE - 1, x) + Math.multiplyExact(x * 1L, Long.MAX_VALUE / 2); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == -9223372034707292162L;
    @ ensures x == -1 && y == 0 ==> \result == -4611686016279904258L;
    @ ensures x == -1 && y == 1 ==> \result == -4611686016279904258L;
    @ ensures x == 0 && y == 0 ==> \result == 2147483646L;
    @ ensures x == 0 && y == 1 ==> \result == 2147483646L;
    @ ensures x == 1 && y == 0 ==> \result == 4611686020574871550L;
    @ ensures x == 1 && y == 1 ==> \result == 4611686020574871550L;
    @ ensures x == 2 && y == 0 ==> \result == 16L;
    @ ensures x == 2 && y == 1 ==> \result == 16L;
    @ ensures x == 3 && y == 0 ==> \result == 16L;
    @ ensures x == 3 && y == 1 ==> \result == 16L;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static long m49Wrong(int x, int y) { // FALSE
    try { return Math.addExact(Integer.MAX_VALUE - 1, x) + Math.multiplyExact(x * 1L, Long.MAX_VALUE / 2); } catch (ArithmeticException e) { return e.getMessage().length(); }
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 2147483647;
    @ ensures x == 1 && y == 1 ==> \result == 2147483647;
    @ ensures x == 2 && y == 0 ==> \result == 2147483646;
    @ ensures x == 2 && y == 1 ==> \result == 2147483646;
    @ ensures x == 3 && y == 0 ==> \result == 2147483645;
    @ ensures x == 3 && y == 1 ==> \result == 2147483645;
    @ signals_only \nothing;
    @*/
  static int m50Holds(int x, int y) { // TRUE
    int r = 0; try { r = Math.toIntExact((1L << 31) - x); } catch (ArithmeticException e) { r = 1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 1;
    @ ensures x == -2 && y == 1 ==> \result == 1;
    @ ensures x == -1 && y == 0 ==> \result == 1;
    @ ensures x == -1 && y == 1 ==> \result == 1;
    @ ensures x == 0 && y == 0 ==> \result == 1;
    @ ensures x == 0 && y == 1 ==> \result == 1;
    @ ensures x == 1 && y == 0 ==> \result == 2147483646;
    @ ensures x == 1 && y == 1 ==> \result == 2147483647;
    @ ensures x == 2 && y == 0 ==> \result == 2147483646;
    @ ensures x == 2 && y == 1 ==> \result == 2147483646;
    @ ensures x == 3 && y == 0 ==> \result == 2147483645;
    @ ensures x == 3 && y == 1 ==> \result == 2147483645;
    @ signals_only \nothing;
    @*/
  static int m50Off(int x, int y) { // FALSE
    int r = 0; try { r = Math.toIntExact((1L << 31) - x); } catch (ArithmeticException e) { r = 1; } return r;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m51Holds(int x, int y) { // TRUE
    Integer a = 126 + x, b = 126 + x; Long l = 126L + x, m = 126L + x; return (a == b) == (l == m) && a.equals(b) && !l.equals(a) && (a <= b && a >= b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m51Wrong(int x, int y) { // FALSE
    Integer a = 126 + x, b = 126 + x; Long l = 126L + x, m = 126L + x; return (a == b) == (l == m) && a.equals(b) && !l.equals(a) && (a <= b && a >= b);
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m52Holds(int x, int y) { // TRUE
    Integer a = 127 + x, b = 127 + x; return a == b || x > 0;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == false;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m52Off(int x, int y) { // FALSE
    Integer a = 127 + x, b = 127 + x; return a == b || x > 0;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals_only \nothing;
    @*/
  static boolean m53Holds(int x, int y) { // TRUE
    Character c = (char) (126 + x), d = (char) (126 + x); Boolean p = x > 0, q = x > 0; Byte u = (byte) x, v = (byte) x; return (c == d || x > 1) && p == q && u == v;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> false;
    @ ensures x == 0 && y == 0 ==> \result == true;
    @ ensures x == 0 && y == 1 ==> \result == true;
    @ ensures x == 1 && y == 0 ==> \result == true;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == true;
    @ ensures x == 2 && y == 1 ==> \result == true;
    @ ensures x == 3 && y == 0 ==> \result == true;
    @ ensures x == 3 && y == 1 ==> \result == true;
    @ signals (java.lang.IllegalStateException e) x == -1 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static boolean m53Wrong(int x, int y) { // FALSE
    Character c = (char) (126 + x), d = (char) (126 + x); Boolean p = x > 0, q = x > 0; Byte u = (byte) x, v = (byte) x; return (c == d || x > 1) && p == q && u == v;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -33;
    @ ensures x == -2 && y == 1 ==> \result == -33;
    @ ensures x == -1 && y == 0 ==> \result == -12;
    @ ensures x == -1 && y == 1 ==> \result == -12;
    @ ensures x == 0 && y == 0 ==> \result == 9;
    @ ensures x == 0 && y == 1 ==> \result == 9;
    @ ensures x == 1 && y == 0 ==> \result == 30;
    @ ensures x == 1 && y == 1 ==> \result == 30;
    @ ensures x == 2 && y == 0 ==> \result == 51;
    @ ensures x == 2 && y == 1 ==> \result == 51;
    @ ensures x == 3 && y == 0 ==> \result == 72;
    @ ensures x == 3 && y == 1 ==> \result == 72;
    @ signals_only \nothing;
    @*/
  static int m54Holds(int x, int y) { // TRUE
    Integer i = x; Integer j = i; i++; i += j; j -= 1; return i * 10 + j;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -33;
    @ ensures x == -2 && y == 1 ==> \result == -33;
    @ ensures x == -1 && y == 0 ==> \result == -12;
    @ ensures x == -1 && y == 1 ==> \result == -12;
    @ ensures x == 0 && y == 0 ==> \result == 9;
    @ ensures x == 0 && y == 1 ==> \result == 9;
    @ ensures x == 1 && y == 0 ==> \result == 30;
    @ ensures x == 1 && y == 1 ==> \result == 30;
    @ ensures x == 2 && y == 0 ==> \result == 51;
    @ ensures x == 2 && y == 1 ==> \result == 51;
    @ ensures x == 3 && y == 0 ==> \result == 72;
    @ ensures x == 3 && y == 1 ==> \result == 71;
    @ signals_only \nothing;
    @*/
  static int m54Off(int x, int y) { // FALSE
    Integer i = x; Integer j = i; i++; i += j; j -= 1; return i * 10 + j;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> \result == -2;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals_only \nothing;
    @*/
  static int m55Holds(int x, int y) { // TRUE
    int a = x, b = y; a ^= b ^= a ^= b; return a * 10 + b;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -2;
    @ ensures x == -2 && y == 1 ==> false;
    @ ensures x == -1 && y == 0 ==> \result == -1;
    @ ensures x == -1 && y == 1 ==> \result == -1;
    @ ensures x == 0 && y == 0 ==> \result == 0;
    @ ensures x == 0 && y == 1 ==> \result == 0;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 3;
    @ ensures x == 3 && y == 1 ==> \result == 3;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 1;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static int m55Wrong(int x, int y) { // FALSE
    int a = x, b = y; a ^= b ^= a ^= b; return a * 10 + b;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 9;
    @ ensures x == -2 && y == 1 ==> \result == 9;
    @ ensures x == -1 && y == 0 ==> \result == 4;
    @ ensures x == -1 && y == 1 ==> \result == 4;
    @ ensures x == 0 && y == 0 ==> \result == 5;
    @ ensures x == 0 && y == 1 ==> \result == 5;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m56Holds(int x, int y) { // TRUE
    int a = x; a = a > 0 ? a < 2 ? 1 : 2 : a == 0 ? a = 5 : (a -= 1) * a; return a;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == 8;
    @ ensures x == -2 && y == 1 ==> \result == 9;
    @ ensures x == -1 && y == 0 ==> \result == 4;
    @ ensures x == -1 && y == 1 ==> \result == 4;
    @ ensures x == 0 && y == 0 ==> \result == 5;
    @ ensures x == 0 && y == 1 ==> \result == 5;
    @ ensures x == 1 && y == 0 ==> \result == 1;
    @ ensures x == 1 && y == 1 ==> \result == 1;
    @ ensures x == 2 && y == 0 ==> \result == 2;
    @ ensures x == 2 && y == 1 ==> \result == 2;
    @ ensures x == 3 && y == 0 ==> \result == 2;
    @ ensures x == 3 && y == 1 ==> \result == 2;
    @ signals_only \nothing;
    @*/
  static int m56Off(int x, int y) { // FALSE
    int a = x; a = a > 0 ? a < 2 ? 1 : 2 : a == 0 ? a = 5 : (a -= 1) * a; return a;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == -190.0;
    @ ensures x == -2 && y == 1 ==> \result == -190.0;
    @ ensures x == -1 && y == 0 ==> \result == 12.0;
    @ ensures x == -1 && y == 1 ==> \result == 12.0;
    @ ensures x == 0 && y == 0 ==> \result == 4.0;
    @ ensures x == 0 && y == 1 ==> \result == 4.0;
    @ ensures x == 1 && y == 0 ==> \result == 205.0;
    @ ensures x == 1 && y == 1 ==> \result == 205.0;
    @ ensures x == 2 && y == 0 ==> \result == 198.0;
    @ ensures x == 2 && y == 1 ==> \result == 198.0;
    @ ensures x == 3 && y == 0 ==> \result == 400.0;
    @ ensures x == 3 && y == 1 ==> \result == 400.0;
    @ signals_only \nothing;
    @*/
  static double m57Holds(int x, int y) { // TRUE
    return Math.floor(x / 2.0) + Math.ceil(-x / 2.0) * 10 + Math.rint(x + 0.5) * 100 + Math.signum(-1.0 * x) + Math.sqrt(4.0 * (x + 2) * (x + 2));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> false;
    @ ensures x == -2 && y == 1 ==> \result == -190.0;
    @ ensures x == -1 && y == 0 ==> \result == 12.0;
    @ ensures x == -1 && y == 1 ==> \result == 12.0;
    @ ensures x == 0 && y == 0 ==> \result == 4.0;
    @ ensures x == 0 && y == 1 ==> \result == 4.0;
    @ ensures x == 1 && y == 0 ==> \result == 205.0;
    @ ensures x == 1 && y == 1 ==> \result == 205.0;
    @ ensures x == 2 && y == 0 ==> \result == 198.0;
    @ ensures x == 2 && y == 1 ==> \result == 198.0;
    @ ensures x == 3 && y == 0 ==> \result == 400.0;
    @ ensures x == 3 && y == 1 ==> \result == 400.0;
    @ signals (java.lang.IllegalStateException e) x == -2 && y == 0;
    @ signals_only java.lang.IllegalStateException;
    @*/
  static double m57Wrong(int x, int y) { // FALSE
    return Math.floor(x / 2.0) + Math.ceil(-x / 2.0) * 10 + Math.rint(x + 0.5) * 100 + Math.signum(-1.0 * x) + Math.sqrt(4.0 * (x + 2) * (x + 2));
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == false;
    @ ensures x == 0 && y == 1 ==> \result == false;
    @ ensures x == 1 && y == 0 ==> \result == false;
    @ ensures x == 1 && y == 1 ==> \result == false;
    @ ensures x == 2 && y == 0 ==> \result == false;
    @ ensures x == 2 && y == 1 ==> \result == false;
    @ ensures x == 3 && y == 0 ==> \result == false;
    @ ensures x == 3 && y == 1 ==> \result == false;
    @ signals_only \nothing;
    @*/
  static boolean m58Holds(int x, int y) { // TRUE
    return Float.floatToIntBits(-0.0f * x) == Integer.MIN_VALUE ^ Double.isNaN(0 / 0f) ^ Float.MIN_VALUE / 2 == 0 ^ (double) Float.MAX_VALUE * (x + 3) < Double.POSITIVE_INFINITY;
  }

  /*@ requires -2 <= x && x <= 3 && 0 <= y && y <= 1;
    @ ensures x == -2 && y == 0 ==> \result == true;
    @ ensures x == -2 && y == 1 ==> \result == true;
    @ ensures x == -1 && y == 0 ==> \result == true;
    @ ensures x == -1 && y == 1 ==> \result == true;
    @ ensures x == 0 && y == 0 ==> \result == false;
    @ ensures x == 0 && y == 1 ==> \result == false;
    @ ensures x == 1 && y == 0 ==> \result == false;
    @ ensures x == 1 && y == 1 ==> \result == true;
    @ ensures x == 2 && y == 0 ==> \result == false;
    @ ensures x == 2 && y == 1 ==> \result == false;
    @ ensures x == 3 && y == 0 ==> \result == false;
    @ ensures x == 3 && y == 1 ==> \result == false;
    @ signals_only \nothing;
    @*/
  static boolean m58Off(int x, int y) { // FALSE
    return Float.floatToIntBits(-0.0f * x) == Integer.MIN_VALUE ^ Double.isNaN(0 / 0f) ^ Float.MIN_VALUE / 2 == 0 ^ (double) Float.MAX_VALUE * (x + 3) < Double.POSITIVE_INFINITY;
  }

}
