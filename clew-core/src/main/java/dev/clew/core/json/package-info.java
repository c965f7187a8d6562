/** A small reader of JSON, for puzzles and questions: strict, bounded, and of nothing but {@code java.base}. */
@NullMarked
package dev.clew.core.json;

import org.jspecify.annotations.NullMarked;
