package dev.clew.logic.internal.table;

import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The rows of {@code techniques.csv}: what is known of every technique and its forms, and what scales say of them. A scale
 * reads the columns that are its own. Immutable and thread-safe.
 */
public final class TechniqueTable {
    private static final String FILE = "techniques.csv";
    private static final TechniqueTable STANDARD = ofResource();

    private final Map<String, Row> rows = new LinkedHashMap<>();

    /**
     * One row.
     *
     * @param place its place, for messages
     * @param cells the text of every column, by the column's name
     */
    public record Row(String place, Map<String, String> cells) {
        /** The id of the technique, of one of its forms, or of a part of it that is rated apart. */
        public String id() {
            return text("id");
        }

        /** The id of the technique that the row belongs to. */
        public String technique() {
            return text("of").isEmpty() ? id() : text("of");
        }

        /** The text of a column; empty where it says nothing. */
        public String text(String column) {
            return Objects.requireNonNull(cells.get(column), column);
        }

        /** The constant that a column names, such as {@code MOST_CONCLUSIONS} for most-conclusions; the usual one if none. */
        public <E extends Enum<E>> E constant(String column, E usual) {
            String name = text(column).toUpperCase(Locale.ROOT).replace('-', '_');
            try {
                return name.isEmpty() ? usual : Enum.valueOf(usual.getDeclaringClass(), name);
            } catch (IllegalArgumentException e) {
                throw complaint("there is no " + column + " \"" + text(column) + "\"");
            }
        }

        /** The row's description of its technique, form or part. */
        public TechniqueInfo info() {
            TechniqueInfo info = TechniqueInfo.of(
                    text("name"),
                    text("hodoku"),
                    text("code"),
                    constant("family", Family.LAST_RESORT),
                    text("description"));
            TechniqueInfo spoken = text("spoken").isEmpty() ? info : info.called(text("spoken"));
            TechniqueInfo titled = text("title").isEmpty() ? spoken : spoken.titled(text("title"));
            return (text("uniqueness").isEmpty() ? titled : titled.needingUniqueness()).withId(id());
        }

        /** A complaint about the row. */
        public IllegalArgumentException complaint(String problem) {
            return new IllegalArgumentException(place + ": " + id() + ": " + problem);
        }
    }

    private TechniqueTable(String source, List<String> lines) {
        List<String> columns = List.of();
        for (int i = 0; i < lines.size(); i++) {
            String place = source + ", line " + (i + 1);
            if (lines.get(i).isBlank() || lines.get(i).startsWith("#")) {
                continue;
            }
            List<String> cells = split(lines.get(i));
            if (columns.isEmpty()) {
                columns = cells;
            } else {
                add(place, columns, cells);
            }
        }
    }

    /** The table that is kept with the program. */
    public static TechniqueTable standard() {
        return STANDARD;
    }

    private static TechniqueTable ofResource() {
        InputStream stream = Objects.requireNonNull(TechniqueInfo.class.getResourceAsStream(FILE), FILE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return parse(FILE, reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + FILE, e);
        }
    }

    /**
     * Reads lines: the names of the columns, then the rows, with commas between cells, and quotes around those that hold
     * a comma.
     *
     * @param source what the table is called in messages
     * @throws IllegalArgumentException for a row that is too short or too long, or an id that comes twice
     */
    public static TechniqueTable parse(String source, List<String> lines) {
        return new TechniqueTable(source, lines);
    }

    private void add(String place, List<String> columns, List<String> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(place + ": " + cells.size() + " cells, but there are " + columns.size()
                    + " columns; is a comma missing, or are there quotes around a text with commas?");
        }
        Map<String, String> byName = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            byName.put(columns.get(i), cells.get(i));
        }
        Row row = new Row(place, byName);
        if (rows.put(row.id(), row) != null) {
            throw row.complaint("the id is used twice; keep one");
        }
    }

    private static List<String> split(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append(line.charAt(++i));
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    /** Every row, in the order of the table. */
    public List<Row> rows() {
        return List.copyOf(rows.values());
    }

    /**
     * The row of an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Row row(String id) {
        return Optional.ofNullable(rows.get(id))
                .orElseThrow(() -> new IllegalArgumentException("There is no row " + id + " in " + FILE + "; add one"));
    }
}
