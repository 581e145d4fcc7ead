package java.util.stream;

/** The elements of a stream of long values, one at a time. */
abstract class LongPull {
    abstract boolean more();

    abstract long take();
}
