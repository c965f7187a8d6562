package dev.clew.logic.scale.se;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.clew.logic.scale.se.twin.TwinProfile;
import dev.clew.logic.scale.se.twin.TwinRater;
import dev.clew.logic.scale.se.twin.TwinRating;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The twin gives the ratings and takes the paths that the reference programs are known to take. */
class TwinTest {
    /** ER 8.3: sets, uniqueness, X-chains, region chains and cycles. */
    private static final String WIDE =
            "8.9...3.....7.1...5.........7.....263...9.......1...4..6.2....4....8.5...........";

    /** 8.4/8.0/7.6: the first step, the first placement and the hardest step all differ. */
    private static final String THREE =
            ".8.7..62.75.....9...6.9....4.....3....83.......59...74.2...1.....78...6.....3.5..";

    private static final TwinRater K = new TwinRater(TwinProfile.K);
    private static final TwinRater S = new TwinRater(TwinProfile.S);

    /** The four puzzles among thousands on which the two programs differ, and one on which they agree. */
    @ParameterizedTest
    @CsvSource({
        ".2..6.4...5..9..1.1694.3...........14..13....2..6..78...3...65....8...4.68......., 6.8, 5.7",
        ".2.....5.7..2....1...91..2....48...6..8.3.1....3......8..........76...43.5..27.8., 6.6, 4.7",
        ".9..7.83....3......6..9214....7..9..1.....7......23.6..8.......3....829..726....., 6.6, 4.6",
        "..1.6.......7....8.9.....24..2..6..5.....418.........7.8..5.3.........79.594.2..., 7.1, 4.6",
        "..2...1..4.......9.69...24..285.946.....2....7...3...8.3.1.8.5...1.5.3..9...6...1, 4.5, 4.5"
    })
    void theProfilesDifferWhereThePrograms(String puzzle, String ofS, String ofK) {
        assertThat(S.rate(puzzle).toString()).startsWith(ofS + "/");
        assertThat(K.rate(puzzle).toString()).startsWith(ofK + "/");
    }

    @Test
    void bothProfilesTakeThePathOfThePrograms() {
        String path =
                "1.2x2 2.6x6 3.4 2.6 4.0 2.0 1.2 2.0 2.3 2.6x2 3.4 4.5 2.6 6.6 2.6 3.4 8.3 2.6 2.5 1.5 1.2x2 1.5x3"
                        + " 1.2x10 1.5 1.2x6 1.5 1.0 7.1 7.2 7.1 7.2x3 2.0 1.2 2.8 4.2 1.5 2.6 7.2 1.2 1.0 1.2 1.0 1.2 1.0x3"
                        + " 1.2 1.0 1.2 1.0x3 1.2 1.0x2 1.2 1.0x3 1.2 1.0x2 1.2 1.0x3";
        assertThat(Paths.ratings(K.rate(WIDE).steps())).isEqualTo(path);
        assertThat(Paths.ratings(S.rate(WIDE).steps())).isEqualTo(path);
    }

    @Test
    void lockingGoesByDigitInOneProgramAndByBlockInTheOther() {
        assertThat(removed(K, 2, 8)).containsExactly("1", "9", "5", "6", "8", "9");
        assertThat(removed(S, 2, 8)).containsExactly("1", "9", "6", "8", "9", "5");
    }

    @Test
    void filtersStopAtThePlaceTheProgramsStop() {
        assertThat(K.rate(WIDE, TwinRating.Filter.PEARL)).hasToString("20.0/1.2/1.2");
        assertThat(K.rate(WIDE, TwinRating.Filter.DIAMOND)).hasToString("20.0/1.2/1.2");
        assertThat(K.rate(THREE, TwinRating.Filter.PEARL)).hasToString("20.0/8.0/7.6");
        assertThat(K.rate(THREE, TwinRating.Filter.DIAMOND)).hasToString("20.0/0.0/7.6");
    }

    @Test
    void theTwinStandsOnTheJdkAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "dev.clew.logic.scale.se.twin")
                .check(new ClassFileImporter().importPackages("dev.clew.logic.scale.se.twin"));
    }

    /** The digits that some steps of the path remove. */
    private static List<String> removed(TwinRater rater, int from, int to) {
        return rater.rate(WIDE).steps().subList(from, to).stream()
                .map(step -> step.substring(step.length() - 1))
                .collect(Collectors.toList());
    }
}
