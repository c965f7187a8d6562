package dev.clew.cli.shell;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written beside its target and takes its place in one step, once it is whole and on the disk: whenever
 * the process is killed, the target is the old file or the new one. The lock on a draft shows that its writer is alive.
 * Mutable; one thread writes, and the end of the process may come from another.
 */
final class Draft implements AutoCloseable {
    /** The ending of a draft that stays, after the name of its target. */
    static final String PART = ".part";

    private static final Set<PosixFilePermission> OWN_RIGHTS =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final Path path;
    private final Path target;
    private final @Nullable Set<PosixFilePermission> rights;
    private final FileChannel channel;
    /** Removes a draft that will not be resumed when the process is told to end; null for a draft that stays. */
    private final @Nullable Thread remover;

    private boolean published;
    private boolean discarded;

    private Draft(
            Path path, Path target, @Nullable Set<PosixFilePermission> rights, FileChannel channel, boolean stays) {
        this.path = path;
        this.target = target;
        this.rights = rights;
        this.channel = channel;
        this.remover = stays ? null : new Thread(this::discard, "clew-discard");
        if (remover != null) {
            Runtime.getRuntime().addShutdownHook(remover);
        }
    }

    /** A draft that is removed with its run; drafts that killed runs have left in the same folder are cleared away. */
    static Draft passing(Path target) throws IOException {
        Path folder = folder(target);
        Drafts.sweep(folder);
        return passing(target, folder);
    }

    /** The same in a folder that has been cleared. */
    static Draft passing(Path target, Path folder) throws IOException {
        Set<PosixFilePermission> rights = rights(target);
        while (true) {
            Path path = folder.resolve(Drafts.newName());
            FileChannel channel = create(path, rights);
            if (isLocked(channel, path, key(path))) {
                return new Draft(path, target, rights, channel, false);
            }
            channel.close();
        }
    }

    /**
     * A draft that stays where its run ends early, under the target's name and {@code .part}; what an earlier run has
     * written is still there.
     *
     * @return null if another run writes it
     */
    static @Nullable Draft staying(Path target) throws IOException {
        Path path = Path.of(target + PART);
        Set<PosixFilePermission> rights = rights(target);
        while (true) {
            createIfMissing(path, rights);
            Object key = key(path);
            FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
            Lock lock = tryLock(channel);
            if (lock != Lock.HELD) {
                channel.close();
                return refused(path, lock);
            }
            // Between opening and locking another run may have finished: then this is its output.
            if (Objects.equals(key, key(path))) {
                return new Draft(path, target, rights, channel, true);
            }
            channel.close();
        }
    }

    private static @Nullable Draft refused(Path path, Lock lock) throws IOException {
        if (lock == Lock.NONE) {
            throw new IOException(path + " cannot be locked there; write to another disk, or leave --resume out");
        }
        return null;
    }

    private static void createIfMissing(Path path, @Nullable Set<PosixFilePermission> rights) throws IOException {
        try {
            create(path, rights).close();
        } catch (FileAlreadyExistsException e) {
            return;
        }
    }

    /** Creates it: private until it is published if it replaces a file, which may be private, else like any new file. */
    private static FileChannel create(Path path, @Nullable Set<PosixFilePermission> rights) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return rights == null
                ? FileChannel.open(path, options)
                : FileChannel.open(path, options, PosixFilePermissions.asFileAttribute(OWN_RIGHTS));
    }

    /** The rights of the file that is replaced; null where there is none, or no rights. */
    private static @Nullable Set<PosixFilePermission> rights(Path target) throws IOException {
        try {
            return Files.exists(target) ? Files.getPosixFilePermissions(target) : null;
        } catch (UnsupportedOperationException e) {
            return null;
        }
    }

    /** Whether the draft is ours, even if another run cleared drafts away meanwhile. */
    private static boolean isLocked(FileChannel channel, Path path, @Nullable Object key) throws IOException {
        return tryLock(channel) != Lock.OTHERS && Objects.equals(key, key(path)) && Files.exists(path);
    }

    /** Which process holds the lock of a file. */
    enum Lock {
        HELD,
        OTHERS,
        /** The file system has no locks; no other run will find the file unlocked. */
        NONE
    }

    static Lock tryLock(FileChannel channel) {
        try {
            return channel.tryLock() == null ? Lock.OTHERS : Lock.HELD;
        } catch (OverlappingFileLockException e) {
            return Lock.OTHERS;
        } catch (IOException e) {
            return Lock.NONE;
        }
    }

    /** Distinguishes a file from one that replaced it; null where there is none. */
    private static @Nullable Object key(Path path) throws IOException {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    static Path folder(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file : parent;
    }

    Path path() {
        return path;
    }

    FileChannel channel() {
        return channel;
    }

    /**
     * Puts it in place of the target. From the first step on the end of the process leaves it alone.
     *
     * @throws Output.ClosedPipe if the process is ending and the draft was removed
     */
    void publish() throws IOException {
        if (rights != null) {
            Files.setPosixFilePermissions(path, rights);
        }
        channel.force(true);
        synchronized (this) {
            if (discarded) {
                throw new Output.ClosedPipe();
            }
            Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
            published = true;
            syncFolder(target);
        }
    }

    /** Brings to the disk which files a folder holds; where folders cannot be synced, leave it to the system. */
    static void syncFolder(Path file) {
        try (FileChannel folder = FileChannel.open(folder(file), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            return;
        }
    }

    private synchronized void discard() {
        discarded = true;
        if (!published) {
            path.toFile().delete();
        }
    }

    /** Removes it if it is neither published nor to stay, and lets others have it. */
    @Override
    public void close() throws IOException {
        if (remover != null) {
            discard();
            try {
                Runtime.getRuntime().removeShutdownHook(remover);
            } catch (IllegalStateException e) {
                // The process is ending, and the hook finds nothing to do.
            }
        }
        channel.close();
    }
}
