import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Treats {@code clew serve} as rough clients do, and prints what happened: abandoned work, idle connections, held bodies,
 * and minutes of mixed load. It starts a server of its own on a free port of 127.0.0.1, talks to nobody else, and stops
 * by itself. Run it with {@code tools/server-abuse}.
 */
final class ServerAbuse {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "..27...9.67.92...41....4....6......8.5....62...4.8..3.4..2.59.........5...53.62..";
    private static final String HINT = post("hint", puzzle(EASY));
    private static final String ENDLESS =
            post("count", "{\"puzzle\":\"" + ".".repeat(81) + "\",\"limit\":1000000000000}");
    private static final String ORDER = "GET /api/v1/generate/stream?shape=25x25&clues=100&minimal=true HTTP/1.1\r\n"
            + "Host: localhost\r\n\r\n";
    private static final int HELD_BYTES = 261_000;
    private static final int PATIENCE_MILLIS = 120_000;

    private final Process server;
    private final int port;

    private ServerAbuse(Process server, int port) {
        this.server = server;
        this.port = port;
    }

    public static void main(String[] words) throws Exception {
        String what = words.length == 0 ? "all" : words[0];
        int number = words.length > 1 ? Integer.parseInt(words[1]) : -1;
        switch (what) {
            case "abandoned" -> with("", ServerAbuse::abandoned);
            case "idle" -> with("", abuse -> abuse.idle(number < 0 ? 2_200 : number));
            case "bodies" -> with("-Xmx256m", ServerAbuse::bodies);
            case "load" -> with("", abuse -> abuse.load(number < 0 ? 300 : number));
            case "all" -> all(number < 0 ? 300 : number);
            default -> {
                System.err.println("usage: tools/server-abuse [all|load SECONDS|idle CONNECTIONS|abandoned|bodies]");
                System.exit(2);
            }
        }
    }

    private static void all(int seconds) throws Exception {
        with("", ServerAbuse::abandoned);
        with("", abuse -> abuse.idle(1_900));
        with("", abuse -> abuse.idle(2_200));
        with("-Xmx256m", ServerAbuse::bodies);
        with("", abuse -> abuse.load(seconds));
    }

    private interface Scenario {
        void run(ServerAbuse abuse) throws Exception;
    }

    /** Runs a scenario on a server with options for its JVM; the server ends with it. CLEW_ABUSE_SERVER names another. */
    private static void with(String options, Scenario scenario) throws Exception {
        String launcher = System.getenv().getOrDefault("CLEW_ABUSE_SERVER", "./clew");
        ProcessBuilder builder = new ProcessBuilder(launcher, "serve", "--port", "0");
        builder.environment().put("CLEW_JAVA_OPTS", options);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process server = builder.start();
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
            String line = String.valueOf(out.readLine());
            scenario.run(new ServerAbuse(server, Integer.parseInt(line.replaceAll(".*:(\\d+)/.*", "$1"))));
        } finally {
            server.destroy();
            server.waitFor(20, TimeUnit.SECONDS);
        }
    }

    // ---- scenarios ----

    private void abandoned() throws Exception {
        ask(HINT);
        List<Socket> clients = new ArrayList<>();
        for (int i = 0; i < 66 + 17; i++) {
            clients.add(send(i < 66 ? ENDLESS : ORDER));
        }
        close(clients);
        String said = timed(HINT);
        System.out.println("66 counts and 17 orders abandoned, then a hint: " + said);
        System.out.println("  and an easy order: " + timed(post("generate", "{\"level\":\"easy\",\"seed\":1}")));
        TimeUnit.SECONDS.sleep(2);
        long before = cpuMillis();
        TimeUnit.SECONDS.sleep(3);
        System.out.println("  processor time of the server without a client: " + (cpuMillis() - before) / 30 + " %");
    }

    private void idle(int count) throws Exception {
        List<Socket> clients = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            clients.add(connect());
        }
        System.out.println(count + " idle connections, then a hint: " + timed(HINT));
        close(clients);
    }

    private void bodies() throws Exception {
        List<Socket> clients = new ArrayList<>();
        String head = "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: 262144\r\n\r\n{\"puzzle\":\"";
        int refused = 0;
        for (int i = 0; i < 480; i++) {
            try {
                clients.add(send(head + ".".repeat(HELD_BYTES - 11)));
            } catch (IOException e) {
                refused++;
            }
        }
        System.out.println("480 bodies of 261 KB held at 256 MB (" + refused + " refused while sending), then a hint: "
                + timed(HINT) + ", server alive: " + server.isAlive() + ", resident " + residentMegabytes() + " MB");
        close(clients);
    }

    private void load(int seconds) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        AtomicLong answered = new AtomicLong();
        AtomicLong failed = new AtomicLong();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            int first = i;
            threads.add(new Thread(() -> mix(first, end, answered, failed)));
        }
        threads.forEach(Thread::start);
        StringBuilder resident = new StringBuilder();
        for (long next = System.nanoTime(); next - end < 0; next += TimeUnit.SECONDS.toNanos(Math.max(1, seconds / 5))) {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, next - System.nanoTime()));
            resident.append(' ').append(residentMegabytes());
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(seconds + " s of mixed load: " + answered + " answers (" + answered.get() / seconds
                + " a second), " + failed + " failed; resident MB:" + resident + " " + residentMegabytes());
    }

    private void mix(int first, long end, AtomicLong answered, AtomicLong failed) {
        List<String> requests = List.of(
                post("solve", puzzle(EASY)),
                post("check", puzzle(HARD)),
                post("hint", puzzle(HARD)),
                post("convert", puzzle(EASY)),
                post("rate", puzzle(EASY)),
                post("solve", puzzle("hello")),
                post("explain", puzzle(EASY)),
                post("generate", "{\"shape\":\"4x4\",\"seed\":1}"),
                "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/v1/techniques/x-wing HTTP/1.1\r\nHost: localhost\r\n\r\n");
        for (int i = first; System.nanoTime() - end < 0; i++) {
            try (Socket socket = connect()) {
                for (int j = 0; j < 20 && System.nanoTime() - end < 0; j++) {
                    socket.getOutputStream().write(requests.get((i + j) % requests.size()).getBytes(StandardCharsets.UTF_8));
                    readAnswer(socket.getInputStream());
                    answered.incrementAndGet();
                }
            } catch (IOException e) {
                failed.incrementAndGet();
            }
        }
    }

    // ---- a client by hand ----

    private static String puzzle(String text) {
        return "{\"puzzle\":\"" + text + "\"}";
    }

    private static String post(String endpoint, String body) {
        return "POST /api/v1/" + endpoint + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private Socket send(String request) throws IOException {
        Socket socket = connect();
        try {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    private String ask(String request) throws IOException {
        try (Socket socket = send(request)) {
            return readAnswer(socket.getInputStream());
        }
    }

    /** The status of an answer and how long it took; a client that is told to try again does so at once. */
    private String timed(String request) throws InterruptedException {
        long begin = System.nanoTime();
        String status = "no answer";
        for (int i = 0; i < 600 && !status.contains(" 200 "); i++) {
            try {
                status = ask(request);
            } catch (IOException e) {
                status = e.toString();
            }
            if (!status.contains(" 200 ")) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
            if (System.nanoTime() - begin > TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS)) {
                break;
            }
        }
        return status + " after " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) + " ms";
    }

    /** Reads one answer of either kind and gives its first line. */
    private static String readAnswer(InputStream in) throws IOException {
        String status = line(in);
        long length = -1;
        boolean chunked = false;
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            String lower = header.toLowerCase(java.util.Locale.ROOT);
            length = lower.startsWith("content-length:") ? Long.parseLong(lower.substring(15).strip()) : length;
            chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
        }
        if (!chunked) {
            in.skipNBytes(Math.max(0, length));
            return status;
        }
        for (int size = chunkSize(in); size > 0; size = chunkSize(in)) {
            in.skipNBytes(size + 2L);
        }
        line(in);
        return status;
    }

    private static int chunkSize(InputStream in) throws IOException {
        return Integer.parseInt(line(in).replaceAll(";.*", "").strip(), 16);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the server hung up after \"" + text + "\"");
            }
            if (c != '\r') {
                text.append((char) c);
            }
        }
        return text.toString();
    }

    private static void close(List<Socket> clients) throws IOException {
        for (Socket client : clients) {
            client.close();
        }
    }

    // ---- the server's process ----

    private long residentMegabytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(server.pid()), "status");
        if (!Files.exists(status)) {
            return -1;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return -1;
    }

    private long cpuMillis() {
        return server.info().totalCpuDuration().orElseThrow().toMillis();
    }
}
