package dev.clew.core.format.split;

import dev.clew.core.format.text.RowText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways in which a line is a row of cells. */
enum RowStyle {
    /** A token a cell: {@code 5 3 . | . 7 .}. */
    TOKENS {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            return RowText.cells(RowText.tokens(line));
        }
    },
    /** A character a cell, in one token or in tokens of equal length: {@code 53. .7.}. */
    CHARACTERS {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            List<String> tokens = RowText.tokens(line);
            List<String> cells = new ArrayList<>();
            for (String token : tokens) {
                if (token.length() != tokens.get(0).length()) {
                    return null;
                }
                cells.addAll(List.of(token.split("")));
            }
            return RowText.cells(cells);
        }
    },
    /** A field a cell, and an empty one is a blank: {@code |5| |3|}. */
    FIELDS {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            return RowText.fields(line, false);
        }
    },
    /** A field a cell, and a comma after the last one: {@code 5,,3,}. */
    CLOSED_FIELDS {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            return RowText.fields(line, true);
        }
    },
    /** A token a cell, after the number or the letter of the row, or after the mark of a list. */
    LABELLED {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            List<String> tokens = RowText.tokens(line);
            return tokens.size() > 1 && isLabel(tokens.get(0), row)
                    ? RowText.cells(tokens.subList(1, tokens.size()))
                    : null;
        }
    },
    /** A character a cell, after the number or the letter of the row, or after the mark of a list. */
    LABELLED_CHARACTERS {
        @Override
        @Nullable
        List<String> cells(String line, int row) {
            List<String> tokens = RowText.tokens(line);
            return tokens.size() > 1 && isLabel(tokens.get(0), row)
                    ? CHARACTERS.cells(String.join(" ", tokens.subList(1, tokens.size())), row)
                    : null;
        }
    };

    /**
     * The cells of a line, or null if it is not a row in this style.
     *
     * @param row the number of the row in its grid, from 0
     */
    abstract @Nullable List<String> cells(String line, int row);

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
