package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Candidate;

/// Digits that, added to a puzzle with several solutions, leave it just one.
///
/// @param digits at least one, in the order of their cells
/// @param fewest whether no fewer would do; otherwise nobody knows
public record Additions(List<Candidate> digits, boolean fewest) {

    public Additions {
        digits = List.copyOf(digits);
    }
}
