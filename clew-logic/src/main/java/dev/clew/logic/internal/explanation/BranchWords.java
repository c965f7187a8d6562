package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What follows in a branch, link by link, a strong link in one clause with the weak one that leads to it: {@code r4c5 is
 * 9, so column 3 has its 9 in r8c3, not r4c3, so …}.
 */
final class BranchWords {
    /** More excluded places than this are not listed. */
    private static final int MOST_EXCLUDED = 2;

    private final Scene scene;
    private final ClaimWords words;
    private final Branch branch;
    private final List<Claim> claims;
    private final int length;

    private BranchWords(Scene scene, Branch branch, int length) {
        this.scene = scene;
        this.words = new ClaimWords(scene);
        this.branch = branch;
        this.claims = branch.claims();
        this.length = length;
    }

    /** All of the branch. */
    static BranchWords of(Scene scene, Branch branch) {
        return new BranchWords(scene, branch, branch.claims().size());
    }

    /** The branch up to the last claim that something is true: what that excludes is not mentioned. */
    static BranchWords untilTruth(Scene scene, Branch branch) {
        int length = branch.claims().size();
        while (length > 1 && !branch.claims().get(length - 1).on()) {
            length--;
        }
        return new BranchWords(scene, branch, length);
    }

    /** The last claim told. */
    Claim end() {
        return claims.get(length - 1);
    }

    /** Whether nothing needs to follow from the assumption. */
    boolean isEmpty() {
        return length == 1 && branch.emptied().isEmpty();
    }

    /** What follows from the assumption: details, each ending with the sign before the next, the last with {@code end}. */
    List<Phrase> tell(String end) {
        List<Phrase> told = new ArrayList<>();
        int last = 0;
        for (int i = 1; i < length; i++) {
            if (!leadsToNext(i) && !isToldLater(i)) {
                List<Phrase> inside = inside(i);
                boolean so = !inside.isEmpty() || last > 0 && follows(i, last);
                endWith(told, !inside.isEmpty() ? "." : so ? "," : ";");
                told.addAll(inside);
                String begin = inside.isEmpty() ? so ? "so " : "" : "So ";
                told.add(Phrase.of(begin, clause(i), besides(i, last)));
                last = i;
            }
        }
        branch.emptied().ifPresent(slot -> {
            endWith(told, ";");
            told.add(emptied(slot, told.isEmpty()));
        });
        endWith(told, end);
        return told.stream().map(Phrase::asDetail).toList();
    }

    private static void endWith(List<Phrase> told, String sign) {
        if (!told.isEmpty()) {
            told.set(told.size() - 1, Phrase.of(told.get(told.size() - 1), sign));
        }
    }

    private Implication implication(int index) {
        return branch.implications().get(index - 1);
    }

    /** Whether the claim is the weak link before a strong one and explained with it. */
    private boolean leadsToNext(int index) {
        return !claims.get(index).on()
                && isLook(Parts.of(implication(index).reason()))
                && index + 1 < length
                && claims.get(index + 1).on()
                && !isLook(Parts.of(implication(index + 1).reason()))
                && Parts.of(implication(index + 1).reason()).proof().isEmpty()
                && implication(index + 1).from().contains(index);
    }

    /** Whether the claim is a weak link from the assumption that only later clauses use, which say {@code not r1c5}. */
    private boolean isToldLater(int index) {
        if (claims.get(index).on()
                || !implication(index).from().equals(List.of(0))
                || !isLook(Parts.of(implication(index).reason()))) {
            return false;
        }
        List<Integer> users = IntStream.range(index + 1, length)
                .filter(user -> implication(user).from().contains(index))
                .boxed()
                .toList();
        return !users.isEmpty() && users.stream().allMatch(user -> says(user, index));
    }

    /** Whether a clause says by itself that the candidates of an earlier claim are not true. */
    private boolean says(int index, int earlier) {
        Claim claim = claims.get(earlier);
        return !claim.on() && excluded(index).containsAll(claim.candidates());
    }

    /** The candidates that a clause excludes in words: {@code not r1c5 or r1c6}. */
    private List<Candidate> excluded(int index) {
        if (index == 1) {
            return List.of();
        }
        Optional<Slot> slot = Parts.of(implication(index).reason()).slot();
        if (slot.isEmpty() || Parts.of(slot.get()).house().isEmpty()) {
            return List.of();
        }
        List<Candidate> others = new ArrayList<>(slot.get().candidates(scene.board()));
        others.removeAll(claims.get(index).candidates());
        return others.size() > MOST_EXCLUDED ? List.of() : others;
    }

    private static boolean isLook(Parts reason) {
        return reason.slot().isEmpty()
                && reason.cells().isEmpty()
                && reason.proof().isEmpty();
    }

    /** The claims that a clause depends on, except the weak link explained with it. */
    private List<Integer> from(int index) {
        List<Integer> from = new ArrayList<>(implication(index).from());
        if (index > 1 && leadsToNext(index - 1)) {
            from.remove(Integer.valueOf(index - 1));
            from.addAll(implication(index - 1).from());
        }
        from.removeIf(earlier -> earlier > 0 && isToldLater(earlier));
        return from.stream().distinct().sorted().toList();
    }

    private boolean follows(int index, int last) {
        return from(index).contains(last);
    }

    /** Earlier claims that this one depends on besides the one just explained. */
    private Phrase besides(int index, int last) {
        List<Phrase> others = new ArrayList<>();
        for (int from : from(index)) {
            if (from != last && from != 0 && !says(index, from)) {
                others.add(words.clause(claims.get(from)));
            }
        }
        return others.isEmpty() ? Phrase.NONE : Phrase.of(" (as ", Words.and(others), ")");
    }

    // ---- one clause ----

    private Phrase clause(int index) {
        Claim claim = claims.get(index);
        Parts parts = Parts.of(implication(index).reason());
        Phrase told = parts.slot()
                .map(slot -> lastOf(slot, index))
                .or(() -> parts.cells().map(cells -> Phrase.of(locked(cells, index), words.clause(claim))))
                .orElseGet(() -> words.clause(claim));
        for (int before : implication(index).from()) {
            if (before > 0 && (isToldLater(before) || before == index - 1 && leadsToNext(before))) {
                told = told.linking(link(before));
            }
        }
        return told.linking(link(index));
    }

    /** From the claim just explained, if this one depends on it, otherwise from the last one it depends on. */
    private Clause.Link link(int index) {
        List<Integer> from = implication(index).from();
        int last = from.isEmpty() ? index - 1 : from.contains(index - 1) ? index - 1 : from.get(from.size() - 1);
        Claim claim = claims.get(index);
        return new Clause.Link(claims.get(last).candidates(), claim.candidates(), claim.on());
    }

    private Phrase lastOf(Slot slot, int index) {
        Claim claim = claims.get(index);
        Parts parts = Parts.of(slot);
        CellSet cells = scene.cellsOf(claim.candidates());
        if (parts.house().isPresent()) {
            List<Candidate> others = excluded(index);
            return Phrase.of(
                    scene.house(parts.house().getAsInt()),
                    " has its ",
                    parts.value().orElseThrow(),
                    " in ",
                    scene.anyOf(cells),
                    others.isEmpty() ? "" : Phrase.of(", not ", scene.anyOf(scene.cellsOf(others))));
        }
        Digits others = scene.valuesOf(cells).minus(Digits.of(claim.first().value()));
        return cells.size() == 1
                        && others.size() == MOST_EXCLUDED
                        && index > 1
                        && claim.candidates().size() == 1
                ? Phrase.of(words.clause(claim), ", not ", Scene.or(others))
                : words.clause(claim);
    }

    /** {@code r1c123 have only 2, 3 and 9 left: }. */
    private Phrase locked(CellSet cells, int index) {
        if (cells.size() == 1 && claims.get(index).on()) {
            return Phrase.NONE;
        }
        Set<Candidate> off = branch.off(implication(index));
        Digits left = Digits.NONE;
        for (int cell : cells.toArray()) {
            for (int value : scene.board().digits(cell).toArray()) {
                left = off.contains(scene.board().candidate(cell, value)) ? left : left.with(value);
            }
        }
        return Phrase.of(
                scene.cells(cells),
                Words.plural(cells.size(), " has only ", " have only "),
                Scene.and(left),
                " left, and ");
    }

    /** The argument of a nested proof, on the board it applies to, explained as if it were a step of its own. */
    private List<Phrase> inside(int index) {
        Optional<Proof> proof = Parts.of(implication(index).reason()).proof();
        if (proof.isEmpty()) {
            return List.of();
        }
        Step step = new Step(scene.step().technique(), claims.get(index).conclusions(), proof.get());
        Scene left = new Scene(scene.board().without(branch.off(implication(index))), step);
        Proof.Visitor<Explanation> choice = new ExplanationChoice(left);
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(index == 1 ? "look at what is left." : "Look at what is left."));
        told.addAll(proof.get().accept(choice).because());
        return told;
    }

    private Phrase emptied(Slot slot, boolean first) {
        Parts parts = Parts.of(slot);
        Phrase nothing = parts.house().isPresent()
                ? Phrase.of(
                        scene.house(parts.house().getAsInt()),
                        " has no place for ",
                        parts.value().orElseThrow())
                : Phrase.of("nothing is left for ", scene.slot(slot));
        return Phrase.of(first ? "" : "but then ", nothing);
    }
}
