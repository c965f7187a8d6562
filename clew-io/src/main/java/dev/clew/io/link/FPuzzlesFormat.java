package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.TextFormat;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Links of f-puzzles: {@code https://f-puzzles.com/?load=…}. */
public final class FPuzzlesFormat extends TextFormat {
    private static final String[] STARTS = {"f-puzzles.com/?load=", "f-puzzles.com?load="};
    private static final String SHORT = "f-puzzles.com/?id=";
    private static final String BARE = "?load=";

    /** The format. */
    public FPuzzlesFormat() {
        super("f-puzzles", "a link to f-puzzles.com, which holds everything");
    }

    @Override
    public Set<Loss> losses() {
        return Set.of();
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
    public Optional<String> refusal(Position position) {
        return FPuzzlesWriter.refusal(position);
    }

    @Override
    protected String text(Position position) {
        return "https://" + STARTS[0] + Percent.encode(LzString.compress(FPuzzlesWriter.write(position)));
    }

    @Override
    protected boolean tells(String text, Shape shape) {
        return true;
    }
}
