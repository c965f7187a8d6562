package dev.clew.io.markup;

import dev.clew.core.format.FormatCatalog;

/**
 * Cuts a document into tags and the text between them, piece by piece; what is longer than any puzzle is cut off.
 * Comments and processing instructions are skipped, {@code CDATA} is text. Mutable, for one thread.
 */
final class MarkupScanner {
    /** Takes the parts of a document in their order. */
    interface Parts {
        /** A tag, or a declaration such as {@code <!DOCTYPE …>}, as it is written. */
        void tag(long line, String raw);

        /** Text of one line, or of a part of it, as it is written. */
        void text(long line, String text);

        /** Whether what comes next is text up to a closing tag, like the script of a page, where {@code <} is less than. */
        default boolean isRaw() {
            return false;
        }
    }

    private enum Kind {
        TAG,
        DECLARATION,
        INSTRUCTION,
        COMMENT,
        CDATA
    }

    private static final String COMMENT = "<!--";
    private static final String CDATA = "<![CDATA[";

    private final Parts parts;
    private final StringBuilder token = new StringBuilder();
    private long tokenLine;
    private boolean inTag;
    private Kind kind = Kind.TAG;
    private char quote;
    private int brackets;
    private char last;
    private char beforeLast;

    MarkupScanner(Parts parts) {
        this.parts = parts;
    }

    /** Whether the document stands between two tags. */
    boolean isBetweenTags() {
        return !inTag;
    }

    /** Takes the next piece of the document. */
    void take(long line, String piece, boolean endsLine) {
        for (int i = 0; i < piece.length(); i++) {
            take(line, piece.charAt(i));
        }
        if (endsLine && inTag) {
            take(line, '\n');
        }
        if (!inTag) {
            endText();
        }
    }

    /** The document has ended; a tag that was not closed still counts. */
    void end() {
        if (inTag) {
            endTag();
        } else {
            endText();
        }
    }

    private void take(long line, char c) {
        if (!inTag && c == '<') {
            endText();
            inTag = true;
            quote = 0;
            brackets = 0;
        }
        if (token.isEmpty()) {
            tokenLine = line;
        }
        if (token.length() <= FormatCatalog.MAX_TEXT) {
            token.append(c);
        }
        if (inTag && token.length() == 2 && c != '/' && parts.isRaw()) {
            inTag = false;
        }
        if (inTag && endsTag(c)) {
            endTag();
        }
        beforeLast = last;
        last = c;
    }

    private boolean endsTag(char c) {
        return switch (kind()) {
            case COMMENT -> c == '>' && last == '-' && beforeLast == '-' && token.length() > COMMENT.length() + 2;
            case CDATA -> c == '>' && last == ']' && beforeLast == ']';
            case INSTRUCTION -> c == '>' && last == '?';
            case DECLARATION, TAG -> endsPlainTag(c);
        };
    }

    private boolean endsPlainTag(char c) {
        if (quote != 0) {
            quote = c == quote ? 0 : quote;
            return false;
        }
        boolean declares = kind == Kind.DECLARATION;
        brackets += declares && c == '[' ? 1 : declares && c == ']' ? -1 : 0;
        quote = (c == '"' || c == '\'') && (last == '=' || Character.isWhitespace(last)) ? c : 0;
        return c == '>' && brackets <= 0;
    }

    /** What the tag is by its first characters; it may still change as long as these come. */
    private Kind kind() {
        if (token.length() <= CDATA.length()) {
            kind = token.indexOf(COMMENT) == 0
                    ? Kind.COMMENT
                    : token.indexOf(CDATA) == 0
                            ? Kind.CDATA
                            : token.indexOf("<?") == 0
                                    ? Kind.INSTRUCTION
                                    : token.indexOf("<!") == 0 ? Kind.DECLARATION : Kind.TAG;
        }
        return kind;
    }

    private void endTag() {
        inTag = false;
        String raw = token.toString();
        token.setLength(0);
        if (kind == Kind.CDATA) {
            parts.text(
                    tokenLine,
                    raw.substring(CDATA.length(), Math.max(CDATA.length(), raw.length() - 3))
                            .replace("&", "&amp;"));
        } else if (kind == Kind.TAG || kind == Kind.DECLARATION) {
            parts.tag(tokenLine, raw);
        }
    }

    private void endText() {
        if (!token.isEmpty()) {
            String text = token.toString();
            token.setLength(0);
            parts.text(tokenLine, text);
        }
    }
}
