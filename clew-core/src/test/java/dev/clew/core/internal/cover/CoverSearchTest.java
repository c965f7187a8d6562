package dev.clew.core.internal.cover;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.SeededRandom;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoverSearchTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    /** Random groups over few options, all choices tried one by one in comparison. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void findsEverySolutionOnce(long seed) {
        Problem problem = new Problem(new SeededRandom(seed));
        List<BitSet> found = all(problem, search(problem, Budget.unlimited()));
        assertThat(found).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(problem.solutions());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void leavesOutTheSolutionExcluded(long seed) {
        Problem problem = new Problem(new SeededRandom(seed));
        Set<BitSet> expected = problem.solutions();
        if (!expected.isEmpty()) {
            BitSet excluded = expected.iterator().next();
            CoverSearch search = search(problem, Budget.unlimited());
            search.exclude(excluded.stream().toArray());
            expected.remove(excluded);
            assertThat(all(problem, search)).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void theRandomProblemsHaveNoneOneAndManySolutions() {
        int[] kinds = new int[3];
        seeds().forEach(seed -> kinds[
                Math.min(2, new Problem(new SeededRandom(seed)).solutions().size())]++);
        assertThat(IntStream.of(kinds)).allMatch(kind -> kind > 20);
    }

    /** Eight pigeons in seven holes: no consequence is drawn until much is learned. */
    @Test
    void provesThatEightDoNotFitInSeven() {
        CoverSearch search = new CoverSearch(pigeons(8, 7), Budget.unlimited().start());
        assertThat(search.next()).isFalse();
        assertThat(search.next()).isFalse();
    }

    @Test
    void countsAllWaysToPutSevenInSeven() {
        ExactCover cover = pigeons(7, 7);
        CoverSearch search = new CoverSearch(cover, Budget.unlimited().start());
        int count = 0;
        while (search.next()) {
            count++;
        }
        assertThat(count).isEqualTo(5040);
    }

    @Test
    void stopsAtTheBudget() {
        Budget.Meter meter = Budget.unlimited().withNodes(50).start();
        assertThat(new CoverSearch(pigeons(10, 9), meter).next()).isFalse();
        assertThat(meter.isExhausted()).isTrue();
    }

    @Test
    void anExactGroupWithoutOptionsHasNoSolution() {
        ExactCover.Builder builder = new ExactCover.Builder(1);
        builder.exactlyOne(new int[] {0}, 1);
        builder.exactlyOne(new int[0], 0);
        assertThat(new CoverSearch(builder.build(), Budget.unlimited().start()).next())
                .isFalse();
    }

    @Test
    void nothingToChooseIsOneSolution() {
        CoverSearch search = new CoverSearch(
                new ExactCover.Builder(0).build(), Budget.unlimited().start());
        assertThat(search.next()).isTrue();
        assertThat(search.next()).isFalse();
    }

    private static ExactCover pigeons(int pigeons, int holes) {
        ExactCover.Builder builder = new ExactCover.Builder(pigeons * holes);
        for (int pigeon = 0; pigeon < pigeons; pigeon++) {
            int first = pigeon * holes;
            builder.exactlyOne(IntStream.range(first, first + holes).toArray(), holes);
        }
        for (int hole = 0; hole < holes; hole++) {
            int each = hole;
            builder.atMostOne(
                    IntStream.range(0, pigeons).map(p -> p * holes + each).toArray(), pigeons);
        }
        return builder.build();
    }

    private static CoverSearch search(Problem problem, Budget budget) {
        return new CoverSearch(problem.cover(), budget.start());
    }

    private static List<BitSet> all(Problem problem, CoverSearch search) {
        List<BitSet> found = new ArrayList<>();
        while (search.next()) {
            BitSet chosen = new BitSet();
            IntStream.range(0, problem.options).filter(search::isChosen).forEach(chosen::set);
            found.add(chosen);
        }
        return found;
    }

    /** Random groups, and the plainest way to solve them. */
    private static final class Problem {
        final int options;
        final List<int[]> exact = new ArrayList<>();
        final List<int[]> loose = new ArrayList<>();

        Problem(SeededRandom random) {
            this.options = 4 + random.nextInt(8);
            for (int i = 1 + random.nextInt(6); i > 0; i--) {
                exact.add(group(random));
            }
            int[] rest = optionsWithoutGroup();
            if (rest.length > 0) {
                exact.add(rest);
            }
            for (int i = random.nextInt(5); i > 0; i--) {
                loose.add(group(random));
            }
        }

        private int[] optionsWithoutGroup() {
            return IntStream.range(0, options)
                    .filter(option -> exact.stream().flatMapToInt(IntStream::of).noneMatch(each -> each == option))
                    .toArray();
        }

        private int[] group(SeededRandom random) {
            int size = Math.min(options, 1 + random.nextInt(5));
            return IntStream.of(random.permutation(options)).limit(size).toArray();
        }

        ExactCover cover() {
            ExactCover.Builder builder = new ExactCover.Builder(options);
            exact.forEach(group -> builder.exactlyOne(group, group.length));
            loose.forEach(group -> builder.atMostOne(group, group.length));
            return builder.build();
        }

        Set<BitSet> solutions() {
            Set<BitSet> solutions = new HashSet<>();
            for (long choice = 0; choice < 1L << options; choice++) {
                BitSet chosen = BitSet.valueOf(new long[] {choice});
                if (exact.stream().allMatch(group -> count(chosen, group) == 1)
                        && loose.stream().allMatch(group -> count(chosen, group) <= 1)) {
                    solutions.add(chosen);
                }
            }
            return solutions;
        }

        private static long count(BitSet chosen, int[] group) {
            return IntStream.of(group).filter(chosen::get).count();
        }
    }
}
