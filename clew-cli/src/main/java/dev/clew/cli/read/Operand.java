package dev.clew.cli.read;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.format.PuzzleText;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One operand of the command line: a file, standard input, or the text of puzzles. Immutable.
 *
 * @param word the operand as written
 * @param name how messages call it
 * @param file the file it names, or null
 */
public record Operand(String word, String name, @Nullable File file) {
    private static final long LARGE = 1 << 14;
    private static final Set<String> ENDINGS =
            Set.of("txt", "csv", "json", "sdk", "sdm", "sdx", "ss", "sol", "sud", "sudoku", "msk", "gz", "zip");

    /**
     * Tells files and texts apart.
     *
     * @param argumentName how messages call it when it is a text
     */
    static Operand of(String word, String argumentName) {
        if (word.equals("-")) {
            return new Operand(word, word, null);
        }
        if (word.isBlank()) {
            throw Failure.usage("an argument is empty; name a file, write the puzzle, or - for standard input");
        }
        File file = new File(word);
        if (file.isDirectory()) {
            throw Failure.inputOutput("cannot read " + word + ": it is a folder; name the files in it");
        }
        if (file.exists()) {
            return new Operand(word, word, file);
        }
        if (looksLikePath(word)) {
            throw Failure.inputOutput("cannot read " + word + ": no such file");
        }
        return new Operand(word, argumentName, null);
    }

    /** No format of puzzles but a link has a slash in a single word, or ends like a file. */
    private static boolean looksLikePath(String word) {
        if (word.contains("://")) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (Character.isWhitespace(word.charAt(i))) {
                return false;
            }
        }
        String ending = word.substring(word.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return word.indexOf('/') >= 0 || word.indexOf('.') >= 0 && ENDINGS.contains(ending);
    }

    /** Whether there may be so much in it that reading it in blocks pays: a file that is not small, or any stream. */
    boolean mayBeLarge() {
        return !isText() && (file == null || !file.isFile() || file.length() >= LARGE);
    }

    /** What a message without a line number calls it. */
    String title() {
        return word.equals("-") ? "standard input" : name;
    }

    boolean isText() {
        return file == null && !word.equals("-");
    }

    /** A puzzle of it. */
    Input puzzle(PuzzleText puzzle) {
        return new Input(name, puzzle.firstLine(), puzzle.text(), isText());
    }

    /** Opens it and skips a number of bytes of a file. */
    InputStream open(InputStream standard, long offset) throws IOException {
        if (file == null) {
            return standard;
        }
        InputStream in = WholeFile.open(file);
        in.skipNBytes(offset);
        return in;
    }

    /** Its fingerprint, which changes with its content; only for what can be read again. */
    String identity() throws IOException {
        if (isText()) {
            return "text " + Terminal.oneLine(word);
        }
        if (file == null || !file.isFile()) {
            throw Failure.usage("--resume cannot read " + title() + " a second time; write it to a file first");
        }
        try (InputStream in = WholeFile.open(file)) {
            String obstacle = Decoded.obstacle(in);
            if (obstacle != null) {
                throw Failure.usage("--resume cannot begin in the middle of " + name + ", which is " + obstacle
                        + "; convert it to plain text first");
            }
        }
        return "file " + Terminal.oneLine(word) + ", " + file.length() + " bytes of "
                + Files.getLastModifiedTime(file.toPath());
    }
}
