package dev.clew.web.api;

import dev.clew.core.Puzzle;
import dev.clew.io.LogicJson;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.technique.Step;
import dev.clew.press.DiagramJson;
import dev.clew.press.StepDiagram;
import tools.jackson.core.JsonGenerator;

/** What the API adds to a step: how to draw it, whether its proof holds, and on a path the board before it. */
enum StepPart implements LogicJson.StepFields {
    /** For a step on the position of the request. */
    HERE {
        @Override
        public void write(JsonGenerator json, BoardView board, Step step) {
            drawing(json, board, step);
        }
    },
    /** For a step further on. */
    ON_THE_WAY {
        @Override
        public void write(JsonGenerator json, BoardView board, Step step) {
            drawing(json, board, step);
            position(json, board);
        }
    };

    private static void drawing(JsonGenerator json, BoardView board, Step step) {
        json.writeBooleanProperty(
                "checked", step.check(board, new ProofChecker()).isProven());
        json.writeName("drawing");
        DiagramJson.write(json, StepDiagram.of(board, step));
    }

    /** One character a value: a line of values, and a text of candidates for each cell. */
    private static void position(JsonGenerator json, BoardView board) {
        StringBuilder values = new StringBuilder();
        json.writeName("position").writeStartObject().writeName("marks").writeStartArray();
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            values.append(Puzzle.character(board.value(cell)));
            StringBuilder marks = new StringBuilder();
            for (long rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
                marks.append(Puzzle.character(Long.numberOfTrailingZeros(rest) + 1));
            }
            json.writeString(marks.toString());
        }
        json.writeEndArray().writeStringProperty("values", values.toString()).writeEndObject();
    }
}
