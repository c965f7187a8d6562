package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.OneMachine;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The jar for a cluster, and the command line for it in docs/SPARK.md, with Spark's own master, worker and submit. */
@Timeout(900)
class SubmitIT {
    private static final Path JAR = Path.of("target").toAbsolutePath();

    /** AI Escargot: ER 10.5, whose rating takes a good part of a second. */
    private static final String HARD =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    private final List<Process> processes = new ArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void end() throws InterruptedException {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }

    private static Path jar() throws IOException {
        try (var files = Files.list(JAR)) {
            return files.filter(file -> file.toString().endsWith("-all.jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void theJarHoldsClewAndNothingOfSpark() throws IOException {
        try (JarFile jar = new JarFile(jar().toFile())) {
            List<String> names = jar.stream().map(JarEntry::getName).toList();
            assertThat(names).noneMatch(name -> name.startsWith("scala/") || name.startsWith("org/apache/"));
            assertThat(names).doesNotContain("module-info.class").contains("dev/clew/spark/Main.class");
            assertThat(names)
                    .filteredOn(name -> name.startsWith("META-INF/services/dev.clew"))
                    .isNotEmpty();
        }
    }

    /** A master and a worker; the address of the master. */
    private String start() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String number = Integer.toString(port);
        Process process = run(
                "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", number, "--webui-port", "0");
        while (!isOpen(port)) {
            assertThat(process.isAlive()).as("the master runs").isTrue();
            Thread.sleep(50);
        }
        String master = "spark://127.0.0.1:" + port;
        run("org.apache.spark.deploy.worker.Worker", "--webui-port", "0", "--cores", "1", "--memory", "1g", master);
        return master;
    }

    private static boolean isOpen(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private Process run(String main, String... words) throws IOException {
        Process process = Spawn.spark(folder, main, words);
        processes.add(process);
        return process;
    }

    /** The words of the documented line, for this jar and that master. */
    private static List<String> documented(String master) throws IOException {
        String jar = jar().toString();
        String line = Documented.blocks("sh").stream()
                .flatMap(String::lines)
                .filter(it -> it.startsWith("spark-submit "))
                .findFirst()
                .orElseThrow();
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.remove(0);
        words.replaceAll(word -> word.equals("spark://host:7077") ? master : word.endsWith("-all.jar") ? jar : word);
        return words;
    }

    @Test
    void theDocumentedLineRunsOnACluster() throws Exception {
        Path text = Files.write(folder.resolve("puzzles.txt"), MixedLines.of(4, 300));
        String master = start();
        Process submit =
                run("org.apache.spark.deploy.SparkSubmit", documented(master).toArray(String[]::new));
        int code = submit.waitFor();
        assertThat(code).as(Files.readString(Spawn.log(folder, "SparkSubmit"))).isEqualTo(Main.SOME_BAD);
        assertThat(Cluster.sorted(folder.resolve("solved")))
                .isEqualTo(Cluster.sorted(OneMachine.lines("solve", "--lines", text.toString())));
    }

    /** Ctrl-C in the middle of ratings that would take long: the executor ends, and the next run resumes. */
    @Test
    void ctrlCEndsTheWorkOnTheClusterAndTheNextRunGoesOn() throws Exception {
        List<String> lines = new ArrayList<>(MixedLines.of(7, 20));
        lines.addAll(MixedLines.images(HARD, 8, 40));
        Path text = Files.write(folder.resolve("puzzles.txt"), lines);
        Path output = folder.resolve("rated");
        List<String> words = documented(start());
        words.subList(words.indexOf("solve"), words.size()).clear();
        List<String> job =
                List.of("rate", "--scale", "se", text.toString(), "--output", output.toString(), "--split", "2000");
        words.addAll(job);
        Process submit = run("org.apache.spark.deploy.SparkSubmit", words.toArray(String[]::new));
        Process worker = processes.get(1);
        while (!Files.exists(output.resolve("_clew/tasks"))) {
            assertThat(submit.isAlive())
                    .as(Files.readString(Spawn.log(folder, "SparkSubmit")))
                    .isTrue();
            Thread.sleep(50);
        }
        List<ProcessHandle> executors = worker.descendants().toList();
        assertThat(executors).isNotEmpty();
        int signal = Spawn.interrupt(submit);
        assertThat(submit.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(submit.exitValue()).isEqualTo(128 + signal);
        assertThat(Files.readString(Spawn.log(folder, "SparkSubmit")))
                .contains("clew: interrupted; what is finished stays, and the same command continues from there\n")
                .doesNotContain("Exception");
        for (ProcessHandle executor : executors) {
            executor.onExit().get(30, TimeUnit.SECONDS);
        }
        assertThat(worker.isAlive()).isTrue();
        assertThat(output.resolve("_SUCCESS")).doesNotExist();
        assertThat(output.resolve("_clew/lock")).doesNotExist();

        Cluster.Said again = Cluster.run(job.toArray(String[]::new));
        assertThat(again.lines().get(0)).matches("clew: an earlier run is resumed: (\\d+) of \\1 byte ranges are done");
        assertThat(Cluster.sorted(output))
                .isEqualTo(Cluster.sorted(OneMachine.lines("rate", "--scale", "se", "--lines", text.toString())));
    }
}
