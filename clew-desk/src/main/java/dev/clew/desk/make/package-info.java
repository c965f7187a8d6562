/** Questions for new puzzles: generate. */
@NullMarked
package dev.clew.desk.make;

import org.jspecify.annotations.NullMarked;
