package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rater says where no twin is needed to know it. */
class SeRaterTest {
    /** 8.4/8.0/7.6: the first step, the first placement and the hardest step all differ. */
    private static final String THREE =
            ".8.7..62.75.....9...6.9....4.....3....83.......59...74.2...1.....78...6.....3.5..";

    private static final Referee K = new Referee(SeProfile.K);
    private static final Referee S = new Referee(SeProfile.S);

    /** The four puzzles among thousands on which the two programs differ, and one on which they agree. */
    @ParameterizedTest
    @CsvSource({
        ".2..6.4...5..9..1.1694.3...........14..13....2..6..78...3...65....8...4.68......., 6.8, 5.7",
        ".2.....5.7..2....1...91..2....48...6..8.3.1....3......8..........76...43.5..27.8., 6.6, 4.7",
        ".9..7.83....3......6..9214....7..9..1.....7......23.6..8.......3....829..726....., 6.6, 4.6",
        "..1.6.......7....8.9.....24..2..6..5.....418.........7.8..5.3.........79.594.2..., 7.1, 4.6",
        "..2...1..4.......9.69...24..285.946.....2....7...3...8.3.1.8.5...1.5.3..9...6...1, 4.5, 4.5"
    })
    void theProfilesDifferWhereTheProgramsDo(String puzzle, String ofS, String ofK) {
        assertThat(S.rating(puzzle, SeFilter.NONE)).startsWith(ofS + "/");
        assertThat(K.rating(puzzle, SeFilter.NONE)).startsWith(ofK + "/");
    }

    /** AI Escargot: rules inside chains (10.0) and chains inside chains (from 10.2 on). */
    @Test
    void nestedChainsTakeThePathOfThePrograms() {
        String puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        List<String> path = K.path(puzzle);
        assertThat(Paths.ratings(path))
                .startsWith("1.2 7.8x4 10.0x3 10.2 10.4 10.5x4 9.9 10.1 9.9 1.2 9.9 10.1 9.9 8.2 9.3 9.5 1.5 2.6 9.4x2"
                        + " 9.1 9.3 2.8 9.2 9.1x3 9.2 9.3x3 9.1 9.2 1.2 9.0 9.1 8.3 8.8 9.1x2 3.4 8.9x2 9.0 9.1 9.0 2.6"
                        + " 3.4 3.2 8.4 8.5 1.2 2.3 1.2x2 2.6x2 3.4 7.3 7.6 8.4 8.3 2.8 7.1 1.2 1.5 1.2x2 2.6 2.0 3.2 2.6"
                        + " 4.5 1.2x3 1.5 1.2 1.0 1.2x4 1.5 2.0 1.2 2.8x2 6.7 7.1 1.0 5.6");
        assertThat(Paths.steps(path).subList(5, 14))
                .containsExactly(
                        "10.0 r8c6-2",
                        "10.0 r8c6-9",
                        "10.0 r2c6-1",
                        "10.2 r6c8-7",
                        "10.4 r9c6-6",
                        "10.5 r6c4-5",
                        "10.5 r2c7-4",
                        "10.5 r8c6-8",
                        "10.5 r9c8-8");
        assertThat(K.rating(puzzle, SeFilter.NONE)).isEqualTo("10.5/1.2/1.2");
    }

    /** Easter Monster: two more levels of nested chains, and a first placement that is as hard as anything after it. */
    @Test
    void theDeepestLevelsTakeThePathOfThePrograms() {
        String puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        assertThat(Paths.steps(K.path(puzzle)))
                .startsWith(
                        "10.8 r5c9-6",
                        "11.1 r3c1-2",
                        "11.2 r7c5-1",
                        "11.3 r5c7-1",
                        "11.5 r7c2-4",
                        "11.2 r3c5-2",
                        "11.4 r9c5-6",
                        "11.6 r4c3-7",
                        "2.6 r6c9-7",
                        "10.7 r4c8-1");
    }

    @Test
    void filtersGiveUpAtThePlaceTheProgramsDo() {
        assertThat(K.rating(THREE, SeFilter.NONE)).isEqualTo("8.4/8.0/7.6");
        assertThat(K.rating(THREE, SeFilter.PEARL)).isEqualTo("20.0/8.0/7.6");
        assertThat(K.rating(THREE, SeFilter.DIAMOND)).isEqualTo("20.0/0.0/7.6");
    }

    /** Three steps place nothing, then singles finish the puzzle: the first of them still counts, because it places. */
    @Test
    void singlesAreTakenUntilSomethingIsPlaced() {
        String puzzle = ".....8.3.46............5...61....3....3..7.192.......4.9.5.3.4...6.1..8..2....97.";
        assertThat(K.agreed(puzzle)).isEqualTo("3.6/3.6/2.6");
    }

    @Test
    void everyNumberHasTheNameOfItsTechnique() {
        SeRating rating =
                new SeRater().rate(THREE, SeFilter.NONE, Budget.unlimited()).orElseThrow();
        assertThat(rating.er().technique()).isEqualTo("Cell Forcing Chains");
        assertThat(rating.ep().technique()).isEqualTo("Nishio Forcing Chains");
        assertThat(rating.ed().technique()).isEqualTo("Nishio Forcing Chains");
    }

    @Test
    void aFullGridHasNoRatings() {
        String full = "957468132468321795132795468614859327583247619279136854891573246746912583325684971";
        assertThat(K.rating(full, SeFilter.NONE)).isEqualTo("0.0/0.0/0.0");
    }

    /** The 9 of the first row is replaced by a second 5. */
    @Test
    void aCellWithoutCandidatesIsNotSolved() {
        String stuck = ".59468132468321795132795468614859327583247619279136854891573246746912583325684971";
        assertThat(K.rating(stuck, SeFilter.NONE)).isEqualTo("20.0/0.0/0.0");
    }

    @Test
    void theBudgetEndsARating() {
        SeRater rater = new SeRater();
        assertThat(rater.rate(THREE, SeFilter.NONE, Budget.unlimited().withNodes(5)))
                .isEmpty();
        assertThat(rater.rate(THREE, SeFilter.NONE, Budget.unlimited().withCancellation(() -> true)))
                .isEmpty();
        assertThat(rater.rate(THREE, SeFilter.NONE, Budget.unlimited())).get().hasToString("8.4/8.0/7.6");
    }
}
