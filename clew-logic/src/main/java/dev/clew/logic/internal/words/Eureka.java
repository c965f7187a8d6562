package dev.clew.logic.internal.words;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Chains as players write them: {@code (5=6)r1c4 - (6)r1c9 = (6-2)r9c9 = (2)r9c6 - (2=5)r3c6}. Strong links are
 * {@code =}, weak ones {@code -}; nodes in one cell, or in one set of cells that becomes locked, share a bracket.
 *
 * @param scene the step on its board
 */
public record Eureka(Scene scene) {
    /** One claim, and the set of cells that links it to the one before, if a set does. */
    private record Node(Claim claim, Optional<CellSet> set) {}

    /** The branches as one chain where they are one, otherwise what is true in each. */
    public String write(Optional<Slot> split, List<Branch> branches) {
        boolean linear = branches.stream().allMatch(Eureka::isLinear);
        if (!linear
                || branches.size() != 2
                || branches.stream().anyMatch(branch -> branch.emptied().isPresent())) {
            return branches.stream().map(this::truths).collect(Collectors.joining(" | "));
        }
        Branch one = branches.get(0);
        Branch other = branches.get(1);
        if (split.isPresent()) {
            List<Node> chain = backwards(one);
            chain.addAll(forwards(other));
            return write(chain);
        }
        if (one.implications().isEmpty() || other.implications().isEmpty()) {
            return write(forwards(one.implications().isEmpty() ? other : one));
        }
        return write(isLoop(one, other) ? loop(one) : meeting(one, other));
    }

    /** A loop comes back to its first node. */
    private static List<Node> loop(Branch branch) {
        List<Node> chain = forwards(branch);
        chain.add(new Node(branch.assumption(), Optional.empty()));
        return chain;
    }

    /** Both ways from the assumption as one chain; where both walk through the same cells, one way says it all. */
    private List<Node> meeting(Branch one, Branch other) {
        if (cellsOf(one).equals(cellsOf(other))) {
            return forwards(one.assumption().on() ? other : one);
        }
        List<Node> chain = backwards(one);
        List<Node> rest = forwards(other);
        chain.addAll(rest.subList(1, rest.size()));
        return chain;
    }

    private CellSet cellsOf(Branch branch) {
        return scene.cellsOf(branch.claims().stream()
                .flatMap(claim -> claim.candidates().stream())
                .toList());
    }

    private static boolean isLinear(Branch branch) {
        for (int i = 0; i < branch.implications().size(); i++) {
            if (!branch.implications().get(i).from().equals(List.of(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the two say the same, walking in opposite directions. */
    public static boolean isLoop(Branch one, Branch other) {
        Set<Claim> opposites = new HashSet<>();
        one.claims().forEach(claim -> opposites.add(claim.opposite()));
        return opposites.equals(new HashSet<>(other.claims()));
    }

    private static List<Node> forwards(Branch branch) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(new Node(branch.assumption(), Optional.empty()));
        for (Implication implication : branch.implications()) {
            nodes.add(new Node(implication.claim(), set(implication.reason())));
        }
        return nodes;
    }

    /** The contrapositive: from the end to the assumption, everything the other way about. */
    private static List<Node> backwards(Branch branch) {
        List<Node> nodes = new ArrayList<>();
        List<Claim> claims = branch.claims();
        for (int i = claims.size() - 1; i >= 0; i--) {
            boolean last = i == claims.size() - 1;
            Optional<CellSet> set =
                    last ? Optional.empty() : set(branch.implications().get(i).reason());
            nodes.add(new Node(claims.get(i).opposite(), set));
        }
        return nodes;
    }

    private static Optional<CellSet> set(Reason reason) {
        return LockedSets.of(reason).cells().stream().findFirst();
    }

    private String write(List<Node> nodes) {
        StringBuilder text = new StringBuilder();
        StringBuilder values = new StringBuilder();
        String place = "";
        for (Node node : nodes) {
            String link = node.claim().on() ? "=" : "-";
            String here = cells(scene.cellsOf(node.claim().candidates()));
            String set = node.set().map(Eureka::cells).orElse("");
            boolean joins = values.length() > 0
                    && (set.isEmpty() ? here.equals(place) : values.indexOf("=") < 0 && values.indexOf("-") < 0);
            if (!joins && values.length() > 0) {
                text.append('(')
                        .append(values)
                        .append(')')
                        .append(place)
                        .append(' ')
                        .append(link)
                        .append(' ');
                values.setLength(0);
            }
            values.append(joins ? link : "").append(values(node.claim()));
            place = set.isEmpty() || !joins ? here : set;
        }
        return text.append('(').append(values).append(')').append(place).toString();
    }

    private static String cells(CellSet cells) {
        return cells.toString().replace(", ", ",");
    }

    private static String values(Claim claim) {
        return ClaimWords.values(claim.candidates()).stream()
                .map(String::valueOf)
                .collect(Collectors.joining("|"));
    }

    /** What is true in a branch, by value: {@code r1c1=5, r3c4=5}. */
    private String truths(Branch branch) {
        Map<Integer, CellSet> cells = new TreeMap<>();
        for (Claim claim : branch.claims()) {
            for (Candidate candidate : claim.on() ? claim.candidates() : Collections.<Candidate>emptyList()) {
                cells.merge(candidate.value(), scene.cellsOf(List.of(candidate)), CellSet::or);
            }
        }
        List<String> parts = new ArrayList<>();
        cells.forEach((value, set) -> parts.add(value + " in " + cells(set)));
        return parts.isEmpty() ? branch.assumption().toString() : String.join(", ", parts);
    }
}
