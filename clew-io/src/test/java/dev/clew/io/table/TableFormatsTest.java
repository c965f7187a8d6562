package dev.clew.io.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TableFormatsTest {
    private static final Position POSITION =
            Position.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final String DIGITS = POSITION.toString().replace('.', '0');
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static PuzzleFormat format(String name) {
        return FormatCatalog.standard().find(name).orElseThrow();
    }

    @Test
    void aKaggleRowHasThePuzzleAndItsSolution() {
        PuzzleFormat kaggle = format("kaggle");
        assertThat(kaggle.header()).isEqualTo("quizzes,solutions");
        assertThat(kaggle.write(POSITION)).isEqualTo(DIGITS + "," + SOLUTION);
        assertThat(kaggle.refusal(Position.parse(".".repeat(81)))).isPresent();
        assertThat(kaggle.read(kaggle.write(POSITION), null))
                .isInstanceOfSatisfying(
                        Reading.Found.class,
                        found -> assertThat(found.solutions()).hasSize(1));
    }

    @Test
    void aQqwingRowHasACommaBehindEveryColumn() {
        PuzzleFormat qqwing = format("qqwing");
        assertThat(qqwing.write(POSITION)).isEqualTo(POSITION + "," + SOLUTION + ",");
        assertThat(qqwing.write(Position.parse(".".repeat(81)))).isEqualTo(".".repeat(81) + ",,");
    }

    @Test
    void anExchangeRecordHasAHundredBytes() {
        String record = format("exchange").write(POSITION);
        assertThat(record).isEqualTo("bbab350d8ae7 " + DIGITS + "  0.0").hasSize(99);
    }

    @Test
    void theHashIsThatOfTheJdk() throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-1");
        Random random = new Random(1);
        for (int length = 0; length < 200; length++) {
            StringBuilder text = new StringBuilder();
            random.ints(length, ' ', '~').forEach(c -> text.append((char) c));
            byte[] hash = digest.digest(text.toString().getBytes(StandardCharsets.US_ASCII));
            assertThat(Sha1.hex(text.toString())).isEqualTo(String.format("%040x", new BigInteger(1, hash)));
        }
    }
}
