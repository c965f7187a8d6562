package dev.clew.spark.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalFilesTest {
    @TempDir
    java.nio.file.Path folder;

    private FileSystem files() throws IOException {
        Configuration conf = new Configuration();
        conf.set("fs.file.impl", LocalFiles.class.getName());
        return FileSystem.newInstance(URI.create("file:///"), conf);
    }

    @Test
    void filesHaveRightsWithoutAProcess() throws IOException {
        java.nio.file.Path recorded = folder.resolve("recorded.jfr");
        try (FileSystem fs = files();
                Recording recording = new Recording()) {
            recording.enable("jdk.ProcessStart");
            recording.start();
            Path file = new Path(folder.toString(), "new/sub/part-00000");
            try (OutputStream out = fs.create(file)) {
                out.write("text".getBytes(StandardCharsets.UTF_8));
            }
            fs.setPermission(file, new FsPermission((short) 0640));
            recording.dump(recorded);
        }
        List<String> commands = new ArrayList<>();
        for (RecordedEvent event : RecordingFile.readAllEvents(recorded)) {
            commands.add(event.getString("command"));
        }
        assertThat(commands)
                .as("processes")
                .filteredOn(it -> it.contains("chmod"))
                .isEmpty();
        java.nio.file.Path made = folder.resolve("new/sub/part-00000");
        assertThat(made).hasContent("text");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rw-r-----");
        try (Stream<java.nio.file.Path> beside = Files.list(made.getParent())) {
            assertThat(beside).as("no checksums").containsExactly(made);
        }
    }

    /** A file that another program has changed since Hadoop's own class wrote its checksums. */
    @Test
    void oldChecksumsAreIgnored() throws IOException {
        java.nio.file.Path file = folder.resolve("in.txt");
        try (FileSystem hadoop = FileSystem.newInstance(URI.create("file:///"), new Configuration());
                OutputStream out = hadoop.create(new Path(file.toString()))) {
            out.write("old".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(folder.resolve(".in.txt.crc")).exists();
        Files.writeString(file, "new");
        try (FileSystem fs = files();
                var in = fs.open(new Path(file.toString()))) {
            assertThat(in.readAllBytes()).asString().isEqualTo("new");
        }
    }
}
