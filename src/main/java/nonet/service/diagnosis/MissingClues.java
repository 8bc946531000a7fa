package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;

/// The reason why a puzzle cannot have a unique solution, found from its givens without a search.
public sealed interface MissingClues {

    /// Two or more digits are missing: exchanging them turns each solution into another one.
    record Digits(DigitSet missing) implements MissingClues {}

    /// There are fewer than [Puzzle#FEWEST_CLUES].
    record Givens(int count) implements MissingClues {}

    /// Returns what a puzzle lacks; empty if its givens do not show it, or if the puzzle has its own candidates.
    static List<MissingClues> of(Puzzle puzzle) {
        List<MissingClues> shortages = new ArrayList<>();
        if (puzzle.isRestricted()) {
            return shortages;
        }
        int count = puzzle.clues();
        if (count < Puzzle.FEWEST_CLUES) {
            shortages.add(new Givens(count));
        }
        DigitSet missing = DigitSet.ALL;
        for (Cell cell : puzzle.givenCells()) {
            Digit given = puzzle.given(cell);
            missing = given == null ? missing : missing.without(given);
        }
        if (missing.size() > 1) {
            shortages.add(new Digits(missing));
        }
        return shortages;
    }
}
