package dev.clew.cli.shell;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/** The names of passing drafts, and the end of those whose runs were killed. */
final class Drafts {
    private static final String START = ".clew-";
    private static final String END = ".part";

    /**
     * What the names of this process have in common. Its own drafts need no look, and must not get one: to close a second
     * channel to a file gives up the lock on the first.
     */
    private static final String OWN =
            START + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";

    private Drafts() {}

    /** A name that no file has, as far as can be seen. */
    static String newName() {
        return OWN + Long.toHexString(ThreadLocalRandom.current().nextLong()) + END;
    }

    /** Removes the drafts in a folder that no run is writing. What cannot be looked at or removed stays. */
    static void sweep(Path folder) {
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, Drafts::isOfOthers)) {
            for (Path draft : drafts) {
                removeIfDead(draft);
            }
        } catch (IOException | java.nio.file.DirectoryIteratorException e) {
            return;
        }
    }

    private static boolean isOfOthers(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(START)
                && name.endsWith(END)
                && name.indexOf('-', START.length()) > 0
                && !name.startsWith(OWN);
    }

    private static void removeIfDead(Path draft) {
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
            if (Draft.tryLock(channel) == Draft.Lock.HELD) {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            return;
        }
    }
}
