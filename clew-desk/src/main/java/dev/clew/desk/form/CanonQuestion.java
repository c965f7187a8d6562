package dev.clew.desk.form;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.symmetry.CanonicalForm;
import dev.clew.core.symmetry.Canonicalizer;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.core.symmetry.Transformation;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.parameter.Clash;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Seed;
import dev.clew.desk.parameter.Values;
import java.util.List;
import java.util.Optional;

/**
 * What is the form that all equivalent puzzles share, or which is an equivalent puzzle at random? Asked of the givens:
 * what a player has entered since does not count. Immutable.
 *
 * @param position the position
 * @param random where chance comes from for a random equivalent; empty for the canonical form
 */
public record CanonQuestion(Position position, Optional<SeededRandom> random) implements Question<CanonAnswer> {
    /** Whether an equivalent puzzle at random is wanted. */
    public static final Flag SHUFFLE =
            new Flag("shuffle", "Replace each puzzle by a random equivalent one; any shape.");

    /** Where its chance comes from. */
    public static final Seed SEED =
            new Seed("seed", "The seed of a shuffle; the same seed and input give the same puzzles.");

    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(SHUFFLE, SEED);

    /**
     * The question from a subject and values; a shuffle needs a seed.
     *
     * @throws Clash if there is a seed and nothing to shuffle
     */
    public static CanonQuestion of(Subject subject, Values values, Budget budget) {
        if (!values.get(SHUFFLE)) {
            return canonical(subject, values);
        }
        SeededRandom random = new SeededRandom(values.get(SEED)).derive(subject.number());
        return new CanonQuestion(subject.position(), Optional.of(random));
    }

    private static CanonQuestion canonical(Subject subject, Values values) {
        if (values.has(SEED)) {
            throw new Clash(SEED, "this is for a shuffle; ask for one or leave the seed out");
        }
        return new CanonQuestion(subject.position(), Optional.empty());
    }

    @Override
    public Optional<Refusal> obstacle() {
        Optional<Refusal> bare = withoutGivens(position);
        if (bare.isPresent() || random.isPresent() || CanonicalForm.isSupported(position.shape())) {
            return bare;
        }
        return Optional.of(Refusal.unsupported(
                position,
                "canonical forms are known for 9x9 grids with 3x3 boxes alone, not for "
                        + position.shape().name() + "; compare such puzzles as they are"));
    }

    /** That there is nothing to find an equivalent of, where a player has entered all there is. */
    public static Optional<Refusal> withoutGivens(Position position) {
        Puzzle puzzle = position.puzzle();
        return puzzle.givenCount() > 0 || position.equals(Position.of(puzzle))
                ? Optional.empty()
                : Optional.of(Refusal.unsupported(
                        position,
                        "it has no givens, only what a player has entered; give the puzzle as it was published"));
    }

    @Override
    public CanonAnswer answer() {
        return random.map(chance -> shuffled(Symmetries.of(position.shape()), chance))
                .orElseGet(() -> canonical(new Canonicalizer()));
    }

    /** The canonical form, found by a caller that needs many. */
    public CanonAnswer canonical(Canonicalizer canonicalizer) {
        CanonicalForm form = canonicalizer.form(position.puzzle());
        return new CanonAnswer(
                position, CanonAnswer.Kind.CANONICAL, form.puzzle(), form.transformation(), form.automorphisms());
    }

    /** A random equivalent, found by a caller that makes many of that shape. */
    public CanonAnswer shuffled(Symmetries symmetries, SeededRandom chance) {
        Transformation move = symmetries.random(chance);
        return new CanonAnswer(position, CanonAnswer.Kind.SHUFFLED, move.apply(position.puzzle()), move, 0);
    }
}
