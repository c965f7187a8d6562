package dev.clew.desk.line;

import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import java.util.List;

/**
 * An answer and the line that tells it. Immutable.
 *
 * @param answer what the desk says, which may be a refusal
 * @param verdict what is known of the puzzle
 * @param line the line, without its end
 * @param warnings what the reader of the text has to say about a choice it made
 */
public record Told(Answer answer, Verdict verdict, String line, List<String> warnings) {}
