package dev.clew.core.format.split;

import dev.clew.core.format.text.RowText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways in which a line is a row of cells. */
enum RowStyle {
    /** A token a cell: {@code 5 3 . | . 7 .}. */
    TOKENS,
    /** A character a cell, in one token or in tokens of equal length: {@code 53. .7.}. */
    CHARACTERS,
    /** A field a cell, and an empty one is a blank: {@code |5| |3|}. */
    FIELDS,
    /** A field a cell, and a comma after the last one: {@code 5,,3,}. */
    CLOSED_FIELDS,
    /** A token a cell, after the number or the letter of the row, or after the mark of a list. */
    LABELLED,
    /** A character a cell, after the number or the letter of the row, or after the mark of a list. */
    LABELLED_CHARACTERS;

    /**
     * The cells of a line, or null if it is not a row in this style.
     *
     * @param row the number of the row in its grid, from 0
     */
    @Nullable
    List<String> cells(String line, int row) {
        return switch (this) {
            case TOKENS -> RowText.cells(RowText.tokens(line));
            case CHARACTERS -> characters(RowText.tokens(line));
            case FIELDS -> RowText.fields(line, false);
            case CLOSED_FIELDS -> RowText.fields(line, true);
            case LABELLED, LABELLED_CHARACTERS -> labelled(RowText.tokens(line), row);
        };
    }

    private @Nullable List<String> labelled(List<String> tokens, int row) {
        if (tokens.size() < 2 || !isLabel(tokens.get(0), row)) {
            return null;
        }
        List<String> rest = tokens.subList(1, tokens.size());
        return this == LABELLED ? RowText.cells(rest) : characters(rest);
    }

    private static @Nullable List<String> characters(List<String> tokens) {
        List<String> cells = new ArrayList<>();
        for (String token : tokens) {
            if (token.length() != tokens.get(0).length()) {
                return null;
            }
            cells.addAll(List.of(token.split("")));
        }
        return RowText.cells(cells);
    }

    private static boolean isLabel(String token, int row) {
        String name = token.replaceFirst("^[rR](?=\\d)", "").replaceFirst("[.:)]$", "");
        return name.equals(String.valueOf(row + 1))
                || name.equals(String.valueOf(row))
                || name.equals(String.valueOf((char) ('A' + row)))
                || name.equals(String.valueOf((char) ('a' + row)))
                || token.equals("-")
                || token.equals("*");
    }
}
