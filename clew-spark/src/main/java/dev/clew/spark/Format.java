package dev.clew.spark;

import java.util.Locale;

/** What is read or written. */
public enum Format {
    /** One puzzle or answer a line; gzip is read, too. */
    TEXT,
    /** Comma-separated values with a header, one row a line. */
    CSV,
    /** Parquet. */
    PARQUET;

    /** What is written. */
    public static Format written(Settings settings) {
        return parse("format", settings.get("format", "text"));
    }

    /** What is read: the option, or what the names of the files show. */
    public static Format read(Settings settings) {
        String said = settings.get("from-format");
        if (said != null) {
            return parse("from-format", said);
        }
        Format found = TEXT;
        for (int i = 0; i < settings.inputs().size(); i++) {
            Format format = byName(settings.inputs().get(i));
            if (i > 0 && format != found) {
                throw new UsageFailure("the names of the files say that they have different formats; give files of one "
                        + "format or name it with --from-format");
            }
            found = format;
        }
        return found;
    }

    private static Format byName(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("\\.gz$", "");
        return plain.endsWith(".csv") ? CSV : plain.endsWith(".parquet") ? PARQUET : TEXT;
    }

    private static Format parse(String option, String word) {
        for (Format format : values()) {
            if (format.name().equalsIgnoreCase(word)) {
                return format;
            }
        }
        throw new UsageFailure("--" + option + " does not know \"" + word + "\"; take one of text, csv, parquet");
    }
}
