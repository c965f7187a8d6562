package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.text.Clause;
import java.util.List;
import java.util.Optional;

/**
 * One digit with two places in each of two houses, one of each where they see each other: skyscraper, kite and turbot
 * fish, as the houses lie; and the empty rectangle, where the places in a box are two groups.
 */
record TwoLinksExplanation(Scene scene, Cases proof, Branch chain) implements Explanation {
    private static final int CLAIMS = 4;

    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        return Chains.only(proof)
                .filter(chain -> chain.claims().size() == CLAIMS
                        && !chain.assumption().on()
                        && chain.last().on()
                        && Chains.isLinear(chain)
                        && Chains.house(chain.implications().get(0)).isPresent()
                        && Chains.house(chain.implications().get(2)).isPresent()
                        && Chains.isOneDigit(scene, chain.claims()))
                .map(chain -> new TwoLinksExplanation(scene, proof, chain))
                .filter(explanation -> Chains.isPlain(chain(explanation)) || explanation.isRectangle())
                .map(explanation -> explanation);
    }

    private static Branch chain(TwoLinksExplanation explanation) {
        return explanation.chain;
    }

    private Claim claim(int index) {
        return chain.claims().get(index);
    }

    private CellSet cells(int index) {
        return scene.cellsOf(claim(index).candidates());
    }

    private int house(int link) {
        return Chains.house(chain.implications().get(2 * link)).orElseThrow();
    }

    private int value() {
        return chain.assumption().first().value();
    }

    private boolean isGrouped() {
        return !Chains.isPlain(chain);
    }

    /** A box whose places are in two lines: one that the targets lie in, and one that leads to the other house. */
    private boolean isRectangle() {
        return cells(2).size() == 1
                && cells(3).size() == 1
                && line(cells(0).or(scene.targets())).isPresent()
                && line(cells(1).or(cells(2))).isPresent();
    }

    /** A house other than the box that holds the cells. */
    private Optional<Integer> line(CellSet cells) {
        return scene.sharedHouses(cells).stream()
                .filter(house -> house != house(0))
                .findFirst();
    }

    @Override
    public String nudge() {
        if (isGrouped()) {
            return scene.pick(
                    "In one box, a digit keeps to a single row and a single column.",
                    "Look for a box where one digit forms an L or a cross.");
        }
        String kind = scene.oneOfKinds(List.of(house(0), house(1)));
        return scene.pick(
                "Look for two houses in which one digit has only two places each.",
                "One digit has two places in one " + kind + " and two in another. Compare them.");
    }

    @Override
    public Phrase where() {
        String houses = scene.houses(List.of(house(0), house(1)));
        return isGrouped()
                ? Phrase.of(
                        scene.title(),
                        ": look at ",
                        houses,
                        ". One digit lies in two lines of the first and has two places in the second.")
                : Phrase.of(scene.title(), ": look at ", houses, ". One digit has only two places in each.");
    }

    @Override
    public List<Phrase> because() {
        return isGrouped() ? rectangle() : twoLinks();
    }

    private List<Phrase> twoLinks() {
        List<Integer> shared = scene.sharedHouses(cells(1).or(cells(2)));
        Object meet =
                shared.isEmpty() ? " see each other" : Phrase.of(" share ", scene.house(shared.get(shared.size() - 1)));
        return List.of(
                Phrase.of(
                                Words.capital(scene.house(house(0))),
                                " has room for ",
                                value(),
                                " only in ",
                                scene.anyOf(cells(0).or(cells(1))),
                                ", ",
                                scene.house(house(1)),
                                " only in ",
                                scene.anyOf(cells(2).or(cells(3))),
                                ".")
                        .linking(link(0))
                        .linking(link(2)),
                Phrase.of(
                                scene.cells(cells(1).or(cells(2))),
                                meet,
                                ", so they are not both ",
                                value(),
                                ": ",
                                scene.anyOf(cells(0).or(cells(3))),
                                " is.")
                        .linking(link(1)));
    }

    private Clause.Link link(int index) {
        Claim to = claim(index + 1);
        return new Clause.Link(claim(index).candidates(), to.candidates(), to.on());
    }

    private List<Phrase> rectangle() {
        String box = scene.house(house(0));
        String first = scene.house(line(cells(0).or(scene.targets())).orElseThrow());
        String second = scene.house(line(cells(1).or(cells(2))).orElseThrow());
        return List.of(
                Phrase.of("Every place for ", value(), " in ", box, " is in ", first, " or ", second, ";")
                        .about(cells(0).or(cells(1)))
                        .linking(link(0)),
                Phrase.of(scene.house(house(1)), " has room for it only in ", scene.anyOf(cells(2).or(cells(3))), ".")
                        .linking(link(2)),
                Phrase.of(
                                "If ",
                                box,
                                " has its ",
                                value(),
                                " in ",
                                second,
                                ", ",
                                scene.cells(cells(2)),
                                " is not ",
                                value(),
                                " and ",
                                scene.cells(cells(3)),
                                " is; otherwise its ",
                                value(),
                                " is in ",
                                first,
                                ".")
                        .linking(link(1)));
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        return effects.therefore(effects.seeing(isGrouped() ? "a " + value() + " either way" : "both"));
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
