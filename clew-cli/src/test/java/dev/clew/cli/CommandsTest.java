package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Option;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CommandsTest {
    static Stream<Command> commands() {
        return CommandList.all().stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandExplainsItselfWithExamples(Command command) {
        Run run = Run.of(command.name(), "--help");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("Usage: clew " + command.name(), "Examples:")
                .doesNotContain("\u001b");
        for (Option option : command.options()) {
            assertThat(run.out()).contains(option.name());
        }
        assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
        assertThat(Run.of("help", command.name()).out()).isEqualTo(run.out());
    }

    @Test
    void helpListsEveryCommand() {
        String[] names = commands().map(Command::name).toArray(String[]::new);
        assertThat(Run.of("--help").out())
                .contains(names)
                .isEqualTo(Run.of("help").out());
        assertThat(Run.of()).isEqualTo(Run.of("help"));
        assertThat(Run.of("help").code()).isZero();
        assertThat(Run.of("help").lines())
                .hasSizeLessThanOrEqualTo(24)
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(Run.of("help").out())
                .containsSubsequence("\nsolve  ", "\nunderstand  ", "\nmake  ", "\nserve  ", "\nmeasure  ");
        assertThat(Run.atTerminal("help").out()).contains("\u001b");
        assertThat(Run.on("1", Map.of("NO_COLOR", "1"), "", "help").out()).doesNotContain("\u001b");
    }

    @Test
    void tellsItsVersion() {
        assertThat(Run.of("--version").out()).matches("clew \\d+\\.\\d+\\.\\d+\\S*\\n");
        assertThat(Run.of("-V")).isEqualTo(Run.of("--version"));
    }

    @Test
    void completesCommandsOptionsAndTheirValues() {
        assertThat(Run.of("completion", "bash").out())
                .startsWith("#!")
                .contains("solve check count convert", "--limit", "\"line\" \"json\" \"grid\" \"csv\"");
        assertThat(Run.of("completion", "zsh").out()).contains("bashcompinit");
        assertThat(Run.of("completion", "fish").out())
                .contains(
                        "complete -c clew -n '__fish_seen_subcommand_from rate' -s f -l format -x -a 'line csv json text'");
        assertThat(Run.of("completion", "csh").code()).isEqualTo(2);
    }

    @Test
    void wrongCommandLinesGetOneLineAndASuggestion() {
        assertUsage("clew: \"slove\" is not a command; did you mean solve?", "slove");
        assertUsage("clew: unknown option --fromat; did you mean --format?", "solve", "--fromat", "line", "x");
        assertUsage("clew: --format does not know \"xml\"; take one of line, json, grid, csv", "solve", "--format=xml");
        assertUsage("clew: --limit needs a whole number from 1 to", "solve", "--limit", "0", "x");
        assertUsage("clew: --threads needs a whole number from 1 to", "solve", "--threads", "many", "x");
        assertUsage("clew: --budget: ", "solve", "--budget", "soon", "x");
        assertUsage("clew: which command? to solve it, write: clew solve 73...4", Run.VINCENT);
        assertUsage("clew: options follow a command", "--limit", "3");
        assertUsage("clew: convert to which format?", "convert", "x");
        assertUsage("clew: \"sing\" is not a command", "help", "sing");
        assertUsage("clew: ", "solve", "--format");
        assertUsage("clew: ", "solve", "--trace=yes", "x");
        assertUsage("clew: ", "solve", "--limit", "1", "--limit", "2", "x");
    }

    private static void assertUsage(String start, String... words) {
        Run run = Run.of(words);
        assertThat(run.out()).isEmpty();
        assertThat(run.errorLines())
                .as(List.of(words).toString())
                .singleElement()
                .asString()
                .startsWith(start);
        assertThat(run.code()).isEqualTo(2);
    }
}
