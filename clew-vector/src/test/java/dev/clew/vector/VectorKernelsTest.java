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
    /** All that two frames leave. */
    private static final int ROWS = new Block(1).frame(2);

    private final Random random = new Random(41);
    private final Kernels vector = new VectorKernelProvider().kernels().orElseGet(VectorKernels::new);
    private final Kernels plain = new LongKernels();
    private final int words = vector.words();
    private Block wide = new Block(words);
    private final Block[] narrow = new Block[words];

    /** If this fails, run the main method of KernelTranslator with the two folders compared here. */
    @Test
    void theCheckedInTextIsTheTranslation() throws IOException {
        Path from = Path.of("../clew-core/src/main/java/dev/clew/core/internal/bulk");
        Path to = Path.of("src/main/java/dev/clew/vector");
        for (String name : KernelTranslator.CLASSES) {
            String source = Files.readString(from.resolve("Long" + name + ".java"));
            assertThat(plainLayout(Files.readString(to.resolve("Vector" + name + ".java"))))
                    .isEqualTo(plainLayout(new KernelTranslator().translate(source)));
        }
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

    /** Every word of a vector does what a single long does, whatever the bits. */
    @Test
    void wordsDoWhatLongsDo() {
        for (int round = 0; round < 20; round++) {
            fill(round);
            both((kernels, block) -> kernels.arrange(block, block.frame(1)));
            both((kernels, block) -> kernels.arrange(block, -1));
            both((kernels, block) -> kernels.restore(block, block.frame(0)));
            both((kernels, block) -> kernels.pass(block, false));
            both(Kernels::narrow);
            both((kernels, block) -> kernels.pass(block, true));
            both(Kernels::choose);
            both((kernels, block) -> kernels.save(block, block.frame(1)));
            both((kernels, block) -> kernels.find(block, Block.OWNER, Block.WANTED_OWNERS));
            both(Kernels::unload);
            both((kernels, block) -> kernels.transpose(block, Block.STAGED));
            both(Kernels::expand);
        }
    }

    /** If several turns are equally good, any is right. */
    @Test
    void noTurnMatchesMore() {
        for (int round = 0; round < 20; round++) {
            fill(round);
            vector.match(wide, Block.OUT_DISTANCE, Block.OUT_TARGETS);
            for (int word = 0; word < words; word++) {
                plain.match(narrow[word], Block.OUT_DISTANCE, Block.OUT_TARGETS);
                long sources = wide.get(Block.SOURCES, word);
                int distance = (int) wide.get(Block.OUT_DISTANCE, word);
                long targets = wide.get(Block.OUT_TARGETS, word);
                assertThat(targets).isEqualTo(Long.rotateLeft(sources, distance) & wide.get(Block.ROOM, word));
                assertThat(Long.bitCount(targets)).isEqualTo(Long.bitCount(narrow[word].get(Block.OUT_TARGETS, 0)));
            }
        }
    }

    private void both(BiConsumer<Kernels, Block> kernel) {
        kernel.accept(vector, wide);
        for (int word = 0; word < words; word++) {
            kernel.accept(plain, narrow[word]);
            for (int row = 0; row < ROWS; row++) {
                assertThat(wide.get(row, word)).isEqualTo(narrow[word].get(row, 0));
            }
        }
    }

    private void fill(int density) {
        wide = new Block(words);
        for (int word = 0; word < words; word++) {
            narrow[word] = new Block(1);
            for (int row = 0; row < ROWS; row++) {
                long bits = random.nextLong();
                for (int i = 0; i < density % 5; i++) {
                    bits |= row < Block.DEAD ? random.nextLong() : 0;
                }
                narrow[word].set(row, 0, bits);
                wide.set(row, word, bits);
            }
        }
    }
}
