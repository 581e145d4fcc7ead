import java.util.*;
import java.util.function.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.Callable;

/** Integers, characters and floats at their borders: the contracts marked so are false or true on the JVM. */
@SuppressWarnings("all")
class Numbers {
  static long L(double d) { return d != d ? -77 : (long) d; } static final int CI = 0x7fffffff + 1; static final long CL = 1 << 33; static final byte CB = (byte) 200; static final char CC = (char) -1; static final double CD = 1 / 2;

  //@ signals (java.lang.ArithmeticException t) false;
  static int m0_f0(int a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != -1;
  static int m0_f1(int a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m0_f2(int a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != 1073741823;
  static int m0_f3(int a, int b) { // FALSE
    return a / b;
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m0_t0(int a, int b) { // TRUE
    return a / b;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m0_t1(int a, int b) { // TRUE
    return a / b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m0_t2(int a, int b) { // TRUE
    return a / b;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m1_f0(int a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 0;
  static int m1_f1(int a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 1;
  static int m1_f2(int a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 7;
  static int m1_f3(int a, int b) { // FALSE
    return a % b;
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m1_t0(int a, int b) { // TRUE
    return a % b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m1_t1(int a, int b) { // TRUE
    return a % b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m1_t2(int a, int b) { // TRUE
    return a % b;
  }

  //@ ensures \result != 0;
  static int m2_f0(int a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m2_f1(int a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != -4;
  static int m2_f2(int a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != 14;
  static int m2_f3(int a, int b) { // FALSE
    return a << b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m2_t0(int a, int b) { // TRUE
    return a << b;
  }
  //@ requires a == 1 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m2_t1(int a, int b) { // TRUE
    return a << b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m2_t2(int a, int b) { // TRUE
    return a << b;
  }

  //@ ensures \result != 0;
  static int m3_f0(int a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != -1;
  static int m3_f1(int a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != 536870911;
  static int m3_f2(int a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != 3;
  static int m3_f3(int a, int b) { // FALSE
    return a >> b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m3_t0(int a, int b) { // TRUE
    return a >> b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m3_t1(int a, int b) { // TRUE
    return a >> b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m3_t2(int a, int b) { // TRUE
    return a >> b;
  }

  //@ ensures \result != 0;
  static int m4_f0(int a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 1;
  static int m4_f1(int a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 536870911;
  static int m4_f2(int a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 3;
  static int m4_f3(int a, int b) { // FALSE
    return a >>> b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m4_t0(int a, int b) { // TRUE
    return a >>> b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m4_t1(int a, int b) { // TRUE
    return a >>> b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m4_t2(int a, int b) { // TRUE
    return a >>> b;
  }

  //@ ensures \result != 0;
  static int m5_f0(int a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != -1;
  static int m5_f1(int a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m5_f2(int a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != -2;
  static int m5_f3(int a, int b) { // FALSE
    return a * b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m5_t0(int a, int b) { // TRUE
    return a * b;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m5_t1(int a, int b) { // TRUE
    return a * b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m5_t2(int a, int b) { // TRUE
    return a * b;
  }

  //@ ensures \result != 0;
  static int m6_f0(int a, int b) { // FALSE
    return -a - b;
  }
  //@ ensures \result != -2147483647;
  static int m6_f1(int a, int b) { // FALSE
    return -a - b;
  }
  //@ ensures \result != 2147483647;
  static int m6_f2(int a, int b) { // FALSE
    return -a - b;
  }
  //@ ensures \result != -40;
  static int m6_f3(int a, int b) { // FALSE
    return -a - b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m6_t0(int a, int b) { // TRUE
    return -a - b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m6_t1(int a, int b) { // TRUE
    return -a - b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483647; signals_only \nothing;
  static int m6_t2(int a, int b) { // TRUE
    return -a - b;
  }

  //@ ensures \result != -1;
  static int m7_f0(int a, int b) { // FALSE
    return ~a ^ b;
  }
  //@ ensures \result != 1;
  static int m7_f1(int a, int b) { // FALSE
    return ~a ^ b;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m7_f2(int a, int b) { // FALSE
    return ~a ^ b;
  }
  //@ ensures \result != -2147483646;
  static int m7_f3(int a, int b) { // FALSE
    return ~a ^ b;
  }
  //@ requires a == 0 && b == 0; ensures \result == -1; signals_only \nothing;
  static int m7_t0(int a, int b) { // TRUE
    return ~a ^ b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m7_t1(int a, int b) { // TRUE
    return ~a ^ b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m7_t2(int a, int b) { // TRUE
    return ~a ^ b;
  }

  //@ ensures \result != 5;
  static int m8_f0(int a, int b) { // FALSE
    return a & b | 5;
  }
  //@ ensures \result != -2147483643;
  static int m8_f1(int a, int b) { // FALSE
    return a & b | 5;
  }
  //@ ensures \result != 7;
  static int m8_f2(int a, int b) { // FALSE
    return a & b | 5;
  }
  //@ ensures \result != 31;
  static int m8_f3(int a, int b) { // FALSE
    return a & b | 5;
  }
  //@ requires a == 0 && b == 0; ensures \result == 5; signals_only \nothing;
  static int m8_t0(int a, int b) { // TRUE
    return a & b | 5;
  }
  //@ requires a == 1 && b == -1; ensures \result == 5; signals_only \nothing;
  static int m8_t1(int a, int b) { // TRUE
    return a & b | 5;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483643; signals_only \nothing;
  static int m8_t2(int a, int b) { // TRUE
    return a & b | 5;
  }

  //@ ensures \result != 0;
  static int m9_f0(int a, int b) { // FALSE
    return (byte) (a + b);
  }
  //@ ensures \result != -1;
  static int m9_f1(int a, int b) { // FALSE
    return (byte) (a + b);
  }
  //@ ensures \result != 1;
  static int m9_f2(int a, int b) { // FALSE
    return (byte) (a + b);
  }
  //@ ensures \result != 40;
  static int m9_f3(int a, int b) { // FALSE
    return (byte) (a + b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m9_t0(int a, int b) { // TRUE
    return (byte) (a + b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m9_t1(int a, int b) { // TRUE
    return (byte) (a + b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m9_t2(int a, int b) { // TRUE
    return (byte) (a + b);
  }

  //@ ensures \result != 0;
  static int m10_f0(int a, int b) { // FALSE
    return (short) (a * b);
  }
  //@ ensures \result != -1;
  static int m10_f1(int a, int b) { // FALSE
    return (short) (a * b);
  }
  //@ ensures \result != -2;
  static int m10_f2(int a, int b) { // FALSE
    return (short) (a * b);
  }
  //@ ensures \result != 231;
  static int m10_f3(int a, int b) { // FALSE
    return (short) (a * b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m10_t0(int a, int b) { // TRUE
    return (short) (a * b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m10_t1(int a, int b) { // TRUE
    return (short) (a * b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m10_t2(int a, int b) { // TRUE
    return (short) (a * b);
  }

  //@ ensures \result != 0;
  static int m11_f0(int a, int b) { // FALSE
    return (char) (a - b);
  }
  //@ ensures \result != 2;
  static int m11_f1(int a, int b) { // FALSE
    return (char) (a - b);
  }
  //@ ensures \result != 1;
  static int m11_f2(int a, int b) { // FALSE
    return (char) (a - b);
  }
  //@ ensures \result != 65533;
  static int m11_f3(int a, int b) { // FALSE
    return (char) (a - b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m11_t0(int a, int b) { // TRUE
    return (char) (a - b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 2; signals_only \nothing;
  static int m11_t1(int a, int b) { // TRUE
    return (char) (a - b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m11_t2(int a, int b) { // TRUE
    return (char) (a - b);
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m12_f0(int a, int b) { // FALSE
    return (byte) a / (byte) b;
  }
  //@ ensures \result != -1;
  static int m12_f1(int a, int b) { // FALSE
    return (byte) a / (byte) b;
  }
  //@ ensures \result != 0;
  static int m12_f2(int a, int b) { // FALSE
    return (byte) a / (byte) b;
  }
  //@ ensures \result != -3;
  static int m12_f3(int a, int b) { // FALSE
    return (byte) a / (byte) b;
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m12_t0(int a, int b) { // TRUE
    return (byte) a / (byte) b;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m12_t1(int a, int b) { // TRUE
    return (byte) a / (byte) b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m12_t2(int a, int b) { // TRUE
    return (byte) a / (byte) b;
  }

  //@ ensures \result != 0;
  static int m13_f0(int a, int b) { // FALSE
    return (byte) a >>> b;
  }
  //@ ensures \result != 1073741823;
  static int m13_f1(int a, int b) { // FALSE
    return (byte) a >>> b;
  }
  //@ ensures \result != 3;
  static int m13_f2(int a, int b) { // FALSE
    return (byte) a >>> b;
  }
  //@ ensures \result != 1073741822;
  static int m13_f3(int a, int b) { // FALSE
    return (byte) a >>> b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m13_t0(int a, int b) { // TRUE
    return (byte) a >>> b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m13_t1(int a, int b) { // TRUE
    return (byte) a >>> b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m13_t2(int a, int b) { // TRUE
    return (byte) a >>> b;
  }

  //@ ensures \result != 0;
  static int m14_f0(int a, int b) { // FALSE
    return (char) a >>> (short) b;
  }
  //@ ensures \result != 16383;
  static int m14_f1(int a, int b) { // FALSE
    return (char) a >>> (short) b;
  }
  //@ ensures \result != 3;
  static int m14_f2(int a, int b) { // FALSE
    return (char) a >>> (short) b;
  }
  //@ ensures \result != 16382;
  static int m14_f3(int a, int b) { // FALSE
    return (char) a >>> (short) b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m14_t0(int a, int b) { // TRUE
    return (char) a >>> (short) b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m14_t1(int a, int b) { // TRUE
    return (char) a >>> (short) b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m14_t2(int a, int b) { // TRUE
    return (char) a >>> (short) b;
  }

  //@ ensures \result != 0;
  static int m15_f0(int a, int b) { // FALSE
    return (int) (a * 1.5f);
  }
  //@ ensures \result != 1;
  static int m15_f1(int a, int b) { // FALSE
    return (int) (a * 1.5f);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m15_f2(int a, int b) { // FALSE
    return (int) (a * 1.5f);
  }
  //@ ensures \result != 2147483647;
  static int m15_f3(int a, int b) { // FALSE
    return (int) (a * 1.5f);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m15_t0(int a, int b) { // TRUE
    return (int) (a * 1.5f);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m15_t1(int a, int b) { // TRUE
    return (int) (a * 1.5f);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m15_t2(int a, int b) { // TRUE
    return (int) (a * 1.5f);
  }

  //@ ensures \result != 0;
  static int m16_f0(int a, int b) { // FALSE
    return (int) (a / (float) b);
  }
  //@ ensures \result != -1;
  static int m16_f1(int a, int b) { // FALSE
    return (int) (a / (float) b);
  }
  //@ ensures \result != 2147483647;
  static int m16_f2(int a, int b) { // FALSE
    return (int) (a / (float) b);
  }
  //@ ensures \result != 1073741824;
  static int m16_f3(int a, int b) { // FALSE
    return (int) (a / (float) b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m16_t0(int a, int b) { // TRUE
    return (int) (a / (float) b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m16_t1(int a, int b) { // TRUE
    return (int) (a / (float) b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m16_t2(int a, int b) { // TRUE
    return (int) (a / (float) b);
  }

  //@ ensures \result != 0;
  static int m17_f0(int a, int b) { // FALSE
    return (int) (a / (double) b);
  }
  //@ ensures \result != -1;
  static int m17_f1(int a, int b) { // FALSE
    return (int) (a / (double) b);
  }
  //@ ensures \result != 2147483647;
  static int m17_f2(int a, int b) { // FALSE
    return (int) (a / (double) b);
  }
  //@ ensures \result != 1073741823;
  static int m17_f3(int a, int b) { // FALSE
    return (int) (a / (double) b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m17_t0(int a, int b) { // TRUE
    return (int) (a / (double) b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m17_t1(int a, int b) { // TRUE
    return (int) (a / (double) b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m17_t2(int a, int b) { // TRUE
    return (int) (a / (double) b);
  }

  //@ ensures \result != 0;
  static int m18_f0(int a, int b) { // FALSE
    return (int) (a % (double) b);
  }
  //@ ensures \result != 1;
  static int m18_f1(int a, int b) { // FALSE
    return (int) (a % (double) b);
  }
  //@ ensures \result != 7;
  static int m18_f2(int a, int b) { // FALSE
    return (int) (a % (double) b);
  }
  //@ ensures \result != -1;
  static int m18_f3(int a, int b) { // FALSE
    return (int) (a % (double) b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m18_t0(int a, int b) { // TRUE
    return (int) (a % (double) b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m18_t1(int a, int b) { // TRUE
    return (int) (a % (double) b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m18_t2(int a, int b) { // TRUE
    return (int) (a % (double) b);
  }

  //@ ensures \result != 0;
  static int m19_f0(int a, int b) { // FALSE
    return (char) (double) a;
  }
  //@ ensures \result != 1;
  static int m19_f1(int a, int b) { // FALSE
    return (char) (double) a;
  }
  //@ ensures \result != 65535;
  static int m19_f2(int a, int b) { // FALSE
    return (char) (double) a;
  }
  //@ ensures \result != 7;
  static int m19_f3(int a, int b) { // FALSE
    return (char) (double) a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m19_t0(int a, int b) { // TRUE
    return (char) (double) a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m19_t1(int a, int b) { // TRUE
    return (char) (double) a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m19_t2(int a, int b) { // TRUE
    return (char) (double) a;
  }

  //@ ensures \result != 0;
  static int m20_f0(int a, int b) { // FALSE
    return (byte) (a * 1e10);
  }
  //@ ensures \result != -1;
  static int m20_f1(int a, int b) { // FALSE
    return (byte) (a * 1e10);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m20_t0(int a, int b) { // TRUE
    return (byte) (a * 1e10);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m20_t1(int a, int b) { // TRUE
    return (byte) (a * 1e10);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m20_t2(int a, int b) { // TRUE
    return (byte) (a * 1e10);
  }

  //@ ensures \result != 0;
  static int m21_f0(int a, int b) { // FALSE
    return (int) ((long) a << b);
  }
  //@ ensures \result != -4;
  static int m21_f1(int a, int b) { // FALSE
    return (int) ((long) a << b);
  }
  //@ ensures \result != -28;
  static int m21_f2(int a, int b) { // FALSE
    return (int) ((long) a << b);
  }
  //@ ensures \result != 5;
  static int m21_f3(int a, int b) { // FALSE
    return (int) ((long) a << b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m21_t0(int a, int b) { // TRUE
    return (int) ((long) a << b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m21_t1(int a, int b) { // TRUE
    return (int) ((long) a << b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m21_t2(int a, int b) { // TRUE
    return (int) ((long) a << b);
  }

  //@ ensures \result != 0;
  static int m22_f0(int a, int b) { // FALSE
    return Math.abs(a) + b;
  }
  //@ ensures \result != 2147483647;
  static int m22_f1(int a, int b) { // FALSE
    return Math.abs(a) + b;
  }
  //@ ensures \result != -2147483647;
  static int m22_f2(int a, int b) { // FALSE
    return Math.abs(a) + b;
  }
  //@ ensures \result != 40;
  static int m22_f3(int a, int b) { // FALSE
    return Math.abs(a) + b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m22_t0(int a, int b) { // TRUE
    return Math.abs(a) + b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m22_t1(int a, int b) { // TRUE
    return Math.abs(a) + b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m22_t2(int a, int b) { // TRUE
    return Math.abs(a) + b;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m23_f0(int a, int b) { // FALSE
    return Math.floorMod(a, b);
  }
  //@ ensures \result != 0;
  static int m23_f1(int a, int b) { // FALSE
    return Math.floorMod(a, b);
  }
  //@ ensures \result != 1;
  static int m23_f2(int a, int b) { // FALSE
    return Math.floorMod(a, b);
  }
  //@ ensures \result != 7;
  static int m23_f3(int a, int b) { // FALSE
    return Math.floorMod(a, b);
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m23_t0(int a, int b) { // TRUE
    return Math.floorMod(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m23_t1(int a, int b) { // TRUE
    return Math.floorMod(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m23_t2(int a, int b) { // TRUE
    return Math.floorMod(a, b);
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m24_f0(int a, int b) { // FALSE
    return Math.floorDiv(a, b);
  }
  //@ ensures \result != -1;
  static int m24_f1(int a, int b) { // FALSE
    return Math.floorDiv(a, b);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m24_f2(int a, int b) { // FALSE
    return Math.floorDiv(a, b);
  }
  //@ ensures \result != 1073741823;
  static int m24_f3(int a, int b) { // FALSE
    return Math.floorDiv(a, b);
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m24_t0(int a, int b) { // TRUE
    return Math.floorDiv(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m24_t1(int a, int b) { // TRUE
    return Math.floorDiv(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m24_t2(int a, int b) { // TRUE
    return Math.floorDiv(a, b);
  }

  //@ ensures \result != 0;
  static int m25_f0(int a, int b) { // FALSE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ ensures \result != 2;
  static int m25_f1(int a, int b) { // FALSE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ ensures \result != 2147483647;
  static int m25_f2(int a, int b) { // FALSE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ ensures \result != 2147483645;
  static int m25_f3(int a, int b) { // FALSE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m25_t0(int a, int b) { // TRUE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 2; signals_only \nothing;
  static int m25_t1(int a, int b) { // TRUE
    return Math.max(a, b) - Math.min(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m25_t2(int a, int b) { // TRUE
    return Math.max(a, b) - Math.min(a, b);
  }

  //@ ensures \result != 0;
  static int m26_f0(int a, int b) { // FALSE
    return Integer.compare(a, b);
  }
  //@ ensures \result != 1;
  static int m26_f1(int a, int b) { // FALSE
    return Integer.compare(a, b);
  }
  //@ ensures \result != -1;
  static int m26_f2(int a, int b) { // FALSE
    return Integer.compare(a, b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m26_t0(int a, int b) { // TRUE
    return Integer.compare(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m26_t1(int a, int b) { // TRUE
    return Integer.compare(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m26_t2(int a, int b) { // TRUE
    return Integer.compare(a, b);
  }

  //@ ensures \result != 32;
  static int m27_f0(int a, int b) { // FALSE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ ensures \result != 1;
  static int m27_f1(int a, int b) { // FALSE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ ensures \result != 3;
  static int m27_f2(int a, int b) { // FALSE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ ensures \result != 31;
  static int m27_f3(int a, int b) { // FALSE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 32; signals_only \nothing;
  static int m27_t0(int a, int b) { // TRUE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m27_t1(int a, int b) { // TRUE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m27_t2(int a, int b) { // TRUE
    return Integer.bitCount(a) + Integer.numberOfTrailingZeros(b);
  }

  //@ ensures \result != 0;
  static int m28_f0(int a, int b) { // FALSE
    return Integer.reverse(a);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m28_f1(int a, int b) { // FALSE
    return Integer.reverse(a);
  }
  //@ ensures \result != 1;
  static int m28_f2(int a, int b) { // FALSE
    return Integer.reverse(a);
  }
  //@ ensures \result != -2;
  static int m28_f3(int a, int b) { // FALSE
    return Integer.reverse(a);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m28_t0(int a, int b) { // TRUE
    return Integer.reverse(a);
  }
  //@ requires a == 1 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m28_t1(int a, int b) { // TRUE
    return Integer.reverse(a);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m28_t2(int a, int b) { // TRUE
    return Integer.reverse(a);
  }

  //@ ensures \result != 0;
  static int m29_f0(int a, int b) { // FALSE
    return Integer.highestOneBit(a);
  }
  //@ ensures \result != 1;
  static int m29_f1(int a, int b) { // FALSE
    return Integer.highestOneBit(a);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m29_f2(int a, int b) { // FALSE
    return Integer.highestOneBit(a);
  }
  //@ ensures \result != 1073741824;
  static int m29_f3(int a, int b) { // FALSE
    return Integer.highestOneBit(a);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m29_t0(int a, int b) { // TRUE
    return Integer.highestOneBit(a);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m29_t1(int a, int b) { // TRUE
    return Integer.highestOneBit(a);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m29_t2(int a, int b) { // TRUE
    return Integer.highestOneBit(a);
  }

  //@ ensures \result != 0;
  static int m30_f0(int a, int b) { // FALSE
    return Integer.rotateLeft(a, b);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m30_f1(int a, int b) { // FALSE
    return Integer.rotateLeft(a, b);
  }
  //@ ensures \result != 1073741824;
  static int m30_f2(int a, int b) { // FALSE
    return Integer.rotateLeft(a, b);
  }
  //@ ensures \result != -3;
  static int m30_f3(int a, int b) { // FALSE
    return Integer.rotateLeft(a, b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m30_t0(int a, int b) { // TRUE
    return Integer.rotateLeft(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m30_t1(int a, int b) { // TRUE
    return Integer.rotateLeft(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1073741824; signals_only \nothing;
  static int m30_t2(int a, int b) { // TRUE
    return Integer.rotateLeft(a, b);
  }

  //@ ensures \result != -1;
  static int m31_f0(int a, int b) { // FALSE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ ensures \result != 0;
  static int m31_f1(int a, int b) { // FALSE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ ensures \result != 2147483647;
  static int m31_f2(int a, int b) { // FALSE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ ensures \result != 2147483646;
  static int m31_f3(int a, int b) { // FALSE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == -1; signals_only \nothing;
  static int m31_t0(int a, int b) { // TRUE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m31_t1(int a, int b) { // TRUE
    return Integer.parseUnsignedInt("4294967295") + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m31_t2(int a, int b) { // TRUE
    return Integer.parseUnsignedInt("4294967295") + a;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m32_f0(int a, int b) { // FALSE
    return Integer.divideUnsigned(a, b);
  }
  //@ ensures \result != 0;
  static int m32_f1(int a, int b) { // FALSE
    return Integer.divideUnsigned(a, b);
  }
  //@ ensures \result != 1073741823;
  static int m32_f2(int a, int b) { // FALSE
    return Integer.divideUnsigned(a, b);
  }
  //@ ensures \result != 2147483644;
  static int m32_f3(int a, int b) { // FALSE
    return Integer.divideUnsigned(a, b);
  }
  //@ requires a == 0 && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m32_t0(int a, int b) { // TRUE
    return Integer.divideUnsigned(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m32_t1(int a, int b) { // TRUE
    return Integer.divideUnsigned(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m32_t2(int a, int b) { // TRUE
    return Integer.divideUnsigned(a, b);
  }

  //@ ensures \result != 0;
  static int m33_f0(int a, int b) { // FALSE
    return Integer.compareUnsigned(a, b);
  }
  //@ ensures \result != -1;
  static int m33_f1(int a, int b) { // FALSE
    return Integer.compareUnsigned(a, b);
  }
  //@ ensures \result != 1;
  static int m33_f2(int a, int b) { // FALSE
    return Integer.compareUnsigned(a, b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m33_t0(int a, int b) { // TRUE
    return Integer.compareUnsigned(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m33_t1(int a, int b) { // TRUE
    return Integer.compareUnsigned(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m33_t2(int a, int b) { // TRUE
    return Integer.compareUnsigned(a, b);
  }

  //@ ensures \result != 0;
  static int m34_f0(int a, int b) { // FALSE
    return Integer.signum(a) * b;
  }
  //@ ensures \result != -1;
  static int m34_f1(int a, int b) { // FALSE
    return Integer.signum(a) * b;
  }
  //@ ensures \result != 1;
  static int m34_f2(int a, int b) { // FALSE
    return Integer.signum(a) * b;
  }
  //@ ensures \result != 2;
  static int m34_f3(int a, int b) { // FALSE
    return Integer.signum(a) * b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m34_t0(int a, int b) { // TRUE
    return Integer.signum(a) * b;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m34_t1(int a, int b) { // TRUE
    return Integer.signum(a) * b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m34_t2(int a, int b) { // TRUE
    return Integer.signum(a) * b;
  }

  //@ ensures \result != 0;
  static int m35_f0(int a, int b) { // FALSE
    return Math.round(a / 2.0f);
  }
  //@ ensures \result != 1;
  static int m35_f1(int a, int b) { // FALSE
    return Math.round(a / 2.0f);
  }
  //@ ensures \result != -1073741824;
  static int m35_f2(int a, int b) { // FALSE
    return Math.round(a / 2.0f);
  }
  //@ ensures \result != 1073741824;
  static int m35_f3(int a, int b) { // FALSE
    return Math.round(a / 2.0f);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m35_t0(int a, int b) { // TRUE
    return Math.round(a / 2.0f);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m35_t1(int a, int b) { // TRUE
    return Math.round(a / 2.0f);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1073741824; signals_only \nothing;
  static int m35_t2(int a, int b) { // TRUE
    return Math.round(a / 2.0f);
  }

  //@ ensures \result != 0;
  static int m36_f0(int a, int b) { // FALSE
    return (int) Math.floor(a / 2.0);
  }
  //@ ensures \result != -1073741824;
  static int m36_f1(int a, int b) { // FALSE
    return (int) Math.floor(a / 2.0);
  }
  //@ ensures \result != 1073741823;
  static int m36_f2(int a, int b) { // FALSE
    return (int) Math.floor(a / 2.0);
  }
  //@ ensures \result != 3;
  static int m36_f3(int a, int b) { // FALSE
    return (int) Math.floor(a / 2.0);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m36_t0(int a, int b) { // TRUE
    return (int) Math.floor(a / 2.0);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m36_t1(int a, int b) { // TRUE
    return (int) Math.floor(a / 2.0);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1073741824; signals_only \nothing;
  static int m36_t2(int a, int b) { // TRUE
    return (int) Math.floor(a / 2.0);
  }

  //@ ensures \result != 0;
  static int m37_f0(int a, int b) { // FALSE
    return (int) Math.sqrt(a);
  }
  //@ ensures \result != 1;
  static int m37_f1(int a, int b) { // FALSE
    return (int) Math.sqrt(a);
  }
  //@ ensures \result != 46340;
  static int m37_f2(int a, int b) { // FALSE
    return (int) Math.sqrt(a);
  }
  //@ ensures \result != 2;
  static int m37_f3(int a, int b) { // FALSE
    return (int) Math.sqrt(a);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m37_t0(int a, int b) { // TRUE
    return (int) Math.sqrt(a);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m37_t1(int a, int b) { // TRUE
    return (int) Math.sqrt(a);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m37_t2(int a, int b) { // TRUE
    return (int) Math.sqrt(a);
  }

  //@ ensures \result != 0;
  static int m38_f0(int a, int b) { // FALSE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ ensures \result != -715827882;
  static int m38_f1(int a, int b) { // FALSE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ ensures \result != -2;
  static int m38_f2(int a, int b) { // FALSE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ ensures \result != 3;
  static int m38_f3(int a, int b) { // FALSE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m38_t0(int a, int b) { // TRUE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m38_t1(int a, int b) { // TRUE
    return (int) Math.ceil(-a / 3.0);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -715827882; signals_only \nothing;
  static int m38_t2(int a, int b) { // TRUE
    return (int) Math.ceil(-a / 3.0);
  }

  //@ ensures \result != 0;
  static int m39_f0(int a, int b) { // FALSE
    return (int) Math.rint(a / 2.0);
  }
  //@ ensures \result != -1073741824;
  static int m39_f1(int a, int b) { // FALSE
    return (int) Math.rint(a / 2.0);
  }
  //@ ensures \result != 1073741824;
  static int m39_f2(int a, int b) { // FALSE
    return (int) Math.rint(a / 2.0);
  }
  //@ ensures \result != 4;
  static int m39_f3(int a, int b) { // FALSE
    return (int) Math.rint(a / 2.0);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m39_t0(int a, int b) { // TRUE
    return (int) Math.rint(a / 2.0);
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m39_t1(int a, int b) { // TRUE
    return (int) Math.rint(a / 2.0);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1073741824; signals_only \nothing;
  static int m39_t2(int a, int b) { // TRUE
    return (int) Math.rint(a / 2.0);
  }

  //@ ensures \result != 0;
  static int m40_f0(int a, int b) { // FALSE
    return Float.compare(a, b);
  }
  //@ ensures \result != 1;
  static int m40_f1(int a, int b) { // FALSE
    return Float.compare(a, b);
  }
  //@ ensures \result != -1;
  static int m40_f2(int a, int b) { // FALSE
    return Float.compare(a, b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m40_t0(int a, int b) { // TRUE
    return Float.compare(a, b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m40_t1(int a, int b) { // TRUE
    return Float.compare(a, b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m40_t2(int a, int b) { // TRUE
    return Float.compare(a, b);
  }

  //@ ensures \result != 1;
  static int m41_f0(int a, int b) { // FALSE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ ensures \result != 2;
  static int m41_f1(int a, int b) { // FALSE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ ensures \result != -2147483647;
  static int m41_f2(int a, int b) { // FALSE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m41_f3(int a, int b) { // FALSE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m41_t0(int a, int b) { // TRUE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 2; signals_only \nothing;
  static int m41_t1(int a, int b) { // TRUE
    return Double.compare(0.0, -0.0) + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483647; signals_only \nothing;
  static int m41_t2(int a, int b) { // TRUE
    return Double.compare(0.0, -0.0) + a;
  }

  //@ ensures \result != 1;
  static int m42_f0(int a, int b) { // FALSE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ ensures \result != 0;
  static int m42_f1(int a, int b) { // FALSE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ ensures \result != 3;
  static int m42_f2(int a, int b) { // FALSE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ ensures \result != 34;
  static int m42_f3(int a, int b) { // FALSE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m42_t0(int a, int b) { // TRUE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m42_t1(int a, int b) { // TRUE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m42_t2(int a, int b) { // TRUE
    return (0.0 == -0.0 ? 1 : 0) + b;
  }

  //@ ensures \result != 0;
  static int m43_f0(int a, int b) { // FALSE
    return (int) Double.NaN + a;
  }
  //@ ensures \result != 1;
  static int m43_f1(int a, int b) { // FALSE
    return (int) Double.NaN + a;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m43_f2(int a, int b) { // FALSE
    return (int) Double.NaN + a;
  }
  //@ ensures \result != 2147483647;
  static int m43_f3(int a, int b) { // FALSE
    return (int) Double.NaN + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m43_t0(int a, int b) { // TRUE
    return (int) Double.NaN + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m43_t1(int a, int b) { // TRUE
    return (int) Double.NaN + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m43_t2(int a, int b) { // TRUE
    return (int) Double.NaN + a;
  }

  //@ ensures \result != 2147483647;
  static int m44_f0(int a, int b) { // FALSE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ ensures \result != 2147483646;
  static int m44_f1(int a, int b) { // FALSE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ ensures \result != -2147483647;
  static int m44_f2(int a, int b) { // FALSE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ ensures \result != -2147483616;
  static int m44_f3(int a, int b) { // FALSE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 2147483647; signals_only \nothing;
  static int m44_t0(int a, int b) { // TRUE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 2147483646; signals_only \nothing;
  static int m44_t1(int a, int b) { // TRUE
    return (int) Float.POSITIVE_INFINITY + b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483646; signals_only \nothing;
  static int m44_t2(int a, int b) { // TRUE
    return (int) Float.POSITIVE_INFINITY + b;
  }

  //@ ensures \result != 0;
  static int m45_f0(int a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ ensures \result != 1;
  static int m45_f1(int a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ ensures \result != 65535;
  static int m45_f2(int a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ ensures \result != 7;
  static int m45_f3(int a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m45_t0(int a, int b) { // TRUE
    return (int) (char) (byte) a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m45_t1(int a, int b) { // TRUE
    return (int) (char) (byte) a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m45_t2(int a, int b) { // TRUE
    return (int) (char) (byte) a;
  }

  //@ ensures \result != 0;
  static int m46_f0(int a, int b) { // FALSE
    return a > b ? 'x' : a;
  }
  //@ ensures \result != 120;
  static int m46_f1(int a, int b) { // FALSE
    return a > b ? 'x' : a;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m46_f2(int a, int b) { // FALSE
    return a > b ? 'x' : a;
  }
  //@ ensures \result != 7;
  static int m46_f3(int a, int b) { // FALSE
    return a > b ? 'x' : a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m46_t0(int a, int b) { // TRUE
    return a > b ? 'x' : a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 120; signals_only \nothing;
  static int m46_t1(int a, int b) { // TRUE
    return a > b ? 'x' : a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m46_t2(int a, int b) { // TRUE
    return a > b ? 'x' : a;
  }

  //@ ensures \result != 97;
  static int m47_f0(int a, int b) { // FALSE
    return (a > b ? 1 : 'a') + 0;
  }
  //@ ensures \result != 1;
  static int m47_f1(int a, int b) { // FALSE
    return (a > b ? 1 : 'a') + 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 97; signals_only \nothing;
  static int m47_t0(int a, int b) { // TRUE
    return (a > b ? 1 : 'a') + 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m47_t1(int a, int b) { // TRUE
    return (a > b ? 1 : 'a') + 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 97; signals_only \nothing;
  static int m47_t2(int a, int b) { // TRUE
    return (a > b ? 1 : 'a') + 0;
  }

  //@ ensures \result != 1237;
  static int m48_f0(int a, int b) { // FALSE
    return Boolean.hashCode(a > b);
  }
  //@ ensures \result != 1231;
  static int m48_f1(int a, int b) { // FALSE
    return Boolean.hashCode(a > b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 1237; signals_only \nothing;
  static int m48_t0(int a, int b) { // TRUE
    return Boolean.hashCode(a > b);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1231; signals_only \nothing;
  static int m48_t1(int a, int b) { // TRUE
    return Boolean.hashCode(a > b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1237; signals_only \nothing;
  static int m48_t2(int a, int b) { // TRUE
    return Boolean.hashCode(a > b);
  }

  //@ ensures \result != 0;
  static int m49_f0(int a, int b) { // FALSE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ ensures \result != -1;
  static int m49_f1(int a, int b) { // FALSE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m49_f2(int a, int b) { // FALSE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ ensures \result != 2147483645;
  static int m49_f3(int a, int b) { // FALSE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m49_t0(int a, int b) { // TRUE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m49_t1(int a, int b) { // TRUE
    return Long.hashCode(a * 4294967296L + b);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m49_t2(int a, int b) { // TRUE
    return Long.hashCode(a * 4294967296L + b);
  }

  //@ ensures \result != 0;
  static int m50_f0(int a, int b) { // FALSE
    return Double.hashCode(a);
  }
  //@ ensures \result != 1072693248;
  static int m50_f1(int a, int b) { // FALSE
    return Double.hashCode(a);
  }
  //@ ensures \result != -1042284544;
  static int m50_f2(int a, int b) { // FALSE
    return Double.hashCode(a);
  }
  //@ ensures \result != -1105199105;
  static int m50_f3(int a, int b) { // FALSE
    return Double.hashCode(a);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m50_t0(int a, int b) { // TRUE
    return Double.hashCode(a);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1072693248; signals_only \nothing;
  static int m50_t1(int a, int b) { // TRUE
    return Double.hashCode(a);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1042284544; signals_only \nothing;
  static int m50_t2(int a, int b) { // TRUE
    return Double.hashCode(a);
  }

  //@ ensures \result != 0;
  static int m51_f0(int a, int b) { // FALSE
    return a+++b;
  }
  //@ ensures \result != 2147483647;
  static int m51_f1(int a, int b) { // FALSE
    return a+++b;
  }
  //@ ensures \result != -2147483647;
  static int m51_f2(int a, int b) { // FALSE
    return a+++b;
  }
  //@ ensures \result != 40;
  static int m51_f3(int a, int b) { // FALSE
    return a+++b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m51_t0(int a, int b) { // TRUE
    return a+++b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m51_t1(int a, int b) { // TRUE
    return a+++b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m51_t2(int a, int b) { // TRUE
    return a+++b;
  }

  //@ ensures \result != 2;
  static int m52_f0(int a, int b) { // FALSE
    return a++ + ++a;
  }
  //@ ensures \result != 4;
  static int m52_f1(int a, int b) { // FALSE
    return a++ + ++a;
  }
  //@ ensures \result != 0;
  static int m52_f2(int a, int b) { // FALSE
    return a++ + ++a;
  }
  //@ ensures \result != 16;
  static int m52_f3(int a, int b) { // FALSE
    return a++ + ++a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 2; signals_only \nothing;
  static int m52_t0(int a, int b) { // TRUE
    return a++ + ++a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 4; signals_only \nothing;
  static int m52_t1(int a, int b) { // TRUE
    return a++ + ++a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2; signals_only \nothing;
  static int m52_t2(int a, int b) { // TRUE
    return a++ + ++a;
  }

  //@ ensures \result != 0;
  static int m53_f0(int a, int b) { // FALSE
    return a += a++ * b;
  }
  //@ ensures \result != 2147483645;
  static int m53_f1(int a, int b) { // FALSE
    return a += a++ * b;
  }
  //@ ensures \result != 238;
  static int m53_f2(int a, int b) { // FALSE
    return a += a++ * b;
  }
  //@ ensures \result != -21;
  static int m53_f3(int a, int b) { // FALSE
    return a += a++ * b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m53_t0(int a, int b) { // TRUE
    return a += a++ * b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m53_t1(int a, int b) { // TRUE
    return a += a++ * b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m53_t2(int a, int b) { // TRUE
    return a += a++ * b;
  }

  //@ ensures \result != 0;
  static int m54_f0(int a, int b) { // FALSE
    return a - -b;
  }
  //@ ensures \result != 2147483647;
  static int m54_f1(int a, int b) { // FALSE
    return a - -b;
  }
  //@ ensures \result != -2147483647;
  static int m54_f2(int a, int b) { // FALSE
    return a - -b;
  }
  //@ ensures \result != 40;
  static int m54_f3(int a, int b) { // FALSE
    return a - -b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m54_t0(int a, int b) { // TRUE
    return a - -b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m54_t1(int a, int b) { // TRUE
    return a - -b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483647; signals_only \nothing;
  static int m54_t2(int a, int b) { // TRUE
    return a - -b;
  }

  //@ ensures \result != 5;
  static int m55_f0(int a, int b) { // FALSE
    return b = a = 5;
  }
  //@ requires a == 0 && b == 0; ensures \result == 5; signals_only \nothing;
  static int m55_t0(int a, int b) { // TRUE
    return b = a = 5;
  }
  //@ requires a == 1 && b == -1; ensures \result == 5; signals_only \nothing;
  static int m55_t1(int a, int b) { // TRUE
    return b = a = 5;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 5; signals_only \nothing;
  static int m55_t2(int a, int b) { // TRUE
    return b = a = 5;
  }

  //@ ensures \result != 0;
  static int m56_f0(int a, int b) { // FALSE
    return (a = b) * a;
  }
  //@ ensures \result != 1;
  static int m56_f1(int a, int b) { // FALSE
    return (a = b) * a;
  }
  //@ ensures \result != 4;
  static int m56_f2(int a, int b) { // FALSE
    return (a = b) * a;
  }
  //@ ensures \result != 1089;
  static int m56_f3(int a, int b) { // FALSE
    return (a = b) * a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m56_t0(int a, int b) { // TRUE
    return (a = b) * a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m56_t1(int a, int b) { // TRUE
    return (a = b) * a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m56_t2(int a, int b) { // TRUE
    return (a = b) * a;
  }

  //@ ensures \result != 0;
  static int m57_f0(int a, int b) { // FALSE
    return a ^ b ^ a;
  }
  //@ ensures \result != -1;
  static int m57_f1(int a, int b) { // FALSE
    return a ^ b ^ a;
  }
  //@ ensures \result != 2;
  static int m57_f2(int a, int b) { // FALSE
    return a ^ b ^ a;
  }
  //@ ensures \result != 33;
  static int m57_f3(int a, int b) { // FALSE
    return a ^ b ^ a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m57_t0(int a, int b) { // TRUE
    return a ^ b ^ a;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m57_t1(int a, int b) { // TRUE
    return a ^ b ^ a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -1; signals_only \nothing;
  static int m57_t2(int a, int b) { // TRUE
    return a ^ b ^ a;
  }

  //@ ensures \result != -1294967296;
  static int m58_f0(int a, int b) { // FALSE
    return (int) 3000000000L + a;
  }
  //@ ensures \result != -1294967295;
  static int m58_f1(int a, int b) { // FALSE
    return (int) 3000000000L + a;
  }
  //@ ensures \result != 852516352;
  static int m58_f2(int a, int b) { // FALSE
    return (int) 3000000000L + a;
  }
  //@ ensures \result != 852516351;
  static int m58_f3(int a, int b) { // FALSE
    return (int) 3000000000L + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == -1294967296; signals_only \nothing;
  static int m58_t0(int a, int b) { // TRUE
    return (int) 3000000000L + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == -1294967295; signals_only \nothing;
  static int m58_t1(int a, int b) { // TRUE
    return (int) 3000000000L + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 852516352; signals_only \nothing;
  static int m58_t2(int a, int b) { // TRUE
    return (int) 3000000000L + a;
  }

  //@ ensures \result != Integer.MIN_VALUE;
  static int m59_f0(int a, int b) { // FALSE
    return CI + a;
  }
  //@ ensures \result != -2147483647;
  static int m59_f1(int a, int b) { // FALSE
    return CI + a;
  }
  //@ ensures \result != 0;
  static int m59_f2(int a, int b) { // FALSE
    return CI + a;
  }
  //@ ensures \result != -1;
  static int m59_f3(int a, int b) { // FALSE
    return CI + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m59_t0(int a, int b) { // TRUE
    return CI + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == -2147483647; signals_only \nothing;
  static int m59_t1(int a, int b) { // TRUE
    return CI + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m59_t2(int a, int b) { // TRUE
    return CI + a;
  }

  //@ ensures \result != 2;
  static int m60_f0(int a, int b) { // FALSE
    return (int) CL + a;
  }
  //@ ensures \result != 3;
  static int m60_f1(int a, int b) { // FALSE
    return (int) CL + a;
  }
  //@ ensures \result != -2147483646;
  static int m60_f2(int a, int b) { // FALSE
    return (int) CL + a;
  }
  //@ ensures \result != -2147483647;
  static int m60_f3(int a, int b) { // FALSE
    return (int) CL + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 2; signals_only \nothing;
  static int m60_t0(int a, int b) { // TRUE
    return (int) CL + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 3; signals_only \nothing;
  static int m60_t1(int a, int b) { // TRUE
    return (int) CL + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483646; signals_only \nothing;
  static int m60_t2(int a, int b) { // TRUE
    return (int) CL + a;
  }

  //@ ensures \result != -56;
  static int m61_f0(int a, int b) { // FALSE
    return CB + a;
  }
  //@ ensures \result != -55;
  static int m61_f1(int a, int b) { // FALSE
    return CB + a;
  }
  //@ ensures \result != 2147483592;
  static int m61_f2(int a, int b) { // FALSE
    return CB + a;
  }
  //@ ensures \result != 2147483591;
  static int m61_f3(int a, int b) { // FALSE
    return CB + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == -56; signals_only \nothing;
  static int m61_t0(int a, int b) { // TRUE
    return CB + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == -55; signals_only \nothing;
  static int m61_t1(int a, int b) { // TRUE
    return CB + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483592; signals_only \nothing;
  static int m61_t2(int a, int b) { // TRUE
    return CB + a;
  }

  //@ ensures \result != 65535;
  static int m62_f0(int a, int b) { // FALSE
    return CC + a;
  }
  //@ ensures \result != 65536;
  static int m62_f1(int a, int b) { // FALSE
    return CC + a;
  }
  //@ ensures \result != -2147418113;
  static int m62_f2(int a, int b) { // FALSE
    return CC + a;
  }
  //@ ensures \result != -2147418114;
  static int m62_f3(int a, int b) { // FALSE
    return CC + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 65535; signals_only \nothing;
  static int m62_t0(int a, int b) { // TRUE
    return CC + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 65536; signals_only \nothing;
  static int m62_t1(int a, int b) { // TRUE
    return CC + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147418113; signals_only \nothing;
  static int m62_t2(int a, int b) { // TRUE
    return CC + a;
  }

  //@ ensures \result != 0;
  static int m63_f0(int a, int b) { // FALSE
    return (int) (CD * 10) + a;
  }
  //@ ensures \result != 1;
  static int m63_f1(int a, int b) { // FALSE
    return (int) (CD * 10) + a;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m63_f2(int a, int b) { // FALSE
    return (int) (CD * 10) + a;
  }
  //@ ensures \result != 2147483647;
  static int m63_f3(int a, int b) { // FALSE
    return (int) (CD * 10) + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m63_t0(int a, int b) { // TRUE
    return (int) (CD * 10) + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m63_t1(int a, int b) { // TRUE
    return (int) (CD * 10) + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m63_t2(int a, int b) { // TRUE
    return (int) (CD * 10) + a;
  }

  //@ ensures \result != Integer.MIN_VALUE;
  static int m64_f0(int a, int b) { // FALSE
    return 0x80000000 + a;
  }
  //@ ensures \result != -2147483647;
  static int m64_f1(int a, int b) { // FALSE
    return 0x80000000 + a;
  }
  //@ ensures \result != 0;
  static int m64_f2(int a, int b) { // FALSE
    return 0x80000000 + a;
  }
  //@ ensures \result != -1;
  static int m64_f3(int a, int b) { // FALSE
    return 0x80000000 + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m64_t0(int a, int b) { // TRUE
    return 0x80000000 + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == -2147483647; signals_only \nothing;
  static int m64_t1(int a, int b) { // TRUE
    return 0x80000000 + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m64_t2(int a, int b) { // TRUE
    return 0x80000000 + a;
  }

  //@ ensures \result != 8;
  static int m65_f0(int a, int b) { // FALSE
    return 010 + a;
  }
  //@ ensures \result != 9;
  static int m65_f1(int a, int b) { // FALSE
    return 010 + a;
  }
  //@ ensures \result != -2147483640;
  static int m65_f2(int a, int b) { // FALSE
    return 010 + a;
  }
  //@ ensures \result != -2147483641;
  static int m65_f3(int a, int b) { // FALSE
    return 010 + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 8; signals_only \nothing;
  static int m65_t0(int a, int b) { // TRUE
    return 010 + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 9; signals_only \nothing;
  static int m65_t1(int a, int b) { // TRUE
    return 010 + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483640; signals_only \nothing;
  static int m65_t2(int a, int b) { // TRUE
    return 010 + a;
  }

  //@ ensures \result != 5;
  static int m66_f0(int a, int b) { // FALSE
    return 0b101 + b;
  }
  //@ ensures \result != 4;
  static int m66_f1(int a, int b) { // FALSE
    return 0b101 + b;
  }
  //@ ensures \result != 7;
  static int m66_f2(int a, int b) { // FALSE
    return 0b101 + b;
  }
  //@ ensures \result != 38;
  static int m66_f3(int a, int b) { // FALSE
    return 0b101 + b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 5; signals_only \nothing;
  static int m66_t0(int a, int b) { // TRUE
    return 0b101 + b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 4; signals_only \nothing;
  static int m66_t1(int a, int b) { // TRUE
    return 0b101 + b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 4; signals_only \nothing;
  static int m66_t2(int a, int b) { // TRUE
    return 0b101 + b;
  }

  //@ ensures \result != 1000;
  static int m67_f0(int a, int b) { // FALSE
    return 1_000 + a;
  }
  //@ ensures \result != 1001;
  static int m67_f1(int a, int b) { // FALSE
    return 1_000 + a;
  }
  //@ ensures \result != -2147482648;
  static int m67_f2(int a, int b) { // FALSE
    return 1_000 + a;
  }
  //@ ensures \result != -2147482649;
  static int m67_f3(int a, int b) { // FALSE
    return 1_000 + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1000; signals_only \nothing;
  static int m67_t0(int a, int b) { // TRUE
    return 1_000 + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1001; signals_only \nothing;
  static int m67_t1(int a, int b) { // TRUE
    return 1_000 + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147482648; signals_only \nothing;
  static int m67_t2(int a, int b) { // TRUE
    return 1_000 + a;
  }

  //@ ensures \result != 195;
  static int m68_f0(int a, int b) { // FALSE
    return 'a' + 'b' + a;
  }
  //@ ensures \result != 196;
  static int m68_f1(int a, int b) { // FALSE
    return 'a' + 'b' + a;
  }
  //@ ensures \result != -2147483453;
  static int m68_f2(int a, int b) { // FALSE
    return 'a' + 'b' + a;
  }
  //@ ensures \result != -2147483454;
  static int m68_f3(int a, int b) { // FALSE
    return 'a' + 'b' + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 195; signals_only \nothing;
  static int m68_t0(int a, int b) { // TRUE
    return 'a' + 'b' + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 196; signals_only \nothing;
  static int m68_t1(int a, int b) { // TRUE
    return 'a' + 'b' + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483453; signals_only \nothing;
  static int m68_t2(int a, int b) { // TRUE
    return 'a' + 'b' + a;
  }

  //@ ensures \result != 2147483647;
  static int m69_f0(int a, int b) { // FALSE
    return (int) 1e20f + b;
  }
  //@ ensures \result != 2147483646;
  static int m69_f1(int a, int b) { // FALSE
    return (int) 1e20f + b;
  }
  //@ ensures \result != -2147483647;
  static int m69_f2(int a, int b) { // FALSE
    return (int) 1e20f + b;
  }
  //@ ensures \result != -2147483616;
  static int m69_f3(int a, int b) { // FALSE
    return (int) 1e20f + b;
  }
  //@ requires a == 0 && b == 0; ensures \result == 2147483647; signals_only \nothing;
  static int m69_t0(int a, int b) { // TRUE
    return (int) 1e20f + b;
  }
  //@ requires a == 1 && b == -1; ensures \result == 2147483646; signals_only \nothing;
  static int m69_t1(int a, int b) { // TRUE
    return (int) 1e20f + b;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 2147483646; signals_only \nothing;
  static int m69_t2(int a, int b) { // TRUE
    return (int) 1e20f + b;
  }

  //@ ensures \result != 0;
  static int m70_f0(int a, int b) { // FALSE
    return Math.multiplyHigh(a, b) < 0 ? 1 : 0;
  }
  //@ ensures \result != 1;
  static int m70_f1(int a, int b) { // FALSE
    return Math.multiplyHigh(a, b) < 0 ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m70_t0(int a, int b) { // TRUE
    return Math.multiplyHigh(a, b) < 0 ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m70_t1(int a, int b) { // TRUE
    return Math.multiplyHigh(a, b) < 0 ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m70_t2(int a, int b) { // TRUE
    return Math.multiplyHigh(a, b) < 0 ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m71_f0(int a, int b) { // FALSE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ ensures \result != 2;
  static int m71_f1(int a, int b) { // FALSE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ ensures \result != -2147483647;
  static int m71_f2(int a, int b) { // FALSE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m71_f3(int a, int b) { // FALSE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m71_t0(int a, int b) { // TRUE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ requires a == 1 && b == -1; ensures \result == 2; signals_only \nothing;
  static int m71_t1(int a, int b) { // TRUE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == -2147483647; signals_only \nothing;
  static int m71_t2(int a, int b) { // TRUE
    return (int) (0.1f + 0.2f == 0.3f ? 1 : 2) + a;
  }

  //@ ensures \result != 0;
  static int m72_f0(int a, int b) { // FALSE
    return (int) (a + 0.5 - 0.5);
  }
  //@ ensures \result != 1;
  static int m72_f1(int a, int b) { // FALSE
    return (int) (a + 0.5 - 0.5);
  }
  //@ ensures \result != Integer.MIN_VALUE;
  static int m72_f2(int a, int b) { // FALSE
    return (int) (a + 0.5 - 0.5);
  }
  //@ ensures \result != 2147483647;
  static int m72_f3(int a, int b) { // FALSE
    return (int) (a + 0.5 - 0.5);
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m72_t0(int a, int b) { // TRUE
    return (int) (a + 0.5 - 0.5);
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m72_t1(int a, int b) { // TRUE
    return (int) (a + 0.5 - 0.5);
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == Integer.MIN_VALUE; signals_only \nothing;
  static int m72_t2(int a, int b) { // TRUE
    return (int) (a + 0.5 - 0.5);
  }

  //@ ensures \result != 1;
  static int m73_f0(int a, int b) { // FALSE
    return ((float) a == a) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m73_t0(int a, int b) { // TRUE
    return ((float) a == a) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m73_t1(int a, int b) { // TRUE
    return ((float) a == a) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m73_t2(int a, int b) { // TRUE
    return ((float) a == a) ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m74_f0(int a, int b) { // FALSE
    return ((double) a == a) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m74_t0(int a, int b) { // TRUE
    return ((double) a == a) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m74_t1(int a, int b) { // TRUE
    return ((double) a == a) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m74_t2(int a, int b) { // TRUE
    return ((double) a == a) ? 1 : 0;
  }

  //@ ensures \result != 0;
  static int m75_f0(int a, int b) { // FALSE
    return (float) a + 1 == (float) a ? 1 : 0;
  }
  //@ ensures \result != 1;
  static int m75_f1(int a, int b) { // FALSE
    return (float) a + 1 == (float) a ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 0; signals_only \nothing;
  static int m75_t0(int a, int b) { // TRUE
    return (float) a + 1 == (float) a ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m75_t1(int a, int b) { // TRUE
    return (float) a + 1 == (float) a ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m75_t2(int a, int b) { // TRUE
    return (float) a + 1 == (float) a ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m76_f0(int a, int b) { // FALSE
    return a == (long) (float) a ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m76_f1(int a, int b) { // FALSE
    return a == (long) (float) a ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m76_t0(int a, int b) { // TRUE
    return a == (long) (float) a ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m76_t1(int a, int b) { // TRUE
    return a == (long) (float) a ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m76_t2(int a, int b) { // TRUE
    return a == (long) (float) a ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m77_f0(int a, int b) { // FALSE
    return Math.abs(a) >= 0 ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m77_f1(int a, int b) { // FALSE
    return Math.abs(a) >= 0 ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m77_t0(int a, int b) { // TRUE
    return Math.abs(a) >= 0 ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m77_t1(int a, int b) { // TRUE
    return Math.abs(a) >= 0 ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m77_t2(int a, int b) { // TRUE
    return Math.abs(a) >= 0 ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m78_f0(int a, int b) { // FALSE
    return (a < b) == (a - b < 0) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m78_t0(int a, int b) { // TRUE
    return (a < b) == (a - b < 0) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m78_t1(int a, int b) { // TRUE
    return (a < b) == (a - b < 0) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m78_t2(int a, int b) { // TRUE
    return (a < b) == (a - b < 0) ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m79_f0(int a, int b) { // FALSE
    return a / 2 == a >> 1 ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m79_f1(int a, int b) { // FALSE
    return a / 2 == a >> 1 ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m79_t0(int a, int b) { // TRUE
    return a / 2 == a >> 1 ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m79_t1(int a, int b) { // TRUE
    return a / 2 == a >> 1 ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m79_t2(int a, int b) { // TRUE
    return a / 2 == a >> 1 ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m80_f0(int a, int b) { // FALSE
    return a * 2 / 2 == a ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m80_f1(int a, int b) { // FALSE
    return a * 2 / 2 == a ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m80_t0(int a, int b) { // TRUE
    return a * 2 / 2 == a ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m80_t1(int a, int b) { // TRUE
    return a * 2 / 2 == a ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m80_t2(int a, int b) { // TRUE
    return a * 2 / 2 == a ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m81_f0(int a, int b) { // FALSE
    return (a ^ b) < 0 == (a < 0) ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m81_f1(int a, int b) { // FALSE
    return (a ^ b) < 0 == (a < 0) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m81_t0(int a, int b) { // TRUE
    return (a ^ b) < 0 == (a < 0) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m81_t1(int a, int b) { // TRUE
    return (a ^ b) < 0 == (a < 0) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m81_t2(int a, int b) { // TRUE
    return (a ^ b) < 0 == (a < 0) ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m82_f0(int a, int b) { // FALSE
    return (a & -a) == Integer.lowestOneBit(a) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m82_t0(int a, int b) { // TRUE
    return (a & -a) == Integer.lowestOneBit(a) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m82_t1(int a, int b) { // TRUE
    return (a & -a) == Integer.lowestOneBit(a) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m82_t2(int a, int b) { // TRUE
    return (a & -a) == Integer.lowestOneBit(a) ? 1 : 0;
  }

  //@ ensures \result != 1;
  static int m83_f0(int a, int b) { // FALSE
    return (a + b) / 2 == (a & b) + ((a ^ b) >> 1) ? 1 : 0;
  }
  //@ ensures \result != 0;
  static int m83_f1(int a, int b) { // FALSE
    return (a + b) / 2 == (a & b) + ((a ^ b) >> 1) ? 1 : 0;
  }
  //@ requires a == 0 && b == 0; ensures \result == 1; signals_only \nothing;
  static int m83_t0(int a, int b) { // TRUE
    return (a + b) / 2 == (a & b) + ((a ^ b) >> 1) ? 1 : 0;
  }
  //@ requires a == 1 && b == -1; ensures \result == 1; signals_only \nothing;
  static int m83_t1(int a, int b) { // TRUE
    return (a + b) / 2 == (a & b) + ((a ^ b) >> 1) ? 1 : 0;
  }
  //@ requires a == -2147483648 && b == -1; ensures \result == 0; signals_only \nothing;
  static int m83_t2(int a, int b) { // TRUE
    return (a + b) / 2 == (a & b) + ((a ^ b) >> 1) ? 1 : 0;
  }

  //@ ensures \result != 0L;
  static long m84_f0(long a, int b) { // FALSE
    return (byte) a;
  }
  //@ ensures \result != -1L;
  static long m84_f1(long a, int b) { // FALSE
    return (byte) a;
  }
  //@ ensures \result != 1L;
  static long m84_f2(long a, int b) { // FALSE
    return (byte) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m84_t0(long a, int b) { // TRUE
    return (byte) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m84_t1(long a, int b) { // TRUE
    return (byte) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m84_t2(long a, int b) { // TRUE
    return (byte) a;
  }

  //@ ensures \result != 0L;
  static long m85_f0(long a, int b) { // FALSE
    return (short) a;
  }
  //@ ensures \result != -1L;
  static long m85_f1(long a, int b) { // FALSE
    return (short) a;
  }
  //@ ensures \result != 1L;
  static long m85_f2(long a, int b) { // FALSE
    return (short) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m85_t0(long a, int b) { // TRUE
    return (short) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m85_t1(long a, int b) { // TRUE
    return (short) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m85_t2(long a, int b) { // TRUE
    return (short) a;
  }

  //@ ensures \result != 0L;
  static long m86_f0(long a, int b) { // FALSE
    return (char) a;
  }
  //@ ensures \result != 65535L;
  static long m86_f1(long a, int b) { // FALSE
    return (char) a;
  }
  //@ ensures \result != 1L;
  static long m86_f2(long a, int b) { // FALSE
    return (char) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m86_t0(long a, int b) { // TRUE
    return (char) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == 65535L; signals_only \nothing;
  static long m86_t1(long a, int b) { // TRUE
    return (char) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m86_t2(long a, int b) { // TRUE
    return (char) a;
  }

  //@ ensures \result != 0L;
  static long m87_f0(long a, int b) { // FALSE
    return (int) a;
  }
  //@ ensures \result != -1L;
  static long m87_f1(long a, int b) { // FALSE
    return (int) a;
  }
  //@ ensures \result != 1L;
  static long m87_f2(long a, int b) { // FALSE
    return (int) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m87_t0(long a, int b) { // TRUE
    return (int) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m87_t1(long a, int b) { // TRUE
    return (int) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m87_t2(long a, int b) { // TRUE
    return (int) a;
  }

  //@ ensures \result != 0L;
  static long m88_f0(long a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != -2L;
  static long m88_f1(long a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != 9223372036854775807L;
  static long m88_f2(long a, int b) { // FALSE
    return a << b;
  }
  //@ ensures \result != 8589934592L;
  static long m88_f3(long a, int b) { // FALSE
    return a << b;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m88_t0(long a, int b) { // TRUE
    return a << b;
  }
  //@ requires a == -1L && b == 1; ensures \result == -2L; signals_only \nothing;
  static long m88_t1(long a, int b) { // TRUE
    return a << b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m88_t2(long a, int b) { // TRUE
    return a << b;
  }

  //@ ensures \result != 0L;
  static long m89_f0(long a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 9223372036854775807L;
  static long m89_f1(long a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 1L;
  static long m89_f2(long a, int b) { // FALSE
    return a >>> b;
  }
  //@ ensures \result != 1125899906842624L;
  static long m89_f3(long a, int b) { // FALSE
    return a >>> b;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m89_t0(long a, int b) { // TRUE
    return a >>> b;
  }
  //@ requires a == -1L && b == 1; ensures \result == 9223372036854775807L; signals_only \nothing;
  static long m89_t1(long a, int b) { // TRUE
    return a >>> b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 1L; signals_only \nothing;
  static long m89_t2(long a, int b) { // TRUE
    return a >>> b;
  }

  //@ ensures \result != 0L;
  static long m90_f0(long a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != -1L;
  static long m90_f1(long a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != 9223372036854775807L;
  static long m90_f2(long a, int b) { // FALSE
    return a >> b;
  }
  //@ ensures \result != 1125899906842624L;
  static long m90_f3(long a, int b) { // FALSE
    return a >> b;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m90_t0(long a, int b) { // TRUE
    return a >> b;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m90_t1(long a, int b) { // TRUE
    return a >> b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == -1L; signals_only \nothing;
  static long m90_t2(long a, int b) { // TRUE
    return a >> b;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static long m91_f0(long a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != -1L;
  static long m91_f1(long a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m91_f2(long a, int b) { // FALSE
    return a / b;
  }
  //@ ensures \result != 144115188075855871L;
  static long m91_f3(long a, int b) { // FALSE
    return a / b;
  }
  //@ requires a == 0L && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static long m91_t0(long a, int b) { // TRUE
    return a / b;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m91_t1(long a, int b) { // TRUE
    return a / b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m91_t2(long a, int b) { // TRUE
    return a / b;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static long m92_f0(long a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 0L;
  static long m92_f1(long a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 63L;
  static long m92_f2(long a, int b) { // FALSE
    return a % b;
  }
  //@ ensures \result != 5L;
  static long m92_f3(long a, int b) { // FALSE
    return a % b;
  }
  //@ requires a == 0L && b == 0; ensures false; signals_only java.lang.ArithmeticException;
  static long m92_t0(long a, int b) { // TRUE
    return a % b;
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m92_t1(long a, int b) { // TRUE
    return a % b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m92_t2(long a, int b) { // TRUE
    return a % b;
  }

  //@ ensures \result != 0L;
  static long m93_f0(long a, int b) { // FALSE
    return (long) (float) a;
  }
  //@ ensures \result != -1L;
  static long m93_f1(long a, int b) { // FALSE
    return (long) (float) a;
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m93_f2(long a, int b) { // FALSE
    return (long) (float) a;
  }
  //@ ensures \result != 9223372036854775807L;
  static long m93_f3(long a, int b) { // FALSE
    return (long) (float) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m93_t0(long a, int b) { // TRUE
    return (long) (float) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m93_t1(long a, int b) { // TRUE
    return (long) (float) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m93_t2(long a, int b) { // TRUE
    return (long) (float) a;
  }

  //@ ensures \result != 0L;
  static long m94_f0(long a, int b) { // FALSE
    return (long) (double) a;
  }
  //@ ensures \result != -1L;
  static long m94_f1(long a, int b) { // FALSE
    return (long) (double) a;
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m94_f2(long a, int b) { // FALSE
    return (long) (double) a;
  }
  //@ ensures \result != 9223372036854775807L;
  static long m94_f3(long a, int b) { // FALSE
    return (long) (double) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m94_t0(long a, int b) { // TRUE
    return (long) (double) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m94_t1(long a, int b) { // TRUE
    return (long) (double) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m94_t2(long a, int b) { // TRUE
    return (long) (double) a;
  }

  //@ ensures \result != 0L;
  static long m95_f0(long a, int b) { // FALSE
    return (long) (a * 1.0);
  }
  //@ ensures \result != -1L;
  static long m95_f1(long a, int b) { // FALSE
    return (long) (a * 1.0);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m95_f2(long a, int b) { // FALSE
    return (long) (a * 1.0);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m95_f3(long a, int b) { // FALSE
    return (long) (a * 1.0);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m95_t0(long a, int b) { // TRUE
    return (long) (a * 1.0);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m95_t1(long a, int b) { // TRUE
    return (long) (a * 1.0);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m95_t2(long a, int b) { // TRUE
    return (long) (a * 1.0);
  }

  //@ ensures \result != 0L;
  static long m96_f0(long a, int b) { // FALSE
    return (int) (a >>> 32);
  }
  //@ ensures \result != -1L;
  static long m96_f1(long a, int b) { // FALSE
    return (int) (a >>> 32);
  }
  //@ ensures \result != -2147483648L;
  static long m96_f2(long a, int b) { // FALSE
    return (int) (a >>> 32);
  }
  //@ ensures \result != 2147483647L;
  static long m96_f3(long a, int b) { // FALSE
    return (int) (a >>> 32);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m96_t0(long a, int b) { // TRUE
    return (int) (a >>> 32);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m96_t1(long a, int b) { // TRUE
    return (int) (a >>> 32);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == -2147483648L; signals_only \nothing;
  static long m96_t2(long a, int b) { // TRUE
    return (int) (a >>> 32);
  }

  //@ ensures \result != 0L;
  static long m97_f0(long a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != -1L;
  static long m97_f1(long a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m97_f2(long a, int b) { // FALSE
    return a * b;
  }
  //@ ensures \result != -64L;
  static long m97_f3(long a, int b) { // FALSE
    return a * b;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m97_t0(long a, int b) { // TRUE
    return a * b;
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m97_t1(long a, int b) { // TRUE
    return a * b;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m97_t2(long a, int b) { // TRUE
    return a * b;
  }

  //@ ensures \result != 0L;
  static long m98_f0(long a, int b) { // FALSE
    return Math.abs(a);
  }
  //@ ensures \result != 1L;
  static long m98_f1(long a, int b) { // FALSE
    return Math.abs(a);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m98_f2(long a, int b) { // FALSE
    return Math.abs(a);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m98_f3(long a, int b) { // FALSE
    return Math.abs(a);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m98_t0(long a, int b) { // TRUE
    return Math.abs(a);
  }
  //@ requires a == -1L && b == 1; ensures \result == 1L; signals_only \nothing;
  static long m98_t1(long a, int b) { // TRUE
    return Math.abs(a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m98_t2(long a, int b) { // TRUE
    return Math.abs(a);
  }

  //@ ensures \result != 64L;
  static long m99_f0(long a, int b) { // FALSE
    return Long.numberOfLeadingZeros(a);
  }
  //@ ensures \result != 0L;
  static long m99_f1(long a, int b) { // FALSE
    return Long.numberOfLeadingZeros(a);
  }
  //@ ensures \result != 1L;
  static long m99_f2(long a, int b) { // FALSE
    return Long.numberOfLeadingZeros(a);
  }
  //@ ensures \result != 31L;
  static long m99_f3(long a, int b) { // FALSE
    return Long.numberOfLeadingZeros(a);
  }
  //@ requires a == 0L && b == 0; ensures \result == 64L; signals_only \nothing;
  static long m99_t0(long a, int b) { // TRUE
    return Long.numberOfLeadingZeros(a);
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m99_t1(long a, int b) { // TRUE
    return Long.numberOfLeadingZeros(a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m99_t2(long a, int b) { // TRUE
    return Long.numberOfLeadingZeros(a);
  }

  //@ ensures \result != 0L;
  static long m100_f0(long a, int b) { // FALSE
    return Long.reverse(a);
  }
  //@ ensures \result != -1L;
  static long m100_f1(long a, int b) { // FALSE
    return Long.reverse(a);
  }
  //@ ensures \result != 1L;
  static long m100_f2(long a, int b) { // FALSE
    return Long.reverse(a);
  }
  //@ ensures \result != -2L;
  static long m100_f3(long a, int b) { // FALSE
    return Long.reverse(a);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m100_t0(long a, int b) { // TRUE
    return Long.reverse(a);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m100_t1(long a, int b) { // TRUE
    return Long.reverse(a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 1L; signals_only \nothing;
  static long m100_t2(long a, int b) { // TRUE
    return Long.reverse(a);
  }

  //@ ensures \result != 0L;
  static long m101_f0(long a, int b) { // FALSE
    return Math.floorMod(a, 7);
  }
  //@ ensures \result != 6L;
  static long m101_f1(long a, int b) { // FALSE
    return Math.floorMod(a, 7);
  }
  //@ ensures \result != 5L;
  static long m101_f2(long a, int b) { // FALSE
    return Math.floorMod(a, 7);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m101_t0(long a, int b) { // TRUE
    return Math.floorMod(a, 7);
  }
  //@ requires a == -1L && b == 1; ensures \result == 6L; signals_only \nothing;
  static long m101_t1(long a, int b) { // TRUE
    return Math.floorMod(a, 7);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 6L; signals_only \nothing;
  static long m101_t2(long a, int b) { // TRUE
    return Math.floorMod(a, 7);
  }

  //@ ensures \result != 0L;
  static long m102_f0(long a, int b) { // FALSE
    return (long) (a / (double) b);
  }
  //@ ensures \result != -1L;
  static long m102_f1(long a, int b) { // FALSE
    return (long) (a / (double) b);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m102_f2(long a, int b) { // FALSE
    return (long) (a / (double) b);
  }
  //@ ensures \result != 144115188075855872L;
  static long m102_f3(long a, int b) { // FALSE
    return (long) (a / (double) b);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m102_t0(long a, int b) { // TRUE
    return (long) (a / (double) b);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m102_t1(long a, int b) { // TRUE
    return (long) (a / (double) b);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 9223372036854775807L; signals_only \nothing;
  static long m102_t2(long a, int b) { // TRUE
    return (long) (a / (double) b);
  }

  //@ ensures \result != 0L;
  static long m103_f0(long a, int b) { // FALSE
    return L(a % 2.5);
  }
  //@ ensures \result != -1L;
  static long m103_f1(long a, int b) { // FALSE
    return L(a % 2.5);
  }
  //@ ensures \result != 2L;
  static long m103_f2(long a, int b) { // FALSE
    return L(a % 2.5);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m103_t0(long a, int b) { // TRUE
    return L(a % 2.5);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m103_t1(long a, int b) { // TRUE
    return L(a % 2.5);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m103_t2(long a, int b) { // TRUE
    return L(a % 2.5);
  }

  //@ ensures \result != -77L;
  static long m104_f0(long a, int b) { // FALSE
    return L(a / 0.0);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m104_f1(long a, int b) { // FALSE
    return L(a / 0.0);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m104_f2(long a, int b) { // FALSE
    return L(a / 0.0);
  }
  //@ requires a == 0L && b == 0; ensures \result == -77L; signals_only \nothing;
  static long m104_t0(long a, int b) { // TRUE
    return L(a / 0.0);
  }
  //@ requires a == -1L && b == 1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m104_t1(long a, int b) { // TRUE
    return L(a / 0.0);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m104_t2(long a, int b) { // TRUE
    return L(a / 0.0);
  }

  //@ ensures \result != -77L;
  static long m105_f0(long a, int b) { // FALSE
    return L(0.0 / a);
  }
  //@ ensures \result != 0L;
  static long m105_f1(long a, int b) { // FALSE
    return L(0.0 / a);
  }
  //@ requires a == 0L && b == 0; ensures \result == -77L; signals_only \nothing;
  static long m105_t0(long a, int b) { // TRUE
    return L(0.0 / a);
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m105_t1(long a, int b) { // TRUE
    return L(0.0 / a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m105_t2(long a, int b) { // TRUE
    return L(0.0 / a);
  }

  //@ ensures \result != 0L;
  static long m106_f0(long a, int b) { // FALSE
    return L(Math.sqrt(a));
  }
  //@ ensures \result != -77L;
  static long m106_f1(long a, int b) { // FALSE
    return L(Math.sqrt(a));
  }
  //@ ensures \result != 3037000499L;
  static long m106_f2(long a, int b) { // FALSE
    return L(Math.sqrt(a));
  }
  //@ ensures \result != 65536L;
  static long m106_f3(long a, int b) { // FALSE
    return L(Math.sqrt(a));
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m106_t0(long a, int b) { // TRUE
    return L(Math.sqrt(a));
  }
  //@ requires a == -1L && b == 1; ensures \result == -77L; signals_only \nothing;
  static long m106_t1(long a, int b) { // TRUE
    return L(Math.sqrt(a));
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == -77L; signals_only \nothing;
  static long m106_t2(long a, int b) { // TRUE
    return L(Math.sqrt(a));
  }

  //@ ensures \result != 0L;
  static long m107_f0(long a, int b) { // FALSE
    return L((float) a);
  }
  //@ ensures \result != -1L;
  static long m107_f1(long a, int b) { // FALSE
    return L((float) a);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m107_f2(long a, int b) { // FALSE
    return L((float) a);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m107_f3(long a, int b) { // FALSE
    return L((float) a);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m107_t0(long a, int b) { // TRUE
    return L((float) a);
  }
  //@ requires a == -1L && b == 1; ensures \result == -1L; signals_only \nothing;
  static long m107_t1(long a, int b) { // TRUE
    return L((float) a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m107_t2(long a, int b) { // TRUE
    return L((float) a);
  }

  //@ ensures \result != 0L;
  static long m108_f0(long a, int b) { // FALSE
    return a ^ (a >>> 32);
  }
  //@ ensures \result != -4294967296L;
  static long m108_f1(long a, int b) { // FALSE
    return a ^ (a >>> 32);
  }
  //@ ensures \result != -9223372034707292160L;
  static long m108_f2(long a, int b) { // FALSE
    return a ^ (a >>> 32);
  }
  //@ ensures \result != 9223372034707292160L;
  static long m108_f3(long a, int b) { // FALSE
    return a ^ (a >>> 32);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m108_t0(long a, int b) { // TRUE
    return a ^ (a >>> 32);
  }
  //@ requires a == -1L && b == 1; ensures \result == -4294967296L; signals_only \nothing;
  static long m108_t1(long a, int b) { // TRUE
    return a ^ (a >>> 32);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == -9223372034707292160L; signals_only \nothing;
  static long m108_t2(long a, int b) { // TRUE
    return a ^ (a >>> 32);
  }

  //@ ensures \result != 0L;
  static long m109_f0(long a, int b) { // FALSE
    return Long.bitCount(a);
  }
  //@ ensures \result != 64L;
  static long m109_f1(long a, int b) { // FALSE
    return Long.bitCount(a);
  }
  //@ ensures \result != 1L;
  static long m109_f2(long a, int b) { // FALSE
    return Long.bitCount(a);
  }
  //@ ensures \result != 63L;
  static long m109_f3(long a, int b) { // FALSE
    return Long.bitCount(a);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m109_t0(long a, int b) { // TRUE
    return Long.bitCount(a);
  }
  //@ requires a == -1L && b == 1; ensures \result == 64L; signals_only \nothing;
  static long m109_t1(long a, int b) { // TRUE
    return Long.bitCount(a);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 1L; signals_only \nothing;
  static long m109_t2(long a, int b) { // TRUE
    return Long.bitCount(a);
  }

  //@ ensures \result != 0L;
  static long m110_f0(long a, int b) { // FALSE
    return Long.compareUnsigned(a, b);
  }
  //@ ensures \result != 1L;
  static long m110_f1(long a, int b) { // FALSE
    return Long.compareUnsigned(a, b);
  }
  //@ ensures \result != -1L;
  static long m110_f2(long a, int b) { // FALSE
    return Long.compareUnsigned(a, b);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m110_t0(long a, int b) { // TRUE
    return Long.compareUnsigned(a, b);
  }
  //@ requires a == -1L && b == 1; ensures \result == 1L; signals_only \nothing;
  static long m110_t1(long a, int b) { // TRUE
    return Long.compareUnsigned(a, b);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == -1L; signals_only \nothing;
  static long m110_t2(long a, int b) { // TRUE
    return Long.compareUnsigned(a, b);
  }

  //@ ensures \result != 0L;
  static long m111_f0(long a, int b) { // FALSE
    return (a + 1.0 == a) ? 1 : 0;
  }
  //@ ensures \result != 1L;
  static long m111_f1(long a, int b) { // FALSE
    return (a + 1.0 == a) ? 1 : 0;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m111_t0(long a, int b) { // TRUE
    return (a + 1.0 == a) ? 1 : 0;
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m111_t1(long a, int b) { // TRUE
    return (a + 1.0 == a) ? 1 : 0;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 1L; signals_only \nothing;
  static long m111_t2(long a, int b) { // TRUE
    return (a + 1.0 == a) ? 1 : 0;
  }

  //@ ensures \result != 0L;
  static long m112_f0(long a, int b) { // FALSE
    return (long) (a + 0.5f);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m112_f1(long a, int b) { // FALSE
    return (long) (a + 0.5f);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m112_f2(long a, int b) { // FALSE
    return (long) (a + 0.5f);
  }
  //@ ensures \result != 4294967296L;
  static long m112_f3(long a, int b) { // FALSE
    return (long) (a + 0.5f);
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m112_t0(long a, int b) { // TRUE
    return (long) (a + 0.5f);
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m112_t1(long a, int b) { // TRUE
    return (long) (a + 0.5f);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m112_t2(long a, int b) { // TRUE
    return (long) (a + 0.5f);
  }

  //@ ensures \result != 1L;
  static long m113_f0(long a, int b) { // FALSE
    return Math.round(a + 0.5);
  }
  //@ ensures \result != 0L;
  static long m113_f1(long a, int b) { // FALSE
    return Math.round(a + 0.5);
  }
  //@ ensures \result != Long.MIN_VALUE;
  static long m113_f2(long a, int b) { // FALSE
    return Math.round(a + 0.5);
  }
  //@ ensures \result != 9223372036854775807L;
  static long m113_f3(long a, int b) { // FALSE
    return Math.round(a + 0.5);
  }
  //@ requires a == 0L && b == 0; ensures \result == 1L; signals_only \nothing;
  static long m113_t0(long a, int b) { // TRUE
    return Math.round(a + 0.5);
  }
  //@ requires a == -1L && b == 1; ensures \result == 0L; signals_only \nothing;
  static long m113_t1(long a, int b) { // TRUE
    return Math.round(a + 0.5);
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == Long.MIN_VALUE; signals_only \nothing;
  static long m113_t2(long a, int b) { // TRUE
    return Math.round(a + 0.5);
  }

  //@ ensures \result != 0L;
  static long m114_f0(long a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ ensures \result != 65535L;
  static long m114_f1(long a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ ensures \result != 1L;
  static long m114_f2(long a, int b) { // FALSE
    return (int) (char) (byte) a;
  }
  //@ requires a == 0L && b == 0; ensures \result == 0L; signals_only \nothing;
  static long m114_t0(long a, int b) { // TRUE
    return (int) (char) (byte) a;
  }
  //@ requires a == -1L && b == 1; ensures \result == 65535L; signals_only \nothing;
  static long m114_t1(long a, int b) { // TRUE
    return (int) (char) (byte) a;
  }
  //@ requires a == Long.MIN_VALUE && b == -1; ensures \result == 0L; signals_only \nothing;
  static long m114_t2(long a, int b) { // TRUE
    return (int) (char) (byte) a;
  }

  //@ ensures \result != 1;
  static int m115_f0(byte b, char c, short s) { // FALSE
    b += 1; return b;
  }
  //@ ensures \result != -127;
  static int m115_f1(byte b, char c, short s) { // FALSE
    b += 1; return b;
  }
  //@ ensures \result != -128;
  static int m115_f2(byte b, char c, short s) { // FALSE
    b += 1; return b;
  }
  //@ ensures \result != 0;
  static int m115_f3(byte b, char c, short s) { // FALSE
    b += 1; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 1; signals_only \nothing;
  static int m115_t0(byte b, char c, short s) { // TRUE
    b += 1; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -127; signals_only \nothing;
  static int m115_t1(byte b, char c, short s) { // TRUE
    b += 1; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -128; signals_only \nothing;
  static int m115_t2(byte b, char c, short s) { // TRUE
    b += 1; return b;
  }

  //@ ensures \result != 0;
  static int m116_f0(byte b, char c, short s) { // FALSE
    b *= 2.5; return b;
  }
  //@ ensures \result != -64;
  static int m116_f1(byte b, char c, short s) { // FALSE
    b *= 2.5; return b;
  }
  //@ ensures \result != 61;
  static int m116_f2(byte b, char c, short s) { // FALSE
    b *= 2.5; return b;
  }
  //@ ensures \result != -2;
  static int m116_f3(byte b, char c, short s) { // FALSE
    b *= 2.5; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m116_t0(byte b, char c, short s) { // TRUE
    b *= 2.5; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -64; signals_only \nothing;
  static int m116_t1(byte b, char c, short s) { // TRUE
    b *= 2.5; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 61; signals_only \nothing;
  static int m116_t2(byte b, char c, short s) { // TRUE
    b *= 2.5; return b;
  }

  //@ ensures \result != 0;
  static int m117_f0(byte b, char c, short s) { // FALSE
    b >>>= 1; return b;
  }
  //@ ensures \result != -64;
  static int m117_f1(byte b, char c, short s) { // FALSE
    b >>>= 1; return b;
  }
  //@ ensures \result != 63;
  static int m117_f2(byte b, char c, short s) { // FALSE
    b >>>= 1; return b;
  }
  //@ ensures \result != -1;
  static int m117_f3(byte b, char c, short s) { // FALSE
    b >>>= 1; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m117_t0(byte b, char c, short s) { // TRUE
    b >>>= 1; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -64; signals_only \nothing;
  static int m117_t1(byte b, char c, short s) { // TRUE
    b >>>= 1; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 63; signals_only \nothing;
  static int m117_t2(byte b, char c, short s) { // TRUE
    b >>>= 1; return b;
  }

  //@ ensures \result != 0;
  static int m118_f0(byte b, char c, short s) { // FALSE
    b <<= 4; return b;
  }
  //@ ensures \result != -16;
  static int m118_f1(byte b, char c, short s) { // FALSE
    b <<= 4; return b;
  }
  //@ ensures \result != 80;
  static int m118_f2(byte b, char c, short s) { // FALSE
    b <<= 4; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m118_t0(byte b, char c, short s) { // TRUE
    b <<= 4; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 0; signals_only \nothing;
  static int m118_t1(byte b, char c, short s) { // TRUE
    b <<= 4; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -16; signals_only \nothing;
  static int m118_t2(byte b, char c, short s) { // TRUE
    b <<= 4; return b;
  }

  //@ ensures \result != 1;
  static int m119_f0(byte b, char c, short s) { // FALSE
    b++; return b;
  }
  //@ ensures \result != -127;
  static int m119_f1(byte b, char c, short s) { // FALSE
    b++; return b;
  }
  //@ ensures \result != -128;
  static int m119_f2(byte b, char c, short s) { // FALSE
    b++; return b;
  }
  //@ ensures \result != 0;
  static int m119_f3(byte b, char c, short s) { // FALSE
    b++; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 1; signals_only \nothing;
  static int m119_t0(byte b, char c, short s) { // TRUE
    b++; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -127; signals_only \nothing;
  static int m119_t1(byte b, char c, short s) { // TRUE
    b++; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -128; signals_only \nothing;
  static int m119_t2(byte b, char c, short s) { // TRUE
    b++; return b;
  }

  //@ signals (java.lang.ArithmeticException t) false;
  static int m120_f0(byte b, char c, short s) { // FALSE
    b /= c; return b;
  }
  //@ ensures \result != 0;
  static int m120_f1(byte b, char c, short s) { // FALSE
    b /= c; return b;
  }
  //@ ensures \result != 1;
  static int m120_f2(byte b, char c, short s) { // FALSE
    b /= c; return b;
  }
  //@ ensures \result != -1;
  static int m120_f3(byte b, char c, short s) { // FALSE
    b /= c; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures false; signals_only java.lang.ArithmeticException;
  static int m120_t0(byte b, char c, short s) { // TRUE
    b /= c; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 0; signals_only \nothing;
  static int m120_t1(byte b, char c, short s) { // TRUE
    b /= c; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 1; signals_only \nothing;
  static int m120_t2(byte b, char c, short s) { // TRUE
    b /= c; return b;
  }

  //@ ensures \result != 0;
  static int m121_f0(byte b, char c, short s) { // FALSE
    b ^= c; return b;
  }
  //@ ensures \result != 127;
  static int m121_f1(byte b, char c, short s) { // FALSE
    b ^= c; return b;
  }
  //@ ensures \result != 30;
  static int m121_f2(byte b, char c, short s) { // FALSE
    b ^= c; return b;
  }
  //@ ensures \result != -2;
  static int m121_f3(byte b, char c, short s) { // FALSE
    b ^= c; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m121_t0(byte b, char c, short s) { // TRUE
    b ^= c; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 127; signals_only \nothing;
  static int m121_t1(byte b, char c, short s) { // TRUE
    b ^= c; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 30; signals_only \nothing;
  static int m121_t2(byte b, char c, short s) { // TRUE
    b ^= c; return b;
  }

  //@ ensures \result != 0;
  static int m122_f0(byte b, char c, short s) { // FALSE
    b -= c; return b;
  }
  //@ ensures \result != -127;
  static int m122_f1(byte b, char c, short s) { // FALSE
    b -= c; return b;
  }
  //@ ensures \result != 30;
  static int m122_f2(byte b, char c, short s) { // FALSE
    b -= c; return b;
  }
  //@ ensures \result != -2;
  static int m122_f3(byte b, char c, short s) { // FALSE
    b -= c; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m122_t0(byte b, char c, short s) { // TRUE
    b -= c; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -127; signals_only \nothing;
  static int m122_t1(byte b, char c, short s) { // TRUE
    b -= c; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 30; signals_only \nothing;
  static int m122_t2(byte b, char c, short s) { // TRUE
    b -= c; return b;
  }

  //@ ensures \result != 1;
  static int m123_f0(byte b, char c, short s) { // FALSE
    b += 1.9; return b;
  }
  //@ ensures \result != -126;
  static int m123_f1(byte b, char c, short s) { // FALSE
    b += 1.9; return b;
  }
  //@ ensures \result != -128;
  static int m123_f2(byte b, char c, short s) { // FALSE
    b += 1.9; return b;
  }
  //@ ensures \result != 0;
  static int m123_f3(byte b, char c, short s) { // FALSE
    b += 1.9; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 1; signals_only \nothing;
  static int m123_t0(byte b, char c, short s) { // TRUE
    b += 1.9; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -126; signals_only \nothing;
  static int m123_t1(byte b, char c, short s) { // TRUE
    b += 1.9; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -128; signals_only \nothing;
  static int m123_t2(byte b, char c, short s) { // TRUE
    b += 1.9; return b;
  }

  //@ ensures \result != 0;
  static int m124_f0(byte b, char c, short s) { // FALSE
    b = (byte) -b; return b;
  }
  //@ ensures \result != -128;
  static int m124_f1(byte b, char c, short s) { // FALSE
    b = (byte) -b; return b;
  }
  //@ ensures \result != -127;
  static int m124_f2(byte b, char c, short s) { // FALSE
    b = (byte) -b; return b;
  }
  //@ ensures \result != 1;
  static int m124_f3(byte b, char c, short s) { // FALSE
    b = (byte) -b; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m124_t0(byte b, char c, short s) { // TRUE
    b = (byte) -b; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -128; signals_only \nothing;
  static int m124_t1(byte b, char c, short s) { // TRUE
    b = (byte) -b; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -127; signals_only \nothing;
  static int m124_t2(byte b, char c, short s) { // TRUE
    b = (byte) -b; return b;
  }

  //@ ensures \result != 0;
  static int m125_f0(byte b, char c, short s) { // FALSE
    b %= 3; return b;
  }
  //@ ensures \result != -2;
  static int m125_f1(byte b, char c, short s) { // FALSE
    b %= 3; return b;
  }
  //@ ensures \result != 1;
  static int m125_f2(byte b, char c, short s) { // FALSE
    b %= 3; return b;
  }
  //@ ensures \result != -1;
  static int m125_f3(byte b, char c, short s) { // FALSE
    b %= 3; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m125_t0(byte b, char c, short s) { // TRUE
    b %= 3; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -2; signals_only \nothing;
  static int m125_t1(byte b, char c, short s) { // TRUE
    b %= 3; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 1; signals_only \nothing;
  static int m125_t2(byte b, char c, short s) { // TRUE
    b %= 3; return b;
  }

  //@ ensures \result != 0;
  static int m126_f0(byte b, char c, short s) { // FALSE
    c += b; return c;
  }
  //@ ensures \result != 65407;
  static int m126_f1(byte b, char c, short s) { // FALSE
    c += b; return c;
  }
  //@ ensures \result != 224;
  static int m126_f2(byte b, char c, short s) { // FALSE
    c += b; return c;
  }
  //@ ensures \result != 205;
  static int m126_f3(byte b, char c, short s) { // FALSE
    c += b; return c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m126_t0(byte b, char c, short s) { // TRUE
    c += b; return c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 65407; signals_only \nothing;
  static int m126_t1(byte b, char c, short s) { // TRUE
    c += b; return c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 224; signals_only \nothing;
  static int m126_t2(byte b, char c, short s) { // TRUE
    c += b; return c;
  }

  //@ ensures \result != 0;
  static int m127_f0(byte b, char c, short s) { // FALSE
    c >>= b; return c;
  }
  //@ ensures \result != 65535;
  static int m127_f1(byte b, char c, short s) { // FALSE
    c >>= b; return c;
  }
  //@ ensures \result != 6;
  static int m127_f2(byte b, char c, short s) { // FALSE
    c >>= b; return c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m127_t0(byte b, char c, short s) { // TRUE
    c >>= b; return c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 65535; signals_only \nothing;
  static int m127_t1(byte b, char c, short s) { // TRUE
    c >>= b; return c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 0; signals_only \nothing;
  static int m127_t2(byte b, char c, short s) { // TRUE
    c >>= b; return c;
  }

  //@ ensures \result != 0;
  static int m128_f0(byte b, char c, short s) { // FALSE
    c *= -1; return c;
  }
  //@ ensures \result != 1;
  static int m128_f1(byte b, char c, short s) { // FALSE
    c *= -1; return c;
  }
  //@ ensures \result != 65439;
  static int m128_f2(byte b, char c, short s) { // FALSE
    c *= -1; return c;
  }
  //@ ensures \result != 65535;
  static int m128_f3(byte b, char c, short s) { // FALSE
    c *= -1; return c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m128_t0(byte b, char c, short s) { // TRUE
    c *= -1; return c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 1; signals_only \nothing;
  static int m128_t1(byte b, char c, short s) { // TRUE
    c *= -1; return c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 65439; signals_only \nothing;
  static int m128_t2(byte b, char c, short s) { // TRUE
    c *= -1; return c;
  }

  //@ ensures \result != 65535;
  static int m129_f0(byte b, char c, short s) { // FALSE
    c--; return c;
  }
  //@ ensures \result != 65534;
  static int m129_f1(byte b, char c, short s) { // FALSE
    c--; return c;
  }
  //@ ensures \result != 96;
  static int m129_f2(byte b, char c, short s) { // FALSE
    c--; return c;
  }
  //@ ensures \result != 0;
  static int m129_f3(byte b, char c, short s) { // FALSE
    c--; return c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 65535; signals_only \nothing;
  static int m129_t0(byte b, char c, short s) { // TRUE
    c--; return c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 65534; signals_only \nothing;
  static int m129_t1(byte b, char c, short s) { // TRUE
    c--; return c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 96; signals_only \nothing;
  static int m129_t2(byte b, char c, short s) { // TRUE
    c--; return c;
  }

  //@ ensures \result != 0;
  static int m130_f0(byte b, char c, short s) { // FALSE
    c /= 2.0f; return c;
  }
  //@ ensures \result != 32767;
  static int m130_f1(byte b, char c, short s) { // FALSE
    c /= 2.0f; return c;
  }
  //@ ensures \result != 48;
  static int m130_f2(byte b, char c, short s) { // FALSE
    c /= 2.0f; return c;
  }
  //@ ensures \result != 100;
  static int m130_f3(byte b, char c, short s) { // FALSE
    c /= 2.0f; return c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m130_t0(byte b, char c, short s) { // TRUE
    c /= 2.0f; return c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 32767; signals_only \nothing;
  static int m130_t1(byte b, char c, short s) { // TRUE
    c /= 2.0f; return c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 48; signals_only \nothing;
  static int m130_t2(byte b, char c, short s) { // TRUE
    c /= 2.0f; return c;
  }

  //@ ensures \result != 0;
  static int m131_f0(byte b, char c, short s) { // FALSE
    s += b + c; return s;
  }
  //@ ensures \result != 32639;
  static int m131_f1(byte b, char c, short s) { // FALSE
    s += b + c; return s;
  }
  //@ ensures \result != 524;
  static int m131_f2(byte b, char c, short s) { // FALSE
    s += b + c; return s;
  }
  //@ ensures \result != -1;
  static int m131_f3(byte b, char c, short s) { // FALSE
    s += b + c; return s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m131_t0(byte b, char c, short s) { // TRUE
    s += b + c; return s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 32639; signals_only \nothing;
  static int m131_t1(byte b, char c, short s) { // TRUE
    s += b + c; return s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 524; signals_only \nothing;
  static int m131_t2(byte b, char c, short s) { // TRUE
    s += b + c; return s;
  }

  //@ ensures \result != 0;
  static int m132_f0(byte b, char c, short s) { // FALSE
    s *= s; return s;
  }
  //@ ensures \result != 24464;
  static int m132_f1(byte b, char c, short s) { // FALSE
    s *= s; return s;
  }
  //@ ensures \result != 1;
  static int m132_f2(byte b, char c, short s) { // FALSE
    s *= s; return s;
  }
  //@ ensures \result != 32761;
  static int m132_f3(byte b, char c, short s) { // FALSE
    s *= s; return s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m132_t0(byte b, char c, short s) { // TRUE
    s *= s; return s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 0; signals_only \nothing;
  static int m132_t1(byte b, char c, short s) { // TRUE
    s *= s; return s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 24464; signals_only \nothing;
  static int m132_t2(byte b, char c, short s) { // TRUE
    s *= s; return s;
  }

  //@ ensures \result != 0;
  static int m133_f0(byte b, char c, short s) { // FALSE
    s = (short) (s >>> 1); return s;
  }
  //@ ensures \result != -16384;
  static int m133_f1(byte b, char c, short s) { // FALSE
    s = (short) (s >>> 1); return s;
  }
  //@ ensures \result != 150;
  static int m133_f2(byte b, char c, short s) { // FALSE
    s = (short) (s >>> 1); return s;
  }
  //@ ensures \result != -1;
  static int m133_f3(byte b, char c, short s) { // FALSE
    s = (short) (s >>> 1); return s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m133_t0(byte b, char c, short s) { // TRUE
    s = (short) (s >>> 1); return s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -16384; signals_only \nothing;
  static int m133_t1(byte b, char c, short s) { // TRUE
    s = (short) (s >>> 1); return s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 150; signals_only \nothing;
  static int m133_t2(byte b, char c, short s) { // TRUE
    s = (short) (s >>> 1); return s;
  }

  //@ ensures \result != 0;
  static int m134_f0(byte b, char c, short s) { // FALSE
    s <<= b; return s;
  }
  //@ ensures \result != -32768;
  static int m134_f1(byte b, char c, short s) { // FALSE
    s <<= b; return s;
  }
  //@ ensures \result != 5792;
  static int m134_f2(byte b, char c, short s) { // FALSE
    s <<= b; return s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m134_t0(byte b, char c, short s) { // TRUE
    s <<= b; return s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -32768; signals_only \nothing;
  static int m134_t1(byte b, char c, short s) { // TRUE
    s <<= b; return s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 0; signals_only \nothing;
  static int m134_t2(byte b, char c, short s) { // TRUE
    s <<= b; return s;
  }

  //@ ensures \result != 0;
  static int m135_f0(byte b, char c, short s) { // FALSE
    return b + c + s;
  }
  //@ ensures \result != 32639;
  static int m135_f1(byte b, char c, short s) { // FALSE
    return b + c + s;
  }
  //@ ensures \result != 524;
  static int m135_f2(byte b, char c, short s) { // FALSE
    return b + c + s;
  }
  //@ ensures \result != -1;
  static int m135_f3(byte b, char c, short s) { // FALSE
    return b + c + s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m135_t0(byte b, char c, short s) { // TRUE
    return b + c + s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 32639; signals_only \nothing;
  static int m135_t1(byte b, char c, short s) { // TRUE
    return b + c + s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 524; signals_only \nothing;
  static int m135_t2(byte b, char c, short s) { // TRUE
    return b + c + s;
  }

  //@ ensures \result != 1;
  static int m136_f0(byte b, char c, short s) { // FALSE
    return b == c ? 1 : s;
  }
  //@ ensures \result != -32768;
  static int m136_f1(byte b, char c, short s) { // FALSE
    return b == c ? 1 : s;
  }
  //@ ensures \result != 300;
  static int m136_f2(byte b, char c, short s) { // FALSE
    return b == c ? 1 : s;
  }
  //@ ensures \result != -1;
  static int m136_f3(byte b, char c, short s) { // FALSE
    return b == c ? 1 : s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 1; signals_only \nothing;
  static int m136_t0(byte b, char c, short s) { // TRUE
    return b == c ? 1 : s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -32768; signals_only \nothing;
  static int m136_t1(byte b, char c, short s) { // TRUE
    return b == c ? 1 : s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 300; signals_only \nothing;
  static int m136_t2(byte b, char c, short s) { // TRUE
    return b == c ? 1 : s;
  }

  //@ ensures \result != 0;
  static int m137_f0(byte b, char c, short s) { // FALSE
    return (b & 0xff) - c;
  }
  //@ ensures \result != -65407;
  static int m137_f1(byte b, char c, short s) { // FALSE
    return (b & 0xff) - c;
  }
  //@ ensures \result != 30;
  static int m137_f2(byte b, char c, short s) { // FALSE
    return (b & 0xff) - c;
  }
  //@ ensures \result != 254;
  static int m137_f3(byte b, char c, short s) { // FALSE
    return (b & 0xff) - c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m137_t0(byte b, char c, short s) { // TRUE
    return (b & 0xff) - c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -65407; signals_only \nothing;
  static int m137_t1(byte b, char c, short s) { // TRUE
    return (b & 0xff) - c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 30; signals_only \nothing;
  static int m137_t2(byte b, char c, short s) { // TRUE
    return (b & 0xff) - c;
  }

  //@ ensures \result != 0;
  static int m138_f0(byte b, char c, short s) { // FALSE
    return b > c ? b : c;
  }
  //@ ensures \result != 65535;
  static int m138_f1(byte b, char c, short s) { // FALSE
    return b > c ? b : c;
  }
  //@ ensures \result != 127;
  static int m138_f2(byte b, char c, short s) { // FALSE
    return b > c ? b : c;
  }
  //@ ensures \result != 1;
  static int m138_f3(byte b, char c, short s) { // FALSE
    return b > c ? b : c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m138_t0(byte b, char c, short s) { // TRUE
    return b > c ? b : c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 65535; signals_only \nothing;
  static int m138_t1(byte b, char c, short s) { // TRUE
    return b > c ? b : c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 127; signals_only \nothing;
  static int m138_t2(byte b, char c, short s) { // TRUE
    return b > c ? b : c;
  }

  //@ ensures \result != 1;
  static int m139_f0(byte b, char c, short s) { // FALSE
    return (b < 0 ? b : c) + 1;
  }
  //@ ensures \result != -127;
  static int m139_f1(byte b, char c, short s) { // FALSE
    return (b < 0 ? b : c) + 1;
  }
  //@ ensures \result != 98;
  static int m139_f2(byte b, char c, short s) { // FALSE
    return (b < 0 ? b : c) + 1;
  }
  //@ ensures \result != 0;
  static int m139_f3(byte b, char c, short s) { // FALSE
    return (b < 0 ? b : c) + 1;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 1; signals_only \nothing;
  static int m139_t0(byte b, char c, short s) { // TRUE
    return (b < 0 ? b : c) + 1;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -127; signals_only \nothing;
  static int m139_t1(byte b, char c, short s) { // TRUE
    return (b < 0 ? b : c) + 1;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 98; signals_only \nothing;
  static int m139_t2(byte b, char c, short s) { // TRUE
    return (b < 0 ? b : c) + 1;
  }

  //@ ensures \result != 0;
  static int m140_f0(byte b, char c, short s) { // FALSE
    char d = (char) b; return d;
  }
  //@ ensures \result != 65408;
  static int m140_f1(byte b, char c, short s) { // FALSE
    char d = (char) b; return d;
  }
  //@ ensures \result != 127;
  static int m140_f2(byte b, char c, short s) { // FALSE
    char d = (char) b; return d;
  }
  //@ ensures \result != 65535;
  static int m140_f3(byte b, char c, short s) { // FALSE
    char d = (char) b; return d;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m140_t0(byte b, char c, short s) { // TRUE
    char d = (char) b; return d;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 65408; signals_only \nothing;
  static int m140_t1(byte b, char c, short s) { // TRUE
    char d = (char) b; return d;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 127; signals_only \nothing;
  static int m140_t2(byte b, char c, short s) { // TRUE
    char d = (char) b; return d;
  }

  //@ ensures \result != 0;
  static int m141_f0(byte b, char c, short s) { // FALSE
    int i = b; i <<= 33; return i;
  }
  //@ ensures \result != -256;
  static int m141_f1(byte b, char c, short s) { // FALSE
    int i = b; i <<= 33; return i;
  }
  //@ ensures \result != 254;
  static int m141_f2(byte b, char c, short s) { // FALSE
    int i = b; i <<= 33; return i;
  }
  //@ ensures \result != -2;
  static int m141_f3(byte b, char c, short s) { // FALSE
    int i = b; i <<= 33; return i;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m141_t0(byte b, char c, short s) { // TRUE
    int i = b; i <<= 33; return i;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -256; signals_only \nothing;
  static int m141_t1(byte b, char c, short s) { // TRUE
    int i = b; i <<= 33; return i;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 254; signals_only \nothing;
  static int m141_t2(byte b, char c, short s) { // TRUE
    int i = b; i <<= 33; return i;
  }

  //@ ensures \result != 0;
  static int m142_f0(byte b, char c, short s) { // FALSE
    return -b - s;
  }
  //@ ensures \result != 32896;
  static int m142_f1(byte b, char c, short s) { // FALSE
    return -b - s;
  }
  //@ ensures \result != -427;
  static int m142_f2(byte b, char c, short s) { // FALSE
    return -b - s;
  }
  //@ ensures \result != 2;
  static int m142_f3(byte b, char c, short s) { // FALSE
    return -b - s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m142_t0(byte b, char c, short s) { // TRUE
    return -b - s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 32896; signals_only \nothing;
  static int m142_t1(byte b, char c, short s) { // TRUE
    return -b - s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -427; signals_only \nothing;
  static int m142_t2(byte b, char c, short s) { // TRUE
    return -b - s;
  }

  //@ ensures \result != -1;
  static int m143_f0(byte b, char c, short s) { // FALSE
    return ~c;
  }
  //@ ensures \result != -65536;
  static int m143_f1(byte b, char c, short s) { // FALSE
    return ~c;
  }
  //@ ensures \result != -98;
  static int m143_f2(byte b, char c, short s) { // FALSE
    return ~c;
  }
  //@ ensures \result != -2;
  static int m143_f3(byte b, char c, short s) { // FALSE
    return ~c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == -1; signals_only \nothing;
  static int m143_t0(byte b, char c, short s) { // TRUE
    return ~c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -65536; signals_only \nothing;
  static int m143_t1(byte b, char c, short s) { // TRUE
    return ~c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == -98; signals_only \nothing;
  static int m143_t2(byte b, char c, short s) { // TRUE
    return ~c;
  }

  //@ ensures \result != 0;
  static int m144_f0(byte b, char c, short s) { // FALSE
    return (byte) c + (short) c;
  }
  //@ ensures \result != -2;
  static int m144_f1(byte b, char c, short s) { // FALSE
    return (byte) c + (short) c;
  }
  //@ ensures \result != 194;
  static int m144_f2(byte b, char c, short s) { // FALSE
    return (byte) c + (short) c;
  }
  //@ ensures \result != 2;
  static int m144_f3(byte b, char c, short s) { // FALSE
    return (byte) c + (short) c;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m144_t0(byte b, char c, short s) { // TRUE
    return (byte) c + (short) c;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -2; signals_only \nothing;
  static int m144_t1(byte b, char c, short s) { // TRUE
    return (byte) c + (short) c;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 194; signals_only \nothing;
  static int m144_t2(byte b, char c, short s) { // TRUE
    return (byte) c + (short) c;
  }

  //@ ensures \result != 0;
  static int m145_f0(byte b, char c, short s) { // FALSE
    s += c; return s;
  }
  //@ ensures \result != 32767;
  static int m145_f1(byte b, char c, short s) { // FALSE
    s += c; return s;
  }
  //@ ensures \result != 397;
  static int m145_f2(byte b, char c, short s) { // FALSE
    s += c; return s;
  }
  //@ ensures \result != 381;
  static int m145_f3(byte b, char c, short s) { // FALSE
    s += c; return s;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m145_t0(byte b, char c, short s) { // TRUE
    s += c; return s;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == 32767; signals_only \nothing;
  static int m145_t1(byte b, char c, short s) { // TRUE
    s += c; return s;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 397; signals_only \nothing;
  static int m145_t2(byte b, char c, short s) { // TRUE
    s += c; return s;
  }

  //@ ensures \result != 0;
  static int m146_f0(byte b, char c, short s) { // FALSE
    b |= s; return b;
  }
  //@ ensures \result != -128;
  static int m146_f1(byte b, char c, short s) { // FALSE
    b |= s; return b;
  }
  //@ ensures \result != 127;
  static int m146_f2(byte b, char c, short s) { // FALSE
    b |= s; return b;
  }
  //@ ensures \result != -1;
  static int m146_f3(byte b, char c, short s) { // FALSE
    b |= s; return b;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m146_t0(byte b, char c, short s) { // TRUE
    b |= s; return b;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -128; signals_only \nothing;
  static int m146_t1(byte b, char c, short s) { // TRUE
    b |= s; return b;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 127; signals_only \nothing;
  static int m146_t2(byte b, char c, short s) { // TRUE
    b |= s; return b;
  }

  //@ ensures \result != 0;
  static int m147_f0(byte b, char c, short s) { // FALSE
    return b / (c - c + 1) % 7;
  }
  //@ ensures \result != -2;
  static int m147_f1(byte b, char c, short s) { // FALSE
    return b / (c - c + 1) % 7;
  }
  //@ ensures \result != 1;
  static int m147_f2(byte b, char c, short s) { // FALSE
    return b / (c - c + 1) % 7;
  }
  //@ ensures \result != -1;
  static int m147_f3(byte b, char c, short s) { // FALSE
    return b / (c - c + 1) % 7;
  }
  //@ requires b == (byte) 0 && c == (char) 0 && s == (short) 0; ensures \result == 0; signals_only \nothing;
  static int m147_t0(byte b, char c, short s) { // TRUE
    return b / (c - c + 1) % 7;
  }
  //@ requires b == (byte) -128 && c == (char) 65535 && s == (short) -32768; ensures \result == -2; signals_only \nothing;
  static int m147_t1(byte b, char c, short s) { // TRUE
    return b / (c - c + 1) % 7;
  }
  //@ requires b == (byte) 127 && c == 'a' && s == (short) 300; ensures \result == 1; signals_only \nothing;
  static int m147_t2(byte b, char c, short s) { // TRUE
    return b / (c - c + 1) % 7;
  }

  //@ ensures \result == false;
  static boolean m148_f0(double d) { // FALSE
    return d == d;
  }
  //@ ensures \result == true;
  static boolean m148_f1(double d) { // FALSE
    return d == d;
  }

  //@ ensures \result == false;
  static boolean m149_f0(double d) { // FALSE
    return d * 0 == 0;
  }
  //@ ensures \result == true;
  static boolean m149_f1(double d) { // FALSE
    return d * 0 == 0;
  }

  //@ ensures \result == false;
  static boolean m150_f0(double d) { // FALSE
    return d + 1 > d;
  }
  //@ ensures \result == true;
  static boolean m150_f1(double d) { // FALSE
    return d + 1 > d;
  }

  //@ ensures \result == false;
  static boolean m151_f0(double d) { // FALSE
    return d - d == 0;
  }
  //@ ensures \result == true;
  static boolean m151_f1(double d) { // FALSE
    return d - d == 0;
  }

  //@ ensures \result == false;
  static boolean m152_f0(double d) { // FALSE
    return d * 2 / 2 == d;
  }
  //@ ensures \result == true;
  static boolean m152_f1(double d) { // FALSE
    return d * 2 / 2 == d;
  }

  //@ ensures \result == false;
  static boolean m153_f0(double d) { // FALSE
    return -d < 0 == d > 0;
  }

  //@ ensures \result == false;
  static boolean m154_f0(double d) { // FALSE
    return (int) d == d;
  }
  //@ ensures \result == true;
  static boolean m154_f1(double d) { // FALSE
    return (int) d == d;
  }

  //@ ensures \result == false;
  static boolean m155_f0(double d) { // FALSE
    return Math.abs(d) >= 0;
  }
  //@ ensures \result == true;
  static boolean m155_f1(double d) { // FALSE
    return Math.abs(d) >= 0;
  }

  //@ ensures \result == false;
  static boolean m156_f0(double d) { // FALSE
    return d == 0 == (1 / d == Double.POSITIVE_INFINITY);
  }
  //@ ensures \result == true;
  static boolean m156_f1(double d) { // FALSE
    return d == 0 == (1 / d == Double.POSITIVE_INFINITY);
  }

  //@ ensures \result == false;
  static boolean m157_f0(double d) { // FALSE
    return (float) d == d;
  }
  //@ ensures \result == true;
  static boolean m157_f1(double d) { // FALSE
    return (float) d == d;
  }

  //@ ensures \result == false;
  static boolean m158_f0(double d) { // FALSE
    return Math.floor(d) <= d;
  }
  //@ ensures \result == true;
  static boolean m158_f1(double d) { // FALSE
    return Math.floor(d) <= d;
  }

  //@ ensures \result == false;
  static boolean m159_f0(double d) { // FALSE
    return Math.round(d) == d;
  }
  //@ ensures \result == true;
  static boolean m159_f1(double d) { // FALSE
    return Math.round(d) == d;
  }

  //@ ensures \result == false;
  static boolean m160_f0(double d) { // FALSE
    return Double.compare(d, 0.0) == 0;
  }
  //@ ensures \result == true;
  static boolean m160_f1(double d) { // FALSE
    return Double.compare(d, 0.0) == 0;
  }

  //@ ensures \result == false;
  static boolean m161_f0(double d) { // FALSE
    return Double.valueOf(d).equals(0.0);
  }
  //@ ensures \result == true;
  static boolean m161_f1(double d) { // FALSE
    return Double.valueOf(d).equals(0.0);
  }

  //@ ensures \result == true;
  static boolean m162_f0(double d) { // FALSE
    return Double.isNaN(d);
  }
  //@ ensures \result == false;
  static boolean m162_f1(double d) { // FALSE
    return Double.isNaN(d);
  }

  //@ ensures \result == true;
  static boolean m163_f0(double d) { // FALSE
    return d != d;
  }
  //@ ensures \result == false;
  static boolean m163_f1(double d) { // FALSE
    return d != d;
  }

  //@ ensures \result == false;
  static boolean m164_f0(double d) { // FALSE
    return d < 0 || d >= 0;
  }
  //@ ensures \result == true;
  static boolean m164_f1(double d) { // FALSE
    return d < 0 || d >= 0;
  }

  //@ ensures \result == false;
  static boolean m165_f0(double d) { // FALSE
    return Math.max(d, 0.0) == d;
  }
  //@ ensures \result == true;
  static boolean m165_f1(double d) { // FALSE
    return Math.max(d, 0.0) == d;
  }

  //@ ensures \result == false;
  static boolean m166_f0(double d) { // FALSE
    return Math.min(d, -0.0) == 0;
  }
  //@ ensures \result == true;
  static boolean m166_f1(double d) { // FALSE
    return Math.min(d, -0.0) == 0;
  }

  //@ ensures \result == false;
  static boolean m167_f0(double d) { // FALSE
    return (long) d == (int) d;
  }
  //@ ensures \result == true;
  static boolean m167_f1(double d) { // FALSE
    return (long) d == (int) d;
  }

  //@ ensures \result == false;
  static boolean m168_f0(double d) { // FALSE
    return d * d >= 0;
  }
  //@ ensures \result == true;
  static boolean m168_f1(double d) { // FALSE
    return d * d >= 0;
  }

  //@ ensures \result == false;
  static boolean m169_f0(double d) { // FALSE
    return Math.sqrt(d) * Math.sqrt(d) == d;
  }
  //@ ensures \result == true;
  static boolean m169_f1(double d) { // FALSE
    return Math.sqrt(d) * Math.sqrt(d) == d;
  }

  //@ ensures \result == false;
  static boolean m170_f0(double d) { // FALSE
    return d + 0.1 - 0.1 == d;
  }
  //@ ensures \result == true;
  static boolean m170_f1(double d) { // FALSE
    return d + 0.1 - 0.1 == d;
  }

  //@ ensures \result == false;
  static boolean m171_f0(double d) { // FALSE
    return d % 1 == 0;
  }
  //@ ensures \result == true;
  static boolean m171_f1(double d) { // FALSE
    return d % 1 == 0;
  }

  //@ ensures \result == true;
  static boolean m172_f0(double d) { // FALSE
    return Math.signum(d) == 1;
  }
  //@ ensures \result == false;
  static boolean m172_f1(double d) { // FALSE
    return Math.signum(d) == 1;
  }

  //@ ensures \result == false;
  static boolean m173_f0(double d) { // FALSE
    return !(d > 0) == (d <= 0);
  }
  //@ ensures \result == true;
  static boolean m173_f1(double d) { // FALSE
    return !(d > 0) == (d <= 0);
  }

  //@ ensures \result == false;
  static boolean m174_f0(double d) { // FALSE
    return (byte) d == (int) d;
  }
  //@ ensures \result == true;
  static boolean m174_f1(double d) { // FALSE
    return (byte) d == (int) d;
  }

  //@ ensures \result == false;
  static boolean m175_f0(double d) { // FALSE
    return (char) d >= 0 && (int) (char) d == (int) d;
  }
  //@ ensures \result == true;
  static boolean m175_f1(double d) { // FALSE
    return (char) d >= 0 && (int) (char) d == (int) d;
  }

  //@ ensures \result == false;
  static boolean m176_f0(double d) { // FALSE
    return Math.rint(d) == Math.round(d);
  }
  //@ ensures \result == true;
  static boolean m176_f1(double d) { // FALSE
    return Math.rint(d) == Math.round(d);
  }

  //@ ensures \result == true;
  static boolean m177_f0(double d) { // FALSE
    return 1 / d == 1 / -d;
  }
  //@ ensures \result == false;
  static boolean m177_f1(double d) { // FALSE
    return 1 / d == 1 / -d;
  }

  //@ ensures \result == true;
  static boolean m178_f0(double d) { // FALSE
    return d / d == 1;
  }
  //@ ensures \result == false;
  static boolean m178_f1(double d) { // FALSE
    return d / d == 1;
  }

  //@ ensures \result == true;
  static boolean m179_f0(double d) { // FALSE
    return Double.toString(d).length() > 3;
  }
  //@ ensures \result == false;
  static boolean m179_f1(double d) { // FALSE
    return Double.toString(d).length() > 3;
  }

  //@ ensures \result == false;
  static boolean m180_f0(double d) { // FALSE
    return Double.doubleToLongBits(d) == 0;
  }
  //@ ensures \result == true;
  static boolean m180_f1(double d) { // FALSE
    return Double.doubleToLongBits(d) == 0;
  }

  //@ ensures \result == true;
  static boolean m181_f0(double d) { // FALSE
    return d++ == d;
  }
  //@ ensures \result == false;
  static boolean m181_f1(double d) { // FALSE
    return d++ == d;
  }

  //@ ensures \result == false;
  static boolean m182_f0(double d) { // FALSE
    return (d += 1) == d - 1 + 1;
  }
  //@ ensures \result == true;
  static boolean m182_f1(double d) { // FALSE
    return (d += 1) == d - 1 + 1;
  }

  //@ ensures \result == true;
  static boolean m183_f0(double d) { // FALSE
    return Double.isInfinite(d * 10);
  }
  //@ ensures \result == false;
  static boolean m183_f1(double d) { // FALSE
    return Double.isInfinite(d * 10);
  }

  //@ ensures \result == false;
  static boolean m184_f0(double d) { // FALSE
    return (int) (d + 0.5) == Math.round(d);
  }
  //@ ensures \result == true;
  static boolean m184_f1(double d) { // FALSE
    return (int) (d + 0.5) == Math.round(d);
  }

  //@ ensures \result == false;
  static boolean m185_f0(double d) { // FALSE
    return Math.ceil(d) == -Math.floor(-d);
  }
  //@ ensures \result == true;
  static boolean m185_f1(double d) { // FALSE
    return Math.ceil(d) == -Math.floor(-d);
  }

  //@ ensures \result == false;
  static boolean m186_f0(double d) { // FALSE
    return 1 / Math.ceil(d) > 0;
  }
  //@ ensures \result == true;
  static boolean m186_f1(double d) { // FALSE
    return 1 / Math.ceil(d) > 0;
  }
}