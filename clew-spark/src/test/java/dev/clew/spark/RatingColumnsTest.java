package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.scale.Column;
import java.util.List;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

/** The columns of an unknown scale. */
class RatingColumnsTest {
    private static final RatingColumns COLUMNS =
            new RatingColumns(List.of(Column.whole("price"), Column.decimal("weight"), Column.text("currency")));

    @Test
    void everyKindHasItsType() {
        StructType type = new StructType();
        for (var field : COLUMNS.fields()) {
            type = type.add(field);
        }
        assertThat(type.toDDL()).isEqualTo("price INT,weight DOUBLE,currency STRING");
    }

    @Test
    void cellsBecomeValuesAndWhatIsEmptyIsNull() {
        assertThat(COLUMNS.values(List.of("102", "0.5", "silver"))).containsExactly(102, 0.5, "silver");
        assertThat(COLUMNS.values(List.of("", "", ""))).containsExactly(null, null, null);
    }
}
