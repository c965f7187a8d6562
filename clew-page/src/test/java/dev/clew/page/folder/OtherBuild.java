package dev.clew.page.folder;

import dev.clew.page.BuiltPage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** A build that differs from the one of these sources, as an older or a newer one does. */
public final class OtherBuild {
    private OtherBuild() {}

    /** Its files. */
    public static Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> sources = new TreeMap<>(PageFolder.sources());
        String source = new String(sources.get("app/clock.js"), StandardCharsets.UTF_8);
        sources.put("app/clock.js", (source + "\nself.another = true;\n").getBytes(StandardCharsets.UTF_8));
        return PageFolder.make(sources, BuiltPage.engine());
    }
}
