package dev.clew.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The examples in docs/SPARK.md. */
final class Documented {
    private Documented() {}

    /** The blocks of code in a language. */
    static List<String> blocks(String language) throws IOException {
        String text = Files.readString(Path.of("../docs/SPARK.md"));
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(text);
        List<String> blocks = new ArrayList<>();
        while (block.find()) {
            blocks.add(block.group(1));
        }
        return blocks;
    }
}
