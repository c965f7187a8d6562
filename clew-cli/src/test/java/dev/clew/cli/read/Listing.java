package dev.clew.cli.read;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.bulk.TextBlock;
import java.util.List;

/** Writes down every puzzle and where it came from. */
public record Listing(List<String> puzzles) implements Item.Visitor<Boolean> {
    @Override
    public Boolean apply(Input input) {
        return puzzles.add(input.prefix() + input.text());
    }

    @Override
    public Boolean apply(LineBlock block) {
        block.text().visit(new TextBlock.Visitor() {
            @Override
            public void plain(int start, long line) {
                other(block.text().puzzle(start, line));
            }

            @Override
            public void other(PuzzleText puzzle) {
                apply(block.input(puzzle));
            }
        });
        return true;
    }
}
