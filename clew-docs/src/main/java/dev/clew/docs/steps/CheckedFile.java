package dev.clew.docs.steps;

import dev.clew.core.json.BadJson;
import dev.clew.io.StepsDocument;
import dev.clew.io.StepsDocument.Checked;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of documents, and beside it the checker's verdict on each step, read back from the line: {@code 12.3
 * accepted}, without the reason, for another checker to agree with. Mutable, for one thread.
 */
final class CheckedFile implements AutoCloseable {
    private final String name;
    private final BufferedWriter documents;
    private final BufferedWriter verdicts;
    private int lines;
    private int accepted;
    private int rejected;
    private int guesses;

    CheckedFile(Path folder, String name) throws IOException {
        this.name = name;
        this.documents = Files.newBufferedWriter(folder.resolve(name + ".jsonl"));
        this.verdicts = Files.newBufferedWriter(folder.resolve(name + ".verdicts"));
    }

    /** Writes a document and the checker's verdicts on its steps, which it returns. */
    List<Checked> add(String line) {
        List<Checked> checked = check(line);
        lines++;
        try {
            documents.append(line).append('\n');
            for (int i = 0; i < checked.size(); i++) {
                verdicts.append(lines + "." + (i + 1) + " " + count(checked.get(i)) + "\n");
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return checked;
    }

    static List<Checked> check(String line) {
        try {
            return StepsDocument.read(line).check(new ProofChecker());
        } catch (BadJson unusable) {
            return List.of(new Checked(false, new Verdict.Unproven(String.valueOf(unusable.getMessage()))));
        }
    }

    private String count(Checked checked) {
        if (checked.guess()) {
            guesses++;
            return "guess";
        }
        boolean proven = checked.verdict().isProven();
        accepted += proven ? 1 : 0;
        rejected += proven ? 0 : 1;
        return proven ? "accepted" : "rejected";
    }

    int accepted() {
        return accepted;
    }

    int rejected() {
        return rejected;
    }

    /** One line about the file. */
    String summary() {
        return String.format(
                "%-9s %6d documents: %d accepted, %d rejected, %d guesses", name, lines, accepted, rejected, guesses);
    }

    @Override
    public void close() throws IOException {
        documents.close();
        verdicts.close();
    }
}
