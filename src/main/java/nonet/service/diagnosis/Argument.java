package nonet.service.diagnosis;

import java.util.List;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;

/// A proof that digits have no solution, as a user would give it: named steps that lead from these digits alone to a
/// contradiction that can be seen.
///
/// @param steps each in the position where it is found; none where the contradiction can be seen at once
/// @param last the position of the contradiction
public record Argument(List<Step> steps, Position last, Impasse end) {
    public Argument {
        steps = List.copyOf(steps);
    }
}
