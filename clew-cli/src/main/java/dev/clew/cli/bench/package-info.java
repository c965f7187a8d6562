/** Measures the engines on this machine, reports the results, and compares them with earlier ones. */
@NullMarked
package dev.clew.cli.bench;

import org.jspecify.annotations.NullMarked;
