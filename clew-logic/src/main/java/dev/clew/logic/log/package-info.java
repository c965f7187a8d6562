/** The log of a solver that works in passes, for readers of that format. */
@NullMarked
package dev.clew.logic.log;

import org.jspecify.annotations.NullMarked;
