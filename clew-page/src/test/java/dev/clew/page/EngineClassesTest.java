package dev.clew.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.page.build.EngineBuild;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is in the WebAssembly, and what is not. */
class EngineClassesTest {
    private static final List<String> OURS = List.of("core", "logic", "generate", "io", "press", "desk", "page.engine");

    private final List<String> classes = new String(BuiltPage.read(EngineBuild.CLASSES), StandardCharsets.UTF_8)
            .lines()
            .toList();

    @Test
    void holdsNoXmlNoWindowsNoReflectionAndNoThreadPools() {
        assertThat(classes).hasSizeBetween(1_000, 3_500).noneMatch(EngineClassesTest::isUnwanted);
    }

    private static boolean isUnwanted(String name) {
        return name.startsWith("javax.")
                || name.startsWith("org.w3c.")
                || name.startsWith("org.xml.")
                || name.startsWith("java.awt.")
                || name.startsWith("java.net.")
                || name.startsWith("java.nio.file.")
                || name.startsWith("java.lang.invoke.")
                || name.startsWith("tools.jackson.")
                || name.startsWith("org.joda.")
                || name.matches("java\\.lang\\.reflect\\.(Method|Field|Constructor|Proxy).*")
                || name.matches("java\\.util\\.concurrent\\.(Executor.*|Future.*)");
    }

    @Test
    void holdsNothingOfTheServerTheCommandLineOrTheCompiler() {
        assertThat(classes)
                .filteredOn(name -> name.startsWith("dev.clew."))
                .allMatch(name -> OURS.stream().anyMatch(module -> name.startsWith("dev.clew." + module + ".")));
    }

    @Test
    void holdsEveryFormat() {
        for (PuzzleFormat format : FormatCatalog.standard().formats()) {
            assertThat(classes).contains(format.getClass().getName());
        }
    }
}
