/** Makes the drills: positions of generated puzzles on which a technique is the next step. */
@NullMarked
package dev.clew.docs.drill;

import org.jspecify.annotations.NullMarked;
