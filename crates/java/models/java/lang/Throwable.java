package java.lang;

import espalier.Espalier;

public class Throwable implements java.io.Serializable {
    private String message;
    /** The object itself while no cause was given: `initCause` may be called then. */
    private Throwable cause = this;
    /** Set by the machine for exceptions whose text the JVM composes (helpful null pointer messages and the like). */
    private boolean opaqueMessage;
    /** Set by the machine for all exceptions that it throws itself. */
    private boolean byMachine;
    private Throwable[] suppressed;
    private boolean dropsSuppressed;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        this.message = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        this.message = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        this.message = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        }
        this.message = message;
        this.cause = cause;
        this.dropsSuppressed = !enableSuppression;
    }

    public String getMessage() {
        if (opaqueMessage) {
            Espalier.unsupported("message of an implicit exception");
        }
        return message;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            String text = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + text, this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public String toString() {
        String text = getLocalizedMessage();
        String name = Espalier.className(this);
        return text == null ? name : name + ": " + text;
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    public void printStackTrace() {
        Espalier.unsupported("stack trace");
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (dropsSuppressed) {
            return;
        }
        int n = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[n + 1];
        for (int i = 0; i < n; i++) {
            more[i] = suppressed[i];
        }
        more[n] = exception;
        suppressed = more;
    }

    public final Throwable[] getSuppressed() {
        int n = suppressed == null ? 0 : suppressed.length;
        Throwable[] copy = new Throwable[n];
        for (int i = 0; i < n; i++) {
            copy[i] = suppressed[i];
        }
        return copy;
    }
}
