/**
 * A small reader and writer of JSON, for puzzles, questions and answers: strict, bounded, and of nothing but {@code java.base}.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.core.json;

import org.jspecify.annotations.NullMarked;
