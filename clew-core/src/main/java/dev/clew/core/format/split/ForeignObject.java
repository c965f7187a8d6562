package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import dev.clew.core.format.rule.ForeignRules;
import dev.clew.core.format.rule.RuleNote;
import dev.clew.core.format.text.ShapeNote;
import java.util.ArrayList;
import java.util.List;

/**
 * The puzzles in an object of another program, or in a list of objects, each with the rules that are named for it: a rule
 * belongs to the puzzles of the smallest object around it that has any.
 *
 * @param text the object, as it is written
 */
public record ForeignObject(PuzzleText text) {
    /** Programs nest no deeper than this; what does is taken as one. */
    private static final int DEEPEST = 16;

    /** The puzzles; none where the object has none. */
    public List<PuzzleText> puzzles() {
        List<PuzzleText> puzzles = new ArrayList<>();
        collect(ForeignRules.NONE, DEEPEST, puzzles);
        return puzzles;
    }

    private void collect(ForeignRules around, int depth, List<PuzzleText> puzzles) {
        List<PuzzleText> all = CodeGrids.in(text);
        ForeignRules rules = around.with(ForeignRules.in(text.text()));
        if (all.isEmpty() || rules.isEmpty()) {
            puzzles.addAll(all);
            return;
        }
        List<ForeignObject> inner = depth == 0 ? List.of() : inner();
        inner.removeIf(object -> CodeGrids.in(object.text).isEmpty());
        int inside = inner.stream()
                .mapToInt(object -> CodeGrids.in(object.text).size())
                .sum();
        if (inner.isEmpty() || inside < all.size()) {
            all.forEach(puzzle -> puzzles.add(noted(puzzle, rules)));
            return;
        }
        ForeignRules own = around.with(ForeignRules.in(without(inner)));
        inner.forEach(object -> object.collect(own, depth - 1, puzzles));
    }

    /** The outermost objects inside this one. */
    private List<ForeignObject> inner() {
        String object = text.text();
        List<ForeignObject> inner = new ArrayList<>();
        int first = object.indexOf('{');
        int outer = object.startsWith("[") ? 0 : 1;
        int depth = 0;
        int from = -1;
        long line = text.firstLine();
        long fromLine = line;
        boolean quoted = false;
        for (int at = 0; at < object.length() && first >= 0; at++) {
            char c = object.charAt(at);
            line += c == '\n' ? 1 : 0;
            if (quoted) {
                at += c == '\\' ? 1 : 0;
                quoted = c != '"' && c != '\n';
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' && ++depth == outer + 1) {
                from = at;
                fromLine = line;
            } else if (c == '}' && depth-- == outer + 1 && from >= 0) {
                inner.add(new ForeignObject(new PuzzleText(fromLine, object.substring(from, at + 1))));
                from = -1;
            }
        }
        return inner;
    }

    /** The text less the objects with puzzles. */
    private String without(List<ForeignObject> inner) {
        String rest = text.text();
        for (ForeignObject object : inner) {
            rest = rest.replace(object.text.text(), "null");
        }
        return rest;
    }

    private static PuzzleText noted(PuzzleText puzzle, ForeignRules rules) {
        String shaped = shaped(puzzle.text(), rules);
        return new PuzzleText(
                puzzle.firstLine(), rules.unknown().isEmpty() ? shaped : RuleNote.of(rules.unknown()) + "\n" + shaped);
    }

    /** The puzzle with a note of its shape, where the rules are those of one. */
    private static String shaped(String puzzle, ForeignRules rules) {
        Reading reading =
                rules.extras().isEmpty() ? null : FormatCatalog.standard().readWhole(puzzle, null);
        Shape shape = reading instanceof Reading.Found found
                ? rules.shape(found.position().shape())
                : null;
        return shape == null ? puzzle : ShapeNote.add(puzzle, shape);
    }
}
