package dev.clew.io.table;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** SHA-1 of short texts, written out because not everything that runs Clew has the JDK's own. */
final class Sha1 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 80;

    private Sha1() {}

    /** The hash of a text in hexadecimal. */
    static String hex(String text) {
        int[] state = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
        byte[] message = padded(text.getBytes(StandardCharsets.US_ASCII));
        for (int block = 0; block < message.length; block += BLOCK) {
            mix(state, schedule(message, block));
        }
        StringBuilder hex = new StringBuilder();
        for (int word : state) {
            String figures = Integer.toHexString(word);
            hex.append("0".repeat(8 - figures.length())).append(figures);
        }
        return hex.toString();
    }

    private static byte[] padded(byte[] bytes) {
        byte[] message = Arrays.copyOf(bytes, (bytes.length + 8) / BLOCK * BLOCK + BLOCK);
        message[bytes.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) {
            message[message.length - 1 - i] = (byte) (bytes.length * 8L >>> 8 * i);
        }
        return message;
    }

    private static int[] schedule(byte[] message, int block) {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < BLOCK; i++) {
            words[i / 4] |= (message[block + i] & 0xFF) << 24 - i % 4 * 8;
        }
        for (int i = BLOCK / 4; i < ROUNDS; i++) {
            words[i] = Integer.rotateLeft(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        }
        return words;
    }

    private static void mix(int[] state, int[] words) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < ROUNDS; i++) {
            int next = Integer.rotateLeft(a, 5) + choose(i, b, c, d) + e + words[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }

    private static int choose(int round, int b, int c, int d) {
        return switch (round / 20) {
            case 0 -> (b & c | ~b & d) + 0x5A827999;
            case 1 -> (b ^ c ^ d) + 0x6ED9EBA1;
            case 2 -> (b & c | b & d | c & d) + 0x8F1BBCDC;
            default -> (b ^ c ^ d) + 0xCA62C1D6;
        };
    }
}
