package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalDouble;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/** A sequential stream of int values. */
public final class IntStream {
    private final IntPull pull;
    private final Pull<?> root;
    /** The size of the source is the size of the stream. */
    private final boolean isSized;
    private final boolean isSorted;
    private boolean isUsed;

    IntStream(IntPull pull, Pull<?> root, boolean isSized, boolean isSorted) {
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
    public static IntStream $of(int[] items, int from, int to) {
        IntPull source = new IntPull() {
            private int next = from;

            boolean more() {
                return next < to;
            }

            int take() {
                int item = items[next];
                next++;
                return item;
            }
        };
        return new IntStream(source, new Known(to - from), true, false);
    }

    public static IntStream empty() {
        return $of(new int[0], 0, 0);
    }

    public static IntStream of(int item) {
        return $of(new int[] {item}, 0, 1);
    }

    public static IntStream of(int... items) {
        return $of(items, 0, items.length);
    }

    public static IntStream range(int from, int to) {
        IntPull source = new IntPull() {
            private int next = from;

            boolean more() {
                return next < to;
            }

            int take() {
                int item = next;
                next++;
                return item;
            }
        };
        return new IntStream(source, new Known(from < to ? (long) to - from : 0), true, true);
    }

    public static IntStream rangeClosed(int from, int to) {
        IntPull source = new IntPull() {
            private int next = from;
            private boolean isOver = from > to;

            boolean more() {
                return !isOver;
            }

            int take() {
                int item = next;
                if (item == to) {
                    isOver = true;
                } else {
                    next++;
                }
                return item;
            }
        };
        return new IntStream(source, new Known(from <= to ? (long) to - from + 1 : 0), true, true);
    }

    public static IntStream iterate(int seed, IntUnaryOperator step) {
        Objects.requireNonNull(step);
        IntPull source = new IntPull() {
            private int last;
            private boolean isStarted;

            boolean more() {
                return true;
            }

            int take() {
                last = isStarted ? step.applyAsInt(last) : seed;
                isStarted = true;
                return last;
            }
        };
        return new IntStream(source, new Known(0), false, false);
    }

    public static IntStream iterate(int seed, IntPredicate goesOn, IntUnaryOperator step) {
        Objects.requireNonNull(step);
        Objects.requireNonNull(goesOn);
        IntPull source = new IntPull() {
            private int last;
            private boolean isStarted;
            private boolean has;
            private boolean isOver;

            boolean more() {
                if (!has && !isOver) {
                    last = isStarted ? step.applyAsInt(last) : seed;
                    isStarted = true;
                    has = goesOn.test(last);
                    isOver = !has;
                }
                return has;
            }

            int take() {
                has = false;
                return last;
            }
        };
        return new IntStream(source, new Known(0), false, false);
    }

    /** Marks the stream as used. */
    private IntPull $use() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return pull;
    }

    public IntStream sequential() {
        return this;
    }

    public IntStream filter(IntPredicate test) {
        Objects.requireNonNull(test);
        IntPull from = $use();
        IntPull kept = new IntPull() {
            private int next;
            private boolean has;

            boolean more() {
                while (!has && from.more()) {
                    next = from.take();
                    has = test.test(next);
                }
                return has;
            }

            int take() {
                has = false;
                return next;
            }
        };
        return new IntStream(kept, root, false, isSorted);
    }

    public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        IntPull from = $use();
        IntPull mapped = new IntPull() {
            boolean more() {
                return from.more();
            }

            int take() {
                return mapper.applyAsInt(from.take());
            }
        };
        return new IntStream(mapped, root, isSized, false);
    }

    private <R> Stream<R> $objects(IntFunction<? extends R> mapper, boolean keepsOrder) {
        IntPull from = $use();
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

    public <R> Stream<R> mapToObj(IntFunction<? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return $objects(mapper, false);
    }

    public Stream<Integer> boxed() {
        return $objects(item -> Integer.valueOf(item), true);
    }

    private LongStream $mapped(IntToLongFunction mapper, boolean keepsOrder) {
        IntPull from = $use();
        LongPull mapped = new LongPull() {
            boolean more() {
                return from.more();
            }

            long take() {
                return mapper.applyAsLong(from.take());
            }
        };
        return new LongStream(mapped, root, isSized, keepsOrder && isSorted);
    }

    public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return $mapped(mapper, false);
    }

    public LongStream asLongStream() {
        return $mapped(item -> item, true);
    }

    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        IntPull from = $use();
        IntPull watched = new IntPull() {
            boolean more() {
                return from.more();
            }

            int take() {
                int item = from.take();
                action.accept(item);
                return item;
            }
        };
        return new IntStream(watched, root, isSized, isSorted);
    }

    public IntStream distinct() {
        return boxed().distinct().mapToInt(item -> item);
    }

    public IntStream sorted() {
        IntPull from = $use();
        IntPull ordered = new IntPull() {
            private int[] items;
            private int next;

            boolean more() {
                if (items == null) {
                    items = $array(from);
                    Arrays.sort(items);
                }
                return next < items.length;
            }

            int take() {
                int item = items[next];
                next++;
                return item;
            }
        };
        return new IntStream(isSorted ? from : ordered, root, isSized, true);
    }

    public IntStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        IntPull from = $use();
        IntPull first = new IntPull() {
            private long left = count;

            boolean more() {
                return left > 0 && from.more();
            }

            int take() {
                left--;
                return from.take();
            }
        };
        return new IntStream(first, new Slice(root, 0, count), isSized, isSorted);
    }

    public IntStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        if (count == 0) {
            return this;
        }
        IntPull from = $use();
        IntPull others = new IntPull() {
            private long left = count;

            boolean more() {
                while (left > 0 && from.more()) {
                    from.take();
                    left--;
                }
                return from.more();
            }

            int take() {
                return from.take();
            }
        };
        return new IntStream(others, new Slice(root, count, Long.MAX_VALUE), isSized, isSorted);
    }

    public IntStream takeWhile(IntPredicate test) {
        Objects.requireNonNull(test);
        IntPull from = $use();
        IntPull first = new IntPull() {
            private int next;
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

            int take() {
                has = false;
                return next;
            }
        };
        return new IntStream(first, root, false, isSorted);
    }

    public void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        IntPull items = $use();
        while (items.more()) {
            action.accept(items.take());
        }
        root.end();
    }

    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    /** A known size is not counted: nothing is evaluated then. */
    public long count() {
        IntPull items = $use();
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

    public int sum() {
        return reduce(0, (a, b) -> a + b);
    }

    public OptionalDouble average() {
        IntPull items = $use();
        long n = 0;
        long sum = 0;
        while (items.more()) {
            sum += items.take();
            n++;
        }
        root.end();
        return n > 0 ? OptionalDouble.of((double) sum / n) : OptionalDouble.empty();
    }

    public IntSummaryStatistics summaryStatistics() {
        IntPull items = $use();
        IntSummaryStatistics all = new IntSummaryStatistics();
        while (items.more()) {
            all.accept(items.take());
        }
        root.end();
        return all;
    }

    public OptionalInt min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalInt max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public int reduce(int identity, IntBinaryOperator operator) {
        Objects.requireNonNull(operator);
        IntPull items = $use();
        int result = identity;
        while (items.more()) {
            result = operator.applyAsInt(result, items.take());
        }
        root.end();
        return result;
    }

    public OptionalInt reduce(IntBinaryOperator operator) {
        Objects.requireNonNull(operator);
        IntPull items = $use();
        if (!items.more()) {
            root.end();
            return OptionalInt.empty();
        }
        int result = items.take();
        while (items.more()) {
            result = operator.applyAsInt(result, items.take());
        }
        root.end();
        return OptionalInt.of(result);
    }

    /** Whether the test has the wanted result for some element. */
    private boolean $some(IntPredicate test, boolean wanted) {
        Objects.requireNonNull(test);
        IntPull items = $use();
        boolean isFound = false;
        while (!isFound && items.more()) {
            isFound = test.test(items.take()) == wanted;
        }
        root.end();
        return isFound;
    }

    public boolean anyMatch(IntPredicate test) {
        return $some(test, true);
    }

    public boolean allMatch(IntPredicate test) {
        return !$some(test, false);
    }

    public boolean noneMatch(IntPredicate test) {
        return !$some(test, true);
    }

    public OptionalInt findFirst() {
        IntPull items = $use();
        OptionalInt first = items.more() ? OptionalInt.of(items.take()) : OptionalInt.empty();
        root.end();
        return first;
    }

    public OptionalInt findAny() {
        return findFirst();
    }

    private static int[] $array(IntPull items) {
        int[] array = new int[8];
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

    public int[] toArray() {
        int[] array = $array($use());
        root.end();
        return array;
    }
}
