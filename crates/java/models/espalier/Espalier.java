package espalier;

/** What the models need from the machine and Java cannot say. */
public final class Espalier {
    private Espalier() {}

    /** Ends the path: the library behaviour asked for is not modelled. */
    public static native void unsupported(String what);

    /** Ends the run: an assumption does not hold. */
    public static native void halt();

    /** Ends the run as `System.exit` does, for whoever asks only what happens before. */
    public static native void exit();

    /** Says what was read from the standard input of the run. */
    public static native void typed(String text);

    /** Whether a text can be a token of the input: not empty, without white space. */
    public static native boolean isWord(String text);

    /** Whether a text can be a line of the input; `isScanned`: as `Scanner` ends lines. */
    public static native boolean isLine(String text, boolean isScanned);

    /** Any value of its type. */
    public static native boolean nondetBoolean();

    /** Any value of its type. */
    public static native byte nondetByte();

    /** Any value of its type. */
    public static native char nondetChar();

    /** Any value of its type. */
    public static native double nondetDouble();

    /** Any value of its type. */
    public static native float nondetFloat();

    /** Any value of its type. */
    public static native int nondetInt();

    /** Any value of its type. */
    public static native long nondetLong();

    /** Any value of its type. */
    public static native short nondetShort();

    /** Any value of its type. */
    public static native String nondetString();

    /** Appends text to the standard output of the run. */
    public static native void print(String text);

    /** The binary name of the object's class. */
    public static native String className(Object object);

    /** A new array with the first elements of another, which has no fewer. */
    public static native Object[] first(Object[] from, int length);

    /** A new array of the same class as the given one, all elements null. */
    public static native Object[] newArrayLike(Object[] like, int length);

    /** One of two objects, without splitting the path: conditions that only matter to identity need no branch. */
    public static native Object choose(boolean condition, Object then, Object otherwise);
}
