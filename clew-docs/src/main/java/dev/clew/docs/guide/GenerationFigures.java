package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Shape;
import dev.clew.generate.Caps;
import dev.clew.generate.Generated;
import dev.clew.generate.Generator;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import dev.clew.press.picture.Face;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A seed, a full grid, and the number of clues that falls along the thread. */
final class GenerationFigures {
    private static final long SEED = Sample.SEED;
    private static final double SIDE = 24;

    /** The chart: as wide as the room between the grids, and its levels of the most and the fewest clues. */
    private static final double LEFT = 50;

    private static final double RIGHT = 530;
    private static final double TOP = 14;
    private static final double BOTTOM = 290;

    /** One clue looked at: whether it went, and how many are left. */
    private record Look(int cell, boolean removed, int clues) {}

    private final List<Look> looks = new ArrayList<>();
    private final Generated made;
    private final Shape shape;

    private GenerationFigures() {
        Result result =
                new Generator(Target.any().withMinimal(), Caps.standard(), Budget.unlimited(), new Log()).make(SEED);
        if (!(result instanceof Result.Found found)) {
            throw new IllegalStateException("Seed " + SEED + " makes no puzzle");
        }
        this.made = found.generated();
        this.shape = made.puzzle().shape();
    }

    /** Records what happens to every clue. */
    private final class Log implements Generator.Watch {
        @Override
        public void missed(int attempts, Optional<Generated> best) {
            looks.clear();
        }

        @Override
        public void tried(int cell, boolean removed, int clues) {
            looks.add(new Look(cell, removed, clues));
        }
    }

    static Page page() {
        return new GenerationFigures().filled();
    }

    private Page filled() {
        Map<String, String> values = new LinkedHashMap<>();
        long removed = looks.stream().filter(Look::removed).count();
        int first = 0;
        while (looks.get(first).removed()) {
            first++;
        }
        Look stays = looks.get(first);
        values.put("seed", String.valueOf(SEED));
        values.put("cells", String.valueOf(shape.cells()));
        values.put("clues", String.valueOf(made.puzzle().givenCount()));
        values.put("level", made.rating().levelName());
        values.put("rating", made.rating().toString());
        values.put("looks", String.valueOf(looks.size()));
        values.put("removed", String.valueOf(removed));
        values.put("stay", String.valueOf(looks.size() - removed));
        values.put("full", grid(false));
        values.put("puzzle", grid(true));
        values.put("thread", thread());
        values.put("rings", rings());
        values.put("scale", scale());
        values.put("stay-x", number(x(first + 1)));
        values.put("stay-y", number(y(stays.clues())));
        values.put("stay-cell", shape.cellName(stays.cell()));
        values.put("stay-value", String.valueOf(made.solution().value(stays.cell())));
        return new Page("generation", values, List.of());
    }

    private String grid(boolean cluesOnly) {
        Figure figure = new Figure(shape, SIDE);
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean clue = made.puzzle().given(cell) != 0;
            if (clue || !cluesOnly) {
                Token ink = clue ? Token.GIVEN : Token.INK3;
                int value = made.solution().value(cell);
                figure.cells().figure(cell, value, clue ? Face.STRONG : Face.TEXT, Figure.colour(ink));
            }
        }
        return figure.svg();
    }

    private double x(int looked) {
        return LEFT + (RIGHT - LEFT) * looked / looks.size();
    }

    private double y(int clues) {
        int least = made.puzzle().givenCount();
        return TOP + (BOTTOM - TOP) * (shape.cells() - clues) / (shape.cells() - least);
    }

    private String thread() {
        StringBuilder data = new StringBuilder("M0 " + number(TOP) + " H" + number(LEFT));
        for (int i = 0; i < looks.size(); i++) {
            data.append(" L")
                    .append(number(x(i + 1)))
                    .append(" ")
                    .append(number(y(looks.get(i).clues())));
        }
        return Svg.broken(data + " H550");
    }

    /** A ring where a clue stays. */
    private String rings() {
        StringBuilder rings = new StringBuilder();
        for (int i = 0; i < looks.size(); i++) {
            if (!looks.get(i).removed()) {
                rings.append("<circle cx=\"%s\" cy=\"%s\" r=\"3\"/>\n"
                        .formatted(number(x(i + 1)), number(y(looks.get(i).clues()))));
            }
        }
        return rings.toString().stripTrailing();
    }

    private String scale() {
        StringBuilder lines = new StringBuilder();
        for (int clues = 70; clues >= made.puzzle().givenCount(); clues -= 10) {
            lines.append("<path d=\"M%s %sH%s\"/><text x=\"%s\" y=\"%s\">%d</text>\n"
                    .formatted(
                            number(LEFT),
                            number(y(clues)),
                            number(x(lookedAt(clues))),
                            number(LEFT - 8),
                            number(y(clues) + 4),
                            clues));
        }
        return lines.toString().stripTrailing();
    }

    /** How many clues had been looked at when only this many were left. */
    private int lookedAt(int clues) {
        int looked = 0;
        while (looks.get(looked).clues() > clues) {
            looked++;
        }
        return looked + 1;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
