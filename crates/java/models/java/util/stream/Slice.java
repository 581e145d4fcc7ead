package java.util.stream;

/** A source of which only a part goes on: as long as the size of the source is known, that of the part is, too. */
final class Slice extends Pull<Object> {
    private final Pull<?> from;
    private final long skipped;
    private final long most;

    Slice(Pull<?> from, long skipped, long most) {
        this.from = from;
        this.skipped = skipped;
        this.most = most;
    }

    boolean more() {
        return false;
    }

    Object take() {
        return null;
    }

    long size() {
        return Math.min(Math.max(from.size() - skipped, 0), most);
    }

    void end() {
        from.end();
    }
}
