package dev.clew.cli.answer;

/** Comma-separated values. */
public final class CsvText {
    private CsvText() {}

    /** A field, in quotes where it needs them; a spreadsheet takes none for a formula. */
    public static String field(String text) {
        String safe = guarded(text);
        boolean plain = safe.indexOf(',') < 0 && safe.indexOf('"') < 0;
        return plain ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }

    /** What begins like a formula gets an apostrophe, which spreadsheets take for the start of a text. */
    private static String guarded(String text) {
        boolean formula = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0;
        return formula ? "'" + text : text;
    }

    /** A row of fields. */
    public static String row(String... fields) {
        StringBuilder row = new StringBuilder();
        String comma = "";
        for (String field : fields) {
            row.append(comma).append(field(field));
            comma = ",";
        }
        return row.toString();
    }
}
