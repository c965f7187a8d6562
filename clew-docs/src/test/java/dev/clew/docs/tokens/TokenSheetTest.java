package dev.clew.docs.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TokenSheetTest {
    private static final Path CSS = Path.of("..", "clew-page/src/main/page/css/tokens.css");

    @Test
    void thePageHasTheColoursOfThePictures() throws IOException {
        assertThat(Files.readString(CSS))
                .as("tokens.css is stale: run tools/tokens, look at what changed, and commit it")
                .isEqualTo(TokenSheet.make());
    }
}
