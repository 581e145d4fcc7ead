package java.util.stream;

/** The elements of a stream of int values, one at a time. */
abstract class IntPull {
    abstract boolean more();

    abstract int take();
}
