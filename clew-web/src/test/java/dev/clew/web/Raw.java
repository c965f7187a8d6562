package dev.clew.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection by hand, for what a decent client does not do. */
final class Raw implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;

    private final Socket socket;

    /** Connects to a server. */
    Raw(WebServer server) {
        this(server.port());
    }

    /** Connects to a port of this machine. */
    Raw(int port) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(PATIENCE_MILLIS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a text and reads until the server hangs up. */
    static String exchange(WebServer server, String text) {
        try (Raw raw = new Raw(server)) {
            return raw.send(text).rest();
        }
    }

    /** A request for JSON with a body, on a connection that stays open. */
    static String post(String endpoint, String body) {
        return "POST /api/v1/" + endpoint + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    /** A request without a body, after which the connection ends. */
    static String last(String method, String path) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    }

    /** Sends a text. */
    Raw send(String text) {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends as much of a text as the server wants to hear. */
    boolean trySend(String text) {
        try {
            send(text);
            return true;
        } catch (UncheckedIOException refused) {
            return false;
        }
    }

    /** Says that nothing more comes, and still listens. */
    Raw endOutput() {
        try {
            socket.shutdownOutput();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads until some words have come or the server hangs up. */
    String until(String words) {
        StringBuilder text = new StringBuilder();
        try {
            InputStream in = socket.getInputStream();
            for (int c = in.read(); c >= 0; c = in.read()) {
                text.append((char) c);
                if (text.indexOf(words, text.length() - words.length()) >= 0) {
                    break;
                }
            }
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException("after \"" + text + "\"", e);
        }
    }

    /** Reads until the server hangs up. */
    String rest() {
        try {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
