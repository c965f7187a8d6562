package dev.clew.spark.output;

import java.util.Locale;

/** The names of files in the folder of an output. */
public final class Names {
    /** What the job notes for itself. */
    static final String NOTES = "_clew";

    /** The fingerprint of a job. */
    static final String PLAN = NOTES + "/plan";

    /** Who works on the folder. */
    static final String LOCK = NOTES + "/lock";

    /** Parts that are done. */
    static final String DONE = NOTES + "/done";

    /** How many tasks share what was put aside. */
    public static final String TASKS = NOTES + "/tasks";

    /** Texts that are not puzzles. */
    public static final String INVALID = "_invalid";

    /** The mark that everything is there. */
    static final String SUCCESS = "_SUCCESS";

    private Names() {}

    /** The answers of a range. */
    public static String part(int number) {
        return String.format(Locale.ROOT, "part-%05d", number);
    }

    /** The answers of a task that got puzzles which were put aside. */
    public static String spread(int number) {
        return String.format(Locale.ROOT, "part-x%05d", number);
    }

    /** Whether a part has puzzles that were put aside. */
    public static boolean isSpread(String part) {
        return part.startsWith("part-x");
    }

    /** How the puzzles of a part ended. */
    public static String result(String part) {
        return DONE + "/" + part;
    }

    /** What a part has put aside. */
    public static String deferred(String part) {
        return NOTES + "/aside/" + part;
    }

    /** What is not a puzzle in a part. */
    public static String invalid(String part) {
        return INVALID + "/" + part;
    }
}
