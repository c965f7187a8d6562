package dev.clew.press;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws the branches of a proof: links in order, what is off and what is on, and sets that become locked. */
final class BranchDrawing {
    private static final List<CellRole> SETS = List.of(CellRole.SET_A, CellRole.SET_B, CellRole.SET_C);

    private final BoardView board;
    private final Diagram.Builder diagram;
    private final Set<Candidate> told = new HashSet<>();
    private final Set<Set<List<Candidate>>> linked = new HashSet<>();
    private final List<CellSet> sets = new ArrayList<>();

    BranchDrawing(BoardView board, Diagram.Builder diagram) {
        this.board = board;
        this.diagram = diagram;
    }

    /**
     * The longest branch first: a picture with room for one shows that one. A branch that cannot be comes last, so that
     * what is on is so in a branch that can.
     */
    void draw(Optional<Slot> split, List<Branch> branches) {
        List<Branch> order = new ArrayList<>(branches);
        order.sort(Comparator.comparing((Branch branch) -> branch.emptied().isPresent())
                .thenComparing(branch -> -branch.implications().size()));
        for (int i = 0; i < order.size(); i++) {
            draw(order.get(i), i == 0 || split.isPresent() && branches.size() == 2 ? 1 : 2);
        }
        if (split.isPresent() && branches.size() == 2) {
            link(branches.get(0).assumption(), branches.get(1).assumption(), Link.Kind.STRONG, 1);
        }
    }

    private void draw(Branch branch, int number) {
        List<Claim> claims = branch.claims();
        tell(branch.assumption());
        branch.emptied().ifPresent(slot -> slot.accept(new Emptied(board, diagram)));
        for (int i = 1; i < claims.size(); i++) {
            Implication implication = branch.implications().get(i - 1);
            tell(claims.get(i));
            if (!isInSet(implication.reason())) {
                Link.Kind kind = claims.get(i).on() ? Link.Kind.STRONG : Link.Kind.WEAK;
                for (int from : implication.from()) {
                    link(claims.get(from), claims.get(i), kind, number);
                }
            }
        }
    }

    /** A candidate that is off in one branch and on in another keeps the part it had first. */
    private void tell(Claim claim) {
        for (Candidate candidate : claim.candidates()) {
            if (board.has(candidate) && told.add(candidate)) {
                diagram.candidate(claim.on() ? CandidateRole.THEN_SO : CandidateRole.IF_NOT, candidate);
                diagram.cells(CellRole.CHAIN, CellSet.of(board.size(), candidate.cell()));
            }
        }
    }

    /** The branches of a loop walk the same links in opposite directions; each is drawn once. */
    private void link(Claim from, Claim to, Link.Kind kind, int number) {
        List<Candidate> start = from.candidates().stream().sorted().toList();
        List<Candidate> end = to.candidates().stream().sorted().toList();
        if (!start.equals(end) && linked.add(Set.of(start, end))) {
            diagram.link(new Link(start, end, kind, number));
        }
    }

    /** Marks the set; the outline and the letter say what a link within it would. */
    private boolean isInSet(Reason reason) {
        return reason.accept(new Reason.Visitor<Boolean>() {
            @Override
            public Boolean sees(Reason.Sees sees) {
                return false;
            }

            @Override
            public Boolean last(Reason.Last last) {
                return false;
            }

            @Override
            public Boolean lockedSet(Reason.LockedSet locked) {
                if (!sets.contains(locked.cells()) && sets.size() < SETS.size()) {
                    diagram.cells(SETS.get(sets.size()), locked.cells());
                    sets.add(locked.cells());
                }
                return true;
            }

            @Override
            public Boolean covered(Reason.Covered covered) {
                covered.cover()
                        .bases()
                        .forEach(slot -> diagram.candidates(CandidateRole.PATTERN, slot.candidates(board)));
                return true;
            }
        });
    }

    /** Shades what has nothing left. */
    private record Emptied(BoardView board, Diagram.Builder diagram) implements Slot.Visitor<Boolean> {
        @Override
        public Boolean inCell(Slot.InCell slot) {
            diagram.cells(CellRole.CHAIN, CellSet.of(board.size(), slot.cell()));
            return true;
        }

        @Override
        public Boolean inHouse(Slot.InHouse slot) {
            diagram.house(HouseRole.COVER, slot.house());
            return true;
        }

        @Override
        public Boolean among(Slot.Among slot) {
            diagram.cells(CellRole.CHAIN, slot.cells());
            return true;
        }
    }
}
