/** Paths that meet with different references in arrays and fields. */
class Merged {
    static class Box {
        int v;
        Box(int v) { this.v = v; }
    }

    //@ requires 0 <= k && k < 2 && 0 <= j && j < 2;
    //@ ensures !b && k == j ==> \result == 7;
    static int wrongWhatWasThere(boolean b, int k, int j) {
        Box p = new Box(7);
        Box[] z = {p, p};
        if (b) z[k] = p;
        z[j].v = 9;
        return p.v;
    }

    //@ requires 0 <= k && k < 2 && 0 <= j && j < 2;
    //@ ensures !\result;
    static boolean wrongNullThere(boolean b, int k, int j) {
        Box p = new Box(7);
        Box[] z = {p, p};
        if (b) z[k] = null;
        Box q = z[j];
        if (q != null) q.v = 9;
        return !b && p.v == 9;
    }

    //@ ensures \result == x * 100 + y || \result == 77 * 100 + y;
    static int wrongMoved(int x, int y) {
        Box p = new Box(x);
        Box q = new Box(y);
        Box[] a = {p, q};
        int i = x > y ? 0 : 1;
        a[i].v = 77;
        if (x > 3) a[1 - i] = a[i];
        a[0].v += 1;
        return p.v * 100 + q.v;
    }

    //@ ensures \result != 7;
    static int wrongRows(boolean b, int k) {
        int[] a = {7};
        int[][] z = new int[2][];
        if (b) {
            z[0] = a;
            z[1] = a;
        } else {
            z[k & 1] = a;
            z[1 - (k & 1)] = a;
        }
        if (k > 3) k = 3;
        return z[0][0];
    }

    //@ requires 0 <= k && k < 2 && 0 <= j && j < 2;
    //@ ensures c < 0 && k == j ==> \result == 7;
    static int wrongOfMany(int c, int k, int j, int y) {
        int s = 0;
        Box p = new Box(7);
        Box[] z = {p, p};
        switch (c) {
            case 0: z[k] = p; s = 0; break;
            case 1: z[k] = p; s = 1; break;
            case 2: z[k] = p; s = 2; break;
            case 3: z[k] = p; s = 3; break;
            case 4: z[k] = p; s = 4; break;
            case 5: z[k] = p; s = 5; break;
            case 6: z[k] = p; s = 6; break;
            case 7: z[k] = p; s = 7; break;
            case 8: z[k] = p; s = 8; break;
            case 9: z[k] = p; s = 9; break;
            case 10: z[k] = p; s = 10; break;
            case 11: z[k] = p; s = 11; break;
            case 12: z[k] = p; s = 12; break;
            case 13: z[k] = p; s = 13; break;
            case 14: z[k] = p; s = 14; break;
            case 15: z[k] = p; s = 15; break;
            case 16: z[k] = p; s = 16; break;
            case 17: z[k] = p; s = 17; break;
            case 18: z[k] = p; s = 18; break;
            case 19: z[k] = p; s = 19; break;
            case 20: z[k] = p; s = 20; break;
            case 21: z[k] = p; s = 21; break;
            case 22: z[k] = p; s = 22; break;
            case 23: z[k] = p; s = 23; break;
            case 24: z[k] = p; s = 24; break;
            case 25: z[k] = p; s = 25; break;
            case 26: z[k] = p; s = 26; break;
            case 27: z[k] = p; s = 27; break;
            case 28: z[k] = p; s = 28; break;
            case 29: z[k] = p; s = 29; break;
            case 30: z[k] = p; s = 30; break;
            case 31: z[k] = p; s = 31; break;
            case 32: z[k] = p; s = 32; break;
            case 33: z[k] = p; s = 33; break;
            case 34: z[k] = p; s = 34; break;
            case 35: z[k] = p; s = 35; break;
            case 36: z[k] = p; s = 36; break;
            case 37: z[k] = p; s = 37; break;
            case 38: z[k] = p; s = 38; break;
            case 39: z[k] = p; s = 39; break;
            case 40: z[k] = p; s = 40; break;
            case 41: z[k] = p; s = 41; break;
            case 42: z[k] = p; s = 42; break;
            case 43: z[k] = p; s = 43; break;
            case 44: z[k] = p; s = 44; break;
            case 45: z[k] = p; s = 45; break;
            case 46: z[k] = p; s = 46; break;
            case 47: z[k] = p; s = 47; break;
            case 48: z[k] = p; s = 48; break;
            case 49: z[k] = p; s = 49; break;
            case 50: z[k] = p; s = 50; break;
            case 51: z[k] = p; s = 51; break;
            case 52: z[k] = p; s = 52; break;
            case 53: z[k] = p; s = 53; break;
            case 54: z[k] = p; s = 54; break;
            case 55: z[k] = p; s = 55; break;
            case 56: z[k] = p; s = 56; break;
            case 57: z[k] = p; s = 57; break;
            case 58: z[k] = p; s = 58; break;
            case 59: z[k] = p; s = 59; break;
            case 60: z[k] = p; s = 60; break;
            case 61: z[k] = p; s = 61; break;
            case 62: z[k] = p; s = 62; break;
            case 63: z[k] = p; s = 63; break;
            case 64: z[k] = p; s = 64; break;
            case 65: z[k] = p; s = 65; break;
            case 66: z[k] = p; s = 66; break;
            case 67: z[k] = p; s = 67; break;
            case 68: z[k] = p; s = 68; break;
            case 69: z[k] = p; s = 69; break;
            default:
        }
        if (y > 0) y--;
        if (y > 5) y = 3;
        z[j].v = 9;
        return p.v;
    }

    //@ requires first != null && second != null && first.length == 2 && second.length == 2;
    //@ requires 0 <= k && k < 2;
    //@ ensures \result == 7;
    static int wrongThroughEither(boolean b, Box[] first, Box[] second, int k) {
        Box p = new Box(7);
        Box[] z = b ? first : second;
        z[k] = p;
        first[k] = first[k];
        if (first[k] != null) first[k].v = 9;
        return p.v;
    }
}
