package dev.clew.desk.logic;

import dev.clew.core.Puzzle;
import dev.clew.core.json.JsonWriter;
import dev.clew.io.LogicJson;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.technique.Step;
import dev.clew.press.DrawingJson;
import dev.clew.press.diagram.StepDiagram;

/** What a step has on request: how to draw it, whether its proof holds, and on a path the board before it. */
public enum StepDrawing implements LogicJson.StepFields {
    /** For a step on the position asked about. */
    HERE {
        @Override
        public void write(JsonWriter json, BoardView board, Step step) {
            drawing(json, board, step);
        }
    },
    /** For a step further on. */
    ON_THE_WAY {
        @Override
        public void write(JsonWriter json, BoardView board, Step step) {
            drawing(json, board, step);
            position(json, board);
        }
    };

    private static void drawing(JsonWriter json, BoardView board, Step step) {
        json.put("checked", step.check(board, new ProofChecker()).isProven());
        json.name("drawing");
        DrawingJson.write(json, StepDiagram.of(board, step), StepDiagram.where(board, step));
    }

    /** One character a value: a line of values, and a text of candidates for each cell. */
    private static void position(JsonWriter json, BoardView board) {
        StringBuilder values = new StringBuilder();
        json.object("position").array("marks");
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            values.append(Puzzle.character(board.value(cell)));
            StringBuilder marks = new StringBuilder();
            for (long rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
                marks.append(Puzzle.character(Long.numberOfTrailingZeros(rest) + 1));
            }
            json.value(marks.toString());
        }
        json.end().put("values", values.toString()).end();
    }
}
