package dev.clew.core.internal.general;

import dev.clew.core.Digits;
import dev.clew.core.TraceEvent;
import dev.clew.core.TraceEvent.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers the engine's steps and reports them to a listener. Mutable, for one thread. Values here run from 0, as in the
 * engine.
 */
final class Tracer {
    private final TraceEvent.Listener listener;
    private long step;

    Tracer(TraceEvent.Listener listener) {
        this.listener = listener;
    }

    void placed(State state, int cell, int value, Technique technique, String reason) {
        tell(state, cell, value + 1, technique, Digits.NONE, -1, List.of(), reason);
    }

    void removed(State state, int cell, Digits gone, Technique technique, String reason) {
        tell(state, cell, 0, technique, gone, -1, List.of(), reason);
    }

    void tried(State state, int cell, int value, int[] values, int begin, int end) {
        List<TraceEvent.Impact> impacts = new ArrayList<>();
        for (int i = begin; i < end; i++) {
            impacts.add(new TraceEvent.Impact(values[i] + 1, state.impact(cell, values[i])));
        }
        tell(state, cell, value + 1, Technique.MRV_BACKTRACK, Digits.NONE, state.openPeers(cell), impacts, "");
    }

    void gaveUp(State state, int cell, int value) {
        tell(state, cell, value + 1, Technique.BACKTRACK, Digits.NONE, -1, List.of(), "");
    }

    private void tell(
            State state,
            int cell,
            int chosen,
            Technique technique,
            Digits removed,
            int openPeers,
            List<TraceEvent.Impact> impacts,
            String reason) {
        listener.accept(new TraceEvent(
                ++step,
                state.layout.shape,
                cell,
                candidates(state, cell),
                chosen,
                technique,
                removed,
                openPeers,
                List.copyOf(impacts),
                reason));
    }

    private static Digits candidates(State state, int cell) {
        return new Digits(state.candidates(cell, 0), state.words > 1 ? state.candidates(cell, 1) : 0);
    }
}
