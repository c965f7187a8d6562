package dev.clew.bench.rate;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Another Java program inside this process, so that its code is as warm as ours. What it prints is thrown away. */
final class CalledProgram {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Method main;

    private CalledProgram(Method main) {
        this.main = main;
    }

    /** The program behind a command of the form {@code java -cp FOLDER MAIN …}; empty for any other. */
    static Optional<CalledProgram> of(List<String> command) {
        if (command.size() < 4 || !command.get(1).equals("-cp")) {
            return Optional.empty();
        }
        try {
            URL folder = Path.of(command.get(2)).toUri().toURL();
            // Open as long as this process runs: its code may load classes at any time.
            URLClassLoader classes = new URLClassLoader(new URL[] {folder}, ClassLoader.getPlatformClassLoader());
            return Optional.of(
                    new CalledProgram(classes.loadClass(command.get(3)).getMethod("main", String[].class)));
        } catch (MalformedURLException | ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot call " + command.get(3) + " of " + command.get(2), e);
        }
    }

    /** The processor time of the calling thread for one call, in seconds. */
    double seconds(List<String> command) {
        String[] words = command.subList(4, command.size()).toArray(String[]::new);
        PrintStream standard = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            long start = THREADS.getCurrentThreadCpuTime();
            main.invoke(null, (Object) words);
            return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The other program failed", e);
        } finally {
            System.setOut(standard);
        }
    }
}
