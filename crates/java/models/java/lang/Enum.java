package java.lang;

import espalier.Espalier;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    /** Every enum overrides it. */
    public Class<E> getDeclaringClass() {
        Espalier.unsupported("Enum.getDeclaringClass");
        return null;
    }

    /** All constants in order, not to be changed; every enum overrides it. */
    public Enum<?>[] $values() {
        Espalier.unsupported("the constants of an enum");
        return null;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        Espalier.unsupported("identity hash code");
        return 0;
    }

    public final int compareTo(E other) {
        Enum<?> that = other;
        return ordinal - that.ordinal;
    }
}
