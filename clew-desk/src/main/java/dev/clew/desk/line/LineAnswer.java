package dev.clew.desk.line;

import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import java.util.List;

/**
 * An answer and its line. Immutable.
 *
 * @param answer the desk's answer, which may be a refusal
 * @param verdict what is known of the puzzle
 * @param line the line, without its end
 * @param warnings what the reader of the text has to say about a choice it made
 */
public record LineAnswer(Answer answer, Verdict verdict, String line, List<String> warnings) {}
