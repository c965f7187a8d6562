package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The words of the pictures, for windows in which the pictures' own are too small. */
class WordsTest {
    @Test
    void paragraphsAreWholeAndStandUnderTheirHeads() {
        Page candidates = Drawn.GUIDE.pages().get(2);
        List<Words.Paragraph> words = Words.of(candidates.picture()).paragraphs();
        assertThat(words)
                .contains(new Words.Paragraph(
                        false,
                        "r5c5 and its 20 peers. Its row already has 1, 5 and 8; the rest of the row, its column and its"
                                + " block take 2, 3, 7 and 9."));
        assertThat(words).allSatisfy(one -> assertThat(one.text()).isNotBlank());
    }

    @Test
    void headsComeBeforeWhatTheyHead() {
        for (Page page : Drawn.GUIDE.pages()) {
            List<Words.Paragraph> words = Words.of(page.picture()).paragraphs();
            for (int i = 0; i < words.size(); i++) {
                assertThat(words.get(i).isHead()
                                && (i + 1 == words.size() || words.get(i + 1).isHead()))
                        .as("%s: %s heads nothing", page.name(), words.get(i).text())
                        .isFalse();
            }
        }
    }
}
