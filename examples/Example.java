/** Aliasing: what is returned depends on whether both arguments are the same object. */
public class Example {
    private int value;

    public static int magic(Example a, Example b) {
        a.value = 42;
        b.value = 2;
        return a.value;
    }
}
