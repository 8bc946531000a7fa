package nonet.logic.cases;

import java.util.List;

/// The result of checking a case.
///
/// @param exact whether a chain has exactly the recorded length; true for anything else
/// @param found what was found of the technique, as regression lines
public record CaseResult(boolean passed, boolean exact, List<TechniqueCase> found) {
    public CaseResult {
        found = List.copyOf(found);
    }
}
