package dev.clew.spark.rows;

import java.io.Serializable;

/**
 * A row with a puzzle, as it was read. Immutable.
 *
 * @param path the file
 * @param position the bytes or rows that come before it there
 * @param text the puzzle, with its shape if a column gives it
 */
record InputRow(String path, long position, String text) implements Serializable {
    private static final long serialVersionUID = 1;
}
