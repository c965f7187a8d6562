package dev.clew.io.markup;

/** Characters by name or number, <code>&amp;lt;</code> and <code>&amp;#10;</code>; names that a document defines itself are left alone. */
final class Entities {
    private static final int LONGEST = 10;

    private Entities() {}

    static String decode(String text) {
        int ampersand = text.indexOf('&');
        if (ampersand < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder();
        int from = 0;
        while (ampersand >= 0) {
            int end = text.indexOf(';', ampersand);
            String plain = end < 0 || end - ampersand > LONGEST ? "" : character(text.substring(ampersand + 1, end));
            decoded.append(text, from, ampersand).append(plain.isEmpty() ? "&" : plain);
            from = plain.isEmpty() ? ampersand + 1 : end + 1;
            ampersand = text.indexOf('&', from);
        }
        return decoded.append(text, from, text.length()).toString();
    }

    private static String character(String name) {
        return switch (name) {
            case "lt" -> "<";
            case "gt" -> ">";
            case "amp" -> "&";
            case "quot" -> "\"";
            case "apos" -> "'";
            case "nbsp" -> " ";
            default -> name.startsWith("#") ? numbered(name.substring(1)) : "";
        };
    }

    private static String numbered(String number) {
        boolean hex = number.startsWith("x") || number.startsWith("X");
        try {
            int code = Integer.parseInt(hex ? number.substring(1) : number, hex ? 16 : 10);
            return Character.isValidCodePoint(code) ? new String(Character.toChars(code)) : "";
        } catch (NumberFormatException noNumber) {
            return "";
        }
    }
}
