import java.util.*;

/** Class tests on objects of the library: what they are instances of is what the JDK says, however their models are built. */
@SuppressWarnings("all")
class Supertypes1 {
    enum E { A, B { } }

    record R(int x) { }

    static String t01() {
        String all = "";
        all += kinds("") + "\n";
        all += kinds(1) + "\n";
        all += kinds(1L) + "\n";
        all += kinds(1.0) + "\n";
        all += kinds(1f) + "\n";
        all += kinds('c') + "\n";
        all += kinds(true) + "\n";
        all += kinds((byte) 1) + "\n";
        all += kinds((short) 1) + "\n";
        all += kinds(new Object()) + "\n";
        all += kinds(new int[0]) + "\n";
        all += kinds(new int[1][1]) + "\n";
        return all;
    }

    static String t02() {
        String all = "";
        all += kinds(new String[1]) + "\n";
        all += kinds(new Integer[1]) + "\n";
        all += kinds(new List[1]) + "\n";
        all += kinds(new ArrayList[1]) + "\n";
        all += kinds(new Vector[1]) + "\n";
        all += kinds(new Comparable[1]) + "\n";
        all += kinds(new E[1]) + "\n";
        all += kinds(String.class) + "\n";
        all += kinds(new StringBuilder("x")) + "\n";
        all += kinds(new ArrayList<Object>()) + "\n";
        all += kinds(new LinkedList<Object>()) + "\n";
        all += kinds(new Vector<Object>()) + "\n";
        return all;
    }

    static String t03() {
        String all = "";
        all += kinds(new Stack<Object>()) + "\n";
        all += kinds(new ArrayDeque<Object>()) + "\n";
        all += kinds(new PriorityQueue<String>()) + "\n";
        all += kinds(new HashMap<Object, Object>()) + "\n";
        all += kinds(new LinkedHashMap<Object, Object>()) + "\n";
        all += kinds(new TreeMap<String, String>()) + "\n";
        all += kinds(new EnumMap<E, Integer>(E.class)) + "\n";
        all += kinds(new Hashtable<Object, Object>()) + "\n";
        all += kinds(new HashSet<Object>()) + "\n";
        all += kinds(new LinkedHashSet<Object>()) + "\n";
        all += kinds(new TreeSet<String>()) + "\n";
        all += kinds(EnumSet.of(E.A)) + "\n";
        return all;
    }

    static String t04() {
        String all = "";
        all += kinds(List.of()) + "\n";
        all += kinds(List.of(1)) + "\n";
        all += kinds(List.of(1, 2, 3)) + "\n";
        all += kinds(Set.of()) + "\n";
        all += kinds(Set.of(1)) + "\n";
        all += kinds(Set.of(1, 2)) + "\n";
        all += kinds(Map.of()) + "\n";
        all += kinds(Map.of(1, 2)) + "\n";
        all += kinds(Map.of(1, 2, 3, 4)) + "\n";
        all += kinds(Map.entry(1, 2)) + "\n";
        all += kinds(List.copyOf(new ArrayList<Object>())) + "\n";
        all += kinds(Arrays.asList(1, 2)) + "\n";
        return all;
    }

    static String t05() {
        String all = "";
        all += kinds(Arrays.asList(1, 2).iterator()) + "\n";
        all += kinds(Arrays.asList(1, 2).subList(0, 1)) + "\n";
        all += kinds(new ArrayList<Integer>(List.of(1)).subList(0, 1)) + "\n";
        all += kinds(new LinkedList<Integer>(List.of(1)).subList(0, 1)) + "\n";
        all += kinds(List.of(1, 2).subList(0, 1)) + "\n";
        all += kinds(List.of(1).iterator()) + "\n";
        all += kinds(new ArrayList<Object>().iterator()) + "\n";
        all += kinds(new ArrayList<Object>().listIterator()) + "\n";
        all += kinds(new LinkedList<Object>().iterator()) + "\n";
        all += kinds(new LinkedList<Object>().listIterator()) + "\n";
        all += kinds(new ArrayDeque<Object>().iterator()) + "\n";
        all += kinds(new PriorityQueue<String>().iterator()) + "\n";
        return all;
    }

    static String t06() {
        String all = "";
        all += kinds(new HashSet<Object>().iterator()) + "\n";
        all += kinds(new TreeSet<String>().iterator()) + "\n";
        all += kinds(new HashMap<Object, Object>().keySet()) + "\n";
        all += kinds(new HashMap<Object, Object>().values()) + "\n";
        all += kinds(new HashMap<Object, Object>().entrySet()) + "\n";
        all += kinds(new HashMap<Object, Object>().keySet().iterator()) + "\n";
        all += kinds(new HashMap<Object, Object>(Map.of(1, 2)).entrySet().iterator().next()) + "\n";
        all += kinds(new LinkedHashMap<Object, Object>(Map.of(1, 2)).entrySet().iterator().next()) + "\n";
        all += kinds(new TreeMap<Integer, Object>(Map.of(1, 2)).entrySet().iterator().next()) + "\n";
        all += kinds(Map.of(1, 2).entrySet().iterator().next()) + "\n";
        all += kinds(Map.of(1, 2).keySet()) + "\n";
        all += kinds(Map.of(1, 2).values()) + "\n";
        return all;
    }

    static String t07() {
        String all = "";
        all += kinds(Map.of(1, 2).entrySet()) + "\n";
        all += kinds(new TreeMap<String, String>().keySet()) + "\n";
        all += kinds(new TreeMap<String, String>().values()) + "\n";
        all += kinds(new TreeMap<String, String>().entrySet()) + "\n";
        all += kinds(new TreeMap<Integer, Integer>(Map.of(1, 2)).firstEntry()) + "\n";
        all += kinds(new EnumMap<E, Integer>(E.class).keySet()) + "\n";
        all += kinds(new EnumMap<E, Integer>(E.class).values()) + "\n";
        all += kinds(Collections.emptyList()) + "\n";
        all += kinds(Collections.emptySet()) + "\n";
        all += kinds(Collections.emptyMap()) + "\n";
        all += kinds(Collections.singletonList(1)) + "\n";
        all += kinds(Collections.singleton(1)) + "\n";
        return all;
    }

    static String t08() {
        String all = "";
        all += kinds(Collections.singletonMap(1, 2)) + "\n";
        all += kinds(Collections.nCopies(2, 1)) + "\n";
        all += kinds(Collections.unmodifiableList(new ArrayList<Object>())) + "\n";
        all += kinds(Collections.unmodifiableList(new LinkedList<Object>())) + "\n";
        all += kinds(Collections.unmodifiableSet(new HashSet<Object>())) + "\n";
        all += kinds(Collections.unmodifiableMap(new HashMap<Object, Object>())) + "\n";
        all += kinds(Collections.unmodifiableCollection(new ArrayList<Object>())) + "\n";
        all += kinds(Collections.unmodifiableList(new ArrayList<Object>()).iterator()) + "\n";
        all += kinds(Collections.reverseOrder()) + "\n";
        all += kinds(Collections.reverseOrder(Comparator.<String>naturalOrder())) + "\n";
        all += kinds(Comparator.naturalOrder()) + "\n";
        all += kinds(Comparator.reverseOrder()) + "\n";
        return all;
    }

    static String t09() {
        String all = "";
        all += kinds(Comparator.comparing(Object::toString)) + "\n";
        all += kinds(Optional.empty()) + "\n";
        all += kinds(Optional.of(1)) + "\n";
        all += kinds(OptionalInt.empty()) + "\n";
        all += kinds(OptionalLong.empty()) + "\n";
        all += kinds(OptionalDouble.empty()) + "\n";
        all += kinds(new AbstractMap.SimpleEntry<>(1, 2)) + "\n";
        all += kinds(new AbstractMap.SimpleImmutableEntry<>(1, 2)) + "\n";
        all += kinds(System.out) + "\n";
        all += kinds(new Random(1)) + "\n";
        all += kinds(new StringJoiner(",")) + "\n";
        all += kinds(List.of(1).stream()) + "\n";
        return all;
    }

    static String t10() {
        String all = "";
        all += kinds(java.util.stream.IntStream.of(1)) + "\n";
        all += kinds("ab".chars()) + "\n";
        all += kinds(E.A) + "\n";
        all += kinds(E.class) + "\n";
        all += kinds(new R(1)) + "\n";
        all += kinds(new Exception()) + "\n";
        all += kinds(new RuntimeException()) + "\n";
        all += kinds(new Error()) + "\n";
        all += kinds(new IllegalArgumentException()) + "\n";
        all += kinds(new NumberFormatException()) + "\n";
        all += kinds(new IndexOutOfBoundsException()) + "\n";
        all += kinds(new ArrayIndexOutOfBoundsException()) + "\n";
        return all;
    }

    static String t11() {
        String all = "";
        all += kinds(new StringIndexOutOfBoundsException()) + "\n";
        all += kinds(new NoSuchElementException()) + "\n";
        all += kinds(new InputMismatchException()) + "\n";
        all += kinds(new ConcurrentModificationException()) + "\n";
        all += kinds(new UnsupportedOperationException()) + "\n";
        all += kinds(new NegativeArraySizeException()) + "\n";
        all += kinds(new ArrayStoreException()) + "\n";
        all += kinds(new ClassCastException()) + "\n";
        all += kinds(new ArithmeticException()) + "\n";
        all += kinds(new NullPointerException()) + "\n";
        all += kinds(new IllegalStateException()) + "\n";
        all += kinds(new CloneNotSupportedException()) + "\n";
        return all;
    }

    static String t12() {
        String all = "";
        all += kinds(new InterruptedException()) + "\n";
        all += kinds(new java.io.IOException()) + "\n";
        all += kinds(new java.io.UncheckedIOException(new java.io.IOException())) + "\n";
        all += kinds(new java.io.FileNotFoundException()) + "\n";
        all += kinds(new EmptyStackException()) + "\n";
        all += kinds(new AssertionError()) + "\n";
        all += kinds(new StackOverflowError()) + "\n";
        all += kinds(new OutOfMemoryError()) + "\n";
        all += kinds(new ExceptionInInitializerError()) + "\n";
        all += kinds(new NoClassDefFoundError()) + "\n";
        all += kinds(new ClassNotFoundException()) + "\n";
        all += kinds(new SecurityException()) + "\n";
        return all;
    }

    static String t13() {
        String all = "";
        all += kinds(new java.util.concurrent.atomic.AtomicInteger()) + "\n";
        all += kinds(new java.util.concurrent.atomic.AtomicLong()) + "\n";
        all += kinds(new StringBuffer()) + "\n";
        all += kinds((Runnable) () -> {}) + "\n";
        all += kinds((Comparator<String> & java.io.Serializable) (a, b) -> 0) + "\n";
        all += kinds(new Object() {}) + "\n";
        all += kinds(new ArrayList<Object>() {}) + "\n";
        all += kinds(new Vector<Object>() {}) + "\n";
        all += kinds("a".getClass()) + "\n";
        all += kinds(new int[0].getClass()) + "\n";
        all += kinds("a b".split(" ")) + "\n";
        all += kinds("a".toCharArray()) + "\n";
        return all;
    }

    static String t14() {
        String all = "";
        all += kinds(E.values()) + "\n";
        all += kinds(new ArrayList<Object>().toArray()) + "\n";
        all += kinds(Map.of().entrySet()) + "\n";
        all += kinds(Map.of().keySet()) + "\n";
        all += kinds(Set.of(1).iterator()) + "\n";
        all += kinds(Set.of().iterator()) + "\n";
        all += kinds(new ArrayList<Integer>(List.of(1)).subList(0, 1).iterator()) + "\n";
        all += kinds(Collections.emptyList().iterator()) + "\n";
        all += kinds(Collections.emptySet().iterator()) + "\n";
        all += kinds(Collections.singletonList(1).iterator()) + "\n";
        all += kinds(Collections.nCopies(2, 1).iterator()) + "\n";
        all += kinds(new Vector<Object>().iterator()) + "\n";
        return all;
    }

    static String t15() {
        String all = "";
        all += kinds(List.of(1).listIterator()) + "\n";
        all += kinds(List.of(1, 2, 3).subList(0, 2).iterator()) + "\n";
        all += kinds(Arrays.asList(1).listIterator()) + "\n";
        all += kinds(Collections.unmodifiableMap(new HashMap<Object, Object>()).keySet()) + "\n";
        all += kinds(Collections.unmodifiableMap(new HashMap<Object, Object>()).values()) + "\n";
        all += kinds(Collections.unmodifiableMap(new HashMap<Object, Object>()).entrySet()) + "\n";
        all += kinds(Collections.unmodifiableMap(new HashMap<Object, Object>(Map.of(1, 2))).entrySet().iterator().next()) + "\n";
        all += kinds(Collections.singletonMap(1, 2).entrySet()) + "\n";
        all += kinds(Collections.singletonMap(1, 2).entrySet().iterator().next()) + "\n";
        all += kinds(Collections.singletonMap(1, 2).keySet()) + "\n";
        all += kinds(Collections.singletonMap(1, 2).values()) + "\n";
        all += kinds(Collections.emptyMap().keySet()) + "\n";
        return all;
    }

    static String t16() {
        String all = "";
        all += kinds(Collections.emptyMap().values()) + "\n";
        all += kinds(Collections.emptyMap().entrySet()) + "\n";
        all += kinds(Comparator.<String>naturalOrder().reversed()) + "\n";
        all += kinds(Comparator.<String>naturalOrder().thenComparing(Comparator.reverseOrder())) + "\n";
        all += kinds(Comparator.comparingInt(String::length)) + "\n";
        all += kinds(Comparator.nullsFirst(Comparator.<String>naturalOrder())) + "\n";
        all += kinds(Map.Entry.<String, String>comparingByKey()) + "\n";
        all += kinds(java.util.function.Function.identity()) + "\n";
        all += kinds((Runnable & java.io.Serializable) () -> { }) + "\n";
        all += kinds((java.io.Serializable & Runnable) () -> { }) + "\n";
        all += kinds((Comparator<String> & java.io.Serializable) String::compareTo) + "\n";
        all += kinds(new Vector<Object>().subList(0, 0)) + "\n";
        return all;
    }

    static String t17() {
        String all = "";
        all += kinds(new LinkedList<Object>().descendingIterator()) + "\n";
        all += kinds(new TreeMap<String, String>().keySet().iterator()) + "\n";
        all += kinds(new ArrayList<Object>(List.of(1)).stream().toList()) + "\n";
        all += kinds(new LinkedHashMap<Object, Object>().keySet()) + "\n";
        all += kinds(new Vector[1][1]) + "\n";
        all += kinds(new Stack[1]) + "\n";
        return all;
    }

    /** The simple name of a class is interned if it is the whole name; `toString` always gives a new text. */
    static String t18(int x) {
        return "" + ("".getClass().getSimpleName() == "String") + (new int[0].getClass().getSimpleName() == "int[]")
            + (Supertypes1.class.getSimpleName() == "Supertypes1") + (E.A.name() == "A") + (E.class.getSimpleName() == "E")
            + (String.class.getName() == "java.lang.String") + (String.class.toString() == String.class.toString());
    }

    static String kinds(Object o) {
        String kinds = "";
        if (o instanceof java.io.Closeable) kinds += " java.io.Closeable";
        if (o instanceof java.io.EOFException) kinds += " java.io.EOFException";
        if (o instanceof java.io.FileNotFoundException) kinds += " java.io.FileNotFoundException";
        if (o instanceof java.io.IOException) kinds += " java.io.IOException";
        if (o instanceof java.io.PrintStream) kinds += " java.io.PrintStream";
        if (o instanceof java.io.Serializable) kinds += " java.io.Serializable";
        if (o instanceof java.io.UncheckedIOException) kinds += " java.io.UncheckedIOException";
        if (o instanceof Appendable) kinds += " Appendable";
        if (o instanceof ArithmeticException) kinds += " ArithmeticException";
        if (o instanceof ArrayIndexOutOfBoundsException) kinds += " ArrayIndexOutOfBoundsException";
        if (o instanceof ArrayStoreException) kinds += " ArrayStoreException";
        if (o instanceof AssertionError) kinds += " AssertionError";
        if (o instanceof AutoCloseable) kinds += " AutoCloseable";
        if (o instanceof Boolean) kinds += " Boolean";
        if (o instanceof Byte) kinds += " Byte";
        if (o instanceof CharSequence) kinds += " CharSequence";
        if (o instanceof Character) kinds += " Character";
        if (o instanceof Class) kinds += " Class";
        if (o instanceof ClassCastException) kinds += " ClassCastException";
        if (o instanceof ClassNotFoundException) kinds += " ClassNotFoundException";
        if (o instanceof CloneNotSupportedException) kinds += " CloneNotSupportedException";
        if (o instanceof Cloneable) kinds += " Cloneable";
        if (o instanceof Comparable) kinds += " Comparable";
        if (o instanceof Double) kinds += " Double";
        if (o instanceof Enum) kinds += " Enum";
        if (o instanceof Error) kinds += " Error";
        if (o instanceof Exception) kinds += " Exception";
        if (o instanceof ExceptionInInitializerError) kinds += " ExceptionInInitializerError";
        if (o instanceof Float) kinds += " Float";
        if (o instanceof IllegalArgumentException) kinds += " IllegalArgumentException";
        if (o instanceof IllegalStateException) kinds += " IllegalStateException";
        if (o instanceof IncompatibleClassChangeError) kinds += " IncompatibleClassChangeError";
        if (o instanceof IndexOutOfBoundsException) kinds += " IndexOutOfBoundsException";
        if (o instanceof Integer) kinds += " Integer";
        if (o instanceof InternalError) kinds += " InternalError";
        if (o instanceof InterruptedException) kinds += " InterruptedException";
        if (o instanceof Iterable) kinds += " Iterable";
        if (o instanceof LinkageError) kinds += " LinkageError";
        if (o instanceof Long) kinds += " Long";
        if (o instanceof Math) kinds += " Math";
        if (o instanceof NegativeArraySizeException) kinds += " NegativeArraySizeException";
        if (o instanceof NoClassDefFoundError) kinds += " NoClassDefFoundError";
        if (o instanceof NullPointerException) kinds += " NullPointerException";
        if (o instanceof Number) kinds += " Number";
        if (o instanceof NumberFormatException) kinds += " NumberFormatException";
        if (o instanceof Object) kinds += " Object";
        if (o instanceof OutOfMemoryError) kinds += " OutOfMemoryError";
        if (o instanceof Record) kinds += " Record";
        if (o instanceof ReflectiveOperationException) kinds += " ReflectiveOperationException";
        if (o instanceof Runnable) kinds += " Runnable";
        if (o instanceof RuntimeException) kinds += " RuntimeException";
        if (o instanceof SecurityException) kinds += " SecurityException";
        if (o instanceof Short) kinds += " Short";
        if (o instanceof StackOverflowError) kinds += " StackOverflowError";
        if (o instanceof String) kinds += " String";
        if (o instanceof StringBuilder) kinds += " StringBuilder";
        if (o instanceof StringIndexOutOfBoundsException) kinds += " StringIndexOutOfBoundsException";
        if (o instanceof System) kinds += " System";
        if (o instanceof Throwable) kinds += " Throwable";
        if (o instanceof UnsupportedOperationException) kinds += " UnsupportedOperationException";
        if (o instanceof VirtualMachineError) kinds += " VirtualMachineError";
        if (o instanceof Void) kinds += " Void";
        if (o instanceof AbstractCollection) kinds += " AbstractCollection";
        if (o instanceof AbstractList) kinds += " AbstractList";
        if (o instanceof AbstractMap) kinds += " AbstractMap";
        if (o instanceof AbstractMap.SimpleEntry) kinds += " AbstractMap.SimpleEntry";
        if (o instanceof AbstractMap.SimpleImmutableEntry) kinds += " AbstractMap.SimpleImmutableEntry";
        if (o instanceof AbstractSet) kinds += " AbstractSet";
        if (o instanceof ArrayDeque) kinds += " ArrayDeque";
        if (o instanceof ArrayList) kinds += " ArrayList";
        if (o instanceof Arrays) kinds += " Arrays";
        if (o instanceof Collection) kinds += " Collection";
        if (o instanceof Collections) kinds += " Collections";
        if (o instanceof Comparator) kinds += " Comparator";
        if (o instanceof ConcurrentModificationException) kinds += " ConcurrentModificationException";
        if (o instanceof Deque) kinds += " Deque";
        if (o instanceof EmptyStackException) kinds += " EmptyStackException";
        if (o instanceof EnumMap) kinds += " EnumMap";
        if (o instanceof EnumSet) kinds += " EnumSet";
        if (o instanceof HashMap) kinds += " HashMap";
        if (o instanceof HashSet) kinds += " HashSet";
        if (o instanceof Hashtable) kinds += " Hashtable";
        if (o instanceof InputMismatchException) kinds += " InputMismatchException";
        if (o instanceof Iterator) kinds += " Iterator";
        if (o instanceof LinkedHashMap) kinds += " LinkedHashMap";
        if (o instanceof LinkedHashSet) kinds += " LinkedHashSet";
        if (o instanceof LinkedList) kinds += " LinkedList";
        if (o instanceof List) kinds += " List";
        if (o instanceof ListIterator) kinds += " ListIterator";
        if (o instanceof Map) kinds += " Map";
        if (o instanceof Map.Entry) kinds += " Map.Entry";
        if (o instanceof NavigableMap) kinds += " NavigableMap";
        if (o instanceof NavigableSet) kinds += " NavigableSet";
        if (o instanceof NoSuchElementException) kinds += " NoSuchElementException";
        if (o instanceof Objects) kinds += " Objects";
        if (o instanceof Optional) kinds += " Optional";
        if (o instanceof OptionalDouble) kinds += " OptionalDouble";
        if (o instanceof OptionalInt) kinds += " OptionalInt";
        if (o instanceof OptionalLong) kinds += " OptionalLong";
        if (o instanceof PriorityQueue) kinds += " PriorityQueue";
        if (o instanceof Queue) kinds += " Queue";
        if (o instanceof Random) kinds += " Random";
        if (o instanceof RandomAccess) kinds += " RandomAccess";
        if (o instanceof Set) kinds += " Set";
        if (o instanceof SortedMap) kinds += " SortedMap";
        if (o instanceof SortedSet) kinds += " SortedSet";
        if (o instanceof Stack) kinds += " Stack";
        if (o instanceof StringJoiner) kinds += " StringJoiner";
        if (o instanceof TreeMap) kinds += " TreeMap";
        if (o instanceof TreeSet) kinds += " TreeSet";
        if (o instanceof Vector) kinds += " Vector";
        if (o instanceof java.util.concurrent.Callable) kinds += " java.util.concurrent.Callable";
        if (o instanceof java.util.concurrent.atomic.AtomicInteger) kinds += " java.util.concurrent.atomic.AtomicInteger";
        if (o instanceof java.util.concurrent.atomic.AtomicLong) kinds += " java.util.concurrent.atomic.AtomicLong";
        if (o instanceof java.util.function.BiConsumer) kinds += " java.util.function.BiConsumer";
        if (o instanceof java.util.function.BiFunction) kinds += " java.util.function.BiFunction";
        if (o instanceof java.util.function.BiPredicate) kinds += " java.util.function.BiPredicate";
        if (o instanceof java.util.function.BinaryOperator) kinds += " java.util.function.BinaryOperator";
        if (o instanceof java.util.function.BooleanSupplier) kinds += " java.util.function.BooleanSupplier";
        if (o instanceof java.util.function.Consumer) kinds += " java.util.function.Consumer";
        if (o instanceof java.util.function.DoubleBinaryOperator) kinds += " java.util.function.DoubleBinaryOperator";
        if (o instanceof java.util.function.DoubleConsumer) kinds += " java.util.function.DoubleConsumer";
        if (o instanceof java.util.function.DoubleFunction) kinds += " java.util.function.DoubleFunction";
        if (o instanceof java.util.function.DoublePredicate) kinds += " java.util.function.DoublePredicate";
        if (o instanceof java.util.function.DoubleSupplier) kinds += " java.util.function.DoubleSupplier";
        if (o instanceof java.util.function.DoubleToIntFunction) kinds += " java.util.function.DoubleToIntFunction";
        if (o instanceof java.util.function.DoubleToLongFunction) kinds += " java.util.function.DoubleToLongFunction";
        if (o instanceof java.util.function.DoubleUnaryOperator) kinds += " java.util.function.DoubleUnaryOperator";
        if (o instanceof java.util.function.Function) kinds += " java.util.function.Function";
        if (o instanceof java.util.function.IntBinaryOperator) kinds += " java.util.function.IntBinaryOperator";
        if (o instanceof java.util.function.IntConsumer) kinds += " java.util.function.IntConsumer";
        if (o instanceof java.util.function.IntFunction) kinds += " java.util.function.IntFunction";
        if (o instanceof java.util.function.IntPredicate) kinds += " java.util.function.IntPredicate";
        if (o instanceof java.util.function.IntSupplier) kinds += " java.util.function.IntSupplier";
        if (o instanceof java.util.function.IntToDoubleFunction) kinds += " java.util.function.IntToDoubleFunction";
        if (o instanceof java.util.function.IntToLongFunction) kinds += " java.util.function.IntToLongFunction";
        if (o instanceof java.util.function.IntUnaryOperator) kinds += " java.util.function.IntUnaryOperator";
        if (o instanceof java.util.function.LongBinaryOperator) kinds += " java.util.function.LongBinaryOperator";
        if (o instanceof java.util.function.LongConsumer) kinds += " java.util.function.LongConsumer";
        if (o instanceof java.util.function.LongFunction) kinds += " java.util.function.LongFunction";
        if (o instanceof java.util.function.LongPredicate) kinds += " java.util.function.LongPredicate";
        if (o instanceof java.util.function.LongSupplier) kinds += " java.util.function.LongSupplier";
        if (o instanceof java.util.function.LongToDoubleFunction) kinds += " java.util.function.LongToDoubleFunction";
        if (o instanceof java.util.function.LongToIntFunction) kinds += " java.util.function.LongToIntFunction";
        if (o instanceof java.util.function.LongUnaryOperator) kinds += " java.util.function.LongUnaryOperator";
        if (o instanceof java.util.function.ObjDoubleConsumer) kinds += " java.util.function.ObjDoubleConsumer";
        if (o instanceof java.util.function.ObjIntConsumer) kinds += " java.util.function.ObjIntConsumer";
        if (o instanceof java.util.function.ObjLongConsumer) kinds += " java.util.function.ObjLongConsumer";
        if (o instanceof java.util.function.Predicate) kinds += " java.util.function.Predicate";
        if (o instanceof java.util.function.Supplier) kinds += " java.util.function.Supplier";
        if (o instanceof java.util.function.ToDoubleBiFunction) kinds += " java.util.function.ToDoubleBiFunction";
        if (o instanceof java.util.function.ToDoubleFunction) kinds += " java.util.function.ToDoubleFunction";
        if (o instanceof java.util.function.ToIntBiFunction) kinds += " java.util.function.ToIntBiFunction";
        if (o instanceof java.util.function.ToIntFunction) kinds += " java.util.function.ToIntFunction";
        if (o instanceof java.util.function.ToLongBiFunction) kinds += " java.util.function.ToLongBiFunction";
        if (o instanceof java.util.function.ToLongFunction) kinds += " java.util.function.ToLongFunction";
        if (o instanceof java.util.function.UnaryOperator) kinds += " java.util.function.UnaryOperator";
        if (o instanceof java.util.stream.Collector) kinds += " java.util.stream.Collector";
        if (o instanceof java.util.stream.Collectors) kinds += " java.util.stream.Collectors";
        if (o instanceof java.util.stream.IntStream) kinds += " java.util.stream.IntStream";
        if (o instanceof java.util.stream.LongStream) kinds += " java.util.stream.LongStream";
        if (o instanceof java.util.stream.Stream) kinds += " java.util.stream.Stream";
        if (o instanceof Object[]) kinds += " Object[]";
        if (o instanceof Comparable[]) kinds += " Comparable[]";
        if (o instanceof Cloneable[]) kinds += " Cloneable[]";
        if (o instanceof java.io.Serializable[]) kinds += " java.io.Serializable[]";
        if (o instanceof Iterable[]) kinds += " Iterable[]";
        if (o instanceof Collection[]) kinds += " Collection[]";
        if (o instanceof List[]) kinds += " List[]";
        if (o instanceof ArrayList[]) kinds += " ArrayList[]";
        if (o instanceof AbstractList[]) kinds += " AbstractList[]";
        if (o instanceof Vector[]) kinds += " Vector[]";
        if (o instanceof Enum[]) kinds += " Enum[]";
        if (o instanceof Throwable[]) kinds += " Throwable[]";
        if (o instanceof CharSequence[]) kinds += " CharSequence[]";
        if (o instanceof Number[]) kinds += " Number[]";
        if (o instanceof Object[][]) kinds += " Object[][]";
        return kinds;
    }
}
