package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Candidate;

/// Digits that, added to a puzzle with several solutions, leave exactly one.
///
/// @param digits at least one, in the order of their cells
/// @param fewest whether the number of digits is known to be minimal
public record Additions(List<Candidate> digits, boolean fewest) {

    public Additions {
        digits = List.copyOf(digits);
    }
}
