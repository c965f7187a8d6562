package dev.clew.bench.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.TechniqueCatalog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TechniqueSpeedTest {
    @Test
    void atTheTableIsEveryTechniqueThatCanBeHad() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        List<TechniqueSpeed.Line> lines = new TechniqueSpeed(new PrintStream(bytes, true, StandardCharsets.UTF_8), 0.5)
                .run(Stream.of("naked-single", "x-wing", "remote-pair")
                        .map(catalog::require)
                        .toList());
        assertThat(lines).hasSize(2).allSatisfy(line -> {
            assertThat(line.made()).isPositive();
            assertThat(line.perSecond()).isPositive();
        });
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("| X-Wing | ", "Below 1 in 20 s: none", "Refused at once: Remote Pair is never necessary");
    }
}
