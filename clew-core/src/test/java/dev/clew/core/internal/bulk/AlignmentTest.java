package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

class AlignmentTest {
    private final Block block = new Block(4);
    private int fastest;
    private int passes;
    private long now;

    /** A pass takes least where the rows are aligned, though now and then something disturbs it. */
    private final Kernels kernels = (Kernels) Proxy.newProxyInstance(
            Kernels.class.getClassLoader(), new Class<?>[] {Kernels.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("words")) {
                    return 4;
                }
                now += (block.shift() == fastest ? 3000 : 4500) + (passes++ % 3 == 0 ? 90_000 : 0);
                return null;
            });

    private final Alignment alignment = new Alignment(kernels, block, () -> now);

    @Test
    void findsTheBestPlaceAndFindsItAgain() {
        fastest = 2;
        alignment.improve(100);
        assertThat(passes).as("not before anything is compiled").isZero();
        alignment.improve(10_000);
        assertThat(block.shift()).isEqualTo(2);
        fastest = 1;
        alignment.improve(11_000);
        assertThat(block.shift()).as("not all the time").isEqualTo(2);
        alignment.improve(100_000);
        assertThat(block.shift()).isEqualTo(1);
    }

    @Test
    void aShiftedBlockIsEmptyAndWhole() {
        block.set(Block.CELLS, 0, 7);
        fastest = 3;
        alignment.improve(10_000);
        int last = block.frame(9) + Block.NODE - 1;
        block.set(last, 3, 5);
        assertThat(block.get(Block.CELLS, 0)).isZero();
        assertThat(block.get(last, 3)).isEqualTo(5);
    }
}
