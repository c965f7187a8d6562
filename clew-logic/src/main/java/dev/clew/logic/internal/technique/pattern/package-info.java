/** Patterns of one value and two strong links. */
@NullMarked
package dev.clew.logic.internal.technique.pattern;

import org.jspecify.annotations.NullMarked;
