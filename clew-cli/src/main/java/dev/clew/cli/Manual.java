package dev.clew.cli;

import dev.clew.cli.manual.FishCompletion;
import dev.clew.cli.manual.ManPage;
import dev.clew.cli.manual.ZshCompletion;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.PicocliModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the man pages and completion scripts that packages bring along: {@code Manual FOLDER}. */
public final class Manual {
    private Manual() {}

    /** Writes them below a folder, in the places they have below {@code /usr/share}. */
    public static void main(String[] args) throws IOException {
        Path share = Path.of(args[0]);
        List<Command> commands = CommandList.all();
        write(share.resolve("man/man1/clew.1"), ManPage.of(commands));
        for (Command command : commands) {
            write(share.resolve("man/man1/clew-" + command.name() + ".1"), ManPage.of(command));
        }
        write(share.resolve("bash-completion/completions/clew"), PicocliModel.completion(commands));
        write(share.resolve("zsh/vendor-completions/_clew"), ZshCompletion.of(commands));
        write(share.resolve("fish/vendor_completions.d/clew.fish"), FishCompletion.of(commands));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
