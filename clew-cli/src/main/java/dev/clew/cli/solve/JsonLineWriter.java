package dev.clew.cli.solve;

import dev.clew.cli.answer.JsonLine;

/** One JSON object a line. */
public final class JsonLineWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        return JsonLine.of(solved.input(), solved.answer());
    }
}
