package dev.clew.docs.guide;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SearchOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What really solves a 9×9: a band of a digit in half a long, and one puzzle a bit. */
final class EngineFigures {
    private static final int LANES = Long.SIZE;
    private static final int BAND = 27;

    /** The digit whose band is shown, and the first cell of that band. */
    private static final int DIGIT = 7;

    private static final int FIRST = 0;

    private final Sample sample;

    private EngineFigures(Sample sample) {
        this.sample = sample;
    }

    static Page page(Sample sample) {
        return new EngineFigures(sample).filled();
    }

    private Page filled() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("digit", String.valueOf(DIGIT));
        values.put("band", band());
        values.put("band-bits", bits());
        values.put("lanes", lanes());
        values.put("lane-count", String.valueOf(LANES));
        values.put("candidates", String.valueOf(9 * 9 * 9));
        values.put("cell", CoverPuzzle.POSITION.shape().cellName(CoverPuzzle.FOCUS));
        values.put("seed", String.valueOf(Sample.SEED));
        values.put("size", String.valueOf(Sample.SIZE));
        Sample.Effort singles = sample.effort(Sample.singlesOnly());
        Sample.Effort all = sample.effort(SearchOptions.all());
        values.put("guesses-singles", String.format(Locale.ROOT, "%.2f", singles.guesses()));
        values.put("guesses-all", String.format(Locale.ROOT, "%.2f", all.guesses()));
        return new Page("engines", values, List.of());
    }

    private static boolean holds(Position position, Digits[] candidates, int cell, int digit) {
        int value = position.value(cell);
        return value == digit || value == 0 && candidates[cell].contains(digit);
    }

    private static boolean isOn(int bit) {
        Position position = CoverPuzzle.POSITION;
        return holds(position, position.candidates(), FIRST + bit, DIGIT);
    }

    /** Three rows of nine bits: where the digit may stand. */
    private static String band() {
        StringBuilder cells = new StringBuilder();
        for (int bit = 0; bit < BAND; bit++) {
            cells.append("<b class=\"%s\">%d</b>\n".formatted(isOn(bit) ? "on" : "off", bit));
        }
        return cells.toString().stripTrailing();
    }

    /** The same as a number in binary, the highest bit first, a row to a group. */
    private static String bits() {
        StringBuilder binary = new StringBuilder();
        for (int bit = BAND - 1; bit >= 0; bit--) {
            binary.append(isOn(bit) ? '1' : '0').append(bit % 9 == 0 && bit > 0 ? " " : "");
        }
        return binary.toString();
    }

    /** Nine words of one cell: a bit for each of the first puzzles of the sample. */
    private String lanes() {
        List<Puzzle> puzzles = sample.puzzles().subList(0, LANES);
        List<Position> positions = puzzles.stream().map(Position::of).toList();
        List<Digits[]> candidates = positions.stream().map(Position::candidates).toList();
        StringBuilder rows = new StringBuilder();
        for (int digit = 1; digit <= 9; digit++) {
            StringBuilder path = new StringBuilder();
            for (int lane = 0; lane < LANES; lane++) {
                if (holds(positions.get(lane), candidates.get(lane), CoverPuzzle.FOCUS, digit)) {
                    path.append("M")
                            .append(10 * lane)
                            .append(" ")
                            .append(16 * (digit - 1))
                            .append("h8v12h-8z ");
                }
            }
            rows.append("<path class=\"lane\" d=\"")
                    .append(path.toString().strip())
                    .append("\"/>\n");
        }
        return Svg.broken(rows.toString());
    }
}
