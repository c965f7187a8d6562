package dev.clew.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Files nobody would write on purpose: plain puzzles among everything else that may stand in a file. */
public final class MixedText {
    private MixedText() {}

    /** A number of lines or groups of lines; of {@code junk} out of nine something other than a good puzzle. */
    public static byte[] of(Random random, int parts, int junk) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        if (random.nextBoolean()) {
            text.writeBytes("\uFEFF".getBytes(StandardCharsets.UTF_8));
        }
        for (int i = 0; i < parts; i++) {
            String part = random.nextInt(9) < junk ? other(random) : puzzle(random);
            String end = random.nextInt(200) == 0 ? "\r" : random.nextInt(9) == 0 ? "\r\n" : "\n";
            text.writeBytes(part.replace("\n", end).getBytes(StandardCharsets.ISO_8859_1));
            text.writeBytes(end.getBytes(StandardCharsets.ISO_8859_1));
        }
        text.writeBytes((random.nextBoolean() ? Run.COVER : "12\n34").getBytes(StandardCharsets.ISO_8859_1));
        return text.toByteArray();
    }

    private static String puzzle(Random random) {
        StringBuilder puzzle = new StringBuilder(random.nextBoolean() ? Run.COVER : Run.VINCENT);
        for (int changes = random.nextInt(12); changes > 8; changes--) {
            puzzle.setCharAt(random.nextInt(81), "123456789..".charAt(random.nextInt(11)));
        }
        return puzzle.toString().replace('.', ".0*_-".charAt(random.nextInt(5)));
    }

    private static String other(Random random) {
        List<String> kinds = new ArrayList<>(List.of(
                "",
                "# a comment",
                "  # another",
                "1234341221434321",
                "1...............",
                "what?",
                "\u00E2\u0082",
                "\u00EF\u00BB\u00BF# a mark in the middle",
                "\u00EF\u00BB\u00BF" + Run.COVER,
                "-".repeat(81),
                "+--" + "-".repeat(78),
                ".--" + "-".repeat(78),
                ".".repeat(81),
                "12".repeat(40) + "3",
                Run.COVER + ".",
                Run.COVER.substring(1),
                " " + Run.COVER,
                Run.COVER + " # with a comment",
                Run.COVER + ",the solution",
                Run.COVER + ";;\u00E9",
                Run.COVER + "\u00A0x",
                Run.COVER + " # easy 12 shape=9x9:antiknight",
                Run.COVER + "\t#shape=9x9:latin",
                Run.COVER + " shape=9x9:latin",
                Run.COVER + " # shape=9x9",
                Run.COVER + " # shape=16x16",
                "# shape=9x9:latin",
                "puzzle,shape,outcome,solution",
                Run.COVER + ",9x9,unique," + Run.COVER_SOLVED,
                Run.COVER + ",9x9:latin,multiple,",
                Run.COVER + ",9X9:antiknight",
                Run.COVER + ",16x16,unique,",
                "\"" + Run.COVER + "\",9x9:latin",
                "1...............,4x4:latin",
                Run.COVER + "," + Run.COVER_SOLVED,
                Run.COVER_SOLVED + ";" + Run.COVER,
                "12," + Run.COVER + "," + Run.COVER_SOLVED + ",easy",
                Run.COVER + "," + Run.COVER_SOLVED.substring(1),
                Run.COVER + "," + Run.COVER,
                Run.COVER_SOLVED + "," + Run.COVER_SOLVED,
                Run.COVER.substring(1) + "," + Run.COVER_SOLVED,
                Run.COVER_SOLVED + "," + Run.COVER.substring(40),
                "7|" + Run.COVER + "|" + Run.COVER_SOLVED,
                Run.COVER + "#glued",
                "  # shape=9x9:antiknight and more",
                "1............... # shape=4x4:latin",
                Run.COVER.substring(0, 80) + "X"));
        kinds.add("12|34\n34|12\n--+--\n21|43\n43|21");
        kinds.add("1234\n3412\n2143\n4321");
        kinds.add("1234\n3412\n2143");
        kinds.add("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
        kinds.add("{ \"givens\": \"1234341221434321\"\n, \"x\": 1 }");
        kinds.add("{ \"givens\": \"1234\n");
        kinds.add(rows(Run.VINCENT));
        if (random.nextInt(400) == 0) {
            kinds.add("x".repeat(1_400_000));
            kinds.add("#" + "x".repeat(1_400_000));
            kinds.add(Run.COVER + " " + "x".repeat(1_400_000));
        }
        return kinds.get(random.nextInt(kinds.size()));
    }

    private static String rows(String puzzle) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            rows.add(puzzle.substring(9 * row, 9 * row + 9));
        }
        return String.join("\n", rows);
    }
}
