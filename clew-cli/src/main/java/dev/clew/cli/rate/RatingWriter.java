package dev.clew.cli.rate;

import dev.clew.cli.answer.CsvText;
import dev.clew.cli.answer.JsonLine;
import dev.clew.cli.shell.Lines;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.logic.Ratings;
import dev.clew.logic.scale.Column;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes ratings on any scales; but for people, one line a puzzle. Immutable and thread-safe.
 *
 * @param kind the form
 * @param scales the scales
 */
public record RatingWriter(Kind kind, Raters scales) implements RatingForm {
    private static final String INDENT = "  ";

    /** The forms. */
    public enum Kind {
        /** For people: which puzzle, then headline and paragraphs. */
        TEXT,
        /** The puzzle and its rating. */
        LINE,
        /** Comma-separated values; what a puzzle without a rating lacks is empty. */
        CSV,
        /** One JSON object a line. */
        JSON
    }

    @Override
    public String header() {
        if (kind != Kind.CSV) {
            return "";
        }
        return scales.columns().stream()
                .map(Column::name)
                .collect(Collectors.joining(",", "puzzle,shape,outcome,", ""));
    }

    @Override
    public boolean isForPeople() {
        return kind == Kind.TEXT;
    }

    @Override
    public String write(Rated rated) {
        return switch (kind) {
            case TEXT -> text(rated);
            case LINE -> rated.line();
            case CSV -> csv(rated);
            case JSON -> JsonLine.of(rated.input(), rated.answer());
        };
    }

    private String text(Rated rated) {
        Ratings ratings = rated.ratings();
        String prefix = rated.input().prefix();
        if (ratings == null) {
            return Lines.wrap(prefix + rated.mark(), "", INDENT);
        }
        List<String> paragraphs = ratings.paragraphs();
        StringBuilder text = new StringBuilder(prefix + paragraphs.get(0));
        for (String paragraph : paragraphs.subList(1, paragraphs.size())) {
            text.append('\n').append(Lines.wrap(paragraph, INDENT, INDENT + INDENT));
        }
        return text.append(prefix.isEmpty() ? "" : "\n").toString();
    }

    private String csv(Rated rated) {
        Ratings ratings = rated.ratings();
        List<String> row = new ArrayList<>();
        row.add(rated.columns().line());
        row.add(rated.columns().shape());
        row.add(rated.verdict().id());
        row.addAll(ratings == null ? without(rated.reason()) : ratings.cells());
        return CsvText.row(row.toArray(String[]::new));
    }

    /** A reason has the last column. */
    private List<String> without(String reason) {
        List<String> cells =
                new ArrayList<>(Collections.nCopies(scales.columns().size() - 1, ""));
        cells.add(reason);
        return cells;
    }
}
