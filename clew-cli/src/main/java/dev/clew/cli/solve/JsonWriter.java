package dev.clew.cli.solve;

/** One JSON object a line. */
public final class JsonWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        JsonText json =
                solved.document().begin().put("outcome", solved.verdict().id());
        if (solved.verdict().isGood()) {
            json.put("solution", solved.line(solved.solutions().get(0)));
        } else if (solved.verdict() == Verdict.MULTIPLE) {
            json.put("solutions", solved.lines()).put("complete", solved.rest() == Rest.NONE);
        }
        if (!solved.reason().isEmpty()) {
            json.put("reason", solved.reason());
        }
        return solved.document().end(json);
    }
}
