package nonet.ui.desk;

import java.util.List;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;

/// A line of the desk's list, which the board shows when it is selected.
sealed interface DeskLine {

    /// Returns the picture on the board.
    MarkedGrid picture();

    /// A given, and those that can replace it.
    record Replaceable(Puzzle puzzle, Candidate given, List<Candidate> others) implements DeskLine {
        public Replaceable {
            others = List.copyOf(others);
        }

        @Override
        public MarkedGrid picture() {
            return DeskPictures.replacing(puzzle, given, others);
        }
    }

    /// An unavoidable set.
    record Unavoidable(Grid solution, CellSet set) implements DeskLine {
        @Override
        public MarkedGrid picture() {
            return DeskPictures.ofSet(solution, set);
        }
    }
}
