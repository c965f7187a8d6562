package dev.clew.cli.solve;

import dev.clew.core.Position;

/** One JSON object a line. */
public final class JsonWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        JsonText json = new JsonText().put("puzzle", solved.puzzleLine());
        Position position = solved.position();
        if (position != null) {
            json.put("shape", position.shape().name());
        }
        json.put("outcome", solved.verdict().id());
        if (solved.verdict().isGood()) {
            json.put("solution", solved.solutions().get(0).toString());
        } else if (solved.verdict() == Verdict.MULTIPLE) {
            json.put("solutions", solved.solutions()).put("complete", solved.rest() == Rest.NONE);
        }
        if (!solved.reason().isEmpty()) {
            json.put("reason", solved.reason());
        }
        if (!solved.input().isArgument()) {
            json.put("file", solved.input().source());
        }
        return json.put("line", solved.input().line()).toString();
    }
}
