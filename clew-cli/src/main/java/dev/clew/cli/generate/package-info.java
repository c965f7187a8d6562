/** New puzzles: what {@code clew generate} asks for, its limit of time, and its output. */
@NullMarked
package dev.clew.cli.generate;

import org.jspecify.annotations.NullMarked;
