package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Links of f-puzzles: {@code https://f-puzzles.com/?load=…}. */
public final class FPuzzlesFormat extends FPuzzlesBased {
    private static final String[] STARTS = {"f-puzzles.com/?load=", "f-puzzles.com?load="};
    private static final String SHORT = "f-puzzles.com/?id=";
    private static final String BARE = "?load=";

    /** What may stand before a packed document that has no address. */
    private static final String BEFORE = " \t\"'`,;|([{>";

    private static final int SHORTEST_AMONG_WORDS = 60;

    /** The format. */
    public FPuzzlesFormat() {
        super("f-puzzles", "a link to f-puzzles.com, which holds everything");
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return recognises(line, shape);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        String line = LinkText.line(text);
        return payload(line) != null || line.contains(SHORT);
    }

    /** All links of a line, or what they hold, as in lists of quoted texts. */
    @Override
    public List<String> embedded(String line) {
        List<String> links = LinkText.all(line, STARTS);
        return links.isEmpty() ? bare(line) : links;
    }

    private static List<String> bare(String line) {
        List<String> found = new ArrayList<>();
        int from = 0;
        while (from < line.length()) {
            int to = from;
            while (to < line.length() && (LzString.isPacked(line.charAt(to)) || line.charAt(to) == '=')) {
                to++;
            }
            boolean alone = from == 0 || BEFORE.indexOf(line.charAt(from - 1)) >= 0;
            if (alone && to - from > SHORTEST_AMONG_WORDS && PackedJson.begins(line.substring(from, to))) {
                found.add(line.substring(from, to));
            }
            from = to + 1;
        }
        return found;
    }

    private static @Nullable String payload(String line) {
        String payload = LinkText.after(line, STARTS);
        if (payload == null && line.startsWith(BARE)) {
            payload = line.substring(BARE.length());
        }
        if (payload == null && PackedJson.begins(line) && isBare(line)) {
            payload = line;
        }
        return payload == null ? null : LinkText.upTo(payload, "&#");
    }

    /** A packed object without any address is long, and nothing but that. */
    private static boolean isBare(String line) {
        boolean packed = line.length() > 30;
        for (int i = 0; packed && i < line.length(); i++) {
            packed = LzString.isPacked(line.charAt(i)) || line.charAt(i) == '=';
        }
        return packed;
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        String payload = payload(LinkText.line(text));
        if (payload == null) {
            throw new Complaint(
                    "The short link is kept on the server of f-puzzles, which Clew does not ask; open it in a"
                            + " browser, export the puzzle there and give the long link");
        }
        return FPuzzlesReader.read(Json.object(PackedJson.unpack(payload)), shape);
    }

    @Override
    protected String text(Position position) {
        return "https://" + STARTS[0] + Percent.encode(LzString.compress(FPuzzlesWriter.write(position)));
    }
}
