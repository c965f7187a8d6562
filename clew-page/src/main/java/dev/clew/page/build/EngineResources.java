package dev.clew.page.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the engine reads while it runs: whatever lies in these folders of the class path beside classes. */
public final class EngineResources implements ResourcesPolicy {
    private static final List<String> FOLDERS = List.of("dev/clew/logic", "dev/clew/generate");

    /** TeaVM finds it as a service. */
    public EngineResources() {}

    @Override
    public String[] supplyResources(Collection<? extends String> others) {
        try {
            return ClassPathFiles.read(FOLDERS, name -> !name.endsWith(".class"))
                    .keySet()
                    .toArray(String[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the class path", e);
        }
    }
}
