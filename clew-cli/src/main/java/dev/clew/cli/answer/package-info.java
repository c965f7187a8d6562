/** From a text to an answer to lines: what the commands that ask the desk about puzzles share. */
@NullMarked
package dev.clew.cli.answer;

import org.jspecify.annotations.NullMarked;
