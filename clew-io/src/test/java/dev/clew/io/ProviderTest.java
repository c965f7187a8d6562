package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.generate.Generator;
import dev.clew.iotest.ListFormats;
import dev.clew.logic.Profile;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;

/** The formats of this module are in the catalogue however it is started: a JVM of its own for each way. */
class ProviderTest {
    private static final String PATH = String.join(
            File.pathSeparator,
            place(FormatCatalog.class),
            place(Profile.class),
            place(Generator.class),
            place(JsonFormat.class),
            place(JsonParser.class));

    private static final String WRITTEN = "{\"clew\":1,\"shape\":\"4x4\",\"givens\":\"1...............\"}";

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Test
    void isFoundOnTheClassPath() throws IOException, InterruptedException {
        assertThat(run("-cp", PATH + File.pathSeparator + place(ListFormats.class), ListFormats.class.getName()))
                .contains("[line, numbers, grid, pm, candidates, hodoku, json] false", WRITTEN);
    }

    @Test
    void isFoundOnTheModulePath() throws IOException, InterruptedException {
        assertThat(run(
                        "-p",
                        PATH,
                        "--add-modules",
                        "dev.clew.io",
                        "-cp",
                        place(ListFormats.class),
                        ListFormats.class.getName()))
                .contains("[line, numbers, grid, pm, candidates, hodoku, json] true", WRITTEN);
    }

    private static String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }
}
