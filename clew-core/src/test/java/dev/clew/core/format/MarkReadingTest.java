package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.format.text.CandidatesFormat;
import dev.clew.core.format.text.HodokuFormat;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.PencilMarkFormat;
import dev.clew.core.format.text.TextFormat;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Which marks are read as candidates and which as notes, and that no format writes the one as the other. */
class MarkReadingTest {
    private static final PencilMarkFormat PM = new PencilMarkFormat();
    private static final CandidatesFormat CANDIDATES = new CandidatesFormat();
    private static final HodokuFormat HODOKU = new HodokuFormat();
    private static final Position START = Position.parse("1...............");
    private static final String NOTED = """
            .-------.-------.
            | 1   . | 24  . |
            | 34  . | .   . |
            :-------+-------:
            | .   . | .   . |
            | .   . | .   . |
            '-------'-------'""";

    private static Position read(String text) {
        return Position.parse(text);
    }

    @Test
    void aGridWithBlanksHoldsNotes() {
        Position position = read(NOTED);
        assertThat(position.meaning()).isEqualTo(MarkMeaning.NOTES);
        assertThat(position.value(0)).isEqualTo(1);
        assertThat(position.marks(2)).contains(Digits.of(2, 4));
        assertThat(position.candidates()[2]).isEqualTo(Digits.of(2, 3, 4));
    }

    /** The 1 is noted beside the digit 1, which has long been there. */
    @Test
    void aNoteIsNoReasonToDoubtADigit() {
        Position position = read(NOTED.replace("24 ", "124"));
        assertThat(position.value(0)).isEqualTo(1);
        assertThat(position.marks(2)).contains(Digits.of(1, 2, 4));
    }

    @Test
    void aGridWithoutBlanksHoldsCandidates() {
        Position position = read(PM.write(START));
        assertThat(position.meaning()).isEqualTo(MarkMeaning.CANDIDATES);
        assertThat(position.value(0)).isEqualTo(1);
    }

    @Test
    void candidateLinesAndLibraryLinesAreExact() {
        String line = "123456789".repeat(80) + ".........";
        assertThat(read(line).meaning()).isEqualTo(MarkMeaning.EXACT_CANDIDATES);
        assertThat(read(":0000:x:1" + ".".repeat(80) + ":212::").meaning()).isEqualTo(MarkMeaning.EXACT_CANDIDATES);
    }

    @Test
    void notesAreWrittenAsTheyAre() {
        Position position = read(NOTED);
        assertThat(PM.write(position)).isEqualTo(NOTED);
        assertThat(PM.losses(position)).isEmpty();
    }

    /** A lone note would come back as a digit, and notes in every open cell as candidates. */
    @Test
    void aNoteThatWouldBeReadAsMoreIsLeftOut() {
        Digits[] notes = new Digits[16];
        notes[2] = Digits.of(2, 4);
        notes[4] = Digits.of(3, 4);
        notes[7] = Digits.of(2);
        Position lone = START.withMarks(notes, MarkMeaning.NOTES);
        assertThat(PM.write(lone)).isEqualTo(NOTED);
        assertThat(PM.losses(lone)).containsExactly("1 note that would read as a digit");
        Arrays.fill(notes, Digits.of(2, 3));
        Position full = START.withMarks(notes, MarkMeaning.NOTES);
        assertThat(read(PM.write(full))).isEqualTo(START);
        assertThat(PM.losses(full)).containsExactly("30 notes that would read as digits or candidates");
    }

    @Test
    void formatsOfCandidatesLeaveNotesOutAndSaySo() {
        Position nine = read("1" + ".".repeat(80));
        Digits[] notes = new Digits[81];
        notes[1] = Digits.of(2, 3);
        Position noted = nine.withMarks(notes);
        assertThat(CANDIDATES.write(noted)).isEqualTo(CANDIDATES.write(nine));
        assertThat(CANDIDATES.losses(noted)).contains("2 notes");
        assertThat(HODOKU.write(noted)).isEqualTo(HODOKU.write(nine));
        assertThat(HODOKU.losses(noted)).containsExactly("2 notes");
        assertThat(new LineFormat().losses(noted)).containsExactly("2 notes");
    }

    @Test
    void removedCandidatesAreKeptWhereCandidatesAre() {
        Digits[] removed = new Digits[81];
        removed[1] = Digits.of(2, 3);
        Position position = read("1" + ".".repeat(80)).withRemoved(removed);
        for (TextFormat format : new TextFormat[] {PM, CANDIDATES, HODOKU}) {
            Position back = ((Reading.Found) format.read(format.write(position), null)).position();
            assertThat(back.candidates()[1]).as(format.name()).isEqualTo(Digits.of(4, 5, 6, 7, 8, 9));
        }
        assertThat(PM.losses(position)).isEmpty();
        assertThat(HODOKU.losses(position)).containsExactly("80 unmarked cells come back with their candidates");
        assertThat(new LineFormat().losses(position)).containsExactly("2 removed candidates");
        Digits[] notes = new Digits[81];
        notes[5] = Digits.of(7, 8);
        assertThat(PM.losses(position.withMarks(notes))).containsExactly("2 removed candidates");
    }
}
