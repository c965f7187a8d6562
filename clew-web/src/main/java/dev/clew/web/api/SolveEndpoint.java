package dev.clew.web.api;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.Solutions;
import dev.clew.core.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code solve}: the solution, or why there is no single one. */
final class SolveEndpoint implements Endpoint {
    private static final String LIMIT = "limit";
    private static final long ENOUGH = 2;
    private static final long MOST = 1000;

    @Override
    public String name() {
        return "solve";
    }

    @Override
    public Set<String> fields() {
        return Set.of(LIMIT);
    }

    /** The engine for this shape answers in microseconds, however hard the puzzle. */
    @Override
    public boolean isQuick(Request request) {
        return request.position().shape().equals(Shape.CLASSIC_9) && limit(request) == ENOUGH;
    }

    private static long limit(Request request) {
        return request.fields().number(LIMIT, ENOUGH, 1, MOST);
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.position();
        Budget budget = request.budget();
        Outcome outcome = Solver.standard().solve(position, budget);
        Verdict verdict = Verdict.of(outcome);
        List<Grid> several = several(position, outcome, limit(request), budget);
        return Reply.json(JsonText.object(json -> {
            json.writeStringProperty("outcome", verdict.word());
            if (outcome instanceof Outcome.Unique unique) {
                json.writeStringProperty("solution", line(position, unique.solution()));
            }
            if (!several.isEmpty()) {
                JsonText.texts(
                        json,
                        "solutions",
                        several.stream().map(grid -> line(position, grid)).toList());
            }
            json.writeStringProperty("message", verdict.message());
        }));
    }

    /** A solution in the alphabet of its puzzle. */
    private static String line(Position position, Grid solution) {
        return position.puzzle().alphabet().line(solution.toArray());
    }

    private static List<Grid> several(Position position, Outcome outcome, long limit, Budget budget) {
        if (!(outcome instanceof Outcome.Multiple multiple)) {
            return List.of();
        }
        List<Grid> grids = new ArrayList<>(List.of(multiple.first(), multiple.second()));
        if (limit > ENOUGH) {
            Solutions more = Solver.standard().solutions(position, budget);
            List<Grid> found = new ArrayList<>();
            while (found.size() < limit && more.hasNext()) {
                found.add(more.next());
            }
            grids = found.size() < grids.size() ? grids : found;
        }
        return grids.subList(0, (int) Math.min(limit, grids.size()));
    }
}
