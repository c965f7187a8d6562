package dev.clew.page.folder;

import java.util.Collection;
import java.util.stream.Collectors;

/** The service worker with what it has to know of the build. */
final class ServiceWorkerText {
    private ServiceWorkerText() {}

    static String write(String source, String build, Collection<String> files) {
        String list = files.stream()
                .filter(name -> !name.equals("index.html"))
                .map(name -> "\"" + name + "\"")
                .collect(Collectors.joining(", "));
        return "const BUILD = \"" + build + "\";\nconst FILES = [" + list + "];\n" + Module.withoutComments(source);
    }
}
