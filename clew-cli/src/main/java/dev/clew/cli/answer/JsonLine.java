package dev.clew.cli.answer;

import dev.clew.cli.read.Input;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.AnswerJson;

/** The desk's document for an answer, and where its puzzle stands. */
public final class JsonLine {
    private JsonLine() {}

    /** One line. */
    public static String of(Input input, Answer answer) {
        JsonWriter json = AnswerJson.open(answer);
        if (!input.isArgument()) {
            json.put("file", input.source());
        }
        return json.put("line", input.line()).end().text();
    }
}
