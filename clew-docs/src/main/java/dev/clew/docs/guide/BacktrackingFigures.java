package dev.clew.docs.guide;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.press.style.Theme;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One search as a thread that frays. Dead strands end in a cross, the living one reaches the grid. */
final class BacktrackingFigures {
    private static final double FIRST_FORK = 122;
    private static final double FORK_STEP = 194;

    /** How far a strand bends away from its fork before it runs level and carries its words. */
    private static final double BEND = 92;

    private static final double TOP = 16;
    private static final double BOTTOM = 306;

    /** Where the grid begins. */
    private static final double GRID = 735;

    private final Puzzle puzzle;
    private final GuessTree work;
    private final double leafStep;
    private final StringBuilder dead = new StringBuilder();
    private final StringBuilder living = new StringBuilder();
    private final StringBuilder words = new StringBuilder();
    private int leaves;

    private BacktrackingFigures(Sample sample) {
        this.puzzle = sample.forked();
        this.work = GuessTree.of(puzzle, Sample.singlesOnly());
        this.leafStep = (BOTTOM - TOP)
                / (work.roots().stream().flatMap(GuessTree.Guess::ends).count() - 1);
    }

    static Page page(Sample sample) {
        return new BacktrackingFigures(sample).filled();
    }

    private Page filled() {
        double y = height(work.roots());
        leaves = 0;
        living.append("<path class=\"thread\" d=\"M-68 %s C27 %s 27 %s %s %s\"/>\n"
                .formatted(number(y - 5), number(y - 5), number(y), number(FIRST_FORK), number(y)));
        fork(work.roots(), FIRST_FORK, y);
        Map<String, String> values = new LinkedHashMap<>();
        values.put("tree", Svg.broken(dead.toString() + living + words));
        values.put("above", number(y - 12));
        values.put("below", number(y + 20));
        values.put("singles", String.valueOf(work.singles()));
        values.put("to-first", String.valueOf(work.guessesToFirst()));
        values.put("guesses", String.valueOf(work.guesses()));
        values.put("most", String.valueOf(most(work.roots())));
        Figure figure = new Figure(puzzle.shape(), 27);
        figure.cells().answer(Position.of(puzzle), Theme.PAGE);
        values.put("grid", figure.svg());
        return new Page("backtracking", values, List.of());
    }

    private static int most(List<GuessTree.Guess> guesses) {
        return guesses.stream()
                .mapToInt(guess -> Math.max(guess.singles(), most(guess.next())))
                .max()
                .orElse(0);
    }

    /** The height of a fork: halfway between its outermost strands. Leaves take their places in the order of trial. */
    private double height(List<GuessTree.Guess> guesses) {
        double first = 0;
        double last = 0;
        for (int i = 0; i < guesses.size(); i++) {
            last = guesses.get(i).next().isEmpty()
                    ? TOP + leaves++ * leafStep
                    : height(guesses.get(i).next());
            first = i == 0 ? last : first;
        }
        return (first + last) / 2;
    }

    private void fork(List<GuessTree.Guess> guesses, double x, double y) {
        for (GuessTree.Guess guess : guesses) {
            int before = leaves;
            double end = guess.next().isEmpty() ? TOP + leaves++ * leafStep : height(guess.next());
            int after = leaves;
            leaves = before;
            strand(guess, x, y, end);
            leaves = after;
        }
        words.append("<circle class=\"knot\" cx=\"%s\" cy=\"%s\" r=\"5.2\"/>\n".formatted(number(x), number(y)));
    }

    private void strand(GuessTree.Guess guess, double x, double y, double endY) {
        boolean last = guess.next().isEmpty();
        double endX = guess.solves() ? GRID - 8 : x + FORK_STEP - (last ? 8 : 0);
        String half = number(x + BEND / 2);
        String data = "M%s %s C%s %s %s %s %s %s H%s"
                .formatted(
                        number(x),
                        number(y),
                        half,
                        number(y),
                        half,
                        number(endY),
                        number(x + BEND),
                        number(endY),
                        number(endX));
        // The living strand is painted over the dead ones.
        (guess.lives() ? living : dead)
                .append("<path class=\"thread %s\" d=\"%s\"/>\n".formatted(guess.lives() ? "living" : "dead", data));
        label(guess, x + FORK_STEP - 18, endY);
        if (!last) {
            fork(guess.next(), endX, endY);
        } else {
            words.append(
                    guess.solves()
                            ? "<circle class=\"last\" cx=\"%s\" cy=\"%s\" r=\"6.2\"/>\n"
                                    .formatted(number(endX), number(endY))
                            : "<path class=\"cross\" d=\"M%s %sl10 10m0 -10l-10 10\"/>\n"
                                    .formatted(number(endX - 5), number(endY - 5)));
        }
    }

    private void label(GuessTree.Guess guess, double x, double y) {
        String text = puzzle.shape()
                .candidate(guess.event().cell(), guess.event().chosen())
                .toString();
        String follows = guess.singles() == 0
                ? "nothing follows"
                : guess.singles() + (guess.singles() == 1 ? " follows" : " follow");
        words.append("<text class=\"code %s\" x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(guess.lives() ? "living" : "dead", number(x), number(y - 9), text));
        words.append("<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(number(x), number(y + 18), follows));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
