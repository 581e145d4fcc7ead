package java.util;

import espalier.Espalier;

/** The generator the specification prescribes. Without a seed nothing is known of its bits: they are nondeterministic. */
public class Random implements java.io.Serializable {
    private long seed;
    private boolean isSeeded;

    public Random() {
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        this.isSeeded = true;
        this.seed = (seed ^ 0x5DEECE66DL) & (1L << 48) - 1;
    }

    protected int next(int bits) {
        if (!isSeeded) {
            return Espalier.nondetInt() >>> 32 - bits;
        }
        seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
        return (int) (seed >>> 48 - bits);
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (!isSeeded) {
            int any = Espalier.nondetInt();
            if (any < 0 || any >= bound) {
                Espalier.halt();
            }
            return any;
        }
        int bits = next(31);
        if ((bound & bound - 1) == 0) {
            return (int) (bound * (long) bits >> 31);
        }
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }
}
