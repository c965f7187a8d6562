package dev.clew.spark;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.AnswerJson;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the desk's document says of a rating, on whatever scale it is; what a scale does not have is null. Immutable.
 *
 * @param level the level
 * @param score the score
 * @param er the rating of the hardest step
 * @param ep the rating of the hardest step up to the first placement
 * @param ed the rating of the first step
 * @param techniques what it takes
 */
public record RatingFields(
        @Nullable String level,
        @Nullable Integer score,
        @Nullable Double er,
        @Nullable Double ep,
        @Nullable Double ed,
        Set<String> techniques) {
    private static final RatingFields NONE = new RatingFields(null, null, null, null, null, Set.of());

    /** The fields of an answer, all null where there is no rating. */
    public static RatingFields of(Answer answer) {
        try {
            JsonValue document = JsonReader.read(AnswerJson.text(answer));
            if (document instanceof JsonValue.Fields fields
                    && fields.get("ratings") instanceof JsonValue.Fields ratings) {
                for (JsonValue rating : ratings.fields().values()) {
                    return of((JsonValue.Fields) rating);
                }
            }
            return NONE;
        } catch (BadJson e) {
            throw new IllegalStateException("The desk's document cannot be read", e);
        }
    }

    private static RatingFields of(JsonValue.Fields rating) {
        return new RatingFields(
                rating.get("level") instanceof JsonValue.Text level ? level.value() : null,
                rating.get("score") instanceof JsonValue.Numeral score ? score.toInt() : null,
                decimal(rating.get("er")),
                decimal(rating.get("ep")),
                decimal(rating.get("ed")),
                rating.get("techniques") instanceof JsonValue.Fields techniques
                        ? techniques.fields().keySet()
                        : Set.of());
    }

    private static @Nullable Double decimal(@Nullable JsonValue value) {
        return value instanceof JsonValue.Numeral number ? Double.valueOf(number.figures()) : null;
    }
}
