/**
 * What can be read off a board without drawing a conclusion: links between candidates, almost locked sets.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.fact;

import org.jspecify.annotations.NullMarked;
