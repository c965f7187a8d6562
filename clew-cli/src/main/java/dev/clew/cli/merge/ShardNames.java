package dev.clew.cli.merge;

import dev.clew.cli.shell.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Brings shards into the order of the numbers in their names, such as part.1, part.2, part.10, which a shell sorts
 * otherwise. Names that do not differ in one number alone are taken as they come.
 */
final class ShardNames {
    private ShardNames() {}

    /**
     * The names in their order.
     *
     * @throws Failure if a number is missing between others
     */
    static List<String> inOrder(List<String> names) {
        int prefix = commonStart(names);
        int suffix = commonEnd(names, prefix);
        TreeMap<Long, String> byNumber = new TreeMap<>();
        for (String name : names) {
            String number = name.substring(prefix, name.length() - suffix);
            if (!isNumber(number) || byNumber.put(Long.parseLong(number), name) != null) {
                return names;
            }
        }
        long first = byNumber.firstKey();
        if (first > 1 || byNumber.lastKey() - first + 1 != names.size()) {
            long next = first > 1 ? 1 : first;
            while (byNumber.containsKey(next)) {
                next++;
            }
            String name = names.get(0);
            throw Failure.usage("shard " + next + " is missing, going by the names: " + name.substring(0, prefix) + next
                    + name.substring(name.length() - suffix) + "; name all shards");
        }
        return new ArrayList<>(byNumber.values());
    }

    private static boolean isNumber(String text) {
        boolean number = !text.isEmpty() && text.length() <= 9;
        for (int i = 0; i < text.length(); i++) {
            number &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return number;
    }

    /** How many characters all names begin with, but no digit right before the place where they differ. */
    private static int commonStart(List<String> names) {
        int length = names.get(0).length();
        for (String name : names) {
            int same = 0;
            while (same < Math.min(length, name.length())
                    && name.charAt(same) == names.get(0).charAt(same)) {
                same++;
            }
            length = same;
        }
        while (length > 0 && Character.isDigit(names.get(0).charAt(length - 1))) {
            length--;
        }
        return length;
    }

    private static int commonEnd(List<String> names, int prefix) {
        String first = names.get(0);
        int length = first.length() - prefix;
        for (String name : names) {
            int same = 0;
            while (same < Math.min(length, name.length() - prefix)
                    && name.charAt(name.length() - 1 - same) == first.charAt(first.length() - 1 - same)) {
                same++;
            }
            length = same;
        }
        while (length > 0 && Character.isDigit(first.charAt(first.length() - length))) {
            length--;
        }
        return length;
    }
}
