package dev.clew.cli.rate;

import dev.clew.cli.shell.Lines;
import dev.clew.cli.tell.CsvText;
import dev.clew.cli.tell.JsonLine;
import dev.clew.desk.logic.RatingScale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Writes ratings on any scale; but for people, one line a puzzle. Immutable and thread-safe.
 *
 * @param kind the form
 * @param scale the scale
 * @param <R> what a rating is on the scale
 */
public record RatingWriter<R>(Kind kind, RatingScale<R> scale) implements RatingForm<R> {
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
        return kind == Kind.CSV ? "puzzle,shape,outcome," + String.join(",", scale.columns()) : "";
    }

    @Override
    public boolean isForPeople() {
        return kind == Kind.TEXT;
    }

    @Override
    public String write(Rated<R> rated) {
        return switch (kind) {
            case TEXT -> text(rated);
            case LINE -> rated.line();
            case CSV -> csv(rated);
            case JSON -> JsonLine.of(rated.input(), rated.answer());
        };
    }

    private String text(Rated<R> rated) {
        R rating = rated.rating();
        String prefix = rated.input().prefix();
        if (rating == null) {
            return Lines.wrap(prefix + rated.mark(), "", INDENT);
        }
        List<String> paragraphs = scale.paragraphs(rating);
        StringBuilder text = new StringBuilder(prefix + paragraphs.get(0));
        for (String paragraph : paragraphs.subList(1, paragraphs.size())) {
            text.append('\n').append(Lines.wrap(paragraph, INDENT, INDENT + INDENT));
        }
        return text.append(prefix.isEmpty() ? "" : "\n").toString();
    }

    private String csv(Rated<R> rated) {
        R rating = rated.rating();
        List<String> row = new ArrayList<>();
        row.add(rated.columns().line());
        row.add(rated.columns().shape());
        row.add(rated.verdict().id());
        row.addAll(rating == null ? without(rated.reason()) : scale.cells(rating));
        return CsvText.row(row.toArray(String[]::new));
    }

    /** A reason has the last column. */
    private List<String> without(String reason) {
        List<String> cells = new ArrayList<>(Collections.nCopies(scale.columns().size() - 1, ""));
        cells.add(reason);
        return cells;
    }
}
