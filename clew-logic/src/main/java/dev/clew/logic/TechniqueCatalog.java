package dev.clew.logic;

import dev.clew.core.format.text.Similar;
import dev.clew.logic.internal.technique.als.AlsXz;
import dev.clew.logic.internal.technique.chain.NiceLoop;
import dev.clew.logic.internal.technique.chain.RemotePair;
import dev.clew.logic.internal.technique.chain.TwoEndedChain;
import dev.clew.logic.internal.technique.colour.SimpleColors;
import dev.clew.logic.internal.technique.fish.BasicFish;
import dev.clew.logic.internal.technique.fish.FinnedFish;
import dev.clew.logic.internal.technique.pattern.EmptyRectangle;
import dev.clew.logic.internal.technique.pattern.Skyscraper;
import dev.clew.logic.internal.technique.pattern.TurbotFish;
import dev.clew.logic.internal.technique.pattern.TwoStringKite;
import dev.clew.logic.internal.technique.resort.Guess;
import dev.clew.logic.internal.technique.single.FullHouse;
import dev.clew.logic.internal.technique.single.HiddenSingle;
import dev.clew.logic.internal.technique.single.NakedSingle;
import dev.clew.logic.internal.technique.subset.HiddenSubset;
import dev.clew.logic.internal.technique.subset.LockedCandidates;
import dev.clew.logic.internal.technique.subset.NakedSubset;
import dev.clew.logic.internal.technique.unique.BivalueGrave;
import dev.clew.logic.internal.technique.unique.UniqueRectangle;
import dev.clew.logic.internal.technique.wing.WWing;
import dev.clew.logic.internal.technique.wing.WxyzWing;
import dev.clew.logic.internal.technique.wing.XyWing;
import dev.clew.logic.internal.technique.wing.XyzWing;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The list of techniques, easy ones first. A new technique is one class and one line here. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class TechniqueCatalog {
    private static final TechniqueCatalog STANDARD = new TechniqueCatalog(List.of(
            new FullHouse(),
            new NakedSingle(),
            new HiddenSingle(),
            NakedSubset.locked(2),
            NakedSubset.locked(3),
            LockedCandidates.pointing(),
            LockedCandidates.claiming(),
            NakedSubset.naked(2),
            NakedSubset.naked(3),
            HiddenSubset.hidden(2),
            HiddenSubset.hidden(3),
            NakedSubset.naked(4),
            HiddenSubset.hidden(4),
            NakedSubset.naked(5),
            HiddenSubset.hidden(5),
            BasicFish.ofSize(2),
            BasicFish.ofSize(3),
            BasicFish.ofSize(4),
            new RemotePair(),
            new BivalueGrave(),
            new Skyscraper(),
            new TwoStringKite(),
            new TurbotFish(),
            new EmptyRectangle(),
            new WWing(),
            new XyWing(),
            new XyzWing(),
            new WxyzWing(),
            UniqueRectangle.test1(),
            UniqueRectangle.test2(),
            UniqueRectangle.test3(),
            UniqueRectangle.test4(),
            UniqueRectangle.hidden(),
            FinnedFish.finned(2),
            FinnedFish.sashimi(2),
            FinnedFish.finned(3),
            FinnedFish.sashimi(3),
            FinnedFish.finned(4),
            FinnedFish.sashimi(4),
            new SimpleColors(),
            TwoEndedChain.ofOneValue(),
            TwoEndedChain.ofPairs(),
            new NiceLoop(),
            new AlsXz(),
            BasicFish.ofSize(5),
            BasicFish.ofSize(6),
            BasicFish.ofSize(7),
            BasicFish.ofSize(8)));

    private static final Technique GUESS = new Guess();

    private final List<Technique> techniques;

    private TechniqueCatalog(List<Technique> techniques) {
        this.techniques = techniques;
    }

    /** Every technique there is; a guess is none. */
    public static TechniqueCatalog standard() {
        return STANDARD;
    }

    /** The last resort: a technique that finds a guess. It is on no list, so it is used only on request. */
    public static Technique guess() {
        return GUESS;
    }

    /** The techniques in order. */
    public List<Technique> techniques() {
        return techniques;
    }

    /** The technique that a text names by id, name, short name or code, or of which it names a form. */
    public Optional<Technique> find(String text) {
        return techniques.stream()
                .filter(technique ->
                        technique.info().isNamed(text) || form(technique, text).isPresent())
                .findFirst();
    }

    /** What a text names: a technique, or one form of it. */
    public Optional<TechniqueInfo> info(String text) {
        return find(text)
                .map(technique -> technique.info().isNamed(text)
                        ? technique.info()
                        : form(technique, text).orElseThrow());
    }

    private static Optional<TechniqueInfo> form(Technique technique, String text) {
        return technique.forms().stream().filter(info -> info.isNamed(text)).findFirst();
    }

    /**
     * The technique of that name.
     *
     * @throws IllegalArgumentException if there is none; the message names the one that is nearest, or lists all
     */
    public Technique require(String text) {
        return find(text)
                .orElseThrow(() -> new IllegalArgumentException("There is no technique \"" + text + "\"; "
                        + nearest(text).orElse("known are " + this)));
    }

    private Optional<String> nearest(String text) {
        List<String> ids = techniques.stream()
                .flatMap(technique -> Stream.concat(Stream.of(technique.info()), technique.forms().stream()))
                .map(TechniqueInfo::id)
                .distinct()
                .toList();
        String word = text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
        return word.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(Similar.find(word, ids)).map(id -> "did you mean " + id + "?");
    }

    /** The ids of all techniques. */
    @Override
    public String toString() {
        return techniques.stream().map(technique -> technique.info().id()).collect(Collectors.joining(", "));
    }
}
