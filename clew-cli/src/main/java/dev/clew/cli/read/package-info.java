/** From arguments to puzzles: operands, what they are packed in, and the pieces they are read in. */
@NullMarked
package dev.clew.cli.read;

import org.jspecify.annotations.NullMarked;
