/** The world around a run: terminal and streams, exit codes, failures, output files and progress. */
@NullMarked
package dev.clew.cli.shell;

import org.jspecify.annotations.NullMarked;
