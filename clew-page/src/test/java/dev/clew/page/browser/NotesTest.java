package dev.clew.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.clew.core.Digits;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.Symmetries;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Notes are never evidence; what hints and players strike is, and stays struck. */
class NotesTest extends GameTest {
    /** From singles alone to a puzzle that no technique finishes. */
    private static final List<String> PUZZLES = List.of(
            VINCENT,
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..",
            "3....6........16.9.4.2....5..8.27.6....8..1....21....7.....94..17.....3.46......1",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

    /** Notes on a tenth of the open cells, or two tenths and so on, a fifth of them without the digit that belongs there. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void hintsThatAreAppliedLeadToTheEnd(int tenths) {
        SeededRandom random = new SeededRandom(tenths);
        Position puzzle = Symmetries.of(Shape.CLASSIC_9)
                .random(random)
                .apply(Position.parse(PUZZLES.get(tenths % PUZZLES.size())));
        String label = "seed " + tenths + ": " + puzzle;
        Page page = play(Look.LAPTOP, puzzle.toString());
        note(puzzle, tenths, random);
        int left = Integer.MAX_VALUE;
        while (!page.locator(".end-card").isVisible()) {
            int open = whatIsOpen(question(page));
            Assertions.assertThat(open).as(label).isLessThan(left);
            left = open;
            page.waitForSelector(".hint-card:visible, .said .notice");
            if (page.locator(".said .notice").isVisible()) {
                assertThat(page.locator(".said .notice")).containsText("No technique that Clew knows");
                return;
            }
            press("Enter", "Enter", "Enter");
            assertThat(hint()).isHidden();
        }
        assertThat(page.locator(".strip-count")).hasText("81 of 81");
    }

    /** Lists all candidates; where the right one lacks, half of the players never noted it and half struck it later. */
    private void note(Position puzzle, int tenths, SeededRandom random) {
        Grid solution = ((Outcome.Unique) Solver.standard().solve(puzzle)).solution();
        press("x");
        for (int cell = 0; cell < puzzle.shape().cells(); cell++) {
            if (puzzle.value(cell) == 0 && random.nextInt(10) < tenths) {
                Digits noted = puzzle.candidates()[cell];
                int right = solution.value(cell);
                boolean wrong = random.nextInt(5) == 0;
                boolean struck = wrong && random.nextInt(2) == 0;
                cell(cell).focus();
                (wrong && !struck ? noted.without(right) : noted).forEach(value -> press(String.valueOf(value)));
                press(struck ? new String[] {String.valueOf(right)} : new String[0]);
            }
        }
        press("z");
    }

    /** Open cells and their candidates, as the page sent them: notes do not count, what was struck does. */
    private static int whatIsOpen(String question) {
        Position position = Position.parse(
                JsonMapper.shared().readTree(question).get("puzzle").toString());
        Digits[] candidates = position.candidates();
        int count = 0;
        for (int cell = 0; cell < candidates.length; cell++) {
            count += position.value(cell) == 0 ? 1 + candidates[cell].size() : 0;
        }
        return count;
    }

    @Test
    void whatAHintStruckIsTakenBackSavedAndSharedLikeADigit() {
        Page page = play(Look.LAPTOP, VINCENT);
        for (int step = 0; step < 2; step++) {
            askWhy();
            cell(0).focus();
            press("Enter");
            assertThat(hint()).isHidden();
        }
        askWhy();
        assertThat(hint().locator("h2")).hasText("Naked single");
        press("Escape");
        page.reload();
        whenReady(page);
        cell(0).click();
        askWhy();
        assertThat(hint().locator("h2")).hasText("Naked single");
        press("Escape", "Control+z");
        askWhy();
        assertThat(hint().locator("h2")).hasText("Pointing");
        press("Escape", "Control+y");
        askWhy();
        assertThat(hint().locator("h2")).hasText("Naked single");
    }

    @Test
    void whatIsDeletedFromAFullListIsStruckAndNotesAreNotSent() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(1, 3).click();
        press("x", "6", "4", "4");
        Assertions.assertThat(question(page)).doesNotContain("removed", "notes", "marks");
        press("Escape", "m", "8");
        Assertions.assertThat(question(page))
                .contains("\"removed\":{\"r1c3\":[8]}")
                .doesNotContain("notes");
        press("Escape", "8", "6");
        Assertions.assertThat(question(page)).as("noted again").contains("\"removed\":{\"r1c3\":[6]}");
    }

    @Test
    void whatTheSolutionNeedsCountsAgainAndThatIsSaid() {
        Page page = play(Look.LAPTOP, VINCENT);
        cell(2, 3).click();
        press("m", "x", "4", "h");
        assertThat(hint()).containsText("One struck candidate counts again because the solution needs it.");
        assertThat(page.locator(".live")).containsText("One struck candidate counts again");
        press("h", "h");
        assertThat(hint()).containsText("one cell for 7 in box 3.");
        assertThat(hint()).containsText("Place 7 in r3c9.");
        assertThat(hint().locator(".put-back")).not().containsText("r2c3");
        press("Enter", "Control+z", "4", "h");
        assertThat(hint().locator(".hint-text")).hasText("One digit is running out of room in its box.");
    }

    /** The link as it was first written: later versions of the page have to open it. */
    @Test
    void aLinkCarriesWhatWasStruck() {
        String held = "{\"clew\":2,\"shape\":\"9x9\",\"givens\":\"" + VINCENT
                + "\",\"notes\":{\"r1c3\":[6]},\"removed\":{\"r1c3\":[8],\"r2c3\":[1]}}";
        String struck = "\"removed\":{\"r1c3\":[8],\"r2c3\":[1]}";
        Page page = whenReady(open(Look.LAPTOP, "#s=" + LinkTest.packed(held)));
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty, notes 6");
        cell(2, 3).click();
        Assertions.assertThat(question(page)).as("opened").contains(struck).doesNotContain("notes");
        press("Escape", "m", "x", "4");
        Assertions.assertThat(question(page)).as("one more").contains("\"r2c3\":[1,4]");
        press("Escape", "Control+z");
        Assertions.assertThat(question(page)).as("taken back").contains(struck);
        press("Escape");
        page.reload();
        whenReady(page);
        cell(2, 3).click();
        Assertions.assertThat(question(page)).as("saved").contains(struck);
        press("Escape", "Control+z");
        String shared = sharedLink(page);
        whenReady(open(Look.PHONE, shared.substring(shared.indexOf('#'))));
        cell(2, 3).click();
        Assertions.assertThat(question(page())).as("shared again").contains(struck);
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, empty, notes 6");
    }

    private String sharedLink(Page page) {
        button("Share or save").click();
        Locator link = page.getByLabel("Link to this position");
        assertThat(link).hasValue(Pattern.compile(".*#s=.*"));
        return link.inputValue();
    }

    /** What the page asks the engine for a hint. */
    private String question(Page page) {
        Overheard engine = Overheard.on(page).anew();
        press("h");
        return engine.lastAsked("hint");
    }
}
