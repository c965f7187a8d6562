package dev.clew.io.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Loss;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of formats in the documentation says what is true, and every example in it is read as it says. */
class FormatsTableTest {
    private static final FormatCatalog CATALOG = FormatCatalog.standard();
    private static final List<String> POSITIONS = List.of(
            "1..4..3..2..4..1", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /** A row of the table. */
    record Row(String name, String read, String written, String detected, String losses, String example) {
        static Row of(String line) {
            List<String> cells = Stream.of(line.split("(?<!\\\\)\\|", -1))
                    .map(cell -> cell.strip().replace("\\|", "|"))
                    .toList();
            String example = cells.get(7);
            return new Row(
                    cells.get(1),
                    cells.get(3),
                    cells.get(4),
                    cells.get(5),
                    cells.get(6),
                    example.substring(1, example.length() - 1).replace('↵', '\n'));
        }

        Optional<PuzzleFormat> format() {
            return name.startsWith("`") ? CATALOG.find(name.replace("`", "")) : Optional.empty();
        }
    }

    static Stream<Row> rows() throws IOException {
        Path docs = Path.of("..", "docs", "FORMATS.md");
        List<String> lines = Files.readAllLines(docs);
        int head = lines.indexOf("| name | looks like | read | written | detected | cannot hold | example |");
        return lines.subList(head + 2, lines.size()).stream()
                .takeWhile(line -> line.startsWith("|"))
                .map(Row::of);
    }

    @Test
    void everyFormatHasItsRow() throws IOException {
        assertThat(rows().filter(row -> row.format().isPresent())
                        .map(row -> row.name().replace("`", "")))
                .containsExactlyElementsOf(
                        CATALOG.formats().stream().map(PuzzleFormat::name).toList());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theExampleIsReadAndWritten(Row row) {
        Reading reading = CATALOG.read(row.example());
        assertThat(row.detected()).isEqualTo("yes");
        assertThat(row.read()).isEqualTo("yes");
        assertThat(reading).isInstanceOf(Reading.Found.class);
        Position position = ((Reading.Found) reading).position();
        assertThat(row.written()).isEqualTo(row.format().isPresent() ? "yes" : "–");
        row.format().ifPresent(format -> checkFormat(row, format, position));
        // A single candidate looks like a given there.
        if (!List.of("`candidates`", "`pm`").contains(row.name())) {
            assertThat(position.toString()).isIn(POSITIONS);
        }
    }

    private static void checkFormat(Row row, PuzzleFormat format, Position position) {
        Reading reading = format.read(row.example(), null);
        assertThat(((Reading.Found) reading).position()).isEqualTo(position);
        Position bare = Position.parse(position.toString().length() == 81 ? POSITIONS.get(1) : POSITIONS.get(0));
        assertThat(format.write(bare)).isEqualTo(row.example());
        String losses = format.losses().stream()
                .map(Loss::name)
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                .collect(Collectors.joining(", "));
        assertThat(row.losses()).endsWith(losses);
    }
}
