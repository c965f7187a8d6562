package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of N² characters. */
final class LineFormat implements PuzzleFormat {
    @Override
    public String name() {
        return "line";
    }

    @Override
    public String description() {
        return "one line of N² characters";
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return true;
    }

    @Override
    public Reading read(String text, @Nullable Shape shape) {
        String line = text.strip();
        Shape actual = shape != null ? shape : Shape.classic((int) Math.sqrt(line.length()));
        int[] values = line.chars()
                .map(c -> Math.max(0, Character.digit(c, 36)))
                .limit(actual.cells())
                .toArray();
        return new Reading.Found(Position.of(Puzzle.of(actual, values)));
    }

    @Override
    public String write(Position position) {
        return position.toString();
    }

    @Override
    public List<String> losses(Position position) {
        return List.of();
    }
}
