package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import org.jspecify.annotations.Nullable;

/**
 * The links of Clew's own page. A puzzle as published is readable, {@code #p=} and its line; what a player has added is
 * packed after {@code #s=}: the position as JSON, deflated, in the alphabet of URLs. No server sees either.
 */
public final class ClewLinkFormat extends FullFormat {
    private static final String PAGE = "http://127.0.0.1:7272/";
    private static final String PUZZLE = "p=";
    private static final String POSITION = "s=";
    private static final String SHAPE = "shape=";

    /** The format. */
    public ClewLinkFormat() {
        super("link", "a link to the page of clew serve, which holds everything");
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return recognises(line, shape);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        String fragment = fragment(LinkText.line(text));
        return !parameter(fragment, PUZZLE).isEmpty()
                || !parameter(fragment, POSITION).isEmpty();
    }

    /** What follows the number sign of an address; empty where there is none. */
    private static String fragment(String line) {
        int scheme = line.indexOf("://");
        String fragment = scheme < 0 || line.indexOf('#', scheme) < 0 ? null : LinkText.after(line, "#");
        return fragment == null ? "" : fragment;
    }

    private static String parameter(String fragment, String name) {
        int at = fragment.startsWith(name) ? 0 : fragment.indexOf("&" + name) + 1;
        boolean there = at > 0 || fragment.startsWith(name);
        return there ? LinkText.upTo(fragment.substring(at + name.length()), "&") : "";
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        String fragment = fragment(LinkText.line(text));
        String packed = parameter(fragment, POSITION);
        if (packed.isEmpty()) {
            return read(format("line"), Percent.decode(parameter(fragment, PUZZLE)), shape(fragment, shape));
        }
        String json = RawDeflate.unpack(Percent.decode(packed));
        // A link in a link in a link … would be read without end.
        if (!json.startsWith("{") || json.contains("://")) {
            throw BrokenLink.link();
        }
        return read(format("json"), json, shape);
    }

    private static @Nullable Shape shape(String fragment, @Nullable Shape asked) throws Complaint {
        String name = Percent.decode(parameter(fragment, SHAPE));
        if (asked != null || name.isEmpty()) {
            return asked;
        }
        try {
            return Shape.parse(name);
        } catch (IllegalArgumentException e) {
            throw new Complaint("The link names a shape that is not known: " + e.getMessage());
        }
    }

    private static PuzzleFormat format(String name) {
        return FormatCatalog.standard().find(name).orElseThrow();
    }

    private static Position read(PuzzleFormat format, String text, @Nullable Shape shape) throws Complaint {
        Reading reading = format.read(text, shape);
        if (reading instanceof Reading.Found found) {
            return found.position();
        }
        Reading.Bad bad = (Reading.Bad) reading;
        throw new Complaint(bad.problem(), bad.without());
    }

    @Override
    protected String text(Position position) {
        boolean played = !position.equals(Position.of(position.puzzle()));
        Shape shape = position.shape();
        if (played || shape.size() > Puzzle.MAX_CHARACTER_VALUE) {
            return PAGE + "#" + POSITION + RawDeflate.pack(format("json").write(position));
        }
        StringBuilder line = new StringBuilder();
        for (int value : position.puzzle().toArray()) {
            line.append(Puzzle.character(value));
        }
        String plain = shape.equals(Shape.CLASSIC_9) ? "" : "&" + SHAPE + Percent.encode(shape.name());
        return PAGE + "#" + PUZZLE + line + plain;
    }
}
