package dev.clew.io.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The catalogue finds this module's formats, from a class path and from a module path alike. */
class ProvidedFormatsTest {
    @Test
    void theCatalogueHasAllOfThemInOrder() throws IOException {
        List<String> found = FormatCatalog.standard().formats().stream()
                .map(format -> format.getClass().getName())
                .filter(name -> name.startsWith("dev.clew.io."))
                .toList();
        assertThat(found).isNotEmpty().isEqualTo(onTheClassPath());
    }

    @Test
    void theModuleDeclaresThemInTheSameOrder() throws IOException {
        List<String> declared;
        URL classes = S9bFormat.class.getProtectionDomain().getCodeSource().getLocation();
        try (InputStream in = new URL(classes, "module-info.class").openStream()) {
            declared = ModuleDescriptor.read(in).provides().stream()
                    .filter(provides -> provides.service().equals(PuzzleFormat.class.getName()))
                    .flatMap(provides -> provides.providers().stream())
                    .toList();
        }
        assertThat(declared).isEqualTo(onTheClassPath());
    }

    private static List<String> onTheClassPath() throws IOException {
        String name = "/META-INF/services/" + PuzzleFormat.class.getName();
        try (InputStream in = Objects.requireNonNull(S9bFormat.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
