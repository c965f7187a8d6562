/**
 * Answers on one line each, as {@code clew solve}, {@code rate} and {@code canon} write them; and {@link
 * dev.clew.desk.line.LineWork}, which reads a puzzle, asks the question and gives the line.
 */
@NullMarked
package dev.clew.desk.line;

import org.jspecify.annotations.NullMarked;
