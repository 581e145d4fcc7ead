import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Runs the cases of a request file, each in a class loader of its own, so that every case sees freshly initialised classes. */
public final class Harness {
    private static List<Object> objects;
    private static ClassLoader loader;

    public static void main(String[] arguments) throws Exception {
        List<URL> locations = new ArrayList<>();
        for (String path : arguments[0].split(java.io.File.pathSeparator)) {
            locations.add(Path.of(path).toUri().toURL());
        }
        URL[] classes = locations.toArray(new URL[0]);
        List<String> lines = Files.readAllLines(Path.of(arguments[1]));
        StringBuilder answers = new StringBuilder();
        int at = 0;
        while (at < lines.size()) {
            int end = at;
            while (!lines.get(end).equals("end")) {
                end++;
            }
            answers.append(answer(classes, lines.subList(at, end)));
            at = end + 1;
        }
        Files.writeString(Path.of(arguments[2]), answers.toString());
    }

    private static String answer(URL[] classes, List<String> request) throws Exception {
        String[] head = request.get(0).split(" ");
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        String result;
        try (URLClassLoader own = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            own.setDefaultAssertionStatus(true);
            loader = own;
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_16BE));
            for (String line : request) {
                if (line.startsWith("init ")) {
                    Class.forName(line.substring(5), true, own);
                }
            }
            Object[] values = build(request);
            result = call(Class.forName(head[2], true, own), head[3], request, values);
        } catch (Throwable problem) {
            result = "harness " + problem;
        } finally {
            System.setOut(console);
        }
        String output = new String(printed.toByteArray(), StandardCharsets.UTF_16BE);
        return head[1] + " " + result + " " + hex(output) + "\n";
    }

    /** Creates the objects first, then fills them, so that they may point to each other; returns the arguments. */
    private static Object[] build(List<String> request) throws Exception {
        objects = new ArrayList<>();
        for (String line : request) {
            if (line.startsWith("obj ")) {
                objects.add(allocate(line.split(" ")));
            }
        }
        int index = 0;
        List<Object> values = new ArrayList<>();
        for (String line : request) {
            String[] words = line.split(" ");
            if (words[0].equals("obj")) {
                fill(objects.get(index++), words);
            } else if (words[0].equals("arg")) {
                values.add(value(words[2], type(words[1])));
            }
        }
        return values.toArray();
    }

    private static Object allocate(String[] words) throws Exception {
        switch (words[1]) {
            case "fields":
                return allocateObject(Class.forName(words[2], true, loader));
            case "array":
                return Array.newInstance(type(words[2]), words.length - 3);
            case "list":
                return new ArrayList<Object>();
            case "buffer": {
                String text = text(words.length > 3 ? words[3] : "");
                return words[2].equals("java.lang.StringBuilder") ? new StringBuilder(text) : new StringBuffer(text);
            }
            case "string": {
                String text = text(words.length > 3 ? words[3] : "");
                return words[2].equals("1") ? text.intern() : new String(text);
            }
            case "box":
                return box(words[2], words[3], words[4].equals("1"));
            case "enum":
                return Class.forName(words[2], true, loader).getEnumConstants()[Integer.parseInt(words[3])];
            default:
                throw new IllegalArgumentException(words[1]);
        }
    }

    private static Object allocateObject(Class<?> type) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return ((sun.misc.Unsafe) field.get(null)).allocateInstance(type);
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static Object box(String type, String word, boolean cached) {
        switch (type) {
            case "java.lang.Integer": {
                int v = (int) Long.parseLong(word.substring(2));
                return cached ? Integer.valueOf(v) : new Integer(v);
            }
            case "java.lang.Long": {
                long v = Long.parseLong(word.substring(2));
                return cached ? Long.valueOf(v) : new Long(v);
            }
            case "java.lang.Boolean": {
                boolean v = word.equals("z:true");
                return cached ? Boolean.valueOf(v) : new Boolean(v);
            }
            case "java.lang.Character": {
                char v = (char) Long.parseLong(word.substring(2));
                return cached ? Character.valueOf(v) : new Character(v);
            }
            case "java.lang.Byte": {
                byte v = (byte) Long.parseLong(word.substring(2));
                return cached ? Byte.valueOf(v) : new Byte(v);
            }
            case "java.lang.Short": {
                short v = (short) Long.parseLong(word.substring(2));
                return cached ? Short.valueOf(v) : new Short(v);
            }
            case "java.lang.Float":
                return Float.intBitsToFloat((int) Long.parseLong(word.substring(2)));
            case "java.lang.Double":
                return Double.longBitsToDouble(Long.parseLong(word.substring(2)));
            default:
                throw new IllegalArgumentException(type);
        }
    }

    @SuppressWarnings("unchecked")
    private static void fill(Object object, String[] words) throws Exception {
        if (words[1].equals("array")) {
            for (int i = 3; i < words.length; i++) {
                Array.set(object, i - 3, value(words[i], object.getClass().getComponentType()));
            }
        } else if (words[1].equals("list")) {
            for (int i = 3; i < words.length; i++) {
                ((ArrayList<Object>) object).add(value(words[i], Object.class));
            }
        } else if (words[1].equals("fields")) {
            for (int i = 3; i < words.length; i += 3) {
                Field field = Class.forName(words[i], true, loader).getDeclaredField(words[i + 1]);
                put(object, field, value(words[i + 2], field.getType()));
            }
        }
    }

    /** Sets fields that reflection refuses to set, too: the components of records. */
    private static void put(Object object, Field field, Object value) throws Exception {
        if (!field.getDeclaringClass().isRecord()) {
            field.setAccessible(true);
            field.set(object, value);
            return;
        }
        jdk.internal.misc.Unsafe memory = jdk.internal.misc.Unsafe.getUnsafe();
        long at = memory.objectFieldOffset(field);
        Class<?> type = field.getType();
        if (type == boolean.class) memory.putBoolean(object, at, (Boolean) value);
        else if (type == byte.class) memory.putByte(object, at, (Byte) value);
        else if (type == short.class) memory.putShort(object, at, (Short) value);
        else if (type == char.class) memory.putChar(object, at, (Character) value);
        else if (type == int.class) memory.putInt(object, at, (Integer) value);
        else if (type == long.class) memory.putLong(object, at, (Long) value);
        else if (type == float.class) memory.putFloat(object, at, (Float) value);
        else if (type == double.class) memory.putDouble(object, at, (Double) value);
        else memory.putReference(object, at, value);
    }

    private static Object value(String word, Class<?> type) {
        if (word.equals("n")) {
            return null;
        }
        String body = word.substring(2);
        switch (word.charAt(0)) {
            case 'z': return Boolean.valueOf(body);
            case 'o': return objects.get(Integer.parseInt(body));
            case 'f': return Float.intBitsToFloat((int) Long.parseLong(body));
            case 'd': return Double.longBitsToDouble(Long.parseLong(body));
            default: return integer(Long.parseLong(body), type);
        }
    }

    private static Object integer(long value, Class<?> type) {
        if (type == byte.class) return (byte) value;
        if (type == short.class) return (short) value;
        if (type == char.class) return (char) value;
        if (type == long.class) return value;
        return (int) value;
    }

    private static String call(Class<?> type, String name, List<String> request, Object[] values) throws Exception {
        List<Class<?>> parameters = new ArrayList<>();
        boolean hasReceiver = request.get(0).endsWith(" instance");
        for (String line : request) {
            if (line.startsWith("arg ")) {
                parameters.add(type(line.split(" ")[1]));
            }
        }
        Object receiver = null;
        if (hasReceiver) {
            receiver = values[0];
            values = java.util.Arrays.copyOfRange(values, 1, values.length);
            parameters.remove(0);
        }
        Class<?>[] signature = parameters.toArray(new Class<?>[0]);
        try {
            if (name.equals("<init>")) {
                Constructor<?> constructor = type.getDeclaredConstructor(signature);
                constructor.setAccessible(true);
                constructor.newInstance(values);
                return "returned void";
            }
            Method method = type.getDeclaredMethod(name, signature);
            method.setAccessible(true);
            Object result = hasReceiver ? invokeExactly(method, receiver, values) : method.invoke(null, values);
            return "returned " + (method.getReturnType() == void.class ? "void" : show(result));
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            String message = (String) message(cause);
            return "threw " + cause.getClass().getName() + " " + (message == null ? "-" : "m" + hex(message));
        }
    }

    /** Calls exactly this method, even where the class of the receiver overrides it, as {@code super.m()} does. */
    private static Object invokeExactly(Method method, Object receiver, Object[] values) throws Exception {
        Class<?> type = method.getDeclaringClass();
        MethodHandle handle = MethodHandles.privateLookupIn(type, MethodHandles.lookup()).unreflectSpecial(method, type);
        try {
            return handle.asFixedArity().bindTo(receiver).invokeWithArguments(values);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    /** What the exception was created with; a class of the program may override `getMessage`. */
    private static Object message(Throwable thrown) {
        jdk.internal.misc.Unsafe memory = jdk.internal.misc.Unsafe.getUnsafe();
        return memory.getReference(thrown, memory.objectFieldOffset(Throwable.class, "detailMessage"));
    }

    /** A value and everything it reaches, breadth first, with numbers for objects. */
    private static String show(Object root) throws Exception {
        Map<Object, Integer> numbers = new IdentityHashMap<>();
        ArrayDeque<Object> queue = new ArrayDeque<>();
        StringBuilder out = new StringBuilder(word(root, numbers, queue));
        while (!queue.isEmpty()) {
            Object object = queue.remove();
            out.append(';').append(numbers.get(object)).append('=').append(inside(object, numbers, queue));
        }
        return out.toString();
    }

    private static String word(Object value, Map<Object, Integer> numbers, ArrayDeque<Object> queue) {
        if (value == null) return "n";
        if (value instanceof Boolean) return "z:" + value;
        if (value instanceof Character) return "i:" + (int) (Character) value;
        if (value instanceof Float) return "f:" + Float.floatToIntBits((Float) value);
        if (value instanceof Double) return "d:" + Double.doubleToLongBits((Double) value);
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) return "i:" + value;
        if (value instanceof String) return "s:" + hex((String) value);
        if (value instanceof StringBuilder || value instanceof StringBuffer) return "t:" + hex(value.toString());
        if (value instanceof Enum) return "e:" + ((Enum<?>) value).getDeclaringClass().getName() + "." + ((Enum<?>) value).ordinal();
        if (!numbers.containsKey(value)) {
            numbers.put(value, numbers.size() + 1);
            queue.add(value);
        }
        return "#" + numbers.get(value);
    }

    private static String inside(Object object, Map<Object, Integer> numbers, ArrayDeque<Object> queue) throws Exception {
        Class<?> type = object.getClass();
        List<String> parts = new ArrayList<>();
        if (type.isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                parts.add(word(Array.get(object, i), numbers, queue));
            }
        } else if (type == ArrayList.class) {
            for (Object element : (List<?>) object) {
                parts.add(word(element, numbers, queue));
            }
        } else {
            for (Field field : fields(type)) {
                field.setAccessible(true);
                parts.add(field.getDeclaringClass().getName() + "." + field.getName() + "=" + word(field.get(object), numbers, queue));
            }
        }
        String name = type.getName().contains("$$Lambda") ? "lambda" : type.getTypeName();
        return name + "{" + String.join(",", parts) + "}";
    }

    /** The instance fields that the program declares, by name. */
    private static List<Field> fields(Class<?> type) {
        List<Field> found = new ArrayList<>();
        if (type.getName().contains("$$Lambda")) {
            return found;
        }
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (at.getClassLoader() == loader && !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    found.add(field);
                }
            }
        }
        found.sort(Comparator.comparing(field -> field.getDeclaringClass().getName() + "." + field.getName() + "="));
        return found;
    }

    private static Class<?> type(String name) throws Exception {
        switch (name) {
            case "boolean": return boolean.class;
            case "byte": return byte.class;
            case "short": return short.class;
            case "char": return char.class;
            case "int": return int.class;
            case "long": return long.class;
            case "float": return float.class;
            case "double": return double.class;
            default:
                if (name.endsWith("[]")) {
                    return Array.newInstance(type(name.substring(0, name.length() - 2)), 0).getClass();
                }
                return Class.forName(name, true, loader);
        }
    }

    private static String hex(String text) {
        StringBuilder out = new StringBuilder("x");
        for (int i = 0; i < text.length(); i++) {
            out.append(String.format("%04x", (int) text.charAt(i)));
        }
        return out.toString();
    }

    private static String text(String hex) {
        StringBuilder out = new StringBuilder();
        for (int i = 1; i + 3 < hex.length(); i += 4) {
            out.append((char) Integer.parseInt(hex.substring(i, i + 4), 16));
        }
        return out.toString();
    }
}
