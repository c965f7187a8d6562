package dev.clew.cli.merge;

import dev.clew.cli.resume.Shard;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts the outputs of all shards of a run together in the order of its input: a block of lines from each in turn. The
 * first block that is not full is the last one of all; if another shard has more lines, one of them is wrong. Mutable,
 * for one run.
 */
public final class Merge implements AutoCloseable {
    private final List<ShardFile> shards = new ArrayList<>();

    /** Opens the shards, in the order of the numbers in their names if these have any. */
    public Merge(List<String> names) {
        List<String> ordered = ShardNames.inOrder(names);
        refuseTwice(ordered);
        for (String name : ordered) {
            shards.add(ShardFile.open(name));
        }
    }

    private static void refuseTwice(List<String> names) {
        Map<Object, String> seen = new HashMap<>();
        for (String name : names) {
            String before = new File(name).exists() ? seen.put(key(name), name) : null;
            if (before != null) {
                throw Failure.usage(before + " and " + name + " are the same file; name each shard once");
            }
        }
    }

    /** What two names of one file have in common. */
    private static Object key(String name) {
        try {
            Path path = Path.of(name).toRealPath();
            Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
            return key == null ? path : key;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot look at " + name, e);
        }
    }

    /** Whether the file is one of the shards. */
    public boolean reads(String name) {
        boolean found = false;
        if (new File(name).isFile()) {
            Object key = key(name);
            for (ShardFile shard : shards) {
                found |= key(shard.name()).equals(key);
            }
        }
        return found;
    }

    /** Writes all lines; the shards may each have a header, which is written once. */
    public void write(Output output) {
        writeHeader(output);
        @Nullable ShardFile last = null;
        while (last == null) {
            for (ShardFile shard : shards) {
                int copied = shard.copy(output, last == null ? Shard.BLOCK : 1);
                if (last != null && copied > 0) {
                    throw apart(last, shard);
                }
                last = last == null && copied < Shard.BLOCK ? shard : last;
            }
        }
        for (ShardFile shard : shards) {
            if (shard.copy(output, 1) > 0) {
                throw apart(last, shard);
            }
        }
    }

    private void writeHeader(Output output) {
        byte[] first = shards.get(0).header();
        output.write(first, first.length);
        for (ShardFile shard : shards.subList(1, shards.size())) {
            if (!Arrays.equals(shard.header(), first)) {
                throw Failure.inputOutput(shards.get(0).name() + " and " + shard.name()
                        + " do not begin with the same header; do they belong to the same run?");
            }
        }
    }

    private static Failure apart(ShardFile last, ShardFile other) {
        return Failure.inputOutput(last.name() + " ends after " + last.lines() + " puzzles, but " + other.name()
                + " has more; a shard is missing, unfinished or out of order");
    }

    @Override
    public void close() {
        for (ShardFile shard : shards) {
            shard.close();
        }
    }
}
