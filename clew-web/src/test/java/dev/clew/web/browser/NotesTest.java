package dev.clew.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Notes are never evidence; what hints and players strike is, and stays struck. */
class NotesTest extends GameTest {
    private static final int STEPS = 4;

    /** Notes on a tenth of the open cells, or two tenths and so on, a fifth of them without the digit that belongs there. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyHintThatIsAppliedLeadsToAnother(int tenths) {
        play(Look.LAPTOP, VINCENT);
        note(tenths, new Random(tenths));
        List<String> told = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            askWhy();
            assertThat(hint().locator(".hint-text")).containsText("r");
            String text = hint().locator(".hint-text").textContent();
            Assertions.assertThat(told).as("seed %s", tenths).doesNotContain(text);
            told.add(text);
            cell(0).focus();
            press("Enter");
            assertThat(hint()).isHidden();
        }
        Assertions.assertThat(told.get(1)).as("the step that used to come back").contains("r1c3 and r3c3 have only 6");
    }

    private void note(int tenths, Random random) {
        press("x");
        for (int cell = 0; cell < VINCENT.length(); cell++) {
            if (VINCENT.charAt(cell) == '.' && random.nextInt(10) < tenths) {
                char right = VINCENT_SOLVED.charAt(cell);
                char wrong = right == '9' ? '1' : (char) (right + 1);
                cell(cell).click();
                press(String.valueOf(wrong));
                if (random.nextInt(5) > 0) {
                    press(String.valueOf(right));
                }
            }
        }
        press("z");
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
        assertThat(hint().locator("h2")).hasText("Naked Single");
        press("Escape");
        page.reload();
        whenReady(page);
        cell(0).click();
        askWhy();
        assertThat(hint().locator("h2")).hasText("Naked Single");
        press("Escape", "Control+z");
        askWhy();
        assertThat(hint().locator("h2")).hasText("Locked Pair");
        press("Escape", "Control+y");
        askWhy();
        assertThat(hint().locator("h2")).hasText("Naked Single");
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

    /** What the page asks the server for a hint. */
    private String question(Page page) {
        return page.waitForRequest("**/hint", () -> press("h")).postData();
    }
}
