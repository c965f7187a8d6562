package dev.clew.cli.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.MixedText;
import dev.clew.desk.bulk.Buffers;
import dev.clew.desk.bulk.Layout;
import dev.clew.desk.bulk.ReadListener;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SharedBuffersTest {
    @Test
    void blocksHoldWhatWasReadWhateverTheirBuffersHeldBefore() throws IOException {
        Random random = new Random(81);
        byte[] text = MixedText.of(random, 20_000, 2);
        Buffers buffers = new Buffers();
        ItemReader plain = reader(text, new Buffers());
        ItemReader pooled = reader(text, buffers);
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        for (Item item = plain.next(); item != null; item = plain.next()) {
            item.accept(new Listing(expected));
        }
        for (Item item = pooled.next(); item != null; item = pooled.next()) {
            item.accept(new Listing(found));
            byte[] next = buffers.take();
            random.nextBytes(next);
            buffers.give(next);
        }
        assertThat(expected).hasSizeGreaterThan(15_000);
        assertThat(found.equals(expected)).as("the same puzzles").isTrue();
    }

    private static ItemReader reader(byte[] text, Buffers buffers) {
        Operand standard = new Operand("-", "-", null);
        return new OperandBlocks(
                standard,
                new ByteArrayInputStream(text),
                Layout.free(null),
                Mark.START,
                buffers,
                new ReadListener() {},
                null);
    }
}
