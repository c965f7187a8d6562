package dev.clew.docs.guide;

import java.util.regex.Pattern;

/** Text for templates. */
final class Html {
    private static final Pattern CELL_NAME = Pattern.compile("r\\d+c\\d+(?:(?:&lt;&gt;|=)\\d+)?");

    private Html() {}

    /** Plain text, what HTML reserves escaped, in lines that a person can read. */
    static String text(String plain) {
        return Svg.broken(escape(plain));
    }

    private static String escape(String plain) {
        return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Plain text in which the names of cells and their values are code. */
    static String withCellNames(String plain) {
        return Svg.broken(CELL_NAME.matcher(escape(plain)).replaceAll("<code>$0</code>"));
    }
}
