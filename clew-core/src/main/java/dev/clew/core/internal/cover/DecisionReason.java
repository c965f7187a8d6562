package dev.clew.core.internal.cover;

/**
 * Why an option was decided, as one int: the kind in the two low bits, a number above them.
 *
 * <pre>
 *   NONE            a trial, or known from the start
 *   OPTION | o      refused, because option o of a common group is chosen
 *   GROUP  | g      chosen, because all others of exact group g are refused
 *   CLAUSE | c      by the learned clause at c, whose other literals are all false
 * </pre>
 */
final class DecisionReason {
    static final int NONE = 0;
    static final int OPTION = 1;
    static final int GROUP = 2;
    static final int CLAUSE = 3;

    private DecisionReason() {}

    static int option(int option) {
        return option << 2 | OPTION;
    }

    static int group(int group) {
        return group << 2 | GROUP;
    }

    static int clause(int clause) {
        return clause << 2 | CLAUSE;
    }

    static int kind(int reason) {
        return reason & 3;
    }

    static int number(int reason) {
        return reason >>> 2;
    }
}
