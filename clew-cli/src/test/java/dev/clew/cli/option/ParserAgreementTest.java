package dev.clew.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.format.text.Similar;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the plain parser reads, picocli reads in the same way: the small one may say less, never other things. */
class ParserAgreementTest {
    private static final List<String> WORDS = List.of(
            "-f",
            "--format",
            "--format=json",
            "-n",
            "--limit",
            "--limit=3",
            "--trace",
            "-h",
            "--help",
            "-",
            "--",
            "x",
            "",
            "73..",
            "-o",
            "--output=",
            "--output",
            "-fjson",
            "-n3",
            "--nope",
            "a b",
            "\"q\"",
            "@file",
            "--trace=true");

    static LongStream seeds() {
        return LongStream.range(0, 300);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void bothReadTheSame(long seed) {
        Random random = new Random(seed);
        List<String> words = new ArrayList<>();
        for (int i = random.nextInt(6); i >= 0; i--) {
            words.add(WORDS.get(random.nextInt(WORDS.size())));
        }
        Arguments plain = PlainParser.parse(COMMAND.options(), words);
        if (plain != null) {
            assertThat(plain).as(words.toString()).hasToString(full(words));
        }
    }

    @Test
    void thePlainFormsOfEverydayNeedNoPicocli() {
        assertThat(PlainParser.parse(COMMAND.options(), List.of("--format", "json", "file.txt", "-")))
                .hasToString("{--format=json} [file.txt, -]");
        assertThat(PlainParser.parse(COMMAND.options(), List.of("x", "-n", "3", "--trace")))
                .hasToString("{--limit=3, --trace=} [x]");
        assertThat(PlainParser.parse(COMMAND.options(), List.of("-n3"))).isNull();
        assertThat(full(List.of("-n3", "--", "-5"))).isEqualTo("{--limit=3} [-5]");
    }

    @Test
    void guessesMistypedWords() {
        assertThat(Similar.find("slove", List.of("check", "solve", "count"))).isEqualTo("solve");
        assertThat(Similar.find("con", List.of("check", "convert"))).isEqualTo("convert");
        assertThat(Similar.find("zebra", List.of("check", "convert"))).isNull();
    }

    private static String full(List<String> words) {
        try {
            return PicocliModel.parse(COMMAND, words).toString();
        } catch (Failure e) {
            return "refused: " + e.line();
        }
    }

    private static final Command COMMAND = new Command() {
        @Override
        public String name() {
            return "test";
        }

        @Override
        public String summary() {
            return "Tests.";
        }

        @Override
        public String description() {
            return "Tests.";
        }

        @Override
        public List<Option> options() {
            return List.of(
                    Option.choice("Form.", List.of("line", "json"), "-f", "--format"),
                    Option.value("N", "Number.", "-n", "--limit"),
                    Option.flag("Trace.", "--trace"),
                    CommonOptions.OUTPUT,
                    CommonOptions.HELP);
        }

        @Override
        public List<String> examples() {
            return List.of();
        }

        @Override
        public int run(Arguments arguments, Terminal terminal) {
            return 0;
        }
    };
}
