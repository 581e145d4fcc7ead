package java.util;

import espalier.Espalier;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class Arrays {
    private Arrays() {}

    private static void $checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int $rangeLength(int from, int to) {
        if (to - from < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return to - from;
    }

    private static void $checkLength(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
    }

    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(boolean[] array, int from, int to, boolean value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(boolean[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Boolean.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(boolean[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static boolean[] copyOf(boolean[] array, int length) {
        $checkLength(length);
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] array, int from, int to) {
        int length = $rangeLength(from, to);
        boolean[] copy = new boolean[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(byte[] array, byte value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(byte[] array, int from, int to, byte value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(byte[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Byte.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(byte[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static byte[] copyOf(byte[] array, int length) {
        $checkLength(length);
        byte[] copy = new byte[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        int length = $rangeLength(from, to);
        byte[] copy = new byte[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(short[] array, short value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(short[] array, int from, int to, short value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(short[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Short.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(short[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static short[] copyOf(short[] array, int length) {
        $checkLength(length);
        short[] copy = new short[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static short[] copyOfRange(short[] array, int from, int to) {
        int length = $rangeLength(from, to);
        short[] copy = new short[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(char[] array, int from, int to, char value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(char[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Character.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(char[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static char[] copyOf(char[] array, int length) {
        $checkLength(length);
        char[] copy = new char[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        int length = $rangeLength(from, to);
        char[] copy = new char[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(int[] array, int from, int to, int value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(int[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Integer.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(int[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static int[] copyOf(int[] array, int length) {
        $checkLength(length);
        int[] copy = new int[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static int[] copyOfRange(int[] array, int from, int to) {
        int length = $rangeLength(from, to);
        int[] copy = new int[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(long[] array, int from, int to, long value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        $checkRange(a.length, aFrom, aTo);
        $checkRange(b.length, bFrom, bTo);
        if (aTo - aFrom != bTo - bFrom) {
            return false;
        }
        for (int i = 0; i < aTo - aFrom; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(long[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Long.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(long[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static long[] copyOf(long[] array, int length) {
        $checkLength(length);
        long[] copy = new long[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static long[] copyOfRange(long[] array, int from, int to) {
        int length = $rangeLength(from, to);
        long[] copy = new long[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(float[] array, float value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(float[] array, int from, int to, float value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.floatToIntBits(a[i]) != Float.floatToIntBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(float[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Float.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(float[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static float[] copyOf(float[] array, int length) {
        $checkLength(length);
        float[] copy = new float[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static float[] copyOfRange(float[] array, int from, int to) {
        int length = $rangeLength(from, to);
        float[] copy = new float[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(double[] array, double value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(double[] array, int from, int to, double value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.doubleToLongBits(a[i]) != Double.doubleToLongBits(b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(double[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Double.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(double[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    public static double[] copyOf(double[] array, int length) {
        $checkLength(length);
        double[] copy = new double[length];
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    public static double[] copyOfRange(double[] array, int from, int to) {
        int length = $rangeLength(from, to);
        double[] copy = new double[length];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void fill(Object[] array, Object value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(Object[] array, int from, int to, Object value) {
        $checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Objects.hashCode(array[i]);
        }
        return hash;
    }

    public static String toString(Object[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + array[i];
        }
        return text + "]";
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] array, int length) {
        Objects.requireNonNull(array);
        $checkLength(length);
        T[] copy = (T[]) Espalier.newArrayLike(array, length);
        for (int i = 0; i < length && i < array.length; i++) {
            copy[i] = array[i];
        }
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] array, int from, int to) {
        int length = $rangeLength(from, to);
        T[] copy = (T[]) Espalier.newArrayLike(Objects.requireNonNull(array), length);
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, length));
        return copy;
    }

    public static void sort(byte[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(byte[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(byte[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            byte item = array[i];
            int at = i;
            while (at > from && array[at - 1] > item) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(byte[] array, byte key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(byte[] array, int from, int to, byte key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(byte[] array, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(short[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(short[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(short[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            short item = array[i];
            int at = i;
            while (at > from && array[at - 1] > item) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(short[] array, short key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(short[] array, int from, int to, short key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(short[] array, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Short.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(char[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(char[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(char[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            char item = array[i];
            int at = i;
            while (at > from && array[at - 1] > item) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(char[] array, char key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(char[] array, int from, int to, char key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(char[] array, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Character.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(int[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(int[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(int[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int item = array[i];
            int at = i;
            while (at > from && array[at - 1] > item) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(int[] array, int key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(int[] array, int from, int to, int key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(int[] array, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(long[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(long[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(long[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            long item = array[i];
            int at = i;
            while (at > from && array[at - 1] > item) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(long[] array, long key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(long[] array, int from, int to, long key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(long[] array, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(float[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(float[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(float[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            float item = array[i];
            int at = i;
            while (at > from && Float.compare(array[at - 1], item) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(float[] array, float key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(float[] array, int from, int to, float key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(float[] array, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Float.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void sort(double[] array) {
        $sort(array, 0, array.length);
    }

    public static void sort(double[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to);
    }

    private static void $sort(double[] array, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            double item = array[i];
            int at = i;
            while (at > from && Double.compare(array[at - 1], item) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = item;
        }
    }

    public static int binarySearch(double[] array, double key) {
        return $search(array, 0, array.length, key);
    }

    public static int binarySearch(double[] array, int from, int to, double key) {
        $checkRange(array.length, from, to);
        return $search(array, from, to, key);
    }

    private static int $search(double[] array, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Double.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Boolean.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Byte.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int mismatch(char[] a, char[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Character.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int mismatch(short[] a, short[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Short.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int mismatch(int[] a, int[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Integer.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int mismatch(long[] a, long[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Long.compare(a[at], b[at]) : a.length - b.length;
    }

    public static <T> Stream<T> stream(T[] array) {
        return Stream.$of(array, 0, array.length);
    }

    public static IntStream stream(int[] array) {
        return IntStream.$of(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int from, int to) {
        $checkRange(array.length, from, to);
        return IntStream.$of(array, from, to);
    }

    public static LongStream stream(long[] array) {
        return LongStream.$of(array, 0, array.length);
    }

    public static void sort(Object[] array) {
        $sort(array, 0, array.length, null);
    }

    public static void sort(Object[] array, int from, int to) {
        $checkRange(array.length, from, to);
        $sort(array, from, to, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] array, Comparator<? super T> order) {
        $sort(array, 0, array.length, (Comparator<Object>) order);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] array, int from, int to, Comparator<? super T> order) {
        $checkRange(array.length, from, to);
        $sort(array, from, to, (Comparator<Object>) order);
    }

    @SuppressWarnings("unchecked")
    private static int $compare(Object a, Object b, Comparator<Object> order) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare(a, b);
    }

    /**
     * Fewer than 32 items with the comparisons of the JDK, which comparators of the program see: the run at the start, then binary
     * insertion.
     */
    private static void $sort(Object[] array, int from, int to, Comparator<Object> order) {
        if (to - from >= 32) {
            if (!$isTotal(array, from, to, order)) {
                Espalier.unsupported("sorting 32 or more items by an order of the program: which of them are compared is not specified");
            }
            $merge(array, from, to, order);
        } else if (to - from > 1) {
            $insert(array, from, $run(array, from, to, order), to, order);
        }
    }

    /** Whether the order is that of a class of the library, where nobody can see which items are compared. */
    private static boolean $isTotal(Object[] array, int from, int to, Comparator<Object> order) {
        if (order != null && order != Comparator.naturalOrder() && order != Collections.reverseOrder()) {
            return false;
        }
        for (int i = from; i < to; i++) {
            Object item = array[i];
            if (!$hasOwnOrder(item) || item.getClass() != array[from].getClass()) {
                return false;
            }
        }
        return true;
    }

    private static boolean $hasOwnOrder(Object item) {
        return item instanceof Integer || item instanceof Long || item instanceof Short || item instanceof Byte || item instanceof Character
            || item instanceof Boolean || item instanceof Double || item instanceof Float || item instanceof String || item instanceof Enum;
    }

    /** The end of the run at the start, which is ascending after this. */
    private static int $run(Object[] array, int from, int to, Comparator<Object> order) {
        int end = from + 2;
        if ($compare(array[from + 1], array[from], order) >= 0) {
            while (end < to && $compare(array[end], array[end - 1], order) >= 0) {
                end++;
            }
            return end;
        }
        while (end < to && $compare(array[end], array[end - 1], order) < 0) {
            end++;
        }
        for (int i = from; i < from + end - 1 - i; i++) {
            Object item = array[i];
            array[i] = array[from + end - 1 - i];
            array[from + end - 1 - i] = item;
        }
        return end;
    }

    /** Inserts the items from `start` on, each behind those it is not less than. */
    private static void $insert(Object[] array, int from, int start, int to, Comparator<Object> order) {
        for (int i = start; i < to; i++) {
            Object item = array[i];
            int low = from;
            int high = i;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if ($compare(item, array[middle], order) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            for (int k = i; k > low; k--) {
                array[k] = array[k - 1];
            }
            array[low] = item;
        }
    }

    /** Stable, by halves. */
    private static void $merge(Object[] array, int from, int to, Comparator<Object> order) {
        if (to - from <= 7) {
            $insert(array, from, from + 1, to, order);
            return;
        }
        int middle = (from + to) >>> 1;
        $merge(array, from, middle, order);
        $merge(array, middle, to, order);
        Object[] left = new Object[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = array[from + i];
        }
        int a = 0;
        int b = middle;
        for (int at = from; a < left.length; at++) {
            if (b < to && $compare(array[b], left[a], order) < 0) {
                array[at] = array[b];
                b++;
            } else {
                array[at] = left[a];
                a++;
            }
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] array, T key, Comparator<? super T> order) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = $compare(array[middle], key, (Comparator<Object>) order);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] array, Object key) {
        return binarySearch(array, key, null);
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.deepEquals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    static boolean $deepEquals(Object a, Object b) {
        if (a instanceof Object[] && b instanceof Object[]) {
            return deepEquals((Object[]) a, (Object[]) b);
        }
        if (a instanceof boolean[] && b instanceof boolean[]) {
            return equals((boolean[]) a, (boolean[]) b);
        }
        if (a instanceof byte[] && b instanceof byte[]) {
            return equals((byte[]) a, (byte[]) b);
        }
        if (a instanceof short[] && b instanceof short[]) {
            return equals((short[]) a, (short[]) b);
        }
        if (a instanceof char[] && b instanceof char[]) {
            return equals((char[]) a, (char[]) b);
        }
        if (a instanceof int[] && b instanceof int[]) {
            return equals((int[]) a, (int[]) b);
        }
        if (a instanceof long[] && b instanceof long[]) {
            return equals((long[]) a, (long[]) b);
        }
        if (a instanceof float[] && b instanceof float[]) {
            return equals((float[]) a, (float[]) b);
        }
        if (a instanceof double[] && b instanceof double[]) {
            return equals((double[]) a, (double[]) b);
        }
        return a.equals(b);
    }

    public static String deepToString(Object[] array) {
        if (array == null) {
            return "null";
        }
        String text = "[";
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            text = text + (array[i] == array ? "[...]" : $deepText(array[i]));
        }
        return text + "]";
    }

    private static String $deepText(Object item) {
        if (item instanceof Object[]) {
            return deepToString((Object[]) item);
        }
        if (item instanceof boolean[]) {
            return toString((boolean[]) item);
        }
        if (item instanceof byte[]) {
            return toString((byte[]) item);
        }
        if (item instanceof short[]) {
            return toString((short[]) item);
        }
        if (item instanceof char[]) {
            return toString((char[]) item);
        }
        if (item instanceof int[]) {
            return toString((int[]) item);
        }
        if (item instanceof long[]) {
            return toString((long[]) item);
        }
        if (item instanceof float[]) {
            return toString((float[]) item);
        }
        if (item instanceof double[]) {
            return toString((double[]) item);
        }
        return String.valueOf(item);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... items) {
        return new Fixed<T>(items);
    }

    /** A list of fixed size that writes through to its array. */
    private static final class Fixed<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private final E[] items;

        Fixed(E[] items) {
            this.items = Objects.requireNonNull(items);
        }

        public int size() {
            return items.length;
        }

        public E get(int index) {
            return items[index];
        }

        public E set(int index, E item) {
            E old = items[index];
            items[index] = item;
            return old;
        }

        public boolean contains(Object item) {
            return indexOf(item) >= 0;
        }

        public void sort(Comparator<? super E> order) {
            Arrays.sort(items, order);
        }

        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (int i = 0; i < items.length; i++) {
                action.accept(items[i]);
            }
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < items.length; i++) {
                items[i] = operator.apply(items[i]);
            }
        }

        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int next;

                public boolean hasNext() {
                    return next < items.length;
                }

                public E next() {
                    if (next >= items.length) {
                        throw new NoSuchElementException();
                    }
                    E item = items[next];
                    next++;
                    return item;
                }
            };
        }
    }
}
