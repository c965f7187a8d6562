package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {
    @Test
    void theBuildHasPutItIn() {
        assertThat(Version.read()).matches("\\d+\\.\\d+\\.\\d+(-[A-Za-z0-9.]+)?");
    }
}
