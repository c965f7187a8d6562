package dev.clew.core.format.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Guesses what a mistyped word was meant to be.
 */
public final class Similar {
    private Similar() {}

    /** The word that needs the fewest changes, or null if none is near. */
    public static @Nullable String find(String typed, List<String> words) {
        String best = null;
        int fewest = Math.max(1, typed.length() / 3) + 1;
        for (String word : words) {
            int changes = word.startsWith(typed) ? 0 : changes(typed, word);
            if (changes < fewest) {
                best = word;
                fewest = changes;
            }
        }
        return best;
    }

    /** Letters to add, drop, replace, or swap with their neighbour. */
    private static int changes(String from, String to) {
        int[][] least = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                boolean same = from.charAt(i - 1) == to.charAt(j - 1);
                int replaced = least[i - 1][j - 1] + (same ? 0 : 1);
                least[i][j] = Math.min(replaced, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
                if (i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
                }
            }
        }
        return least[from.length()][to.length()];
    }
}
