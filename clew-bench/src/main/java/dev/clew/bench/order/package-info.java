/** Puzzles made to order: how fast, and whether they are what was ordered. */
@NullMarked
package dev.clew.bench.order;

import org.jspecify.annotations.NullMarked;
