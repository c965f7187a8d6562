package dev.clew.io.link;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The rules of a puzzle in words. Where only words and drawings say what a setter wants, a puzzle is an ordinary one
 * only if the words say no more than its shape does. They are not understood: a sentence is harmless if it has no word
 * that anything else would need.
 */
final class RuleText {
    private static final int LONGEST_SHOWN = 60;

    private static final Set<String> PLAIN = words("a above all an and any apply applies are as be below blank block"
            + " blocks board bold bordered box boxes by cannot can't cell cells classic classical col cols column"
            + " columns complete contain contained containing contains digit digits don't each empty enjoy enter every"
            + " exactly fill filled following for from fun given good grid happy has have having in into is it its luck"
            + " marked must normal not no number numbers of on once one or outlined place placed puzzle put rectangle"
            + " rectangles region regions regular remaining repeat repeated repeating repeats repetition row rows"
            + " rule rules set should shouldn't so solving square squares standard subgrid subgrids such sudoku"
            + " sudoku's that the these this through thick times to traditional twice usual use using value values"
            + " with within without write x");
    private static final Set<String> ONLY_WITH_NOT = words("can do does may");
    private static final Set<String> NEGATIONS = words("cannot can't don't not no shouldn't without");
    private static final Set<String> REPEATING = words("repeat repeated repeating repeats repetition twice once");
    private static final Set<String> REGIONS = words("irregular jigsaw shape shaped shapes");
    private static final Set<String> DIAGONAL =
            words("also along both diagonal diagonals indicated long main major negative positive two");
    private static final Set<String> WINDOKU =
            words("additional also coloured colored extra four gray grey hyper shaded window windows windoku");
    private static final Set<String> CHESS = words("also another anti antiking antiknight apart away cell's chess"
            + " equal identical king king's kings knight knight's knights kings' knights' move moves other same see"
            + " separated two");

    private final Shape shape;

    private RuleText(Shape shape) {
        this.shape = shape;
    }

    private static Set<String> words(String words) {
        return Set.of(words.split(" "));
    }

    /** The first sentence that says more than the shape does, shortened; empty where none does. */
    static String beyond(String rules, Shape shape) {
        RuleText text = new RuleText(shape);
        for (String sentence : rules.split("[.!?;:\\n\\r]+")) {
            if (!text.isPlain(wordsOf(sentence))) {
                String shown = sentence.strip().replaceAll("\\s+", " ");
                return shown.length() <= LONGEST_SHOWN ? shown : shown.substring(0, LONGEST_SHOWN) + "…";
            }
        }
        return "";
    }

    private static List<String> wordsOf(String sentence) {
        List<String> words = new ArrayList<>();
        String plain = sentence.toLowerCase(Locale.ROOT).replace('’', '\'').replace('×', 'x');
        for (String word : plain.split("[^\\p{L}\\p{N}']+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private boolean isPlain(List<String> words) {
        boolean plain = true;
        boolean negated = false;
        boolean repeating = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            boolean beforeNot = i + 1 < words.size() && words.get(i + 1).equals("not");
            plain &= isPlain(word) || beforeNot && ONLY_WITH_NOT.contains(word);
            negated |= NEGATIONS.contains(word);
            repeating |= REPEATING.contains(word) || CHESS.contains(word) && isPlain(word);
        }
        // "Normal sudoku rules do not apply" has no other word, either.
        return plain && (!negated || repeating);
    }

    private boolean isPlain(String word) {
        return PLAIN.contains(word)
                || isSize(word)
                || shape.boxRows() == 0 && REGIONS.contains(word)
                || has("diagonal") && DIAGONAL.contains(word)
                || has("windoku") && WINDOKU.contains(word)
                || (has("antiknight") || has("antiking")) && isChess(word);
    }

    private boolean isChess(String word) {
        boolean king = word.contains("king");
        boolean knight = word.contains("knight");
        return CHESS.contains(word) && (!king || has("antiking")) && (!knight || has("antiknight"));
    }

    private boolean has(String extra) {
        return (shape.name() + ":").contains(":" + extra + ":");
    }

    /** The numbers that an ordinary rule has: 1, 9, 3x3, 9x9. */
    private boolean isSize(String word) {
        String size = String.valueOf(shape.size());
        return word.equals("1")
                || word.equals(size)
                || word.equals(size + "x" + size)
                || word.equals(shape.boxRows() + "x" + shape.boxColumns())
                || word.equals(shape.boxColumns() + "x" + shape.boxRows());
    }
}
