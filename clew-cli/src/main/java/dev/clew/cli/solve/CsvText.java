package dev.clew.cli.solve;

/** Comma-separated values. */
public final class CsvText {
    private CsvText() {}

    /** A field, in quotes where it needs them. */
    public static String field(String text) {
        boolean plain = text.indexOf(',') < 0 && text.indexOf('"') < 0;
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
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
