package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.OptionalDouble;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;

/** A sequential stream of long values. */
public final class LongStream {
    private final LongPull pull;
    private final Pull<?> root;
    /** The size of the source is the size of the stream. */
    private final boolean isSized;
    private final boolean isSorted;
    private boolean isUsed;

    LongStream(LongPull pull, Pull<?> root, boolean isSized, boolean isSorted) {
        this.pull = pull;
        this.root = root;
        this.isSized = isSized;
        this.isSorted = isSorted;
    }

    /** A source that knows its size. */
    private static final class Known extends Pull<Object> {
        private final long size;

        Known(long size) {
            this.size = size;
        }

        boolean more() {
            return false;
        }

        Object take() {
            return null;
        }

        long size() {
            return size;
        }
    }

    /** The stream of a part of an array. */
    public static LongStream $of(long[] items, int from, int to) {
        LongPull source = new LongPull() {
            private int next = from;

            boolean more() {
                return next < to;
            }

            long take() {
                long item = items[next];
                next++;
                return item;
            }
        };
        return new LongStream(source, new Known(to - from), true, false);
    }

    public static LongStream empty() {
        return $of(new long[0], 0, 0);
    }

    public static LongStream of(long item) {
        return $of(new long[] {item}, 0, 1);
    }

    public static LongStream of(long... items) {
        return $of(items, 0, items.length);
    }

    public static LongStream range(long from, long to) {
        LongPull source = new LongPull() {
            private long next = from;

            boolean more() {
                return next < to;
            }

            long take() {
                long item = next;
                next++;
                return item;
            }
        };
        return new LongStream(source, new Known(from < to ? (long) to - from : 0), true, true);
    }

    public static LongStream rangeClosed(long from, long to) {
        LongPull source = new LongPull() {
            private long next = from;
            private boolean isOver = from > to;

            boolean more() {
                return !isOver;
            }

            long take() {
                long item = next;
                if (item == to) {
                    isOver = true;
                } else {
                    next++;
                }
                return item;
            }
        };
        return new LongStream(source, new Known(from <= to ? (long) to - from + 1 : 0), true, true);
    }

    public static LongStream iterate(long seed, LongUnaryOperator step) {
        Objects.requireNonNull(step);
        LongPull source = new LongPull() {
            private long last;
            private boolean isStarted;

            boolean more() {
                return true;
            }

            long take() {
                last = isStarted ? step.applyAsLong(last) : seed;
                isStarted = true;
                return last;
            }
        };
        return new LongStream(source, new Known(0), false, false);
    }

    public static LongStream iterate(long seed, LongPredicate goesOn, LongUnaryOperator step) {
        Objects.requireNonNull(step);
        Objects.requireNonNull(goesOn);
        LongPull source = new LongPull() {
            private long last;
            private boolean isStarted;
            private boolean has;
            private boolean isOver;

            boolean more() {
                if (!has && !isOver) {
                    last = isStarted ? step.applyAsLong(last) : seed;
                    isStarted = true;
                    has = goesOn.test(last);
                    isOver = !has;
                }
                return has;
            }

            long take() {
                has = false;
                return last;
            }
        };
        return new LongStream(source, new Known(0), false, false);
    }

    /** Marks the stream as used. */
    private LongPull $use() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return pull;
    }

    public LongStream sequential() {
        return this;
    }

    public LongStream filter(LongPredicate test) {
        Objects.requireNonNull(test);
        LongPull from = $use();
        LongPull kept = new LongPull() {
            private long next;
            private boolean has;

            boolean more() {
                while (!has && from.more()) {
                    next = from.take();
                    has = test.test(next);
                }
                return has;
            }

            long take() {
                has = false;
                return next;
            }
        };
        return new LongStream(kept, root, false, isSorted);
    }

    public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        LongPull from = $use();
        LongPull mapped = new LongPull() {
            boolean more() {
                return from.more();
            }

            long take() {
                return mapper.applyAsLong(from.take());
            }
        };
        return new LongStream(mapped, root, isSized, false);
    }

    private <R> Stream<R> $objects(LongFunction<? extends R> mapper, boolean keepsOrder) {
        LongPull from = $use();
        Pull<R> mapped = new Pull<R>() {
            boolean more() {
                return from.more();
            }

            R take() {
                return mapper.apply(from.take());
            }
        };
        return new Stream<R>(mapped, root, isSized, keepsOrder && isSorted);
    }

    public <R> Stream<R> mapToObj(LongFunction<? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return $objects(mapper, false);
    }

    public Stream<Long> boxed() {
        return $objects(item -> Long.valueOf(item), true);
    }

    private IntStream $mapped(LongToIntFunction mapper, boolean keepsOrder) {
        LongPull from = $use();
        IntPull mapped = new IntPull() {
            boolean more() {
                return from.more();
            }

            int take() {
                return mapper.applyAsInt(from.take());
            }
        };
        return new IntStream(mapped, root, isSized, keepsOrder && isSorted);
    }

    public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return $mapped(mapper, false);
    }

    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        LongPull from = $use();
        LongPull watched = new LongPull() {
            boolean more() {
                return from.more();
            }

            long take() {
                long item = from.take();
                action.accept(item);
                return item;
            }
        };
        return new LongStream(watched, root, isSized, isSorted);
    }

    public LongStream distinct() {
        return boxed().distinct().mapToLong(item -> item);
    }

    public LongStream sorted() {
        LongPull from = $use();
        LongPull ordered = new LongPull() {
            private long[] items;
            private int next;

            boolean more() {
                if (items == null) {
                    items = $array(from);
                    Arrays.sort(items);
                }
                return next < items.length;
            }

            long take() {
                long item = items[next];
                next++;
                return item;
            }
        };
        return new LongStream(isSorted ? from : ordered, root, isSized, true);
    }

    public LongStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongPull from = $use();
        LongPull first = new LongPull() {
            private long left = count;

            boolean more() {
                return left > 0 && from.more();
            }

            long take() {
                left--;
                return from.take();
            }
        };
        return new LongStream(first, new Slice(root, 0, count), isSized, isSorted);
    }

    public LongStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        LongPull from = $use();
        LongPull others = new LongPull() {
            private long left = count;

            boolean more() {
                while (left > 0 && from.more()) {
                    from.take();
                    left--;
                }
                return from.more();
            }

            long take() {
                return from.take();
            }
        };
        return new LongStream(others, new Slice(root, count, Long.MAX_VALUE), isSized, isSorted);
    }

    public LongStream takeWhile(LongPredicate test) {
        Objects.requireNonNull(test);
        LongPull from = $use();
        LongPull first = new LongPull() {
            private long next;
            private boolean has;
            private boolean isOver;

            boolean more() {
                if (!has && !isOver && from.more()) {
                    next = from.take();
                    has = test.test(next);
                    isOver = !has;
                }
                return has;
            }

            long take() {
                has = false;
                return next;
            }
        };
        return new LongStream(first, root, false, isSorted);
    }

    public void forEach(LongConsumer action) {
        Objects.requireNonNull(action);
        LongPull items = $use();
        while (items.more()) {
            action.accept(items.take());
        }
        root.end();
    }

    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    /** A known size is not counted: nothing is evaluated then. */
    public long count() {
        LongPull items = $use();
        if (isSized) {
            return root.size();
        }
        long n = 0;
        while (items.more()) {
            items.take();
            n++;
        }
        root.end();
        return n;
    }

    public long sum() {
        return reduce(0, (a, b) -> a + b);
    }

    public OptionalDouble average() {
        LongPull items = $use();
        long n = 0;
        long sum = 0;
        while (items.more()) {
            sum += items.take();
            n++;
        }
        root.end();
        return n > 0 ? OptionalDouble.of((double) sum / n) : OptionalDouble.empty();
    }

    public LongSummaryStatistics summaryStatistics() {
        LongPull items = $use();
        LongSummaryStatistics all = new LongSummaryStatistics();
        while (items.more()) {
            all.accept(items.take());
        }
        root.end();
        return all;
    }

    public OptionalLong min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalLong max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public long reduce(long identity, LongBinaryOperator operator) {
        Objects.requireNonNull(operator);
        LongPull items = $use();
        long result = identity;
        while (items.more()) {
            result = operator.applyAsLong(result, items.take());
        }
        root.end();
        return result;
    }

    public OptionalLong reduce(LongBinaryOperator operator) {
        Objects.requireNonNull(operator);
        LongPull items = $use();
        if (!items.more()) {
            root.end();
            return OptionalLong.empty();
        }
        long result = items.take();
        while (items.more()) {
            result = operator.applyAsLong(result, items.take());
        }
        root.end();
        return OptionalLong.of(result);
    }

    /** Whether the test has the wanted result for some element. */
    private boolean $some(LongPredicate test, boolean wanted) {
        Objects.requireNonNull(test);
        LongPull items = $use();
        boolean isFound = false;
        while (!isFound && items.more()) {
            isFound = test.test(items.take()) == wanted;
        }
        root.end();
        return isFound;
    }

    public boolean anyMatch(LongPredicate test) {
        return $some(test, true);
    }

    public boolean allMatch(LongPredicate test) {
        return !$some(test, false);
    }

    public boolean noneMatch(LongPredicate test) {
        return !$some(test, true);
    }

    public OptionalLong findFirst() {
        LongPull items = $use();
        OptionalLong first = items.more() ? OptionalLong.of(items.take()) : OptionalLong.empty();
        root.end();
        return first;
    }

    public OptionalLong findAny() {
        return findFirst();
    }

    private static long[] $array(LongPull items) {
        long[] array = new long[8];
        int n = 0;
        while (items.more()) {
            if (n == array.length) {
                array = Arrays.copyOf(array, 2 * n);
            }
            array[n] = items.take();
            n++;
        }
        return Arrays.copyOf(array, n);
    }

    public long[] toArray() {
        long[] array = $array($use());
        root.end();
        return array;
    }
}
