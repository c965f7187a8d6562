package dev.clew.spark.output;

import dev.clew.spark.Messages;
import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Keeps two drivers from working on one folder. File systems do not agree on what creates a file for one of two alone,
 * so each driver puts up a file of its own and looks for others after that: of two at the same moment at least one sees
 * the other and leaves. While it works a driver shows from time to time that it lives, by writing a second file; a
 * driver that has not done so for a while, or is known to be dead, is forgotten. Thread-safe.
 */
final class FolderLock implements AutoCloseable {
    private static final Duration BEAT = Duration.ofSeconds(10);

    /** Without a sign for this long a driver counts as dead. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final String BEAT_FILE = ".beat";

    private final FileSystem fs;
    private final Path own;
    private final Runnable lost;
    private boolean ended;
    private final Thread beats = new Thread(this::beatOnAndOn, "clew-lock");

    private FolderLock(FileSystem fs, Path own, Runnable lost) {
        this.fs = fs;
        this.own = own;
        this.lost = lost;
    }

    /**
     * Takes the folder.
     *
     * @param lost what to do when another driver has taken this one for dead
     * @throws UsageFailure if another driver has it
     */
    static FolderLock take(Path output, FileSystem fs, String job, Messages messages, Runnable lost)
            throws IOException {
        Path folder = new Path(output, Names.LOCK);
        Path own = new Path(folder, UUID.randomUUID().toString());
        OutputFolder.write(fs, own, Holder.self(job).toString());
        FolderLock lock = new FolderLock(fs, own, lost);
        try {
            lock.lookForOthers(output, folder, messages);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
        lock.beats.setDaemon(true);
        lock.beats.start();
        return lock;
    }

    private void lookForOthers(Path output, Path folder, Messages messages) throws IOException {
        // The clock of the file system is the one that all drivers share.
        long now = fs.getFileStatus(own).getModificationTime();
        for (FileStatus file : fs.listStatus(folder)) {
            Path path = file.getPath();
            if (isHolder(path.getName())) {
                Duration silence = Duration.ofMillis(now - latestSign(file));
                String text = OutputFolder.read(fs, path);
                if (text != null) {
                    judge(Holder.parse(text), silence, output, messages);
                    remove(fs, path);
                }
            }
        }
    }

    /** Whether a name is that of another driver. */
    private boolean isHolder(String name) {
        return !name.equals(own.getName()) && !name.startsWith(".") && !name.endsWith(BEAT_FILE);
    }

    private long latestSign(FileStatus holder) throws IOException {
        Path beat = holder.getPath().suffix(BEAT_FILE);
        return fs.exists(beat) ? fs.getFileStatus(beat).getModificationTime() : holder.getModificationTime();
    }

    /** Leaves, or reports that the lock was lost. */
    private static void judge(@Nullable Holder holder, Duration silence, Path output, Messages messages) {
        String who = holder == null ? "another run" : holder.words();
        if (holder != null && holder.isNear()) {
            if (holder.isAlive()) {
                throw new UsageFailure("the folder " + output + " is in use by " + who
                        + "; let it end, or end it with kill " + holder.pid() + ", and run this again");
            }
            messages.say(who + " was killed while it worked on " + output + "; its lock is removed");
            return;
        }
        if (silence.compareTo(PATIENCE) < 0) {
            throw new UsageFailure("the folder " + output + " is in use by " + who + ", last seen "
                    + Math.max(0, silence.toSeconds()) + " s ago; let it end, or if it was killed, run this again in "
                    + PATIENCE.toSeconds() + " s");
        }
        messages.say(
                who + " has not been seen on " + output + " for " + silence.toSeconds() + " s; its lock is removed");
    }

    private void beatOnAndOn() {
        try {
            while (beat()) {
                synchronized (this) {
                    if (!ended) {
                        wait(BEAT.toMillis());
                    }
                    if (ended) {
                        return;
                    }
                }
            }
            lost.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Shows that this driver lives; whether no other driver has taken it for dead. */
    private boolean beat() {
        try {
            boolean held = fs.exists(own);
            if (held) {
                fs.create(own.suffix(BEAT_FILE)).close();
            }
            return held;
        } catch (IOException e) {
            // A driver that cannot write here will soon fail elsewhere with a message.
            return true;
        }
    }

    private static void remove(FileSystem fs, Path holder) throws IOException {
        fs.delete(holder, false);
        fs.delete(holder.suffix(BEAT_FILE), false);
    }

    /** Lets others have the folder; one that nothing came into is removed. */
    @Override
    public void close() throws IOException {
        // Not interrupted: a file system that runs commands might swallow that.
        synchronized (this) {
            ended = true;
            notifyAll();
        }
        try {
            beats.join(BEAT.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        remove(fs, own);
        Path notes = own.getParent().getParent();
        for (Path folder : List.of(own.getParent(), notes, notes.getParent())) {
            if (fs.exists(folder) && fs.listStatus(folder).length == 0) {
                fs.delete(folder, false);
            }
        }
    }
}
