package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.PartSink;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws the branches of a proof: links in order, what is off and what is on, and sets that become locked. */
final class BranchDrawing {
    private static final List<CellRole> SETS = List.of(CellRole.SET_A, CellRole.SET_B, CellRole.SET_C);

    /** The words about two sets name them in this order. */
    private static final Comparator<CellSet> READING_ORDER = Comparator.comparing(BranchDrawing::key);

    /** Up to here the branches are one picture, and need no colours of their own. */
    private static final int ONE_PICTURE = 10;

    private final BoardView board;
    private final Diagram.Builder diagram;
    private final Map<Candidate, Boolean> told = new LinkedHashMap<>();
    private final Map<Set<List<Candidate>>, Link> links = new LinkedHashMap<>();
    private final List<CellSet> sets = new ArrayList<>();
    private final Map<Set<List<Candidate>>, Link> inSets = new LinkedHashMap<>();

    BranchDrawing(BoardView board, Diagram.Builder diagram) {
        this.board = board;
        this.diagram = diagram;
    }

    /**
     * Follows the branches, the longest first: a picture with room for one shows that one. A branch that cannot be comes
     * last, so that what is on is so in a branch that can.
     */
    BranchDrawing follow(List<Branch> branches) {
        List<Branch> order = new ArrayList<>(branches);
        order.sort(Comparator.comparing((Branch branch) -> branch.emptied().isPresent())
                .thenComparing(branch -> -branch.implications().size()));
        int claims =
                order.stream().mapToInt(branch -> branch.implications().size()).sum();
        for (int i = 0; i < order.size(); i++) {
            if (i == 0 || !isMirror(order.get(i), order.get(0))) {
                follow(order.get(i), i == 0 || branches.size() == 2 || claims <= ONE_PICTURE ? 1 : 2);
            }
        }
        return this;
    }

    /** Whether a branch passes through the cells of another and ends too: then it shows nothing new. */
    private static boolean isMirror(Branch branch, Branch other) {
        return branch.emptied().isEmpty() && trail(branch).equals(trail(other));
    }

    /** The cells that a branch passes through. */
    private static List<List<Integer>> trail(Branch branch) {
        List<List<Integer>> trail = new ArrayList<>();
        for (Claim claim : branch.claims()) {
            List<Integer> cells =
                    claim.candidates().stream().map(Candidate::cell).toList();
            if (trail.isEmpty() || !trail.get(trail.size() - 1).equals(cells)) {
                trail.add(cells);
            }
        }
        return trail;
    }

    private void follow(Branch branch, int number) {
        List<Claim> claims = branch.claims();
        tell(branch.assumption());
        branch.emptied().ifPresent(this::drawEmptied);
        for (int i = 1; i < claims.size(); i++) {
            Implication implication = branch.implications().get(i - 1);
            boolean inSet = isInSet(implication.reason());
            if (!inSet || claims.get(i).on() || isUsed(branch, i)) {
                tell(claims.get(i));
            }
            Link.Kind kind = claims.get(i).on() ? Link.Kind.STRONG : Link.Kind.WEAK;
            for (int from : implication.from()) {
                link(inSet ? inSets : links, claims.get(from), claims.get(i), kind, number);
            }
        }
    }

    /**
     * Whether something follows from a claim; otherwise what a set rules out belongs to the eliminations, not to a
     * chain.
     */
    private static boolean isUsed(Branch branch, int claim) {
        return branch.implications().stream()
                .anyMatch(implication -> implication.from().contains(claim));
    }

    /** A candidate that is off in one branch and on in another keeps the part it had first. */
    private void tell(Claim claim) {
        claim.candidates().stream().filter(board::has).forEach(candidate -> told.putIfAbsent(candidate, claim.on()));
    }

    /** Branches walk many links in both directions; each is drawn once, and strong where a branch needs it strong. */
    private void link(Map<Set<List<Candidate>>, Link> known, Claim from, Claim to, Link.Kind kind, int number) {
        List<Candidate> start = from.candidates().stream().sorted().toList();
        List<Candidate> end = to.candidates().stream().sorted().toList();
        if (start.equals(end)) {
            return;
        }
        Link link = closes(start, end) ? new Link(end, start, kind, number) : new Link(start, end, kind, number);
        known.merge(Set.of(start, end), link, (drawn, again) -> kind == Link.Kind.STRONG ? drawn.as(kind) : drawn);
    }

    /**
     * Whether a link leads from where the first branch began to where it ended: then it closes the loop, and its arrow
     * points in the direction of the others.
     */
    private boolean closes(List<Candidate> start, List<Candidate> end) {
        if (links.isEmpty()) {
            return false;
        }
        List<Link> drawn = List.copyOf(links.values());
        return drawn.get(0).from().equals(start)
                && drawn.get(drawn.size() - 1).to().equals(end)
                && drawn.size() > 1;
    }

    /** Joins the assumptions of two branches, one of which is true. */
    BranchDrawing join(Claim one, Claim other) {
        link(links, one, other, Link.Kind.STRONG, 1);
        return this;
    }

    /** Leaves out what happens within one cell, where a pattern of candidates is drawn already. */
    BranchDrawing withoutPairs() {
        links.values().removeIf(Link::isWithinOneCell);
        return this;
    }

    /** Whether it is all one value in two colours: links that hold both ways, but for one clash within a colour. */
    private boolean isColouring(List<Branch> branches) {
        boolean clash = branches.stream().anyMatch(branch -> branch.emptied().isPresent());
        return branches.stream().noneMatch(branch -> branch.implications().isEmpty())
                && sets.isEmpty()
                && told.keySet().stream().mapToInt(Candidate::value).distinct().count() == 1
                && links.values().stream().filter(link -> !isConjugate(link)).count() <= (clash ? 1 : 0);
    }

    /** Whether the ends of a link are the only two places of their value in a house. */
    private boolean isConjugate(Link link) {
        Candidate from = link.from().get(0);
        Candidate to = link.to().get(0);
        for (int i = 0; i < board.shape().housesOf(from.cell()); i++) {
            int house = board.shape().houseOf(from.cell(), i);
            if (board.shape().houseCells(house).contains(to.cell())
                    && Long.bitCount(board.places(house, from.value())) == 2) {
                return true;
            }
        }
        return false;
    }

    /** Draws the two sides of an on and an off. */
    void drawOnOff(List<Branch> branches) {
        if (isColouring(branches)) {
            drawColours(branches);
        } else if (sets.size() == 2) {
            drawSets();
        } else {
            draw();
        }
    }

    /** Those that go with the assumption have its colour; after a clash the colour that is left stands out. */
    private void drawColours(List<Branch> branches) {
        List<Branch> sound =
                branches.stream().filter(branch -> branch.emptied().isEmpty()).toList();
        for (Branch branch : sound) {
            boolean first = sound.size() == 1 || branch.assumption().on();
            branch.claims().forEach(claim -> told.put(claim.first(), claim.on() == first));
        }
        links.replaceAll((ends, link) -> isConjugate(link) ? link.as(Link.Kind.STRONG) : link);
        draw(CandidateRole.COLOUR, CandidateRole.OTHER_COLOUR);
    }

    /**
     * Two sets: what links them, and what one or the other holds. Sets that are linked twice are both locked, which
     * their outlines say. Far cells of a set need no capsule around them.
     */
    private void drawSets() {
        Set<Candidate> linked = new HashSet<>();
        links.values().forEach(link -> link.candidates().forEach(linked::add));
        if (links.size() == 1) {
            links.putAll(inSets);
        }
        links.replaceAll((ends, link) -> link.nearest());
        sets.sort(READING_ORDER);
        told.replaceAll((candidate, on) -> !linked.contains(candidate));
        draw(CandidateRole.SHARED, CandidateRole.NOT_BOTH);
    }

    /** Draws a chain. */
    void draw() {
        draw(CandidateRole.THEN_SO, CandidateRole.IF_NOT);
    }

    private void draw(CandidateRole on, CandidateRole off) {
        told.forEach((candidate, holds) -> diagram.candidate(holds ? on : off, candidate)
                .cells(CellRole.CHAIN, CellSet.of(board.size(), candidate.cell())));
        for (int i = 0; i < sets.size() && i < SETS.size(); i++) {
            diagram.cells(SETS.get(i), sets.get(i));
        }
        links.values().forEach(diagram::link);
    }

    /** Notes a set, whose outline and letter say what a link within it would, or what a proof inside is about. */
    private boolean isInSet(Reason reason) {
        Parts parts = Parts.of(reason);
        parts.cells().filter(set -> !sets.contains(set)).ifPresent(sets::add);
        parts.proof().ifPresent(proof -> proof.tell(new Inside()));
        return parts.cells().isPresent() || parts.proof().isPresent();
    }

    /** Shades what has nothing left. */
    private void drawEmptied(Slot slot) {
        drawSlot(board, diagram, slot, HouseRole.COVER);
    }

    /** Shows where a slot lies: its house in a role, or its cells. */
    static void drawSlot(BoardView board, Diagram.Builder diagram, Slot slot, HouseRole role) {
        Parts parts = Parts.of(slot);
        parts.house().ifPresent(house -> diagram.house(role, house));
        parts.cell().ifPresent(cell -> diagram.cells(CellRole.CHAIN, CellSet.of(board.size(), cell)));
        parts.cells().ifPresent(cells -> diagram.cells(CellRole.CHAIN, cells));
    }

    /** Draws a proof inside a branch by its parts: what it is about, and its own branches as further chains. */
    private final class Inside implements PartSink {
        @Override
        public void slot(String name, Slot slot) {
            drawSlot(board, diagram, slot, HouseRole.BASE);
        }

        /** What the bases need is the pattern; what the covers offer is seen from it. */
        @Override
        public void slots(String name, List<Slot> slots) {
            if (name.equals(Cover.BASES)) {
                slots.forEach(slot -> diagram.candidates(CandidateRole.PATTERN, slot.candidates(board)));
            }
        }

        @Override
        public void candidate(String name, Candidate candidate) {
            diagram.candidate(CandidateRole.PATTERN, candidate);
        }

        @Override
        public void candidates(String name, List<Candidate> candidates) {
            CandidateRole role = name.equals(Cover.FINS) ? CandidateRole.FIN : CandidateRole.DEADLY;
            diagram.candidates(role, candidates.stream().filter(board::has).toList());
        }

        @Override
        public void branches(String name, List<Branch> branches) {
            branches.forEach(branch -> follow(branch, 2));
        }

        @Override
        public void proof(String name, Proof proof) {
            proof.tell(this);
        }

        @Override
        public void cell(String name, int cell) {
            diagram.cells(CellRole.CHAIN, CellSet.of(board.size(), cell));
        }

        @Override
        public void cells(String name, CellSet cells) {
            diagram.cells(CellRole.CHAIN, cells);
        }

        @Override
        public void house(String name, int house) {
            diagram.house(HouseRole.BASE, house);
        }

        @Override
        public void value(String name, int value) {}
    }

    /** The cells as the letters of a text: the engine of the page has no order of arrays. */
    private static String key(CellSet set) {
        StringBuilder key = new StringBuilder();
        set.forEach(cell -> key.append((char) cell));
        return key.toString();
    }
}
