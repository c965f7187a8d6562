package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every document that any command writes is read back as the same position by every command. The commands and their
 * formats are looked up, so that a new one is included automatically; what is not a document has to be named.
 */
class ReadBackTest {
    /** Words for people, pictures, and answers that do not tell the puzzle. */
    private static final Set<String> NO_DOCUMENTS = Set.of(
            "solve line",
            "solve grid",
            "check line",
            "count line",
            "convert text",
            "render svg",
            "render png",
            "render pdf",
            "canon line",
            "explain text",
            "explain svg",
            "explain html",
            "explain pdf",
            "explain iterations",
            "hint text",
            "hint svg",
            "steps text",
            "rate text");

    private static final String DIAGONAL =
            "1.29.....3......9....8571...7...5....9.47.6..5...9638...87..2.3.3.62..4...1...76. # shape=9x9:diagonal";
    private static final String PM = """
            .-----------.------------.
            | 1    234  | 234   234  |
            | 234  23   | 1234  1234 |
            :-----------+------------:
            | 234  1234 | 1234  1234 |
            | 234  1234 | 1234  1234 |
            '-----------'------------'
            """;

    /** One text of each kind of position: plain, variants, small and large, played on, marked, with notes. */
    private static final List<String> TEXTS = List.of(
            Run.VINCENT,
            DIAGONAL,
            "1..4..3..2..4..1",
            "..2....3......12.3....4.. # shape=5x5:latin",
            "1...2...3 # shape=3x3:latin",
            "1......3........ # shape=4x4:jigsaw:AAABACCBDCCBDDDB",
            large(Shape.classic(16)),
            large(Shape.classic(36)),
            ":0000:x:+7" + Run.VINCENT.substring(1) + ":813 113::",
            PM,
            "{\"shape\":\"4x4\",\"givens\":\"1...............\",\"marks\":{\"r1c2\":[2,3]},\"removed\":{\"r4c4\":[1]}}");

    /** A large grid with few blanks. */
    private static String large(Shape shape) {
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = shape.row(cell);
            int shift = shape.boxColumns() * (row % shape.boxRows()) + row / shape.boxRows();
            values[cell] = cell % 50 == 0 ? 0 : (shape.column(cell) + shift) % shape.size() + 1;
        }
        return Puzzle.of(shape, values).toString();
    }

    static Stream<Arguments> documents() {
        List<Arguments> documents = new ArrayList<>();
        for (Command command : readers()) {
            for (Option option : command.options()) {
                for (String format : isFormat(option) ? option.choices() : List.<String>of()) {
                    if (!NO_DOCUMENTS.contains(command.name() + " " + format)) {
                        documents.add(Arguments.of(command.name(), option.name(), format));
                    }
                }
            }
        }
        return documents.stream();
    }

    private static List<Command> readers() {
        return CommandList.all().stream()
                .filter(command -> command.operands().equals(CommonOptions.PUZZLES))
                .toList();
    }

    private static Command command(String name) {
        return Objects.requireNonNull(CommandList.find(name));
    }

    private static boolean isFormat(Option option) {
        return option.name().equals("--format") || option.name().equals("--to");
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("documents")
    void isReadBackByEveryCommand(String command, String option, String format) {
        for (String text : TEXTS) {
            Run written = run(command(command), text, option, format);
            if (written.out().isEmpty() || command.equals("convert") && written.code() != 0) {
                assertThat(written.err())
                        .as("%s %s of %s", command, format, text)
                        .contains("use json");
            } else {
                Position expected = kept(command, format, position(text));
                checkReadBack(written.out(), expected);
            }
        }
    }

    static Stream<Arguments> made() {
        return command("generate").options().stream()
                .filter(ReadBackTest::isFormat)
                .flatMap(option -> option.choices().stream())
                .flatMap(format -> Stream.of("9x9", "9x9:diagonal", "5x5:latin", "6x6:jigsaw")
                        .map(shape -> Arguments.of(format, shape)));
    }

    @ParameterizedTest
    @MethodSource("made")
    void whatIsMadeIsReadBack(String format, String shape) {
        String line = Run.of("generate", "--shape", shape, "--seed", "3", "--format", "line")
                .out();
        String text = Run.of("generate", "--shape", shape, "--seed", "3", "--format", format)
                .out();
        checkReadBack(text, position(line));
    }

    private static void checkReadBack(String document, Position expected) {
        assertThat(position(document)).as(document).isEqualTo(expected);
        String plain = FormatCatalog.standard().find("json").orElseThrow().write(expected);
        for (Command reader : readers()) {
            // For a row with its solution, check says that it is right.
            assertThat(answer(reader, document).replace(", the one given", ""))
                    .as("%s of %s", reader.name(), document)
                    .isEqualTo(answer(reader, plain));
        }
    }

    /** What a command says of a text, but for the number of its line. */
    private static String answer(Command command, String text) {
        Run run = command.name().equals("convert") ? run(command, text, "--to", "line") : run(command, text);
        return (run.code() + " " + run.out() + run.err()).replaceAll("-:\\d+:", "-:");
    }

    private static Run run(Command command, String text, String... options) {
        List<String> words = new ArrayList<>(List.of(command.name(), "-"));
        words.addAll(List.of(options));
        if (command.options().contains(CommonOptions.BUDGET)) {
            words.addAll(List.of("--budget", "300n"));
        }
        return Run.withInput(text + "\n", words.toArray(new String[0]));
    }

    /** What a format keeps where it cannot hold all of a position: at least its shape and its values. */
    private static Position kept(String command, String format, Position position) {
        if (!command.equals("convert")) {
            return position;
        }
        Position back =
                position(FormatCatalog.standard().find(format).orElseThrow().write(position));
        assertThat(back.shape()).isEqualTo(position.shape());
        for (int cell = 0; cell < position.shape().cells() && !format.equals("candidates"); cell++) {
            assertThat(position.value(cell) == 0 || back.value(cell) == position.value(cell))
                    .isTrue();
        }
        return back;
    }

    /** The only position in a text, as the commands find it. */
    private static Position position(String text) {
        Run run = Run.withInput(text + "\n", "convert", "--to", "json", "-");
        assertThat(run.lines()).as("%s%n%s", text, run.err()).hasSize(1);
        return Position.parse(run.out());
    }
}
