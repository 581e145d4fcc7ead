package java.util.stream;

/**
 * The elements of a stream, one at a time: each goes through all stages before the next one is asked for, as in the JVM. The source
 * is bound when the first element is asked for.
 */
abstract class Pull<T> {
    /** Whether there is another element; may be asked again. */
    abstract boolean more();

    /** The element that `more` has promised. */
    abstract T take();

    /** How many elements there are, of sources that know it. */
    long size() {
        return 0;
    }

    /** Called when the stream is done. */
    void end() {}
}
