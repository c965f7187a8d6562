package dev.clew.bench.order;

import dev.clew.generate.Caps;
import dev.clew.generate.Generated;
import dev.clew.generate.Generator;
import dev.clew.generate.GeneratorRun;
import dev.clew.generate.Result;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * Twenty very different orders: makes some puzzles of each, looks at every one once more, and tells a digest of all lines,
 * which has to be the same on any number of threads and on every JDK: {@code tools/order-check}.
 */
public final class OrderCheck {
    private static final long SEED = 16;

    private OrderCheck() {}

    /**
     * Checks orders and prints a line for each; ends with code 1 if a puzzle is not what was ordered.
     *
     * @param words how many puzzles, on how many threads, then the first and the last order from 1, all twenty if left out
     */
    public static void main(String[] words) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        int count = words.length > 0 ? Integer.parseInt(words[0]) : 200;
        int threads = words.length > 1 ? Integer.parseInt(words[1]) : 2;
        int first = words.length > 2 ? Integer.parseInt(words[2]) : 1;
        int last = words.length > 3 ? Integer.parseInt(words[3]) : Order.TWENTY.size();
        boolean good = true;
        for (Order order : Order.TWENTY.subList(first - 1, last)) {
            ProcessTime time = new ProcessTime();
            List<Generated> made = make(order, count, threads);
            double seconds = time.seconds();
            List<String> faults = faults(order, made);
            faults.forEach(out::println);
            good &= faults.isEmpty() && made.size() == count;
            out.printf(
                    Locale.ROOT,
                    "%-60s %d of %d, %d faults, %.1f CPU s, %s%n",
                    order.words().replaceAll("pattern=.*", "pattern"),
                    made.size(),
                    count,
                    faults.size(),
                    seconds,
                    digest(made));
        }
        if (!good) {
            throw new IllegalStateException("Some puzzles are missing or not what was ordered; see the lines above");
        }
    }

    /** The first puzzles of an order. */
    static List<Generated> make(Order order, int count, int threads) {
        List<Generated> made = new ArrayList<>();
        new GeneratorRun(new Generator(order.target(), Caps.standard()), SEED, 0, count, threads, true).run(result -> {
            if (result instanceof Result.Found found) {
                made.add(found.generated());
            }
            return true;
        });
        return made;
    }

    /** What is wrong with puzzles, in words. */
    static List<String> faults(Order order, List<Generated> made) {
        Audit audit = new Audit(order.target());
        List<String> faults = new ArrayList<>();
        for (Generated generated : made) {
            audit.faults(generated.puzzle()).forEach(fault -> faults.add(generated.puzzle() + ": " + fault));
        }
        return faults;
    }

    /** A short digest of puzzles, solutions, ratings and seeds. */
    static String digest(List<Generated> made) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Generated it : made) {
                String line =
                        it.puzzle() + " " + it.solution() + " " + it.rating().line() + " " + it.seed() + "\n";
                digest.update(line.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
