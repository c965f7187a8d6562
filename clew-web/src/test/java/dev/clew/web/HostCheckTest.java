package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostCheckTest {
    private static final HostCheck CHECK = new HostCheck("192.168.1.5", List.of("Sudoku.example"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LOCALHOST:7272",
                "127.0.0.1",
                "127.1.2.3:80",
                "[::1]:7272",
                "192.168.1.5:7272",
                "10.0.0.7:7272",
                "sudoku.example"
            })
    void ownNamesAreKnown(String host) {
        assertThat(CHECK.isOwn(host, "10.0.0.7")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.example",
                "localhost.evil.example",
                "127.0.0.1.evil.example",
                "128.0.0.1",
                "[::2]",
                "localhost:80:80",
                "a@localhost",
                "192.168.1.50",
                "10.0.0.70",
                "10.0.0.7.evil.example"
            })
    void othersAreNot(String host) {
        assertThat(CHECK.isOwn(host, "10.0.0.7")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:7272, localhost:7272, true",
        "http://127.0.0.1:7272, localhost:7272, true",
        "https://sudoku.example, sudoku.example, true",
        "http://localhost:3000, localhost:7272, false",
        "http://evil.example:7272, localhost:7272, false",
        "https://evil.example, evil.example, false",
        "http://10.0.0.7:7272, 10.0.0.7:7272, true",
        "http://10.0.0.8:7272, 10.0.0.7:7272, false",
        "null, localhost:7272, false",
        "file://, localhost:7272, false",
        "http://localhost:7272@evil.example, localhost:7272, false",
        "'http://%', localhost:7272, false"
    })
    void onlyOwnPagesMayAsk(String origin, String host, boolean allowed) {
        assertThat(CHECK.isOwnOrigin(origin, host, "10.0.0.7", 7272)).isEqualTo(allowed);
    }

    @Test
    void anAddressIsTheSameHoweverItIsWritten() {
        assertThat(CHECK.isOwn("[FE80::1]:7272", "fe80:0:0:0:0:0:0:1%eth0")).isTrue();
        assertThat(CHECK.isOwn("[fe80::2]:7272", "fe80:0:0:0:0:0:0:1%eth0")).isFalse();
    }
}
