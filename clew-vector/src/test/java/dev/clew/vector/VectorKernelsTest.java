package dev.clew.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.internal.bulk.Block;
import dev.clew.core.internal.bulk.KernelProvider;
import dev.clew.core.internal.bulk.Kernels;
import dev.clew.core.internal.bulk.LongKernels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class VectorKernelsTest {
    private final Random random = new Random(41);
    private final Kernels vector = new VectorKernels();
    private final Kernels plain = new LongKernels();
    private final int words = vector.words();
    private Block wide = new Block(words);
    private final Block[] narrow = new Block[words];

    /** If this fails, run the main method of KernelTranslator from the kernels on longs to the file compared here. */
    @Test
    void theCheckedInTextIsTheTranslation() throws IOException {
        Path from = Path.of("../clew-core/src/main/java/dev/clew/core/internal/bulk/LongKernels.java");
        Path to = Path.of("src/main/java/dev/clew/vector/VectorKernels.java");
        assertThat(plainLayout(Files.readString(to)))
                .isEqualTo(plainLayout(new KernelTranslator().translate(Files.readString(from))));
    }

    /** Line breaks belong to the formatter. */
    private static String plainLayout(String text) {
        return text.replaceAll("\\s+", "");
    }

    @Test
    void theServiceLoaderFindsThem() {
        assertThat(ServiceLoader.load(KernelProvider.class).stream()
                        .map(ServiceLoader.Provider::type)
                        .map(Class::getName))
                .containsExactly(VectorKernelProvider.class.getName());
        assertThat(new VectorKernelProvider().kernels().isPresent()).isEqualTo(words >= 4);
        assertThat(vector.name()).isEqualTo("vector " + 64 * words);
    }

    /** Every word of a vector does what a long by itself does, whatever the bits. */
    @Test
    void wordsDoWhatLongsDo() {
        for (int round = 0; round < 20; round++) {
            fill(round);
            both(Kernels::occupy);
            both((kernels, block) -> kernels.pass(block, false));
            both((kernels, block) -> kernels.pass(block, true));
            both(Kernels::choose);
            bothSpill();
            both(Kernels::fork);
            both(Kernels::unload);
            both(Kernels::load);
        }
    }

    private void bothSpill() {
        long[] wideFrame = new long[Block.CELLS * words];
        vector.save(wide, wideFrame);
        vector.restore(wide, wideFrame);
        for (int word = 0; word < words; word++) {
            long[] frame = new long[Block.CELLS];
            plain.save(narrow[word], frame);
            compare(wideFrame, frame, word);
            plain.restore(narrow[word], frame);
            compare(wide.cells, narrow[word].cells, word);
        }
    }

    private void both(BiConsumer<Kernels, Block> kernel) {
        kernel.accept(vector, wide);
        for (int word = 0; word < words; word++) {
            kernel.accept(plain, narrow[word]);
            compare(wide.cells, narrow[word].cells, word);
            compare(wide.rows, narrow[word].rows, word);
            compare(wide.columns, narrow[word].columns, word);
            compare(wide.status, narrow[word].status, word);
            compare(wide.split, narrow[word].split, word);
            compare(wide.done, narrow[word].done, word);
        }
    }

    private void compare(long[] rows, long[] expected, int word) {
        for (int row = 0; row < expected.length; row++) {
            assertThat(rows[row * words + word]).isEqualTo(expected[row]);
        }
    }

    private void fill(int density) {
        wide = new Block(words);
        for (int word = 0; word < words; word++) {
            narrow[word] = new Block(1);
            fill(wide.cells, narrow[word].cells, word, density);
            fill(wide.moves, narrow[word].moves, word, 0);
            fill(wide.fresh, narrow[word].fresh, word, 0);
            fill(wide.done, narrow[word].done, word, 0);
            fill(wide.status, narrow[word].status, word, 0);
        }
    }

    private void fill(long[] rows, long[] column, int word, int density) {
        for (int row = 0; row < column.length; row++) {
            long bits = random.nextLong();
            for (int i = 0; i < density % 5; i++) {
                bits |= random.nextLong();
            }
            rows[row * words + word] = column[row] = bits;
        }
    }
}
