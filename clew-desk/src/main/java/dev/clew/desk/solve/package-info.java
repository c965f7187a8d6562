/** Questions about solutions: solve, check, count. */
@NullMarked
package dev.clew.desk.solve;

import org.jspecify.annotations.NullMarked;
