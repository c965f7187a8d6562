package dev.clew.page.build;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * A class path on which the classes of the running JDK are not found. TeaVM has its own in their place; what it lacks is to be reported
 * and not compiled from whatever JDK happens to build.
 */
final class WithoutJdk extends ClassLoader {
    WithoutJdk(ClassLoader classPath) {
        super(classPath);
    }

    private static boolean isOfJdk(String name) {
        return name.startsWith("java/")
                || name.startsWith("javax/")
                || name.startsWith("jdk/")
                || name.startsWith("sun/");
    }

    @Override
    public @Nullable URL getResource(String name) {
        return isOfJdk(name) ? null : super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return isOfJdk(name) ? Collections.emptyEnumeration() : super.getResources(name);
    }
}
