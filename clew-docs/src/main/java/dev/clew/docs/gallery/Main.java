package dev.clew.docs.gallery;

import dev.clew.logic.learn.Examples;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The command line of the tool that writes the gallery. */
public final class Main {
    private static final int USAGE = 2;
    private static final int FAILED = 3;

    private Main() {}

    /** Writes the gallery into the folder of documents that the only argument names. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(args.length == 1 ? run(Path.of(args[0]), out) : usage());
    }

    private static int usage() {
        System.err.println("usage: tools/gallery, without arguments; it writes docs/TECHNIQUES.md and its pictures");
        return USAGE;
    }

    private static int run(Path docs, PrintStream out) {
        try {
            Map<String, String> files = Gallery.files(Examples.standard());
            write(docs, files);
            out.println(files.size() + " files written to " + docs);
            return 0;
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
        } catch (IOException e) {
            System.err.println("The gallery cannot be written to " + docs + ": " + e.getMessage());
        }
        return FAILED;
    }

    /** Pictures that are no longer in the gallery are deleted. */
    private static void write(Path docs, Map<String, String> files) throws IOException {
        Files.createDirectories(docs.resolve(Gallery.PICTURES));
        try (Stream<Path> old = Files.list(docs.resolve(Gallery.PICTURES))) {
            for (Path picture : List.copyOf(old.toList())) {
                Files.delete(picture);
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(docs.resolve(file.getKey()), file.getValue());
        }
    }
}
