package dev.clew.docs.android;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Solver;
import dev.clew.generate.Generator;
import dev.clew.logic.Path;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What runs on a phone uses nothing that Android lacks from API 26 on, given the desugaring that its build tools do:
 * records, and the library of newer classes.
 */
class AndroidTest {
    private static final File API_26 = new File("target/android/gummy-bears-api-26-coreLib2.signature");

    /** Records become classes; and {@code LongBytes} does without its handle where there are none. */
    private static final Set<String> REPLACED = Set.of("java.lang.Record");

    @ParameterizedTest
    @ValueSource(classes = {Solver.class, Path.class, Generator.class})
    void nothingIsUsedThatAndroidLacks(Class<?> type) throws IOException, URISyntaxException {
        List<String> missing = missing(type, REPLACED);
        missing.removeIf(problem -> problem.contains("LongHandle.class"));
        assertThat(missing).isEmpty();
    }

    @Test
    void handlesAreUsedInOnePlaceThatHasAFallback() throws IOException, URISyntaxException {
        assertThat(missing(Solver.class, Set.of("java.lang.Record")))
                .isNotEmpty()
                .allMatch(problem -> problem.contains("LongHandle.class"));
    }

    private static List<String> missing(Class<?> type, Set<String> known) throws IOException, URISyntaxException {
        Problems problems = new Problems();
        List<String> ignored = new ArrayList<>(known);
        ignored.add("dev.clew.*");
        try (InputStream signatures = new FileInputStream(API_26)) {
            SignatureChecker checker = new SignatureChecker(signatures, Set.copyOf(ignored), problems);
            checker.setSourcePath(List.of());
            checker.process(new File(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI()));
        }
        return problems.lines;
    }

    /** Keeps what is missing. */
    private static final class Problems implements Logger {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void error(String message) {
            lines.add(message);
        }

        @Override
        public void error(String message, Throwable why) {
            lines.add(message);
        }

        @Override
        public void info(String message) {}

        @Override
        public void info(String message, Throwable why) {}

        @Override
        public void debug(String message) {}

        @Override
        public void debug(String message, Throwable why) {}

        @Override
        public void warn(String message) {}

        @Override
        public void warn(String message, Throwable why) {}
    }
}
