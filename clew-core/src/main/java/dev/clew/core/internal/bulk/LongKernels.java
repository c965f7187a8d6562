package dev.clew.core.internal.bulk;

/**
 * The kernels on plain longs: 64 lanes. The vector kernels are translated from the text of this class and of
 * {@link LongPasses}, {@link LongTriples}, {@link LongChoice} and {@link LongMoves}, so a {@code long} there is a row, every
 * array element a row, and the operators are those both can do.
 *
 * <p>Methods are long because values must stay in registers, and each is a loop with a body of at most some hundred
 * operations because compilers give up on more. Between methods values go through memory.
 */
public final class LongKernels implements Kernels {
    @Override
    public int words() {
        return 1;
    }

    @Override
    public String name() {
        return "long";
    }

    @Override
    public void pass(Block block, boolean last) {
        LongPasses.pass(block, last);
    }

    @Override
    public void shortPass(Block block) {
        LongShortPasses.pass(block);
    }

    @Override
    public void narrow(Block block) {
        LongTriples.narrow(block);
    }

    @Override
    public void choose(Block block) {
        LongChoice.choose(block);
    }

    @Override
    public void find(Block block, int row, int count) {
        LongMoves.find(block, row, count);
    }

    @Override
    public void save(Block block, int frame) {
        LongMoves.save(block, frame);
    }

    @Override
    public void restore(Block block, int frame) {
        LongMoves.restore(block, frame);
    }

    @Override
    public void arrange(Block block, int frame) {
        LongMoves.arrange(block, frame);
    }

    @Override
    public void transpose(Block block, int first) {
        LongMoves.transpose(block, first);
    }

    @Override
    public void expand(Block block) {
        LongMoves.expand(block);
    }

    @Override
    public void unload(Block block) {
        LongMoves.unload(block);
    }
}
