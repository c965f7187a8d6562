package dev.clew.spark.output;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A driver that works on a folder. Immutable.
 *
 * @param host the name of its machine
 * @param space where its process has its number: machines may share names, and containers a machine
 * @param pid the number of its process
 * @param started when that process began, which distinguishes it from a later one with the same number; 0 if unknown
 * @param job what it does
 * @param since when it took the folder
 */
record Holder(String host, String space, long pid, long started, String job, Instant since) {
    private static final int COLUMNS = 6;

    /** This process. */
    static Holder self(String job) {
        ProcessHandle process = ProcessHandle.current();
        return new Holder(
                hostName(),
                ownSpace(),
                process.pid(),
                started(process),
                job,
                Instant.now().truncatedTo(ChronoUnit.SECONDS));
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    /** What Linux knows of the machine's boot and the processes that see each other; empty elsewhere. */
    private static String ownSpace() {
        try {
            return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip() + " "
                    + Files.readSymbolicLink(Path.of("/proc/self/ns/pid"));
        } catch (IOException | UnsupportedOperationException e) {
            return "";
        }
    }

    private static long started(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    /** What {@link #toString} says, or null where it is not whole. */
    static @Nullable Holder parse(String text) {
        String[] columns = text.strip().split("\t");
        return columns.length != COLUMNS
                ? null
                : new Holder(
                        columns[0],
                        columns[1],
                        Long.parseLong(columns[2]),
                        Long.parseLong(columns[3]),
                        columns[4],
                        Instant.parse(columns[5]));
    }

    /** Whether this process can see if that one is alive. */
    boolean isNear() {
        return host.equals(hostName()) && space.equals(ownSpace());
    }

    /** Whether its process is there, for one that is near. */
    boolean isAlive() {
        Optional<ProcessHandle> process = ProcessHandle.of(pid);
        return process.isPresent() && process.get().isAlive() && started(process.get()) == started;
    }

    /** Who it is, in words. */
    String words() {
        return "process " + pid + " on " + host + " (" + job + ", since " + since + ")";
    }

    @Override
    public String toString() {
        return String.join("\t", host, space, Long.toString(pid), Long.toString(started), job, since.toString());
    }
}
