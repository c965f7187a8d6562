package dev.clew.cli.manual;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Option;
import dev.clew.generate.Version;
import java.util.List;
import java.util.Locale;

/** Pages for {@code man}, in the language of roff; the words are those of the help. */
public final class ManPage {
    private static final String EXIT_CODES = "0: every puzzle has exactly one solution, or the job was done. 1: some "
            + "puzzle does not, or nothing was read. 2: wrong usage. 3: input or output failed.";

    private final StringBuilder page = new StringBuilder();

    private ManPage(String name, String summary) {
        page.append(".TH ")
                .append(quoted(name.toUpperCase(Locale.ROOT)))
                .append(" 1 \"\" ")
                .append(quoted("clew " + Version.read()))
                .append(" \"Clew\"\n");
        section("NAME").text(name + " - " + summary);
    }

    /** The page of a command, for a file named {@code clew-NAME.1}. */
    public static String of(Command command) {
        ManPage page = new ManPage("clew-" + command.name(), command.summary());
        page.section("SYNOPSIS").text("clew " + command.name() + " [OPTIONS] [" + label(command.operands()) + "]...");
        page.section("DESCRIPTION");
        // A description is a format of picocli, which breaks lines at %n.
        for (String line : command.description().split("%n")) {
            page.text(line.strip().replace("%%", "%"));
            page.page.append(".br\n");
        }
        page.section("OPTIONS");
        page.entry(label(command.operands()), command.operands().help());
        for (Option option : command.options()) {
            String names = String.join(", ", option.names());
            page.entry(option.isFlag() ? names : names + " " + label(option), option.help());
        }
        page.section("EXAMPLES");
        command.examples().forEach(page::example);
        page.section("EXIT STATUS").text(EXIT_CODES);
        page.section("SEE ALSO").text("clew(1)");
        return page.page.toString();
    }

    /** The page of the program, for {@code clew.1}. */
    public static String of(List<Command> commands) {
        ManPage page = new ManPage("clew", "solves, explains, rates and makes Sudoku puzzles");
        page.section("SYNOPSIS").text("clew COMMAND [OPTIONS] [PUZZLES]...");
        page.section("DESCRIPTION")
                .text("Arguments are files if they exist, otherwise puzzle text; - is standard input. "
                        + "Each command has a page of its own, such as clew-solve(1).");
        page.section("COMMANDS");
        commands.forEach(command -> page.entry(command.name(), command.summary()));
        page.section("EXIT STATUS").text(EXIT_CODES);
        return page.page.toString();
    }

    private static String label(Option option) {
        return String.valueOf(option.label());
    }

    private ManPage section(String title) {
        page.append(".SH ").append(title).append('\n');
        return this;
    }

    private void text(String words) {
        page.append(escaped(words)).append('\n');
    }

    private void entry(String term, String words) {
        page.append(".TP\n.B ").append(escaped(term)).append('\n');
        text(words);
    }

    private void example(String line) {
        page.append(".PP\n.nf\n").append(escaped(line)).append("\n.fi\n");
    }

    private static String quoted(String text) {
        return "\"" + escaped(text) + "\"";
    }

    private static String hex(int letter) {
        return String.format(Locale.ROOT, "%04X", letter);
    }

    /** A hyphen is a minus sign that can be copied; a full stop or a quote at the start of a line would be a request. */
    private static String escaped(String text) {
        StringBuilder ascii = new StringBuilder();
        text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("\n", "\n\\&")
                .codePoints()
                .forEach(
                        letter -> ascii.append(letter < 128 ? Character.toString(letter) : "\\[u" + hex(letter) + "]"));
        String plain = ascii.toString();
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
