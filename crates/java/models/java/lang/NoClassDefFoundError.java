package java.lang;

import espalier.Espalier;

public class NoClassDefFoundError extends LinkageError {
    /** Set by the machine for a class whose initialiser has failed: the JVM makes a cause with a text of its own. */
    private boolean opaqueCause;

    public NoClassDefFoundError() {}

    public NoClassDefFoundError(String message) {
        super(message);
    }

    public Throwable getCause() {
        if (opaqueCause) {
            Espalier.unsupported("cause of a failed initialisation");
        }
        return super.getCause();
    }
}
