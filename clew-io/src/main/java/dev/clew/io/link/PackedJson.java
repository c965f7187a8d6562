package dev.clew.io.link;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.text.Complaint;
import org.jspecify.annotations.Nullable;

/** The JSON that is packed in an address. */
final class PackedJson {
    /** How often a broken address is tried with a slash doubled. */
    private static final int MOST_ATTEMPTS = 400;

    /** How much may come out of such an attempt: enough for a puzzle, too little for a bomb to hurt. */
    private static final int MOST_REPAIRED = 1 << 17;

    private int attempts = MOST_ATTEMPTS;

    private PackedJson() {}

    /** Whether a text begins as a packed object does: the first six bits of a brace are an N, the next begin with 111. */
    static boolean begins(String text) {
        return text.length() > 1 && text.charAt(0) == 'N' && "4567".indexOf(text.charAt(1)) >= 0;
    }

    /**
     * Unpacks it, percent signs, blanks for {@code +} and lost slashes made good.
     *
     * @throws Complaint if no object comes out
     */
    static String unpack(String packed) throws Complaint {
        String decoded = Percent.decode(packed).replace(' ', '+');
        int end = decoded.length();
        while (end > 0 && !LzString.isPacked(decoded.charAt(end - 1))) {
            end--;
        }
        return new PackedJson().unpackOrRepair(decoded.substring(0, end));
    }

    private String unpackOrRepair(String packed) throws Complaint {
        try {
            return object(packed, FormatCatalog.MAX_TEXT);
        } catch (Complaint complaint) {
            // Servers take two slashes in an address for one; one place is likely, two are possible.
            String repaired = doubled(packed, 0, 1);
            repaired = repaired == null ? doubled(packed, 0, 2) : repaired;
            if (repaired == null) {
                throw complaint;
            }
            return repaired;
        }
    }

    private @Nullable String doubled(String packed, int from, int times) {
        int at = packed.indexOf('/', from);
        while (at >= 0 && attempts > 0) {
            String longer = packed.substring(0, at) + '/' + packed.substring(at);
            String found = times > 1 ? doubled(longer, at + 2, times - 1) : attempt(longer);
            if (found != null) {
                return found;
            }
            at = packed.indexOf('/', at + 1);
        }
        return null;
    }

    private @Nullable String attempt(String packed) {
        attempts--;
        try {
            return object(packed, MOST_REPAIRED);
        } catch (Complaint complaint) {
            return null;
        }
    }

    private static String object(String packed, int limit) throws Complaint {
        String text = LzString.decompress(packed, limit);
        if (!text.startsWith("{") || !text.endsWith("}")) {
            throw BrokenLink.link();
        }
        return text;
    }
}
