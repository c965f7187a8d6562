package dev.clew.docs.guide;

import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Span;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Text with a little markup, broken into lines: {@code *strong*}, {@code `code`}, <code>{remove|strong in a colour}</code>,
 * {@code ~} for a space that does not break. Immutable.
 *
 * @param size the type size
 * @param width how long a line may be
 */
record Prose(List<List<Run>> words, double size, double width) {
    private static final Pattern MARKUP = Pattern.compile("\\*([^*]+)\\*|`([^`]+)`|\\{(\\w+)\\|([^}]+)}");
    private static final Pattern CELL_NAME = Pattern.compile("r\\d+c\\d+(?:(?:<>|=)\\d+)?");
    private static final double CODE_SIZE = 0.93;

    /** Widths are known in about a hundredth: leave some room. */
    private static final double FULL = 0.99;

    /** A last line that is a smaller share of the width looks left behind. */
    private static final double FORLORN = 0.3;

    /** A stretch in one face and colour. */
    record Run(String text, Face face, @Nullable Token ink) {
        double size(double base) {
            return face == Face.CODE ? base * CODE_SIZE : base;
        }

        double width(double base) {
            return face.width(text, size(base));
        }
    }

    static Prose of(String markup, double size, double width) {
        List<List<Run>> words = new ArrayList<>(List.of(new ArrayList<>()));
        Matcher matcher = MARKUP.matcher(markup);
        int end = 0;
        while (matcher.find()) {
            split(markup.substring(end, matcher.start()), Face.TEXT, null, words);
            if (matcher.group(1) != null) {
                split(matcher.group(1), Face.STRONG, Token.INK, words);
            } else if (matcher.group(2) != null) {
                split(matcher.group(2), Face.CODE, Token.INK, words);
            } else {
                Token ink = Token.valueOf(matcher.group(3).toUpperCase(Locale.ROOT));
                split(matcher.group(4), Face.STRONG, ink, words);
            }
            end = matcher.end();
        }
        split(markup.substring(end), Face.TEXT, null, words);
        words.removeIf(List::isEmpty);
        return new Prose(words, size, width);
    }

    /** The markup of a plain text in which the names of cells, with what is said of them, become code. */
    static String withCellNames(String text) {
        return CELL_NAME.matcher(text).replaceAll("`$0`");
    }

    /** Adds a stretch: its first piece belongs to the word before it, every space begins another word. */
    private static void split(String text, Face face, @Nullable Token ink, List<List<Run>> words) {
        String[] pieces = text.split("\\s+", -1);
        for (int i = 0; i < pieces.length; i++) {
            if (i > 0) {
                words.add(new ArrayList<>());
            }
            if (!pieces[i].isEmpty()) {
                words.get(words.size() - 1).add(new Run(pieces[i].replace('~', ' '), face, ink));
            }
        }
    }

    /** The lines, with colours for the tokens. They are set a little narrower where that spares a forlorn last word. */
    List<List<Span>> lines(Function<Token, Colour> colours) {
        List<List<Run>> lines = broken(width * FULL);
        for (double share = 0.97; share > 0.8 && endsForlorn(lines); share -= 0.03) {
            List<List<Run>> narrower = broken(width * FULL * share);
            if (narrower.size() == lines.size()) {
                lines = narrower;
            }
        }
        return lines.stream().map(line -> spans(line, colours)).toList();
    }

    private boolean endsForlorn(List<List<Run>> lines) {
        return lines.size() > 1 && width(lines.get(lines.size() - 1)) < FORLORN * width;
    }

    private List<List<Run>> broken(double room) {
        List<List<Run>> lines = new ArrayList<>();
        List<Run> line = new ArrayList<>();
        for (List<Run> word : words) {
            Run space = new Run(" ", Face.TEXT, null);
            if (!line.isEmpty() && width(line) + space.width(size) + width(word) > room) {
                lines.add(line);
                line = new ArrayList<>();
            } else if (!line.isEmpty()) {
                line.add(space);
            }
            line.addAll(word);
        }
        if (!line.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }

    private double width(List<Run> runs) {
        return runs.stream().mapToDouble(run -> run.width(size)).sum();
    }

    /** Joins neighbours that look the same. */
    private List<Span> spans(List<Run> runs, Function<Token, Colour> colours) {
        List<Span> spans = new ArrayList<>();
        for (Run run : runs) {
            Colour fill = run.ink() == null ? null : colours.apply(run.ink());
            Span span = new Span(run.text(), run.face(), run.size(size), fill);
            Span last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
            if (last != null && last.face() == span.face() && Objects.equals(last.fill(), fill)) {
                spans.set(spans.size() - 1, new Span(last.text() + span.text(), last.face(), last.size(), fill));
            } else {
                spans.add(span);
            }
        }
        return spans;
    }
}
