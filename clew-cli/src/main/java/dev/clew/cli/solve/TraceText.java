package dev.clew.cli.solve;

import dev.clew.core.Shape;
import dev.clew.core.TraceEvent;
import dev.clew.core.TraceEvent.Technique;
import dev.clew.core.json.JsonWriter;

/** The two forms of a trace: a JSON object a line, or a line for people. */
public final class TraceText {
    private TraceText() {}

    /** One JSON object; rows and columns count from 1. */
    public static String json(TraceEvent event) {
        Shape shape = event.shape();
        JsonWriter json = new JsonWriter()
                .object()
                .put("step", event.step())
                .numbers("cell", shape.row(event.cell()) + 1, shape.column(event.cell()) + 1)
                .numbers("candidates", event.candidates().toArray());
        if (removes(event)) {
            json.name("chosen").nothing();
        } else {
            json.put("chosen", event.chosen());
        }
        json.put("technique", event.technique().id());
        if (removes(event)) {
            json.numbers("removed", event.removed().toArray());
        }
        if (event.technique() == Technique.MRV_BACKTRACK) {
            json.put("open_peers", event.openPeers()).object("impact");
            for (TraceEvent.Impact impact : event.impacts()) {
                json.put(Integer.toString(impact.value()), impact.impact());
            }
            json.end();
        }
        return json.end().text();
    }

    private static boolean removes(TraceEvent event) {
        return event.technique() == Technique.LOCKED || event.technique() == Technique.SUBSET;
    }

    /** A line for people, such as {@code 12. r5c5 = 7, the only candidate left}. */
    public static String line(TraceEvent event) {
        String cell = event.shape().cellName(event.cell());
        String reason = event.reason().isEmpty() ? "" : " (" + event.reason() + ")";
        String words = switch (event.technique()) {
            case NAKED_SINGLE -> cell + " = " + event.chosen() + ", the only candidate left";
            case HIDDEN_SINGLE -> cell + " = " + event.chosen() + ", the only place left" + reason;
            case LOCKED -> cell + " is not " + list(event.removed().toArray()) + ", locked candidates" + reason;
            case SUBSET -> cell + " is not " + list(event.removed().toArray()) + ", subset" + reason;
            case MRV_BACKTRACK ->
                cell + " = " + event.chosen() + "? one of "
                        + list(event.candidates().toArray()) + ", with "
                        + event.openPeers() + " open peers; impact " + impacts(event);
            case BACKTRACK -> cell + " is not " + event.chosen() + ", it led to a contradiction";
        };
        return event.step() + ". " + words;
    }

    private static String impacts(TraceEvent event) {
        StringBuilder text = new StringBuilder();
        for (TraceEvent.Impact impact : event.impacts()) {
            text.append(text.isEmpty() ? "" : ", ")
                    .append(impact.value())
                    .append(": ")
                    .append(impact.impact());
        }
        return text.toString();
    }

    private static String list(int[] values) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : i == values.length - 1 ? " or " : ", ").append(values[i]);
        }
        return text.toString();
    }
}
