package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A server that is stopped. */
class StopTest {
    @Test
    void callsOffWhatTakesLongAndLetsThePortGo() throws Exception {
        WebServer server = TestServer.start();
        Client client = new Client(server);
        String request = "GET /api/v1/generate/stream?clues=17&symmetry=full HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            InputStream in = socket.getInputStream();
            assertThat(in.read()).as("the making has begun").isEqualTo('H');
            long begin = System.nanoTime();
            server.close();
            in.readAllBytes();
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(10));
        }
        assertThatThrownBy(() -> client.get("")).isInstanceOf(AssertionError.class);
    }
}
