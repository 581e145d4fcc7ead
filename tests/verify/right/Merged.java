/** Paths that meet, and what holds on all of them. */
class Merged {
    static class Box {
        int v;
        Box(int v) { this.v = v; }
    }

    //@ requires 0 <= k && k < 2 && 0 <= j && j < 2;
    //@ ensures \result == 9;
    static int whatWasThere(boolean b, int k, int j) {
        Box p = new Box(7);
        Box[] z = {p, p};
        if (b) z[k] = p;
        z[j].v = 9;
        return p.v;
    }

    //@ ensures \result;
    static boolean interned(int x, int y) {
        String a = "x" + (x > 0 ? "y" : "z");
        if (y > 0) y--;
        return a.intern() == (x > 0 ? "xy" : "xz");
    }

    //@ ensures \result == 1 || \result == 2 || x <= 0 && \result == 0;
    static int switchAndSemicolon(int x, int y) {
        int t = 0;
        if (x > 0) {
            switch (y) { case 0: t = 1; break; default: t = 2; } ;
        }
        return t;
    }

    //@ ensures \result >= 0;
    static int ofManyValues(int c, int y) {
        int s = 0;
        switch (c) {
            case 0: s = 0; break;
            case 1: s = 1; break;
            case 2: s = 2; break;
            case 3: s = 3; break;
            case 4: s = 4; break;
            case 5: s = 5; break;
            case 6: s = 6; break;
            case 7: s = 7; break;
            case 8: s = 8; break;
            case 9: s = 9; break;
            case 10: s = 10; break;
            case 11: s = 11; break;
            case 12: s = 12; break;
            case 13: s = 13; break;
            case 14: s = 14; break;
            case 15: s = 15; break;
            case 16: s = 16; break;
            case 17: s = 17; break;
            case 18: s = 18; break;
            case 19: s = 19; break;
            case 20: s = 20; break;
            case 21: s = 21; break;
            case 22: s = 22; break;
            case 23: s = 23; break;
            case 24: s = 24; break;
            case 25: s = 25; break;
            case 26: s = 26; break;
            case 27: s = 27; break;
            case 28: s = 28; break;
            case 29: s = 29; break;
            case 30: s = 30; break;
            case 31: s = 31; break;
            case 32: s = 32; break;
            case 33: s = 33; break;
            case 34: s = 34; break;
            case 35: s = 35; break;
            case 36: s = 36; break;
            case 37: s = 37; break;
            case 38: s = 38; break;
            case 39: s = 39; break;
            case 40: s = 40; break;
            case 41: s = 41; break;
            case 42: s = 42; break;
            case 43: s = 43; break;
            case 44: s = 44; break;
            case 45: s = 45; break;
            case 46: s = 46; break;
            case 47: s = 47; break;
            case 48: s = 48; break;
            case 49: s = 49; break;
            case 50: s = 50; break;
            case 51: s = 51; break;
            case 52: s = 52; break;
            case 53: s = 53; break;
            case 54: s = 54; break;
            case 55: s = 55; break;
            case 56: s = 56; break;
            case 57: s = 57; break;
            case 58: s = 58; break;
            case 59: s = 59; break;
            case 60: s = 60; break;
            case 61: s = 61; break;
            case 62: s = 62; break;
            case 63: s = 63; break;
            case 64: s = 64; break;
            case 65: s = 65; break;
            case 66: s = 66; break;
            case 67: s = 67; break;
            case 68: s = 68; break;
            case 69: s = 69; break;
            case 70: s = 70; break;
            case 71: s = 71; break;
            case 72: s = 72; break;
            case 73: s = 73; break;
            case 74: s = 74; break;
            case 75: s = 75; break;
            case 76: s = 76; break;
            case 77: s = 77; break;
            case 78: s = 78; break;
            case 79: s = 79; break;
            default:
        }
        if (y > 0) y--;
        if (y > 5) y = 3;
        return s;
    }
}
