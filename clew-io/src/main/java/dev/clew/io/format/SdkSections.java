package dev.clew.io.format;

import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rows of a file below headers such as {@code [Puzzle]}; comments and blank lines are left out. */
record SdkSections(Map<String, List<String>> rows) {
    private static final Pattern HEADER = Pattern.compile("\\[[A-Za-z][A-Za-z ]{0,30}\\]");
    private static final int SIDE = 9;

    static boolean isHeader(String line) {
        return HEADER.matcher(line.strip()).matches();
    }

    static boolean isHeader(String line, String name) {
        return line.strip().equalsIgnoreCase("[" + name + "]");
    }

    /** Whether the first line that counts is the header of the givens. */
    static boolean begin(String text) {
        return text.indexOf('[') >= 0
                && TextLines.all(text).stream()
                        .map(TextLines::withoutComment)
                        .filter(line -> !line.isEmpty())
                        .findFirst()
                        .filter(line -> isHeader(line, "puzzle"))
                        .isPresent();
    }

    static SdkSections of(String text) {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        List<String> current = new ArrayList<>();
        for (String raw : TextLines.all(text)) {
            String line = TextLines.withoutComment(raw);
            if (isHeader(line)) {
                current = sections.computeIfAbsent(line.substring(1, line.length() - 1), name -> new ArrayList<>());
            } else if (!line.isEmpty()) {
                current.add(line);
            }
        }
        return new SdkSections(sections);
    }

    /** The names of all sections. */
    Set<String> names() {
        return rows.keySet();
    }

    boolean has(String name) {
        return find(name) != null;
    }

    private @Nullable List<String> find(String name) {
        for (Map.Entry<String, List<String>> section : rows.entrySet()) {
            if (section.getKey().equalsIgnoreCase(name)) {
                return section.getValue();
            }
        }
        return null;
    }

    /** The 81 cells of a section. */
    String cells(String name) throws Complaint {
        List<String> lines = find(name);
        String header = "[" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "]";
        if (lines == null || lines.isEmpty()) {
            throw new Complaint("The section " + header + " has no rows; write nine rows of nine cells below it");
        }
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < lines.size(); row++) {
            String line = lines.get(row).replace(" ", "").replace("|", "");
            boolean whole = lines.size() == 1 && line.length() == SIDE * SIDE;
            if (line.length() != SIDE && !whole) {
                throw new Complaint("Row " + (row + 1) + " of " + header + " is \"" + Symbols.quote(line) + "\" with "
                        + line.length() + " cells but a 9×9 grid needs 9; was a character lost?");
            }
            cells.append(line);
        }
        if (cells.length() != SIDE * SIDE) {
            throw new Complaint(
                    "The section " + header + " has " + lines.size() + " rows but a 9×9 grid needs 9; is one missing?");
        }
        return cells.toString();
    }
}
