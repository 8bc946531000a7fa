package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;

/// Why a puzzle cannot have just one solution, as its givens tell without any search.
public sealed interface MissingClues {

    /// No puzzle with fewer has just one solution (McGuire, Tugemann, Civario, *There is no 16-clue sudoku*).
    int FEWEST_GIVENS = 17;

    /// Two digits or more stand nowhere: exchanged with each other, they make another solution of each.
    record Digits(DigitSet missing) implements MissingClues {}

    /// There are fewer than [#FEWEST_GIVENS].
    record Givens(int count) implements MissingClues {}

    /// Returns what a puzzle is short of; nothing when its givens do not tell, as where
    /// candidates belong to the puzzle.
    static List<MissingClues> of(Puzzle puzzle) {
        List<MissingClues> shortages = new ArrayList<>();
        if (puzzle.isRestricted()) {
            return shortages;
        }
        int count = puzzle.clues();
        if (count < FEWEST_GIVENS) {
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
