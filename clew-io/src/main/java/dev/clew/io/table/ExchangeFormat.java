package dev.clew.io.table;

import dev.clew.core.Position;

/**
 * A record of the Sudoku Exchange puzzle bank, 100 bytes with its line feed: the beginning of a hash of the digits, by which
 * the bank is sorted, the digits with 0 for a blank, and a rating. A position has no rating, so 0.0 is written.
 */
public final class ExchangeFormat extends RowFormat {
    private static final int HASH = 12;

    /** For the service loader. */
    public ExchangeFormat() {
        super("exchange", "a record of the Sudoku Exchange puzzle bank: hash, 81 digits, and 0.0 for no rating");
    }

    @Override
    protected String text(Position position) {
        String digits = cells(position.values(), '0');
        return Sha1.hex(digits).substring(0, HASH) + " " + digits + "  0.0";
    }
}
