package dev.clew.docs.guide;

import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** Page 7: where each idea lives in the code. */
final class CodeMapPage {
    /**
     * A class and what it is for.
     *
     * @param station the station on the cover
     * @param type the full name of the class
     */
    record Card(String station, String type, String text) {
        String name() {
            return type.substring(type.lastIndexOf('.') + 1);
        }

        String place() {
            return type.substring("dev.clew.".length(), type.lastIndexOf('.'));
        }
    }

    static final List<Card> CARDS = List.of(
            new Card(
                    "parse",
                    "dev.clew.core.format.FormatCatalog",
                    "Knows every way to write a puzzle down, tells them apart, and says what is wrong with a line."),
            new Card(
                    "model",
                    "dev.clew.core.Shape",
                    "Units, peers and the tables between them, worked out once from the rules of any grid."),
            new Card(
                    "mask",
                    "dev.clew.core.internal.general.State",
                    "One mask a cell, and a trail of changes, so that nothing is ever copied."),
            new Card(
                    "deduce",
                    "dev.clew.core.internal.general.Deduction",
                    "Singles, then locked candidates, then subsets, until nothing moves or something breaks."),
            new Card(
                    "branch",
                    "dev.clew.core.internal.general.Branching",
                    "The tightest cell, ties by open peers; its values by impact, ties by the smaller."),
            new Card(
                    "solve",
                    "dev.clew.core.Solver",
                    "The front door: solves, counts and lists, and says unique, several, none or out of budget."));

    private static final double FIRST = 142;
    private static final double STEP = (Sheet.WIDTH - 2 * FIRST) / 5;
    private static final double THREAD = 318;
    private static final double FIGURE_TOP = 194;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final List<Guesswork.Guess> fork;

    private CodeMapPage(Sample sample) {
        this.fork = Guesswork.of(sample.forked(), Sample.singlesOnly()).roots();
    }

    static Page page(Sample sample) {
        return new CodeMapPage(sample).draw();
    }

    private Page draw() {
        drawThread();
        for (int i = 0; i < CARDS.size(); i++) {
            drawCard(CARDS.get(i), FIRST + i * STEP);
        }
        new StationFigures(sheet, FIGURE_TOP, index -> FIRST + index * STEP).draw(fork);
        sheet.rule();
        drawGuards();
        return new Page(
                "code map",
                "Where each idea lives",
                "Six classes carry the six stations of the thread, and four guards watch over them.",
                sheet.picture("Code map", "Six classes on one thread, and four guards."),
                List.of());
    }

    private void drawGuards() {
        sheet.band(0, 4, "Correctness", "A slow, plainly written solver referees every fast one, on the same puzzles.");
        sheet.band(
                1,
                4,
                "Performance",
                "No memory is asked for inside the search. What a guess changed is undone, not copied.");
        sheet.band(
                2,
                4,
                "Search control",
                "A budget of time or guesses comes with every call, and ends it with an honest answer.");
        sheet.band(
                3,
                4,
                "Impact ordering",
                "Every tie is broken by rule, so the first solution is the same on every machine.");
    }

    private void drawThread() {
        ThreadLine line = ThreadLine.from(0, THREAD + 3).wave(FIRST, THREAD);
        for (int i = 1; i < CARDS.size(); i++) {
            double x = FIRST + i * STEP;
            double sag = i % 2 == 1 ? 6 : -6;
            line.curve(x - STEP * 0.7, THREAD + sag, x - STEP * 0.3, THREAD + sag, x, THREAD);
        }
        sheet.thread(line.wave(Sheet.WIDTH, THREAD - 3));
    }

    private void drawCard(Card card, double x) {
        sheet.knot(x, THREAD);
        sheet.text(x, THREAD + 36, Anchor.MIDDLE, card.station(), Face.STRONG, 16, Token.INK);
        sheet.text(x, THREAD + 59, Anchor.MIDDLE, card.name(), Face.CODE, 13, Token.BECAUSE);
        sheet.text(x, THREAD + 76, Anchor.MIDDLE, card.place(), Face.CODE, 10, Token.INK3);
        sheet.set(x, THREAD + 104, Prose.of(card.text(), 13, STEP - 30), 19, Anchor.MIDDLE, Token.INK2);
    }
}
