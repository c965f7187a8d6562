package dev.clew.print;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * The ICC profile of sRGB (version 2.1), computed from its definition, so that it is the same on every JVM. What a document
 * for keeping needs to say which colours are meant. Stateless.
 */
final class SrgbProfile {
    private static final int HEADER = 128;
    private static final int CURVE_POINTS = 1024;

    /** The white of the connection space, D50, and sRGB's primaries adapted to it, in X, Y, Z. */
    private static final double[] D50 = {0.9642, 1.0, 0.8249};

    private static final double[] RED = {0.43607, 0.22249, 0.01392};
    private static final double[] GREEN = {0.38515, 0.71687, 0.09708};
    private static final double[] BLUE = {0.14307, 0.06061, 0.71410};

    private SrgbProfile() {}

    /** The profile. */
    static byte[] bytes() {
        String[] names = {"desc", "cprt", "wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"};
        byte[] curve = curve();
        byte[][] parts = {
            description("sRGB"), text("No copyright"), xyz(D50), xyz(RED), xyz(GREEN), xyz(BLUE), curve, curve, curve
        };
        int start = HEADER + 4 + 12 * names.length;
        int size = start;
        for (int i = 0; i < parts.length; i++) {
            size += i > 0 && parts[i] == parts[i - 1] ? 0 : padded(parts[i]);
        }
        ByteBuffer out = ByteBuffer.allocate(size);
        header(out, size);
        out.position(HEADER).putInt(names.length);
        int at = start;
        for (int i = 0; i < parts.length; i++) {
            boolean again = i > 0 && parts[i] == parts[i - 1];
            int place = again ? at - padded(parts[i]) : at;
            out.put(ascii(names[i])).putInt(place).putInt(parts[i].length);
            if (!again) {
                out.put(place, parts[i]);
                at += padded(parts[i]);
            }
        }
        return out.array();
    }

    /** Parts begin at multiples of four. */
    private static int padded(byte[] part) {
        return part.length + 3 & ~3;
    }

    private static void header(ByteBuffer out, int size) {
        out.putInt(size);
        out.position(8).putInt(0x02100000).put(ascii("mntrRGB XYZ "));
        // A date is demanded; this one says nothing.
        out.putShort((short) 2000).putShort((short) 1).putShort((short) 1);
        out.position(36).put(ascii("acsp"));
        out.position(68).put(numbers(D50));
    }

    private static byte[] description(String name) {
        byte[] ascii = ascii(name + "\0");
        // The name, then its Unicode and Macintosh forms, which are left empty.
        return ByteBuffer.allocate(12 + ascii.length + 8 + 3 + 67)
                .put(ascii("desc"))
                .putInt(0)
                .putInt(ascii.length)
                .put(ascii)
                .array();
    }

    private static byte[] text(String text) {
        byte[] ascii = ascii(text + "\0");
        return ByteBuffer.allocate(8 + ascii.length)
                .put(ascii("text"))
                .putInt(0)
                .put(ascii)
                .array();
    }

    private static byte[] xyz(double[] values) {
        return ByteBuffer.allocate(20)
                .put(ascii("XYZ "))
                .putInt(0)
                .put(numbers(values))
                .array();
    }

    private static byte[] numbers(double[] values) {
        ByteBuffer out = ByteBuffer.allocate(4 * values.length);
        for (double value : values) {
            out.putInt((int) Math.round(value * 65536));
        }
        return out.array();
    }

    /** How much light a value stands for. */
    private static byte[] curve() {
        ByteBuffer out = ByteBuffer.allocate(12 + 2 * CURVE_POINTS)
                .put(ascii("curv"))
                .putInt(0)
                .putInt(CURVE_POINTS);
        for (int i = 0; i < CURVE_POINTS; i++) {
            double value = i / (CURVE_POINTS - 1.0);
            double light = value <= 0.04045 ? value / 12.92 : StrictMath.pow((value + 0.055) / 1.055, 2.4);
            out.putShort((short) Math.round(light * 65535));
        }
        return out.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
