package dev.clew.docs.guide;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** Page 6: one search as a thread that frays. Dead strands end in a cross, the living one reaches the grid. */
final class BacktrackingPage {
    private static final double FIRST_FORK = 190;
    private static final double FORK_STEP = 194;

    /** How far a strand bends away from its fork before it runs level and carries its words. */
    private static final double BEND = 92;

    private static final double TOP = 206;
    private static final double BOTTOM = 506;
    private static final double SIDE = 27;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Puzzle puzzle;
    private final Guesswork work;
    private final GridFigure grid;
    private final double leafStep;
    private int leaves;

    private BacktrackingPage(Sample sample) {
        this.puzzle = sample.forked();
        this.work = Guesswork.of(puzzle, Sample.singlesOnly());
        this.grid = new GridFigure(puzzle.shape(), Sheet.RIGHT - 9 * SIDE, TOP + 10, SIDE);
        this.leafStep = (BOTTOM - TOP)
                / (work.roots().stream().flatMap(Guesswork.Guess::ends).count() - 1);
    }

    static Page page(Sample sample) {
        return new BacktrackingPage(sample).draw();
    }

    private Page draw() {
        double y = height(work.roots());
        sheet.thread(ThreadLine.from(0, y - 5).wave(FIRST_FORK, y));
        sheet.text(Sheet.LEFT, y - 12, Anchor.START, work.singles() + " singles, then", Face.TEXT, 11.5, Token.INK3);
        sheet.text(Sheet.LEFT, y + 20, Anchor.START, "nothing moves", Face.TEXT, 11.5, Token.INK3);
        leaves = 0;
        drawFork(work.roots(), FIRST_FORK, y);
        drawSolution();
        sheet.rule();
        drawWords();
        return new Page(
                "backtracking",
                "A wrong turn ends by itself",
                "Every guess is followed by the same deduction; a contradiction cuts the strand, and the last fork is tried anew.",
                sheet.picture("Backtracking", "A search tree; one strand reaches the solved grid, the others end."),
                List.of(new Page.Figure(grid, Position.of(puzzle))));
    }

    // ---- the tree ----

    /** The height of a fork: halfway between its outermost strands. Leaves take their places in the order of trial. */
    private double height(List<Guesswork.Guess> guesses) {
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

    private void drawFork(List<Guesswork.Guess> guesses, double x, double y) {
        int before = leaves;
        // The living strand is painted over the dead ones.
        for (boolean living : new boolean[] {false, true}) {
            leaves = before;
            for (Guesswork.Guess guess : guesses) {
                int start = leaves;
                double end = guess.next().isEmpty() ? TOP + leaves++ * leafStep : height(guess.next());
                int after = leaves;
                if (guess.lives() == living) {
                    leaves = start;
                    drawStrand(guess, x, y, end);
                }
                leaves = after;
            }
        }
        sheet.knot(x, y);
    }

    private void drawStrand(Guesswork.Guess guess, double x, double y, double endY) {
        boolean last = guess.next().isEmpty();
        double endX = guess.solves() ? grid.bounds().left() - 8 : x + FORK_STEP - (last ? 8 : 0);
        ThreadLine line = ThreadLine.from(x, y).wave(x + BEND, endY).line(endX, endY);
        if (guess.lives()) {
            sheet.thread(line);
        } else {
            Colour faded = sheet.colour(Token.THREAD).over(sheet.colour(Token.PAPER), 0.45);
            sheet.add(line.path(Paint.stroke(Stroke.round(faded, 1.6))));
        }
        drawLabel(guess, x + FORK_STEP - 18, endY);
        if (!last) {
            drawFork(guess.next(), endX, endY);
        } else if (guess.solves()) {
            sheet.lastKnot(endX, endY);
        } else {
            drawCross(endX, endY);
        }
    }

    private void drawLabel(Guesswork.Guess guess, double x, double y) {
        String text = puzzle.shape()
                .candidate(guess.event().cell(), guess.event().chosen())
                .toString();
        sheet.text(x, y - 9, Anchor.END, text, Face.CODE, 13, guess.lives() ? Token.INK : Token.INK3);
        String singles = guess.singles() == 0
                ? "nothing follows"
                : guess.singles() + (guess.singles() == 1 ? " follows" : " follow");
        sheet.text(x, y + 18, Anchor.END, singles, Face.TEXT, 11.5, Token.INK3);
    }

    private void drawCross(double x, double y) {
        Stroke line = Stroke.round(sheet.colour(Token.REMOVE), 2.4);
        sheet.add(new Group(
                "dead-end",
                List.of(new Line(x - 5, y - 5, x + 5, y + 5, line), new Line(x - 5, y + 5, x + 5, y - 5, line))));
    }

    // ---- the grid and the words ----

    private void drawSolution() {
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE)).answer(Position.of(puzzle), Theme.LIGHT);
        sheet.addAll(cells.ground(Theme.LIGHT)).add(cells.figures());
    }

    private void drawWords() {
        sheet.band(
                0,
                3,
                "The rhythm",
                "Assign, deduce, and look: solved, stuck or broken. What a guess changed is noted on a trail, so taking it"
                        + " back costs only what it did.");
        sheet.band(
                1,
                3,
                "The proof",
                "The grid was reached with guess " + work.guessesToFirst() + ". The search went on until all "
                        + work.guesses() + " were answered: only then is the solution known to be the only one.");
        sheet.band(
                2,
                3,
                "The key idea",
                "A guess is never believed. It is a question, and deduction answers it: here with up to "
                        + work.roots().stream()
                                .mapToInt(BacktrackingPage::most)
                                .max()
                                .orElse(0)
                        + " values that follow from one.");
    }

    private static int most(Guesswork.Guess guess) {
        return Math.max(
                guess.singles(),
                guess.next().stream().mapToInt(BacktrackingPage::most).max().orElse(0));
    }
}
