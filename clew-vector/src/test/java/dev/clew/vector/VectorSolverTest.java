package dev.clew.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.ThreadMXBean;
import dev.clew.core.internal.bulk.Batch;
import dev.clew.core.internal.bulk.BatchSolver;
import dev.clew.core.internal.bulk.BulkSolver;
import dev.clew.core.internal.bulk.Kernels;
import dev.clew.core.internal.bulk.LongKernels;
import dev.clew.core.internal.classic9.Classic9;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The bulk engine on vectors and on longs, and the scalar engine, agree on puzzles with none, one and many solutions. */
class VectorSolverTest {
    private static final int SIZE = 3000;

    private final byte[] input = new byte[81 * SIZE + 8];
    private final int[] starts = new int[SIZE];

    VectorSolverTest() {
        Random random = new Random(51);
        Classic9 engine = new Classic9();
        byte[] grid = new byte[81];
        for (int i = 0; i < SIZE; i++) {
            starts[i] = 81 * i;
            if (i % 50 == 0) {
                engine.start(sprinkle(random), 0, null);
                assertThat(engine.next()).isTrue();
                engine.copySolution(grid, 0, 0);
            }
            System.arraycopy(grid, 0, input, starts[i], 81);
            int kept = 20 + random.nextInt(20);
            for (int cell : random.ints(0, 81).distinct().limit(81 - kept).toArray()) {
                input[starts[i] + cell] = 0;
            }
            if (i % 7 == 0) {
                input[starts[i] + random.nextInt(81)] = (byte) (1 + random.nextInt(9));
            }
        }
    }

    /** A diagonal of three boxes in random order never clashes. */
    private static byte[] sprinkle(Random random) {
        byte[] values = new byte[81];
        for (int box = 0; box < 3; box++) {
            int[] digits = random.ints(1, 10).distinct().limit(9).toArray();
            for (int k = 0; k < 9; k++) {
                values[30 * box + k / 3 * 9 + k % 3] = (byte) digits[k];
            }
        }
        return values;
    }

    /** What this JVM would get, however narrow its vectors are. */
    private static Kernels kernels() {
        return new VectorKernelProvider().kernels().orElseGet(VectorKernels::new);
    }

    @Test
    void allEnginesAgree() {
        byte[] vector = solve(new BulkSolver(kernels(), System::nanoTime));
        assertThat(vector).isEqualTo(solve(new BulkSolver(new LongKernels(), System::nanoTime)));
        Classic9 engine = new Classic9();
        int[] seen = new int[3];
        for (int i = 0; i < SIZE; i++) {
            engine.start(input, starts[i], null);
            int count = (int) engine.count(2);
            seen[count]++;
            assertThat(vector[82 * i + 81]).isEqualTo((byte) count);
        }
        assertThat(Arrays.stream(seen).min().getAsInt()).isGreaterThan(50);
    }

    /** The compiler of JDK 17 leaves some vectors in objects; since 25 none are. */
    @Test
    void allocatesLessThanAByteAPuzzle() {
        assumeThat(Runtime.version().feature())
                .as("vectors without objects need JDK 25")
                .isGreaterThanOrEqualTo(25);
        BulkSolver solver = new BulkSolver(kernels(), System::nanoTime);
        Batch batch = new Batch();
        byte[] output = new byte[81 * SIZE];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        int thrifty = 0;
        for (int i = 0; i < 600 && thrifty < 5; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            solver.solve(batch.from(input, starts, SIZE).into(output, 81, '0'), 0, SIZE);
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            thrifty = allocated < SIZE ? thrifty + 1 : 0;
        }
        assertThat(thrifty)
                .as("batches in a row with less than a byte a puzzle")
                .isEqualTo(5);
    }

    private byte[] solve(BatchSolver solver) {
        byte[] output = new byte[82 * SIZE];
        Batch batch = new Batch().from(input, starts, SIZE).into(output, 82, '0');
        solver.solve(batch, 0, SIZE);
        for (int i = 0; i < SIZE; i++) {
            output[82 * i + 81] = (byte) batch.count(i);
            if (batch.count(i) != 1) {
                Arrays.fill(output, 82 * i, 82 * i + 81, (byte) 0);
            }
        }
        return output;
    }
}
