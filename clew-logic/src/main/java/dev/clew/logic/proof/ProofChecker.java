package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Re-verifies a step from the board, its conclusions and its evidence alone. It knows the rules of the shape, not how
 * the step was found, and takes nothing on trust but the board. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class ProofChecker {
    /** How deep proofs may lie in each other; the proof of a step has depth 1. */
    public static final int MAX_DEPTH = 8;

    /** A checker; all are alike. */
    public ProofChecker() {}

    /** Whether the evidence proves every conclusion on this board, before they are carried out. */
    public Verdict check(BoardView board, List<Conclusion> conclusions, Proof proof) {
        Check check = new Check(board, conclusions, 1);
        return check.verdict(check.proves(proof));
    }

    /** Whether the conclusions can be carried out on this board, proven or not. */
    public Verdict checkConclusions(BoardView board, List<Conclusion> conclusions) {
        Check check = new Check(board, conclusions, 1);
        return check.verdict(check.conclusionsHold());
    }

    /** One run: every method says whether something holds, and the first that does not records its problem. */
    private static final class Check implements Proof.Visitor<Boolean> {
        private final BoardView board;
        private final Shape shape;
        private final List<Conclusion> conclusions;
        private final int depth;
        private @Nullable String problem;

        Check(BoardView board, List<Conclusion> conclusions, int depth) {
            this.board = board;
            this.shape = board.shape();
            this.conclusions = conclusions;
            this.depth = depth;
        }

        Verdict verdict(boolean holds) {
            String reason = problem == null ? "the evidence does not hold" : problem;
            return holds ? new Verdict.Proven() : new Verdict.Unproven(reason);
        }

        boolean proves(Proof proof) {
            return require(depth <= MAX_DEPTH, () -> "proofs lie in each other more than " + MAX_DEPTH + " deep")
                    && conclusionsHold()
                    && proof.accept(this);
        }

        boolean conclusionsHold() {
            return require(!conclusions.isEmpty(), () -> "there is no conclusion")
                    && conclusions.stream().allMatch(this::isEffective)
                    && conclusionsAgree();
        }

        private boolean isEffective(Conclusion conclusion) {
            return require(
                    conclusion.candidate().side() == board.size() && conclusion.isEffectiveOn(board),
                    () -> conclusion + " changes nothing on this board");
        }

        /** No conclusion undoes another, so that all of them can be carried out. */
        private boolean conclusionsAgree() {
            List<Candidate> all =
                    conclusions.stream().map(Conclusion::candidate).toList();
            List<Candidate> placed = conclusions.stream()
                    .filter(each -> !each.isRemoval())
                    .map(Conclusion::candidate)
                    .toList();
            return require(new HashSet<>(all).size() == all.size(), () -> "two conclusions are about one candidate")
                    && require(
                            placed.stream()
                                    .noneMatch(one -> placed.stream().anyMatch(other -> shape.excludes(one, other))),
                            () -> "two conclusions exclude each other");
        }

        private boolean require(boolean holds, Supplier<String> otherwise) {
            if (!holds && problem == null) {
                problem = otherwise.get();
            }
            return holds;
        }

        // ---- the four kinds ----

        @Override
        public Boolean single(Single proof) {
            return isExact(proof.slot())
                    && require(
                            proof.slot().candidates(board).equals(List.of(proof.candidate())),
                            () -> proof.candidate() + " is not the only candidate for "
                                    + proof.slot().describe(shape))
                    && require(
                            conclusions.equals(List.of(new Conclusion.Place(proof.candidate()))),
                            () -> "a single places its candidate and nothing else");
        }

        @Override
        public Boolean cover(Cover proof) {
            return conclusions.stream()
                            .allMatch(each ->
                                    require(each.isRemoval(), () -> "a cover removes candidates; it places none"))
                    && coverHolds(proof);
        }

        @Override
        public Boolean cases(Cases proof) {
            return isComplete(proof) && proof.branches().stream().allMatch(this::branchHolds);
        }

        @Override
        public Boolean deadly(Deadly proof) {
            return require(board.uniqueness().isKnown(), () -> "one solution is not known")
                    && isDeadly(proof)
                    && require(!proof.extras(board).isEmpty(), () -> "nothing can break the pattern")
                    && assumptionsTakeIn(proof.extras(board), proof.branches())
                    && proof.branches().stream().allMatch(this::branchHolds);
        }

        private boolean isDeadly(Deadly proof) {
            Optional<String> wrong = new Swap(board, proof).problem();
            return require(wrong.isEmpty(), () -> wrong.orElse(""));
        }

        // ---- slots and links ----

        private boolean isExact(Slot slot) {
            return require(slot.isExact(), () -> slot.describe(shape) + " need not hold a true candidate")
                    && isOpen(slot);
        }

        private boolean isOpen(Slot slot) {
            return require(slot.isOn(shape), () -> "the grid has no " + slot)
                    && require(slot.isOpen(board), () -> slot.describe(shape) + " is filled, or no slot by the rules");
        }

        private List<Candidate> left(Slot slot, Set<Candidate> off) {
            return slot.candidates(board).stream()
                    .filter(candidate -> !off.contains(candidate))
                    .toList();
        }

        private boolean isSeenByAll(Candidate target, List<Candidate> sources) {
            return sources.stream().allMatch(source -> shape.excludes(source, target));
        }

        // ---- covers ----

        private boolean coverHolds(Cover cover) {
            if (!require(new HashSet<>(cover.bases()).size() == cover.bases().size(), () -> "a base occurs twice")
                    || !cover.bases().stream().allMatch(this::isExact)
                    || !cover.covers().stream().allMatch(this::isOpen)) {
                return false;
            }
            Map<Candidate, Integer> basesOf = new HashMap<>();
            for (Slot base : cover.bases()) {
                base.candidates(board).forEach(candidate -> basesOf.merge(candidate, 1, Integer::sum));
            }
            return finsAreRight(cover, basesOf)
                    && conclusions.stream().allMatch(each -> isCoverTarget(cover, basesOf, each.candidate()));
        }

        private boolean finsAreRight(Cover cover, Map<Candidate, Integer> basesOf) {
            return basesOf.entrySet().stream()
                            .allMatch(entry -> require(
                                    cover.fins().contains(entry.getKey())
                                            || entry.getValue() == 1
                                                    && cover.covers().stream()
                                                            .anyMatch(slot -> slot.contains(shape, entry.getKey())),
                                    () -> entry.getKey() + " is neither covered once nor a fin"))
                    && cover.fins().stream()
                            .allMatch(fin -> require(basesOf.containsKey(fin), () -> fin + " is a fin of no base"));
        }

        private boolean isCoverTarget(Cover cover, Map<Candidate, Integer> basesOf, Candidate target) {
            int bases = basesOf.getOrDefault(target, 0);
            long taken = cover.covers().stream()
                    .filter(slot -> slot.isTakenBy(shape, target))
                    .count();
            return require(isSeenByAll(target, cover.fins()), () -> target + " does not see every fin")
                    && require(
                            cover.bases().size() - bases > cover.covers().size() - taken,
                            () -> target + " leaves room for all the bases");
        }

        // ---- cases ----

        private boolean isComplete(Cases proof) {
            List<Branch> branches = proof.branches();
            if (proof.split().isPresent()) {
                Slot slot = proof.split().get();
                return isExact(slot) && assumptionsTakeIn(slot.candidates(board), branches);
            }
            List<Claim> none = branches.stream()
                    .map(Branch::assumption)
                    .filter(claim -> !claim.on())
                    .toList();
            return require(none.size() == 1, () -> "not exactly one branch assumes none")
                    && assumptionsTakeIn(
                            none.get(0).candidates(),
                            branches.stream()
                                    .filter(branch -> branch.assumption().on())
                                    .toList());
        }

        private boolean assumptionsTakeIn(List<Candidate> alternatives, List<Branch> branches) {
            return branches.stream()
                            .allMatch(branch -> require(branch.assumption().on(), () -> "a branch assumes none"))
                    && alternatives.stream()
                            .allMatch(candidate -> require(
                                    branches.stream()
                                            .anyMatch(branch -> branch.assumption()
                                                    .candidates()
                                                    .contains(candidate)),
                                    () -> "there is no branch for " + candidate));
        }

        private boolean branchHolds(Branch branch) {
            List<Claim> claims = branch.claims();
            if (!claims.stream().allMatch(this::isOnBoard)) {
                return false;
            }
            for (int i = 0; i < branch.implications().size(); i++) {
                Implication implication = branch.implications().get(i);
                int known = i + 1;
                if (!require(
                                implication.from().stream().allMatch(from -> from >= 0 && from < known),
                                () -> implication.claim() + " follows from a later claim")
                        || !follows(
                                implication,
                                implication.from().stream().map(claims::get).toList())) {
                    return false;
                }
            }
            return branch.emptied().isPresent()
                    ? isEmptied(branch.emptied().get(), claims)
                    : conclusions.stream().allMatch(conclusion -> isReached(conclusion, claims));
        }

        private boolean isOnBoard(Claim claim) {
            return claim.candidates().stream()
                    .allMatch(candidate -> require(
                            candidate.side() == board.size() && board.has(candidate),
                            () -> candidate + " is not on the board"));
        }

        private boolean follows(Implication implication, List<Claim> premises) {
            Claim claim = implication.claim();
            return require(
                    implication.reason().accept(new Link(claim, premises)),
                    () -> claim + " does not follow from " + premises);
        }

        private boolean isEmptied(Slot slot, List<Claim> claims) {
            return isExact(slot)
                    && require(
                            left(slot, offs(claims)).isEmpty(), () -> slot.describe(shape) + " still has a candidate");
        }

        private boolean isReached(Conclusion conclusion, List<Claim> claims) {
            Candidate candidate = conclusion.candidate();
            boolean reached = claims.stream()
                    .anyMatch(claim -> conclusion.isRemoval()
                            ? claim.on()
                                    ? isSeenByAll(candidate, claim.candidates())
                                    : claim.candidates().contains(candidate)
                            : claim.on() && Set.copyOf(claim.candidates()).equals(Set.of(candidate)));
            return require(reached, () -> conclusion + " does not follow when " + claims.get(0));
        }

        private static Set<Candidate> offs(List<Claim> claims) {
            Set<Candidate> offs = new HashSet<>();
            claims.stream().filter(claim -> !claim.on()).forEach(claim -> offs.addAll(claim.candidates()));
            return offs;
        }

        /** Whether one claim follows from others for a reason. */
        private final class Link implements Reason.Visitor<Boolean> {
            private final Claim claim;
            private final List<Claim> premises;

            Link(Claim claim, List<Claim> premises) {
                this.claim = claim;
                this.premises = premises;
            }

            @Override
            public Boolean sees(Reason.Sees reason) {
                return !claim.on()
                        && premises.stream()
                                .filter(Claim::on)
                                .anyMatch(premise -> claim.candidates().stream()
                                        .allMatch(target -> isSeenByAll(target, premise.candidates())));
            }

            @Override
            public Boolean last(Reason.Last reason) {
                return claim.on()
                        && isExact(reason.slot())
                        && claim.candidates().containsAll(left(reason.slot(), offs(premises)));
            }

            @Override
            public Boolean lockedSet(Reason.LockedSet reason) {
                if (reason.cells().side() != board.size()) {
                    return false;
                }
                Map<Integer, CellSet> cellsOf = placesLeft(reason.cells());
                return reason.cells().stream().noneMatch(board::isFilled)
                        && cellsOf.size() == reason.cells().size()
                        && cellsOf.entrySet().stream()
                                .allMatch(entry -> isOpen(new Slot.Among(entry.getValue(), entry.getKey())))
                        && (claim.on()
                                ? takesInAValue(cellsOf)
                                : claim.candidates().stream()
                                        .allMatch(target -> isSeenByLocked(target, reason.cells(), cellsOf)));
            }

            private Map<Integer, CellSet> placesLeft(CellSet cells) {
                Map<Integer, CellSet> cellsOf = new TreeMap<>();
                Set<Candidate> offs = offs(premises);
                cells.forEach(cell -> left(new Slot.InCell(cell), offs)
                        .forEach(candidate ->
                                cellsOf.merge(candidate.value(), CellSet.of(shape.size(), cell), CellSet::or)));
                return cellsOf;
            }

            private boolean takesInAValue(Map<Integer, CellSet> cellsOf) {
                return cellsOf.entrySet().stream()
                        .anyMatch(entry -> entry.getValue().stream()
                                .allMatch(cell -> claim.candidates().contains(board.candidate(cell, entry.getKey()))));
            }

            private boolean isSeenByLocked(Candidate target, CellSet cells, Map<Integer, CellSet> cellsOf) {
                CellSet places = cellsOf.get(target.value());
                return places != null
                        && !cells.contains(target.cell())
                        && places.stream()
                                .allMatch(cell -> shape.excludes(board.candidate(cell, target.value()), target));
            }

            @Override
            public Boolean nested(Reason.Nested reason) {
                if (claim.on() && Set.copyOf(claim.candidates()).size() > 1) {
                    return require(false, () -> "a proof shows one candidate to be true, not one of several");
                }
                Check check = new Check(board.without(offs(premises)), claim.conclusions(), depth + 1);
                return require(
                        check.proves(reason.proof()), () -> claim + " is not proven: " + String.valueOf(check.problem));
            }
        }
    }
}
