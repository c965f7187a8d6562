package dev.clew.io.link;

import java.nio.charset.StandardCharsets;

/** The {@code %2F} of addresses. */
final class Percent {
    private static final String HEX = "0123456789ABCDEF";
    private static final String PLAIN = "*-._";

    private Percent() {}

    /** Encodes like a browser's form: letters, figures and {@code *-._} stay, a blank is {@code +}. */
    static String encode(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain =
                    c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || PLAIN.indexOf(c) >= 0;
            if (plain) {
                encoded.append(c);
            } else if (c == ' ') {
                encoded.append('+');
            } else {
                encoded.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            }
        }
        return encoded.toString();
    }

    /** Undoes {@code %XX}; anything else stays as it is, and so does {@code +}. */
    static String decode(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int length = 0;
        for (int at = 0; at < bytes.length; at++) {
            int high = bytes[at] == '%' && at + 2 < bytes.length ? Character.digit(bytes[at + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[at + 2], 16);
            bytes[length++] = low < 0 ? bytes[at] : (byte) (high << 4 | low);
            at += low < 0 ? 0 : 2;
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }
}
