package dev.clew.spark.output;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/**
 * The files of this machine for an embedded run. Hadoop's own class starts {@code chmod} for every file and folder it makes,
 * ten processes for each task, and keeps a file of checksums beside each file; this one does neither.
 */
public final class LocalFiles extends LocalFileSystem {
    private static final int RIGHTS = 0777;

    /** Made by Hadoop, by the name of the class. */
    public LocalFiles() {
        super(new Raw());
    }

    @Override
    public void initialize(URI name, Configuration conf) throws IOException {
        super.initialize(name, conf);
        setWriteChecksum(false);
        setVerifyChecksum(false);
    }

    private static final class Raw extends RawLocalFileSystem {
        @Override
        public void setPermission(Path path, FsPermission permission) throws IOException {
            int rights = permission.toShort();
            java.nio.file.Path file = pathToFile(path).toPath();
            if (rights <= RIGHTS
                    && file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(symbols(rights)));
            } else {
                super.setPermission(path, permission);
            }
        }

        /** As {@code ls} writes them. */
        private static String symbols(int rights) {
            StringBuilder text = new StringBuilder("rwxrwxrwx");
            for (int i = 0; i < text.length(); i++) {
                if ((rights >> (text.length() - 1 - i) & 1) == 0) {
                    text.setCharAt(i, '-');
                }
            }
            return text.toString();
        }
    }
}
