package dev.clew.press;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.ShapeBuilder;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.SvgWriter;
import dev.clew.press.style.Theme;
import org.junit.jupiter.api.Test;

class ShapeRuleTest {
    private static final Shape OWN =
            Shape.builder(Shape.classic(4)).house(0, 6, 9, 15).distinct(1, 14).build();

    @Test
    void housesAndGroupsOfOnesOwnAreToldByTheirCells() {
        assertThat(ShapeRule.text(OWN))
                .isEqualTo("r1c1, r2c3, r3c2, r4c4 hold 1 to 4, too. No digit comes twice in r1c2, r4c3.");
        ShapeBuilder many = Shape.builder();
        for (int row = 0; row < 8; row++) {
            many.distinct(row, 72 + row + 1);
        }
        assertThat(ShapeRule.of(many.build())).hasSize(7);
        assertThat(ShapeRule.text(many.build())).endsWith("Nor in 2 more groups of cells.");
    }

    @Test
    void theyAreFramed() {
        assertThat(picture(Shape.classic(4))).doesNotContain("stroke-dasharray");
        assertThat(picture(OWN)).contains("stroke-dasharray");
    }

    private static String picture(Shape shape) {
        Diagram diagram = Diagram.of(Position.of(Puzzle.of(shape, new int[16]))).build();
        return SvgWriter.write(GridPicture.draw(diagram, "4x4", Theme.LIGHT));
    }
}
