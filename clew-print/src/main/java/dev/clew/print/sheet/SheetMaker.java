package dev.clew.print.sheet;

import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.print.Lengths;
import dev.clew.print.Page;
import dev.clew.print.PageDraft;
import dev.clew.print.PdfDocument;
import java.util.ArrayList;
import java.util.List;

/** Makes a worksheet: pages of puzzles in the order in which they come, then the answer key. Mutable, for one thread. */
public final class SheetMaker implements AutoCloseable {
    private static final double MARGIN = 15 * Lengths.MM;
    private static final double HEAD = 14 * Lengths.MM;
    private static final double FOOT = 6 * Lengths.MM;
    private static final double GAP = 7 * Lengths.MM;

    private final SheetPlan plan;
    private final PdfDocument document;
    private final AnswerKey key;
    private final List<SheetPuzzle> waiting = new ArrayList<>();
    private int printed;

    /** A sheet without puzzles. */
    public SheetMaker(SheetPlan plan) {
        this.plan = plan;
        this.document = new PdfDocument(plan.title());
        this.key = new AnswerKey(plan);
    }

    /** Adds a puzzle. */
    public void add(SheetPuzzle puzzle) {
        waiting.add(puzzle);
        if (waiting.size() == plan.perPage()) {
            print();
        }
    }

    /** How many puzzles there are. */
    public int puzzles() {
        return printed + waiting.size();
    }

    /** The whole sheet with its key; nothing can be added afterwards. */
    public byte[] toBytes() {
        if (!waiting.isEmpty()) {
            print();
        }
        key.pages().forEach(document::add);
        return document.toBytes();
    }

    private void print() {
        PageDraft draft = new PageDraft(plan.paper().width(), plan.paper().height());
        head(draft);
        double width = (plan.paper().width() - 2 * MARGIN - GAP * (plan.columns() - 1)) / plan.columns();
        double room = plan.paper().height() - 2 * MARGIN - HEAD - FOOT;
        double height = (room - GAP * (plan.rows() - 1)) / plan.rows();
        for (int i = 0; i < waiting.size(); i++) {
            int row = i / plan.columns();
            double left = MARGIN + i % plan.columns() * (width + GAP);
            double top = MARGIN + HEAD + row * (height + GAP);
            printed++;
            new Slot(draft, plan, left, top, width, height).print(printed, waiting.get(i));
            key.add(printed, waiting.get(i));
        }
        waiting.clear();
        document.add(foot(draft));
    }

    private void head(PageDraft draft) {
        double right = plan.paper().width() - MARGIN;
        double baseline = MARGIN + 6 * Lengths.MM;
        draft.text(MARGIN, baseline, Anchor.START, plan.title(), Face.TITLE, 24);
        double blank = 46 * Lengths.MM;
        draft.quiet(right - blank - 3, baseline, Anchor.END, "Name", Face.TEXT, 9);
        draft.line(right - blank, baseline + 2, right, baseline + 2, PageDraft.HAIR);
    }

    private Page foot(PageDraft draft) {
        int number = document.pages() + 1;
        draft.quiet(
                plan.paper().width() / 2,
                plan.paper().height() - MARGIN + 4,
                Anchor.MIDDLE,
                String.valueOf(number),
                Face.TITLE,
                10);
        return draft.toPage(plan.title() + ", page " + number);
    }

    @Override
    public void close() {
        document.close();
    }
}
