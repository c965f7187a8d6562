/** From puzzles to lines: the run of a command over all its puzzles, in order, on several threads. */
@NullMarked
package dev.clew.cli.pipeline;

import org.jspecify.annotations.NullMarked;
