/** Questions about reasoning: hint, steps, explain, rate. */
@NullMarked
package dev.clew.desk.logic;

import org.jspecify.annotations.NullMarked;
