package dev.clew.logic.scale;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Which of some techniques a puzzle needs. One is necessary where everything up to the hardest of them solves the puzzle,
 * and no longer does when that one is taken away alone. Immutable.
 *
 * @param whole how hard the puzzle is with all techniques of the scale
 * @param parts each technique by itself
 * @param tooHard whether the puzzle needs more than everything up to the hardest of them
 * @param without how hard the puzzle is with all techniques of the scale but these
 * @param openWithout how many cells stay open without these
 * @since 0.2.0
 */
public record Necessity(Rating whole, List<Part> parts, boolean tooHard, Rating without, int openWithout)
        implements Rating {
    /** Keeps a copy of the list. */
    public Necessity {
        parts = List.copyOf(parts);
    }

    /**
     * One technique. Immutable.
     *
     * @param technique the technique
     * @param open how many cells stay open when it alone is taken away from everything up to the hardest technique
     */
    public record Part(Technique technique, int open) {
        private TechniqueInfo info() {
            return technique.info();
        }
    }

    /** Whether every one of the techniques is necessary. */
    public boolean isNeeded() {
        return parts.stream().allMatch(this::isNeeded);
    }

    private boolean isNeeded(Part part) {
        return !tooHard && part.open() > 0;
    }

    @Override
    public String scale() {
        return whole.scale();
    }

    @Override
    public String line() {
        return headline(whole) + "; " + words();
    }

    @Override
    public String words() {
        return parts.stream().map(this::words).collect(Collectors.joining(", ")) + "; without " + withoutWords();
    }

    private String words(Part part) {
        if (tooHard) {
            return part.info().name() + " not necessary: harder ones are";
        }
        return part.info().name()
                + (isNeeded(part) ? " necessary, " + cells(part.open()) + " open without it" : " not necessary");
    }

    private String withoutWords() {
        return (parts.size() == 1 ? "it" : "all of them") + ": "
                + (openWithout == 0 ? headline(without) : cells(openWithout) + " stay open on the whole scale");
    }

    private static String headline(Rating rating) {
        return rating.paragraphs().get(0);
    }

    private static String cells(int count) {
        return count + (count == 1 ? " cell" : " cells");
    }

    @Override
    public List<String> paragraphs() {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(headline(whole));
        parts.forEach(part -> paragraphs.add(words(part)));
        paragraphs.add("Without " + withoutWords());
        return paragraphs;
    }

    @Override
    public List<String> cells() {
        List<String> cells = new ArrayList<>(whole.cells());
        String reasons = cells.remove(cells.size() - 1);
        cells.add(String.valueOf(isNeeded()));
        cells.add(String.join(" ", ids()));
        cells.add(String.valueOf(openWithout));
        List<String> less = without.cells();
        cells.addAll(less.subList(0, less.size() - 1));
        cells.add(reasons);
        return cells;
    }

    /** The names of the columns for a scale with some columns, in the order of {@link #cells}. */
    static List<Column> columns(List<Column> ofScale) {
        int last = ofScale.size() - 1;
        List<Column> columns = new ArrayList<>(ofScale.subList(0, last));
        columns.add(Column.text("needed"));
        columns.add(Column.text("necessary"));
        columns.add(Column.whole("without_open"));
        ofScale.subList(0, last).forEach(column -> columns.add(new Column("without_" + column.name(), column.kind())));
        columns.add(ofScale.get(last));
        return columns;
    }

    /** The ids of the techniques that are necessary. */
    private List<String> ids() {
        return parts.stream()
                .filter(this::isNeeded)
                .map(part -> part.info().id())
                .toList();
    }

    @Override
    public Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new HashMap<>(whole.groups());
        groups.put("necessary", ids());
        return Map.copyOf(groups);
    }

    @Override
    public void writeTo(JsonWriter json) {
        whole.writeTo(json);
        json.object("without").put("needed", isNeeded()).put("tooHard", tooHard);
        json.object("techniques");
        for (Part part : parts) {
            json.object(part.info().id())
                    .put("necessary", isNeeded(part))
                    .put("open", part.open())
                    .end();
        }
        json.end().put("open", openWithout).object("rating");
        without.writeTo(json);
        json.end().end();
    }
}
