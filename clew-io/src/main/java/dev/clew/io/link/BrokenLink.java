package dev.clew.io.link;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.text.Complaint;

/** Messages about links that cannot be unpacked. */
final class BrokenLink {
    private BrokenLink() {}

    /** What is packed does not come out again. */
    static Complaint link() {
        return new Complaint("The link is not complete; copy it again from its start to its end");
    }

    /** What is unpacked exceeds the limit of a text. */
    static Complaint tooLong() {
        return new Complaint("The link unpacks to more than " + FormatCatalog.MAX_TEXT
                + " characters, more than any puzzle needs; is it a puzzle at all?");
    }
}
