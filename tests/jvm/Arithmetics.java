import java.util.*;
import java.util.stream.*;

/** Numbers: compound assignment, casts, shifts, overloads, boxes, floats. */
@SuppressWarnings("all")
class Arithmetics {
    static int cnt; static int tick() { return cnt++; }
    static int[] pair(int a, int b) { return new int[] {a, b}; }
    static int over(long l) { return 1; } static int over(Integer i) { return 2; } static int over(Object o) { return 3; } static int over(int... is) { return 4; }
    static int over2(double d) { return 1; } static int over2(float f) { return 2; } static int over2(Object o) { return 3; }
    static int over3(char c) { return 1; } static int over3(int i) { return 2; }
    static int over4(Object... os) { return os == null ? -1 : os.length; }

    static int t0(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int[] a = {x, y, 5}; int i = 0; a[i++] += a[i] = i + 1; return a[0] * 100 + a[1] * 10 + i; }
    static int t1(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int[] a = {1, 2, 3}; int i = y; a[i] = i = x & 1; return a[0] * 100 + a[1] * 10 + a[2] + i * 1000; }
    static int t2(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int[] a = {1, 2, 3}; int i = 0; try { a[i += x] *= i++ / y; } catch (ArithmeticException e) { return 1000 + i; } catch (ArrayIndexOutOfBoundsException e) { return 2000 + i; } return a[0] + a[1] * 10 + a[2] * 100 + i; }
    static int t3(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int k = x; k += k++ * 2 + ++k; return k; }
    static int t4(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int k = x; k = k++ + k--; return k * 3 - --k; }
    static int t5(int first, int second) { final int x = (first & 7) - 2, y = second & 1; byte b = (byte) (x * 100); b += 30.7; b >>>= 1; return b; }
    static int t6(int first, int second) { final int x = (first & 7) - 2, y = second & 1; short s = (short) (x * 20000); s *= 2; s--; return s; }
    static int t7(int first, int second) { final int x = (first & 7) - 2, y = second & 1; char c = (char) (x + 1); c -= 2; c++; return c; }
    static int t8(int first, int second) { final int x = (first & 7) - 2, y = second & 1; char c = 'a'; c += x * 1.5; return c + y; }
    static int t9(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int i = 16777217 + x; float f = i; i += f; return i; }
    static int t10(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int i = x; i += 3.9; i -= 0.5f; i *= 1.5; return i; }
    static int t11(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int i = Integer.MAX_VALUE - 1; i += x * 1e10; return i; }
    static long t12(int first, int second) { final int x = (first & 7) - 2, y = second & 1; long l = Long.MAX_VALUE; l += x; l += 0.0f; return l; }
    static long t13(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return 1L << (x * 31 + y) ^ 1 << (x * 31 + y); }
    static long t14(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (-1L >>> x) + (-1 >>> x) + (-8 >> x); }
    static int t15(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (byte) x >>> 1 ^ (byte) -x >> 1 ^ (short) (x << 15); }
    static int t16(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (int) (char) (byte) (x - 1) + (int) (byte) (char) (x * 200); }
    static int t17(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Integer.MIN_VALUE / (x * 2 - 1) + Integer.MIN_VALUE % (x * 2 + 1); }
    static int t18(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (x - 7) / 2 * 100 + (x - 7) % 3 * 10 + Math.floorMod(x - 7, 3); }
    static int t19(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Math.abs(Integer.MIN_VALUE + (x & 1)) + (-(Integer.MIN_VALUE) == Integer.MIN_VALUE ? 1 : 0); }
    static long t20(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (long) (x * 1000000000) + x * 1000000000L + (int) (x * 1000000000L >>> 3); }
    static int t21(int first, int second) { final int x = (first & 7) - 2, y = second & 1; double d = x / y + x / 2; return (int) (d * 10); }
    static String t22(int first, int second) { final int x = (first & 7) - 2, y = second & 1; double d = (double) x / y; return "" + d + (int) d + (long) d + (float) d; }
    static String t23(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return "" + 0.1f * x + (0.1 + 0.2 * y) + 1e7 * x + 1e-4 * x + 100f; }
    static boolean t24(int first, int second) { final int x = (first & 7) - 2, y = second & 1; double a = 0.0 * x, b = y == 0 ? -0.0 : 0.0; return a == b && Double.valueOf(a).equals(b) == (1 / a == 1 / b); }
    static boolean t25(int first, int second) { final int x = (first & 7) - 2, y = second & 1; double n = 0.0 / (x - x); return n != n && !(n < x) && !(n >= x) && Double.compare(n, x) > 0 && Math.min(n, x) != Math.min(n, x); }
    static boolean t26(int first, int second) { final int x = (first & 7) - 2, y = second & 1; float f = x; f = f / 3 * 3; double d = x; d = d / 3 * 3; return f == d; }
    static long t27(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (long) (float) (1L << 53 - x) + Math.round(x - 0.5) * 10 + Math.round(-0.5f * x); }
    static int t28(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (int) Double.NaN + (int) (1e20 * x) + (int) (float) 2147483647 + (char) (x * 1e5) + (short) 1e5; }
    static boolean t29(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return (int) 'a' + x == 'a' + x && (char) ('a' + x) > 'b' == (x > 1) && ('a' + x + "").length() > 1; }
    static String t30(int first, int second) { final int x = (first & 7) - 2, y = second & 1; char c = 'b'; return "" + (y == 0 ? c : 0) + (y == 0 ? c : x) + (x > 0 ? 'x' : 97) + (char) (c + x); }
    static String t31(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Object o = y == 0 ? 1 : 2.0; return o + "" + (x > 0 ? (Integer) x : (Double) 1.5); }
    static String t32(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Integer n = x > 1 ? null : x; try { int r = y == 0 ? n : 4; return "r" + r; } catch (NullPointerException e) { return "npe"; } }
    static int t33(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return over((short) x) * 100 + over('c') * 10 + over(y == 0); }
    static int t34(int first, int second) { final int x = (first & 7) - 2, y = second & 1; byte b = 1; return over(b) * 1000 + over(Integer.valueOf(x)) * 100 + over(1L) * 10 + over() + over(1f); }
    static int t35(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return over2(x) * 100 + over2(1L * x) * 10 + over2('c') + over3('c') * 1000 + over3((byte) 1) * 10000; }
    static int t36(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return over4() * 1000 + over4(1, x) * 100 + over4((Object) null) * 10 + over4((Object[]) null) + over4(new int[2]) + over4((Object[]) new String[5]); }
    static int t37(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; int r = tick() + tick() * tick() - (tick() + x) % (tick() + 1); return r * 10 + cnt; }
    static int t38(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; boolean b = x > 0 && tick() == 0 | tick() == 5 || tick() == 1 ^ tick() == 2 & x < 0; return cnt * 10 + (b ? 1 : 0); }
    static int t39(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; int[] a = null; try { a[tick()] = tick() / y; } catch (NullPointerException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt; }
    static int t40(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; int[] a = new int[1]; try { a[tick() + 7] = tick() / y; } catch (ArrayIndexOutOfBoundsException e) { return 100 + cnt; } catch (ArithmeticException e) { return 200 + cnt; } return cnt; }
    static int t41(int first, int second) { final int x = (first & 7) - 2, y = second & 1; cnt = 0; try { int[][] a = new int[tick() + x][tick() - y]; return a.length * 10; } catch (NegativeArraySizeException e) { return Integer.parseInt(e.getMessage()) * 10 + cnt; } }
    static int t42(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int s = 0; for (int i = Integer.MAX_VALUE - 2; i > 0; i += y + 1) s += x; return s; }
    static int t43(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int s = 0; for (byte i = 120; i > 0; i++) s++; for (char c = 2; c < 9; c--) s += 100; return s + x; }
    static int t44(int first, int second) { final int x = (first & 7) - 2, y = second & 1; final int k = 3; byte b = k; final char c = 'x'; b += c; return b + (x > 0 ? k : b); }
    static int t45(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Integer.parseInt("-" + (x + 3)) * 010 + 0x1F + 0b101 + 1_000 + '\u0041' + '\101'; }
    static int t46(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Integer.bitCount(x) + Integer.numberOfTrailingZeros(x) * 100 + Integer.highestOneBit(x) + Integer.reverse(x) + Integer.rotateLeft(x, 33); }
    static String t47(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Integer.toHexString(x) + Integer.toString(x, 2) + Integer.toBinaryString(y) + Long.toString(-x, 36) + Integer.toUnsignedString(x); }
    static int t48(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Integer.compare(x, y) * 100 + Integer.signum(x) * 10 + Integer.divideUnsigned(x, 2) % 7 + Integer.compareUnsigned(x, y) * 1000; }
    static long t49(int first, int second) { final int x = (first & 7) - 2, y = second & 1; try { return Math.addExact(Integer.MAX_VALUE - 1, x) + Math.multiplyExact(x * 1L, Long.MAX_VALUE / 2); } catch (ArithmeticException e) { return e.getMessage().length(); } }
    static int t50(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int r = 0; try { r = Math.toIntExact((1L << 31) - x); } catch (ArithmeticException e) { r = 1; } return r; }
    static boolean t51(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Integer a = 126 + x, b = 126 + x; Long l = 126L + x, m = 126L + x; return (a == b) == (l == m) && a.equals(b) && !l.equals(a) && (a <= b && a >= b); }
    static boolean t52(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Integer a = 127 + x, b = 127 + x; return a == b || x > 0; }
    static boolean t53(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Character c = (char) (126 + x), d = (char) (126 + x); Boolean p = x > 0, q = x > 0; Byte u = (byte) x, v = (byte) x; return (c == d || x > 1) && p == q && u == v; }
    static int t54(int first, int second) { final int x = (first & 7) - 2, y = second & 1; Integer i = x; Integer j = i; i++; i += j; j -= 1; return i * 10 + j; }
    static int t55(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int a = x, b = y; a ^= b ^= a ^= b; return a * 10 + b; }
    static int t56(int first, int second) { final int x = (first & 7) - 2, y = second & 1; int a = x; a = a > 0 ? a < 2 ? 1 : 2 : a == 0 ? a = 5 : (a -= 1) * a; return a; }
    static double t57(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Math.floor(x / 2.0) + Math.ceil(-x / 2.0) * 10 + Math.rint(x + 0.5) * 100 + Math.signum(-1.0 * x) + Math.sqrt(4.0 * (x + 2) * (x + 2)); }
    static boolean t58(int first, int second) { final int x = (first & 7) - 2, y = second & 1; return Float.floatToIntBits(-0.0f * x) == Integer.MIN_VALUE ^ Double.isNaN(0 / 0f) ^ Float.MIN_VALUE / 2 == 0 ^ (double) Float.MAX_VALUE * (x + 3) < Double.POSITIVE_INFINITY; }
}
