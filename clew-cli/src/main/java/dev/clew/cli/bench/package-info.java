/** Measures the engines on this machine, tells what came out, and compares it with what came out before. */
@NullMarked
package dev.clew.cli.bench;

import org.jspecify.annotations.NullMarked;
