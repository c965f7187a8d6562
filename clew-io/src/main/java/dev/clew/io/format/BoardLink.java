package dev.clew.io.format;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A board of SudokuWiki in a text.
 *
 * @param text the link, or the board alone
 * @param board 81 characters, or {@link #CODE} and what follows
 */
record BoardLink(String text, String board) {
    /** What a board with candidates begins with. */
    static final String CODE = "S9B";

    /** Shorter ones are something else; a board of the wrong length is to be refused, not missed. */
    private static final Pattern BOARD = Pattern.compile(
            "\\bbd(?:=|%3D)([0-9A-Z.]{40,}+)|(?<![0-9A-Z])(S9B[0-9A-Z]{60,}+)", Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_PREFIX = 500;
    private static final String ENDS_OF_LINKS = "\"'<>()[]{}|";

    /** All boards in a text. */
    static List<BoardLink> in(String text) {
        List<BoardLink> links = new ArrayList<>();
        Matcher matcher = BOARD.matcher(text);
        while (matcher.find()) {
            String behind = matcher.group(1);
            if (behind == null) {
                links.add(new BoardLink(matcher.group(), matcher.group()));
            } else {
                String board = withoutFullStop(behind);
                int start = start(text, matcher.start());
                links.add(new BoardLink(text.substring(start, matcher.start(1) + board.length()), board));
            }
        }
        return links;
    }

    /** A full stop after 81 characters ends the sentence. */
    private static String withoutFullStop(String board) {
        boolean stop = board.endsWith(".") && (board.length() == 82 || isCode(board));
        return stop ? board.substring(0, board.length() - 1) : board;
    }

    private static int start(String text, int from) {
        int start = from;
        while (start > 0
                && from - start < LONGEST_PREFIX
                && !Character.isWhitespace(text.charAt(start - 1))
                && ENDS_OF_LINKS.indexOf(text.charAt(start - 1)) < 0) {
            start--;
        }
        return start;
    }

    private static boolean isCode(String board) {
        return board.regionMatches(true, 0, CODE, 0, CODE.length());
    }

    /** Whether the board has two characters a cell. */
    boolean isCoded() {
        return isCode(board);
    }

    /** The shape that the solver behind the link is for; null for a classic grid. */
    @Nullable
    Shape shape() throws Complaint {
        String page = page();
        return switch (page) {
            case "", "sudoku" -> null;
            case "sudokux", "sudoku_x" -> Shape.CLASSIC_9.withDiagonals();
            case "windoku" -> Shape.CLASSIC_9.withWindows();
            default ->
                throw new Complaint("The link is for the solver \"" + Symbols.quote(page)
                        + "\" of SudokuWiki, whose boards are not read; ask for a shape to take the digits alone");
        };
    }

    /** The name of the page without its ending. */
    private String page() {
        String link = text.toLowerCase(Locale.ROOT).replace("%2f", "/").replace("%3f", "?");
        if (!link.contains("sudokuwiki.org/")) {
            return "";
        }
        int query = link.indexOf('?');
        String path = query < 0 ? link : link.substring(0, query);
        String page = path.substring(path.lastIndexOf('/') + 1);
        int dot = page.indexOf('.');
        return dot < 0 ? page : page.substring(0, dot);
    }
}
