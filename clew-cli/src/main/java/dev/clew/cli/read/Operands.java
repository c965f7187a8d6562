package dev.clew.cli.read;

import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All operands of a command line in their order. Immutable.
 *
 * @param list the operands
 */
public record Operands(List<Operand> list) {
    /**
     * Files, texts, {@code -}; standard input if there is none and input is not a terminal. Every one is looked at
     * before anything is done.
     */
    public static Operands of(List<String> words, Terminal terminal) {
        if (words.isEmpty() && terminal.readsFromPerson()) {
            throw Failure.usage("no puzzle given; name a file, write the puzzle, or - for standard input");
        }
        List<Operand> operands = new ArrayList<>();
        for (String word : words.isEmpty() ? List.of("-") : words) {
            operands.add(Operand.of(word, words.size() == 1 ? "" : "argument " + (operands.size() + 1)));
        }
        return new Operands(operands);
    }

    /** Says that there was nothing to work on, which is not what the user wanted. */
    public int reportEmpty(Terminal terminal) {
        String names = names();
        terminal.report(names.isEmpty() ? "no puzzle found" : "no puzzle found in " + names);
        return ExitCode.SOME_BAD;
    }

    private String names() {
        StringBuilder names = new StringBuilder();
        for (Operand operand : list) {
            names.append(names.isEmpty() ? "" : ", ").append(operand.title());
        }
        return names.toString();
    }

    /** Whether the file is one of those read. */
    public boolean reads(String name) {
        File output = new File(name);
        for (Operand operand : list) {
            File file = operand.file();
            try {
                if (file != null && output.isFile() && Files.isSameFile(file.toPath(), output.toPath())) {
                    return true;
                }
            } catch (IOException e) {
                throw Failure.inputOutput("cannot look at " + name, e);
            }
        }
        return false;
    }

    /** The fingerprint of these operands, which changes with their content; for files only, which can be read again. */
    public List<String> identity() {
        List<String> identity = new ArrayList<>();
        for (Operand operand : list) {
            try {
                identity.add(operand.identity());
            } catch (IOException e) {
                throw Failure.inputOutput("cannot look at " + operand.name(), e);
            }
        }
        return identity;
    }

    /** Why reading cannot begin at a mark, or null. */
    public @Nullable String problem(Mark mark) {
        if (mark.operand() >= list.size()) {
            return "operand " + mark.operand() + " of " + list.size();
        }
        File file = list.get(mark.operand()).file();
        long length = file == null ? 0 : file.length();
        return mark.offset() > length ? "offset " + mark.offset() + " of " + length + " bytes" : null;
    }

    /** How many bytes follow a mark, or 0 where the size of an input is unknown. */
    long bytesFrom(Mark mark) {
        long total = -mark.offset();
        for (Operand operand : list.subList(mark.operand(), list.size())) {
            File file = operand.file();
            if (file == null || !file.isFile()) {
                return 0;
            }
            total += file.length();
        }
        return total;
    }
}
