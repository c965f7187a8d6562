package dev.clew.cli.read;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.bulk.BlockReader;
import dev.clew.desk.bulk.Buffers;
import dev.clew.desk.bulk.Layout;
import dev.clew.desk.bulk.ReadListener;
import dev.clew.desk.bulk.TextBlock;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The blocks of one operand, and single puzzles where there are none. Mutable, for one thread at a time. */
final class OperandBlocks implements ItemReader, BlockReader.Maker<Item> {
    private final Operand operand;
    private final BlockReader<Item> reader;
    private final @Nullable InputStream file;

    /**
     * @param text what follows the mark
     * @param layout how it falls into puzzles
     * @param file what has to be closed in the end, or null
     */
    OperandBlocks(
            Operand operand,
            InputStream text,
            Layout layout,
            Mark from,
            Buffers buffers,
            ReadListener listener,
            @Nullable InputStream file) {
        this.operand = operand;
        this.reader = new BlockReader<>(text, layout, from.offset(), from.lines(), this, buffers, listener);
        this.file = file;
    }

    @Override
    public @Nullable Item next() throws IOException {
        return reader.next();
    }

    @Override
    public long titles() {
        return reader.titles();
    }

    @Override
    public Item block(TextBlock block) {
        return new LineBlock(operand, block);
    }

    @Override
    public Item puzzle(PuzzleText puzzle) {
        return operand.puzzle(puzzle);
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
