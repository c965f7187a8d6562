/** Benchmarks. {@code tools/jmh} runs them. */
@NullMarked
package dev.clew.bench;

import org.jspecify.annotations.NullMarked;
