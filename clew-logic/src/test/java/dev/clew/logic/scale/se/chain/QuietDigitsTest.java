package dev.clew.logic.scale.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.scale.se.producer.SeGrid;
import org.junit.jupiter.api.Test;

/** Which digits need not be looked at again. */
class QuietDigitsTest {
    private final SeGrid grid = SeGrid.parse(".".repeat(81));
    private final QuietDigits quiet = new QuietDigits();

    @Test
    void digitsAreQuietOnceTheyWereLookedAt() {
        quiet.begin(grid);
        assertThat(quiet.digits()).isZero();
        quiet.begin(grid);
        assertThat(quiet.digits()).isEqualTo(SeGrid.ALL);
    }

    @Test
    void aContradictionOrAnotherPlaceWakesThemUp() {
        quiet.begin(grid);
        quiet.disturb(40 * 9 + 3);
        grid.remove(0, 7);
        quiet.begin(grid);
        assertThat(quiet.digits()).isEqualTo(SeGrid.ALL & ~(1 << 3) & ~(1 << 7));
    }

    /** A cell with one candidate is not looked at, so that its digit may be anything but quiet once it has more. */
    @Test
    void nothingIsQuietBesideASingle() {
        grid.removeAll(0, SeGrid.ALL & ~1);
        quiet.begin(grid);
        quiet.begin(grid);
        assertThat(quiet.digits()).isZero();
    }

    @Test
    void whatWasNotFinishedIsForgotten() {
        quiet.begin(grid);
        quiet.forget();
        quiet.begin(grid);
        assertThat(quiet.digits()).isZero();
    }
}
