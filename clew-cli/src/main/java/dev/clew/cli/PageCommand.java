package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.page.BuiltPage;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.shell.Terminal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** {@code clew page}: the page as a folder of static files. */
final class PageCommand implements Command {
    private static final Option OUTPUT = Option.value("FOLDER", "The folder for the files.", "-o", "--output");

    /** What an earlier run has written there. */
    private static final String LIST = "files.txt";

    @Override
    public String name() {
        return "page";
    }

    @Override
    public Group group() {
        return Group.SERVE;
    }

    @Override
    public String summary() {
        return "Writes the web page as static files.";
    }

    @Override
    public String description() {
        return "Any host can serve the folder from any path, and no server has to run: the engine works in the browser, "
                + "even without a network once the page has been opened. Files that an earlier run wrote there are "
                + "replaced, or removed if the page no longer has them.";
    }

    @Override
    public List<Option> options() {
        return List.of(OUTPUT, CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return CommonOptions.NOTHING;
    }

    @Override
    public List<String> examples() {
        return List.of("clew page --output public");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        if (!arguments.operands().isEmpty()) {
            throw Failure.usage(
                    "page takes options alone, not \"" + arguments.operands().get(0) + "\"; say where with --output");
        }
        String name = arguments.get(OUTPUT);
        if (name == null) {
            throw Failure.usage("the page is several files; say where with --output FOLDER");
        }
        OutputFolder folder = OutputFolder.of(name);
        BuiltPage page = BuiltPage.find()
                .orElseThrow(() -> Failure.inputOutput("the page was not built; start with ./clew, which builds it"));
        Cli.print(write(page, folder), terminal);
        return ExitCode.GOOD;
    }

    private static String write(BuiltPage page, OutputFolder folder) {
        folder.prepare();
        List<String> names = page.names();
        long bytes = 0;
        for (String name : names) {
            byte[] content = page.read(name);
            folder.write(name, content);
            bytes += content.length;
        }
        folder.read(LIST)
                .ifPresent(
                        old -> old.lines().filter(name -> !names.contains(name)).forEach(folder::delete));
        folder.write(LIST, (String.join("\n", names) + "\n").getBytes(StandardCharsets.UTF_8));
        return String.format(
                Locale.ROOT, "The page is in %s: %d files, %.1f MB", folder, names.size(), bytes / 1_000_000.0);
    }
}
