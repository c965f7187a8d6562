/** The command line: one class a command, a list of them, and the face that runs one. */
@NullMarked
package dev.clew.cli;

import org.jspecify.annotations.NullMarked;
