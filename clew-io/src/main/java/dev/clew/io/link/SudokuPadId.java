package dev.clew.io.link;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle's id in SudokuPad: after the address in several ways, or alone. Immutable.
 *
 * @param kind what the id begins with, which says how the rest is packed
 * @param rest what follows
 */
record SudokuPadId(Kind kind, String rest) {
    /** How a puzzle is packed. */
    enum Kind {
        /** SudokuPad's own documents. */
        SCL("scl", "ctc"),
        /** Those of f-puzzles. */
        FPUZ("fpuzzles", "fpuz"),
        /** Cells with features behind them. */
        SCF("scf", "scf"),
        /** Cells alone. */
        CLASSIC("classic", "classic"),
        /** Only the server knows. */
        REMOTE("", "");

        private final String prefix;
        private final String other;

        Kind(String prefix, String other) {
            this.prefix = prefix;
            this.other = other;
        }

        /** What follows one of its prefixes, or null. */
        private @Nullable String strip(String id) {
            String found = id.startsWith(prefix) ? prefix : other;
            return id.startsWith(found) ? id.substring(found.length()) : null;
        }
    }

    private static final String[] HOSTS = {
        "sudokupad.app/",
        "app.crackingthecryptic.com/",
        "cracking-the-cryptic.web.app/",
        "sudokupad.svencodes.com/",
        "sudokupad://puzzle/"
    };
    private static final String[] FOLDERS = {"sudoku.html", "sudoku", "/"};
    private static final String[] QUERIES = {"puzzleid=", "puzzle="};
    private static final int SHORTEST_PACKED = 20;

    /** The id in a line, or null where there is none. An address somewhere in a line counts only if it holds the puzzle. */
    static @Nullable SudokuPadId find(String line) {
        String address = LinkText.after(line, HOSTS);
        if (address == null) {
            return isBare(line) ? of(line) : null;
        }
        String id = id(address);
        SudokuPadId found = id.isEmpty() ? null : of(id);
        boolean alone = line.indexOf(' ') < 0;
        return found == null || found.kind() == Kind.REMOTE && !alone ? null : found;
    }

    private static String id(String address) {
        String rest = address;
        for (String folder : FOLDERS) {
            rest = rest.startsWith(folder) ? rest.substring(folder.length()) : rest;
        }
        if (!rest.startsWith("?")) {
            return LinkText.upTo(rest, "?#");
        }
        String query = LinkText.after(rest, QUERIES);
        return query == null ? "" : LinkText.upTo(query, "&#");
    }

    private static SudokuPadId of(String id) {
        for (Kind kind : Kind.values()) {
            String rest = kind.strip(id);
            if (rest != null && isPlausible(kind, rest)) {
                return new SudokuPadId(kind, rest);
            }
        }
        return new SudokuPadId(Kind.REMOTE, id);
    }

    /** An id on the server may begin with the same letters. */
    private static boolean isPlausible(Kind kind, String rest) {
        return switch (kind) {
            case SCL, FPUZ -> rest.length() >= SHORTEST_PACKED;
            case SCF -> ClassicCodec.newer(LinkText.upTo(rest, "*"), 81).length() >= 81;
            case CLASSIC, REMOTE -> true;
        };
    }

    /** An id without any address: a packed document, or the word classic with a grid after it. */
    private static boolean isBare(String line) {
        String scl = Kind.SCL.strip(line);
        String packed = scl == null ? Kind.FPUZ.strip(line) : scl;
        String classic = Kind.CLASSIC.strip(line);
        return packed != null && packed.length() >= SHORTEST_PACKED && PackedJson.begins(packed)
                || classic != null && line.indexOf(' ') < 0 && ClassicCodec.isGrid(classic);
    }
}
