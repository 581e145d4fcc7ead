package java.lang;

/** Reading into a buffer of `java.nio` is not modelled. */
public interface Readable {}
