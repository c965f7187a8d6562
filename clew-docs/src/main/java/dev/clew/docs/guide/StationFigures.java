package dev.clew.docs.guide;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** A small figure for each of the six stations, from the pages on which they were large. */
final class StationFigures {
    private static final double SIZE = 90;

    private final Sheet sheet;
    private final double top;
    private final IntToDoubleFunction middle;
    private final Shape shape = CoverPuzzle.POSITION.shape();

    StationFigures(Sheet sheet, double top, IntToDoubleFunction middle) {
        this.sheet = sheet;
        this.top = top;
        this.middle = middle;
    }

    void draw(List<Guesswork.Guess> fork) {
        drawText(left(0));
        drawUnits(left(1));
        drawMask(middle.applyAsDouble(2));
        drawSingle(left(3));
        drawFork(middle.applyAsDouble(4), fork);
        drawSolution(left(5));
    }

    private double left(int index) {
        return middle.applyAsDouble(index) - SIZE / 2;
    }

    private void drawText(double x) {
        sheet.add(new Rect(x, top, SIZE, SIZE, 4, Paint.fill(sheet.colour(Token.SUNKEN))));
        String text = CoverPuzzle.POSITION.puzzle().toString();
        for (int row = 0; row < 9; row++) {
            String line = text.substring(9 * row, 9 * row + 9);
            sheet.text(x + SIZE / 2, top + 13.5 + row * 8.8, Anchor.MIDDLE, line, Face.CODE, 8.5, Token.INK2);
        }
    }

    private void drawUnits(double x) {
        GridFigure grid = new GridFigure(shape, x, top, SIZE / 9);
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        List<Token> tints = List.of(Token.BECAUSE_TINT, Token.COVER_TINT, Token.FIN_TINT);
        List<Token> lines = List.of(Token.BECAUSE, Token.COVER, Token.FIN);
        for (int i = 0; i < 3; i++) {
            cells.tint(unit(i), sheet.colour(tints.get(i)));
        }
        sheet.addAll(cells.ground(Theme.LIGHT));
        for (int i = 0; i < 3; i++) {
            sheet.add(grid.outline(unit(i), Stroke.round(sheet.colour(lines.get(i)), 1.2)));
        }
        sheet.add(new Circle(
                grid.centreX(CoverPuzzle.FOCUS),
                grid.centreY(CoverPuzzle.FOCUS),
                3,
                Paint.fill(sheet.colour(Token.INK))));
    }

    private CellSet unit(int index) {
        return shape.houseCells(shape.houseOf(CoverPuzzle.FOCUS, index));
    }

    private void drawMask(double x) {
        Digits digits = CoverPuzzle.candidates(CoverPuzzle.FOCUS);
        double y = top + SIZE / 2;
        for (int value = 1; value <= shape.size(); value++) {
            boolean on = digits.contains(value);
            Stroke line = Stroke.solid(sheet.colour(on ? Token.BECAUSE : Token.THIN), 1);
            Paint paint = new Paint(sheet.colour(on ? Token.BECAUSE : Token.PAPER), line);
            sheet.add(new Rect(x - 61.5 + (value - 1) * 13.8, y - 9, 11, 18, 2.5, paint));
        }
        sheet.text(x, y + 32, Anchor.MIDDLE, String.valueOf(digits.low()), Face.CODE, 13, Token.INK2);
    }

    /** The upper middle block of the cover, with its single. */
    private void drawSingle(double x) {
        double side = SIZE / 3;
        GridFigure grid = new GridFigure(shape, x, top, side);
        drawBlock(x, side);
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        Grid solution = Answer.to(CoverPuzzle.POSITION);
        for (int i = 0; i < 9; i++) {
            int cell = i / 3 * 9 + 3 + i % 3;
            int at = i / 3 * 9 + i % 3;
            int value = CoverPuzzle.POSITION.value(cell);
            if (value != 0) {
                cells.figure(at, value, Face.STRONG, sheet.colour(Token.GIVEN));
            } else if (CoverPuzzle.candidates(cell).size() == 1) {
                Paint ring = new Paint(sheet.colour(Token.PLACE_TINT), Stroke.solid(sheet.colour(Token.PLACE), 1.4));
                sheet.add(new Circle(grid.centreX(at), grid.centreY(at), 11.4, ring));
                cells.figure(at, solution.value(cell), Face.STRONG, sheet.colour(Token.PLACE));
            }
        }
        sheet.add(cells.figures());
    }

    private void drawBlock(double x, double side) {
        sheet.add(new Rect(x, top, SIZE, SIZE, 0, Paint.fill(sheet.colour(Token.SURFACE))));
        Stroke thin = Stroke.solid(sheet.colour(Token.THIN), 1);
        for (int i = 0; i < 9; i++) {
            int row = i / 3;
            sheet.add(new Rect(x + i % 3 * side, top + row * side, side, side, 0, Paint.stroke(thin)));
        }
        Stroke thick = Stroke.solid(sheet.colour(Token.THICK), 2);
        sheet.add(new Rect(x, top, SIZE, SIZE, 0, Paint.stroke(thick)));
    }

    private void drawFork(double x, List<Guesswork.Guess> fork) {
        double y = top + SIZE / 2;
        Stroke faded = Stroke.round(sheet.colour(Token.THREAD).over(sheet.colour(Token.PAPER), 0.45), 1.6);
        ThreadLine dead = ThreadLine.from(x - 14, y).wave(x + 26, y - 28).line(x + 40, y - 28);
        sheet.add(dead.path(Paint.stroke(faded)));
        sheet.thread(
                ThreadLine.from(x - 52, y).line(x - 14, y).wave(x + 26, y + 28).line(x + 50, y + 28));
        sheet.knot(x - 14, y);
        for (Guesswork.Guess guess : fork) {
            String value = String.valueOf(guess.event().chosen());
            double above = guess.lives() ? y + 20 : y - 36;
            sheet.text(x + 38, above, Anchor.END, value, Face.CODE, 12, guess.lives() ? Token.INK : Token.INK3);
        }
        String cell = shape.cellName(fork.get(0).event().cell());
        sheet.text(x - 52, y - 10, Anchor.START, cell, Face.CODE, 12, Token.INK2);
    }

    private void drawSolution(double x) {
        GridFigure grid = new GridFigure(shape, x, top, SIZE / 9);
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE)).answer(CoverPuzzle.POSITION, Theme.LIGHT);
        sheet.addAll(cells.ground(Theme.LIGHT)).add(cells.figures());
    }
}
