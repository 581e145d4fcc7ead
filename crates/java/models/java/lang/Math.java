package java.lang;

import espalier.Espalier;

public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {}

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorDiv(long a, int b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int floorMod(long a, int b) {
        long rest = a % b;
        return (int) ((rest ^ b) < 0 && rest != 0 ? rest + b : rest);
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        if (a != 0 && (product / a != b || a == -1 && b == Long.MIN_VALUE)) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static int toIntExact(long a) {
        if ((int) a != a) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) a;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f) {
            return 1.0f / a < 0.0f ? b : a;
        }
        return a >= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f) {
            return 1.0f / a < 0.0f ? a : b;
        }
        return a <= b ? a : b;
    }

    public static float signum(float a) {
        return a == 0.0f || a != a ? a : a > 0.0f ? 1.0f : -1.0f;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0) {
            return 1.0 / a < 0.0 ? b : a;
        }
        return a >= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0) {
            return 1.0 / a < 0.0 ? a : b;
        }
        return a <= b ? a : b;
    }

    public static double signum(double a) {
        return a == 0.0 || a != a ? a : a > 0.0 ? 1.0 : -1.0;
    }

    public static native double sqrt(double a);

    public static native double floor(double a);

    public static native double ceil(double a);

    public static native double rint(double a);

    public static int round(float a) {
        double whole = floor(a);
        return (int) (a - whole >= 0.5 ? whole + 1.0 : whole);
    }

    public static long round(double a) {
        double whole = floor(a);
        return (long) (a - whole >= 0.5 ? whole + 1.0 : whole);
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    /** Integers have the exact power if it is a double; what is rounded is not the same on every JVM. */
    public static double pow(double a, double b) {
        if (b == 0) {
            return 1.0;
        }
        if (b == 1 || a != a) {
            return a;
        }
        if (b != rint(b) || a != rint(a) || abs(b) > 1023 || abs(a) > $EXACT) {
            Espalier.unsupported("Math.pow of what has no exact power");
        }
        double result = 1.0;
        double n = abs(b);
        for (int i = 0; i < n; i++) {
            result = result * a;
            if (abs(result) > $EXACT && abs(a) != 2) {
                Espalier.unsupported("Math.pow with a rounded result");
            }
        }
        if (b < 0 && abs(a) > 2) {
            Espalier.unsupported("Math.pow with a rounded result");
        }
        return b < 0 ? 1 / result : result;
    }

    /** All integers up to here are doubles. */
    private static final double $EXACT = 9007199254740992.0;

    public static double exp(double a) {
        Espalier.unsupported("Math.exp");
        return 0.0;
    }

    public static double log(double a) {
        Espalier.unsupported("Math.log");
        return 0.0;
    }

    public static double log10(double a) {
        Espalier.unsupported("Math.log10");
        return 0.0;
    }

    public static double sin(double a) {
        Espalier.unsupported("Math.sin");
        return 0.0;
    }

    public static double cos(double a) {
        Espalier.unsupported("Math.cos");
        return 0.0;
    }

    public static double tan(double a) {
        Espalier.unsupported("Math.tan");
        return 0.0;
    }

    public static double asin(double a) {
        Espalier.unsupported("Math.asin");
        return 0.0;
    }

    public static double acos(double a) {
        Espalier.unsupported("Math.acos");
        return 0.0;
    }

    public static double atan(double a) {
        Espalier.unsupported("Math.atan");
        return 0.0;
    }

    public static double atan2(double a, double b) {
        Espalier.unsupported("Math.atan2");
        return 0.0;
    }

    public static double hypot(double a, double b) {
        Espalier.unsupported("Math.hypot");
        return 0.0;
    }

    public static double cbrt(double a) {
        Espalier.unsupported("Math.cbrt");
        return 0.0;
    }

    public static double random() {
        return new java.util.Random().nextDouble();
    }

    public static double copySign(double magnitude, double sign) {
        boolean isNegative = sign < 0 || sign == 0 && 1 / sign < 0;
        return isNegative ? -abs(magnitude) : abs(magnitude);
    }

    public static float copySign(float magnitude, float sign) {
        boolean isNegative = sign < 0 || sign == 0 && 1 / sign < 0;
        return isNegative ? -abs(magnitude) : abs(magnitude);
    }

    public static long multiplyHigh(long a, long b) {
        long aHigh = a >> 32;
        long aLow = a & 0xffffffffL;
        long bHigh = b >> 32;
        long bLow = b & 0xffffffffL;
        long carry = (aLow * bLow >>> 32) + aHigh * bLow;
        long middle = (carry & 0xffffffffL) + aLow * bHigh;
        return aHigh * bHigh + (carry >> 32) + (middle >> 32);
    }
}
