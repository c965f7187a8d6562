package dev.clew.print.book;

import dev.clew.core.HouseKind;
import dev.clew.core.Shape;
import dev.clew.logic.level.ClewLevel;
import dev.clew.press.RuleLines;
import dev.clew.press.TextBlock;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import dev.clew.print.PageDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The pages before the first puzzle, and those that open a part. */
final class FrontMatter {
    private final BookPlan plan;
    private final BookLayout layout;
    private final int puzzles;

    FrontMatter(BookPlan plan, BookLayout layout, int puzzles) {
        this.plan = plan;
        this.layout = layout;
        this.puzzles = puzzles;
    }

    void halfTitle(BookPage page) {
        PageDraft draft = page.draft();
        double y = page.top() + page.height() * 0.32;
        y = draft.paragraph(page.left(), y, page.width(), plan.title(), Face.TITLE, 34, 38);
        draft.text(page.left(), y - 10, Anchor.START, levels(), Face.TEXT, 10);
        if (!plan.author().isEmpty()) {
            draft.text(page.left(), page.bottom(), Anchor.START, plan.author(), Face.TITLE, 13);
        }
        page.thread(y + 40);
    }

    private String levels() {
        String first = layout.levels().get(0).level().id();
        String last = layout.levels().get(layout.levels().size() - 1).level().id();
        String range = first.equals(last) ? first : first + " to " + last;
        return puzzles + (puzzles == 1 ? " puzzle, " : " puzzles, ") + range;
    }

    void imprint(BookPage page) {
        double width = Math.min(page.width(), 260);
        String proven = "Every puzzle has exactly one solution, and its level says which techniques lead there. No two "
                + "puzzles in this book are disguises of each other.";
        List<TextBlock> blocks = new ArrayList<>();
        blocks.add(TextBlock.wrap(plan.title(), Face.STRONG, 8, 12, width));
        plan.imprint()
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> blocks.add(TextBlock.wrap(line, Face.TEXT, 8, 12, width)));
        blocks.add(TextBlock.wrap(proven, Face.TEXT, 8, 12, width));
        blocks.add(TextBlock.wrap("Made and set with Clew. Edition " + plan.seed() + ".", Face.TEXT, 8, 12, width));
        double height = blocks.stream().mapToDouble(block -> block.height() + 4).sum();
        double y = page.bottom() - height;
        for (TextBlock block : blocks) {
            y += 4;
            block.draw(page.left(), y, Anchor.START, PageDraft.ink(Token.INK)).forEach(page.draft()::add);
            y += block.height();
        }
    }

    void rules(BookPage page, BookPuzzle example) {
        PageDraft draft = page.draft();
        double x = page.left();
        double wide = page.width();
        draft.text(x, page.top() + 20, Anchor.START, "How to solve", Face.TITLE, 24);
        Shape shape = example.puzzle().shape();
        double y = draft.paragraph(
                x,
                page.top() + 46,
                wide,
                "Fill every open cell so that " + houses(shape) + " holds the numbers 1 to " + shape.size()
                        + " exactly once." + noGuess(),
                Face.TEXT,
                9.5,
                14.5);
        RuleLines rules = new RuleLines(shape, wide, 9.5 / 14);
        if (rules.height() > 0) {
            draft.add(rules.draw(x, y - 6, Theme.PRINT));
            y += rules.height();
        }
        y = draft.paragraph(
                x,
                y + 8,
                wide,
                "The knots beside a level show how hard it is. The thread under a grid shows the way through it: it runs "
                        + "low where steps are easy and rises where they are hard, from the first step at the left to "
                        + "the last at the right.",
                Face.TEXT,
                9.5,
                14.5);
        Sparkline.draw(example.weights(), x, x + wide * 0.6, y + 2, y + 22).forEach(draft::add);
        y = draft.paragraph(
                x,
                y + 46,
                wide,
                "Stuck? The hints say where the hardest step is, and after how many digits. " + places(shape)
                        + " The corner of the page names the page of the solution.",
                Face.TEXT,
                9.5,
                14.5);
        for (ClewLevel level : ClewLevel.values()) {
            y += 16;
            draft.text(x, y, Anchor.START, LevelKnots.word(level), Face.STRONG, 9);
            LevelKnots.draw(draft, level, x + 58, y - 3);
            draft.text(x + 58 + LevelKnots.width() + 10, y, Anchor.START, words(level), Face.TEXT, 8.5);
        }
        page.foot("");
    }

    private static String houses(Shape shape) {
        return hasBoxes(shape) ? "each row, each column and each outlined box" : "each row and each column";
    }

    /** How the hints name places; the grids have no coordinates. */
    private static String places(Shape shape) {
        String boxes = hasBoxes(shape) ? "; boxes are numbered in reading order" : "";
        return "In them, r3c1 is the cell in row 3 from the top and column 1 from the left" + boxes + ".";
    }

    private static boolean hasBoxes(Shape shape) {
        return IntStream.range(0, shape.houses()).anyMatch(house -> shape.houseKind(house) == HouseKind.BOX);
    }

    /** For the hardest puzzles this cannot be said. */
    private String noGuess() {
        boolean beyond = layout.levels().stream().anyMatch(part -> part.level() == ClewLevel.BEYOND);
        return beyond
                ? ""
                : " There is always a next step that follows from what is on the page, and never a need to guess.";
    }

    private static String words(ClewLevel level) {
        return switch (level) {
            case BEGINNER -> "the eye finds every next cell";
            case EASY -> "singles, with some looking";
            case MODERATE -> "notes help: intersections and pairs";
            case HARD -> "larger sets, fish and wings";
            case EXPERT -> "patterns of many cells, short chains";
            case EXTREME -> "long chains, again and again";
            case BEYOND -> "no known technique finishes it";
        };
    }

    void contents(BookPage page) {
        PageDraft draft = page.draft();
        draft.text(page.left(), page.top() + 20, Anchor.START, "Contents", Face.TITLE, 24);
        double y = page.top() + 62;
        for (BookLayout.Part part : layout.levels()) {
            entry(page, y, LevelKnots.word(part.level()), part.first() + "–" + part.last(), part.opener());
            LevelKnots.draw(draft, part.level(), page.left() + 92, y - 4);
            y += 26;
        }
        entry(page, y, "Hints", "", layout.hints());
        entry(page, y + 26, "Solutions", "", layout.solutions());
        page.foot("");
    }

    private static void entry(BookPage page, double y, String name, String range, int number) {
        PageDraft draft = page.draft();
        draft.text(page.left(), y, Anchor.START, name, Face.TITLE, 15);
        draft.text(page.left() + 160, y, Anchor.START, range, Face.TEXT, 9);
        draft.text(page.right(), y, Anchor.END, String.valueOf(number), Face.TITLE, 13);
        draft.line(page.left(), y + 7, page.right(), y + 7, 0.25);
    }

    /** The page that opens a part, at the right. */
    static void opener(BookPage page, String word, String line) {
        PageDraft draft = page.draft();
        double y = page.top() + page.height() * 0.36;
        draft.text(page.left(), y, Anchor.START, word, Face.TITLE, 34);
        draft.text(page.left(), y + 20, Anchor.START, line, Face.TEXT, 9.5);
        page.thread(threadOf(page));
    }

    /** The page before it, with the other half of its thread. */
    static void before(BookPage page) {
        page.thread(threadOf(page));
    }

    private static double threadOf(BookPage page) {
        return page.top() + page.height() * 0.5;
    }

    /** The style of solved grids: what was given stands out from what was found. */
    static GridStyle solved() {
        return GridStyle.paper().withGiven(Face.STRONG).withLines(0.25, 0.8).withValueShare(0.6);
    }
}
