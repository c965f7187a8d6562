package dev.clew.cli.solve;

import dev.clew.cli.shell.Terminal;

/** Exactly one line a puzzle: the solution, or {@code !} and a word. */
public final class LineWriter implements SolutionWriter {
    @Override
    public String write(Solved solved) {
        return switch (solved.verdict()) {
            case UNIQUE, FOUND -> solved.solutions().get(0).toString();
            case MULTIPLE -> "!multiple";
            case NONE -> "!none";
            case BUDGET -> "!budget";
            case INVALID -> "!invalid: " + Terminal.oneLine(solved.reason());
        };
    }
}
