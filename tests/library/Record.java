import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Records what the JVM computes: `java -ea -cp DIRECTORY Record DIRECTORY Class…` prints `Class.method: result` for every public
 * static method without parameters, each in freshly loaded classes. The output of JDK 17 is `expected.txt`.
 */
public class Record {
    public static void main(String[] args) throws Exception {
        URL[] where = {new java.io.File(args[0]).toURI().toURL()};
        for (String name : Arrays.copyOfRange(args, 1, args.length)) {
            Method[] methods = Class.forName(name).getDeclaredMethods();
            Arrays.sort(methods, Comparator.comparing(Method::getName));
            for (Method method : methods) {
                boolean wanted = Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers());
                if (wanted && method.getParameterCount() == 0 && !method.isSynthetic()) {
                    ClassLoader fresh = new URLClassLoader(where, ClassLoader.getPlatformClassLoader());
                    fresh.setDefaultAssertionStatus(true);
                    Object result = fresh.loadClass(name).getMethod(method.getName()).invoke(null);
                    System.out.println(name + "." + method.getName() + ": " + result);
                }
            }
        }
    }
}
