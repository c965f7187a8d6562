/** Equal blocks of work and their times: what {@code tools/bench-compare} runs on each of two commits. */
@NullMarked
package dev.clew.bench.block;

import org.jspecify.annotations.NullMarked;
