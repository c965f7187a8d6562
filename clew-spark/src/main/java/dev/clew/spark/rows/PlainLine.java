package dev.clew.spark.rows;

import dev.clew.core.engine.BulkWorker;
import java.nio.charset.StandardCharsets;

/** Texts that are a classic 9×9 puzzle and nothing else, as bytes for the engines. */
final class PlainLine {
    private PlainLine() {}

    /** Copies a text to a place; whether it is such a puzzle. */
    static boolean copy(String puzzle, byte[] target, int from) {
        if (puzzle.length() != BulkWorker.CELLS) {
            return false;
        }
        int all = 0;
        for (int i = 0; i < BulkWorker.CELLS; i++) {
            char c = puzzle.charAt(i);
            all |= c;
            target[from + i] = (byte) c;
        }
        return all < 128 && BulkWorker.isPuzzle(target, from);
    }

    /** The puzzle as Clew writes it, with dots for blanks. */
    static String written(String puzzle) {
        byte[] text = puzzle.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < text.length; i++) {
            text[i] = (byte) (text[i] >= '1' && text[i] <= '9' ? text[i] : '.');
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }
}
