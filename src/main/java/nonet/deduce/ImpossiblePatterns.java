package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.deduce.Guardians.ExtraSubset;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// Cells that their common digits alone cannot fill, so that one of the other candidates is true.
public sealed interface ImpossiblePatterns extends Deduction {

    /// A bivalue oddagon: a ring of an odd number of cells with the same two digits, neighbors in one house. Two digits
    /// cannot alternate around it, so one of the cells holds another digit.
    ///
    /// @param loop the cells in order around the ring
    /// @param digits the two digits
    /// @param extra the cells with further candidates
    /// @param guardians the consequence of these
    record BivalueOddagon(
            Technique technique,
            List<Cell> loop,
            DigitSet digits,
            CellSet extra,
            Guardians guardians,
            List<Conclusion> conclusions)
            implements ImpossiblePatterns {

        public BivalueOddagon {
            loop = List.copyOf(loop);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(loop));
        }
    }

    /// A deduction from the cells of a tridagon.
    sealed interface TridagonPattern extends ImpossiblePatterns permits Tridagon, TridagonForcing, TridagonWhip {

        TridagonCells cells();

        @Override
        default DigitSet digits() {
            return cells().digits();
        }

        @Override
        default Set<CellSet> patternCells() {
            return Set.of(cells().all());
        }
    }

    /// A tridagon: twelve cells that cannot all hold one of three digits, so one of their other candidates, the
    /// guardians, is true.
    ///
    /// @param guardians the guardians, by cell
    /// @param subset how the guardians act as one cell of a naked subset; null if the conclusions are what all
    ///     guardians rule out
    record Tridagon(
            Technique technique,
            TridagonCells cells,
            List<Candidate> guardians,
            @Nullable ExtraSubset subset,
            List<Conclusion> conclusions)
            implements TridagonPattern {

        public Tridagon {
            guardians = List.copyOf(guardians);
            conclusions = List.copyOf(conclusions);
        }
    }

    /// A tridagon with several guardians, one of which is true: what all of them imply, except for those that imply a
    /// contradiction.
    ///
    /// @param cases the guardians, by cell
    record TridagonForcing(Technique technique, TridagonCells cells, List<Case> cases, List<Conclusion> conclusions)
            implements TridagonPattern {

        public TridagonForcing {
            cases = List.copyOf(cases);
            conclusions = List.copyOf(conclusions);
        }

        /// The consequences of a guardian.
        ///
        /// @param branch the consequences that the conclusions need
        /// @param contradiction the contradiction it leads to; null if there is none
        public record Case(Candidate guardian, Forcing.Branch branch, Forcing.@Nullable Verdict contradiction) {}
    }

    /// A tridagon that refutes a candidate: if it were true, singles would eliminate guardians until the last one is
    /// placed, and lead to a contradiction.
    ///
    /// @param guardians the guardians, by cell
    /// @param branch the consequences of the candidate that the contradiction needs
    record TridagonWhip(
            Technique technique,
            TridagonCells cells,
            List<Candidate> guardians,
            Forcing.Branch branch,
            Forcing.Verdict contradiction,
            List<Conclusion> conclusions)
            implements TridagonPattern {

        public TridagonWhip {
            guardians = List.copyOf(guardians);
            conclusions = List.copyOf(conclusions);
        }
    }

    /// The twelve cells of a tridagon: in each of four boxes at the corners of a rectangle three cells, in three rows
    /// and three columns. From the top down, such three cells go to the right or to the left, where the first column
    /// follows the third. In three of the boxes they go one way and in the fourth the other, which is why three digits
    /// cannot fill them.
    ///
    /// @param alike the cells of the three boxes that go the same way, box by box
    /// @param odd the cells of the fourth box
    /// @param digits the three digits
    record TridagonCells(List<CellSet> alike, CellSet odd, DigitSet digits) {

        public TridagonCells {
            alike = List.copyOf(alike);
        }

        /// Returns all twelve cells.
        public CellSet all() {
            return alike.stream().reduce(odd, CellSet::or);
        }
    }
}
