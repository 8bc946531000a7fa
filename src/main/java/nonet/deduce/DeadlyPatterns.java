package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Patterns that would leave the puzzle several solutions, and are therefore never complete.
public sealed interface DeadlyPatterns extends Deduction {

    /// A rectangle or a longer loop of cells that would leave the puzzle two solutions if all cells held only two
    /// digits: uniqueness tests, hidden and avoidable rectangles, unique loops.
    ///
    /// @param loop the cells in order around the loop; neighbors share a house
    /// @param digits the two digits
    /// @param roof the cells of the loop that have, or may hold, another digit; empty if every cell does
    /// @param guardians what prevents the two solutions
    record Uniqueness(
            Technique technique,
            List<Cell> loop,
            DigitSet digits,
            CellSet roof,
            Guardians guardians,
            List<Conclusion> conclusions)
            implements DeadlyPatterns {

        public Uniqueness {
            loop = List.copyOf(loop);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(loop));
        }
    }

    /// A bivalue universal grave: without the extra candidates every blank cell would have two candidates and every
    /// digit two places in every house. Such a grid has several solutions or none, so one of the extra candidates is
    /// true.
    ///
    /// @param extras the extra candidates, by cell
    /// @param guardians the consequence of that; [Guardians.LastCell] for BUG+1
    record Bug(Technique technique, List<Candidate> extras, Guardians guardians, List<Conclusion> conclusions)
            implements DeadlyPatterns {

        public Bug {
            extras = List.copyOf(extras);
            conclusions = List.copyOf(conclusions);
        }

        /// Returns the digits of the extra candidates.
        @Override
        public DigitSet digits() {
            return DigitSet.of(extras.stream().map(Candidate::digit).toArray(Digit[]::new));
        }
    }
}
