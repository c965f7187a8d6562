package dev.clew.spark.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TaskDealerTest {
    /** A puzzle in a part, and the task that got it. */
    private record Card(long guesses, int part, int place, int task) {}

    /** Sorting all of them is the plain way to say who gets what. */
    @Test
    void tasksGetWhatSortingWouldGiveThem() {
        Random random = new Random(7);
        for (int tasks : new int[] {1, 3, 40}) {
            List<long[]> parts = new ArrayList<>();
            for (int part = 0; part < 9; part++) {
                parts.add(random.longs(random.nextInt(30), 2, 9).toArray());
            }
            List<Card> cards = deal(parts, tasks);
            cards.sort(Comparator.comparingLong(Card::guesses)
                    .reversed()
                    .thenComparing(Card::part)
                    .thenComparing(Card::place));
            for (int rank = 0; rank < cards.size(); rank++) {
                assertThat(cards.get(rank).task())
                        .as("rank %d of %d tasks", rank, tasks)
                        .isEqualTo(rank % tasks);
            }
        }
    }

    private static List<Card> deal(List<long[]> parts, int tasks) {
        List<Map<Long, Long>> counts = new ArrayList<>();
        for (long[] part : parts) {
            Map<Long, Long> some = new HashMap<>();
            for (long guesses : part) {
                some.merge(guesses, 1L, Long::sum);
            }
            counts.add(some);
        }
        List<TaskDealer> dealers = TaskDealer.of(counts, tasks);
        List<Card> cards = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++) {
            for (int place = 0; place < parts.get(part).length; place++) {
                long guesses = parts.get(part)[place];
                cards.add(new Card(guesses, part, place, dealers.get(part).task(guesses)));
            }
        }
        return cards;
    }

    @Test
    void fewPuzzlesAreSharedByFewTasks() {
        assertThat(TaskDealer.tasks(1, 2)).isEqualTo(1);
        assertThat(TaskDealer.tasks(100, 2)).isEqualTo(6);
        assertThat(TaskDealer.tasks(10_000, 2)).isEqualTo(40);
        assertThat(TaskDealer.tasks(1_000_000, 2)).isEqualTo(2000);
    }
}
