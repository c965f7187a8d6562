package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManualTest {
    private static final Pattern LETTER = Pattern.compile("\\\\\\[u([0-9A-F]+)]");

    @TempDir
    Path share;

    @Test
    void everyOptionAndExampleOfEveryCommandHasItsPlace() throws IOException {
        Manual.main(new String[] {share.toString()});
        assertThat(share.resolve("bash-completion/completions/clew")).content().contains("complete -F");
        assertThat(share.resolve("zsh/vendor-completions/_clew")).content().startsWith("#compdef clew\n");
        String zsh = Files.readString(share.resolve("zsh/vendor-completions/_clew"));
        String fish = Files.readString(share.resolve("fish/vendor_completions.d/clew.fish"));
        String index = Files.readString(share.resolve("man/man1/clew.1"));
        for (Command command : CommandList.all()) {
            assertThat(index).contains(".B " + command.name() + "\n");
            String page = read(share.resolve("man/man1/clew-" + command.name() + ".1"));
            assertThat(page).contains(command.summary());
            for (String line : command.description().split("%n")) {
                assertThat(page).contains("\n" + line.strip().replace("%%", "%") + "\n.br\n");
            }
            command.examples().forEach(example -> assertThat(page).contains("\n" + example + "\n"));
            for (Option option : command.options()) {
                assertThat(page).contains("\n.B " + String.join(", ", option.names()));
                assertThat(page).contains("\n" + option.help() + "\n");
                assertThat(fish).contains(" -l " + option.name().substring(2));
                option.names().forEach(name -> assertThat(zsh).contains(name));
            }
        }
    }

    /** A line that begins with a full stop or a quote is a request to roff, so each must be one that is meant. */
    @Test
    void noLineIsARequestByChance() throws IOException {
        Manual.main(new String[] {share.toString()});
        List<String> requests = List.of(".TH", ".SH", ".TP", ".B", ".PP", ".nf", ".fi", ".br");
        try (var pages = Files.list(share.resolve("man/man1"))) {
            for (Path page : pages.toList()) {
                assertThat(Files.readAllLines(page))
                        .as(page.toString())
                        .filteredOn(line -> line.startsWith(".") || line.startsWith("'"))
                        .allMatch(line -> requests.contains(line.split(" ")[0]));
            }
        }
    }

    /** A page as it is read: letters instead of roff's names for them. */
    private static String read(Path page) throws IOException {
        String text = LETTER.matcher(Files.readString(page))
                .replaceAll(
                        letter -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(letter.group(1), 16))));
        return text.replace("\\&", "").replace("\\-", "-").replace("\\e", "\\");
    }
}
