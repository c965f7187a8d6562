/** From arguments to puzzles to lines: inputs, the ordered pipeline, output, messages and progress. */
@NullMarked
package dev.clew.cli.stream;

import org.jspecify.annotations.NullMarked;
