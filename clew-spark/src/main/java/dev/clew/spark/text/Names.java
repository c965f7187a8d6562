package dev.clew.spark.text;

import java.util.Locale;

/** The names of files in the folder of an output. */
final class Names {
    /** What the job notes for itself. */
    static final String NOTES = "_clew";

    /** Texts that are not puzzles. */
    static final String INVALID = "_invalid";

    /** What says that everything is there. */
    static final String SUCCESS = "_SUCCESS";

    private Names() {}

    /** The answers of a range. */
    static String part(int number) {
        return String.format(Locale.ROOT, "part-%05d", number);
    }

    /** The answers of a task that got puzzles which were put aside. */
    static String spread(int number) {
        return String.format(Locale.ROOT, "part-x%05d", number);
    }

    static String result(String part) {
        return NOTES + "/done/" + part;
    }

    static String deferred(String part) {
        return NOTES + "/aside/" + part;
    }

    static String invalid(String part) {
        return INVALID + "/" + part;
    }
}
