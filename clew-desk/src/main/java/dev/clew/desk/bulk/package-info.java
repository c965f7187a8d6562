/**
 * Very many puzzles, from bytes to bytes: {@link dev.clew.desk.bulk.Bulk} is the front door, for a stream or for blocks
 * of lines. A text is cut into blocks after plain lines, a block is solved at once, and answers come in the order of
 * the puzzles on any number of threads.
 */
@NullMarked
package dev.clew.desk.bulk;

import org.jspecify.annotations.NullMarked;
