package nonet.rate.se.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.DeadlyPatterns.Bug;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Guardians;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.rate.se.board.FoundStep.DeductionMaker;

/// The facts of unique rectangles and loops, and of bivalue universal graves.
public final class DeadlyFacts {

    private static final List<Technique> RECTANGLES =
            List.of(Technique.UNIQUENESS_1, Technique.UNIQUENESS_2, Technique.UNIQUENESS_3, Technique.UNIQUENESS_4);
    private static final List<Technique> LOOPS =
            List.of(Technique.UNIQUE_LOOP_1, Technique.UNIQUE_LOOP_2, Technique.UNIQUE_LOOP_3, Technique.UNIQUE_LOOP_4);
    private static final List<Technique> GRAVES =
            List.of(Technique.BUG_PLUS_1, Technique.BUG_TYPE_2, Technique.BUG_TYPE_3, Technique.BUG_TYPE_4);

    private DeadlyFacts() {}

    /// Returns the facts of a unique loop.
    ///
    /// @param pair the two digits
    /// @param roof the cells with further candidates
    public static DeductionMaker loop(int type, int[] loop, int pair, int[] roof, Guardians guardians) {
        return conclusions -> new Uniqueness(
                (loop.length == 4 ? RECTANGLES : LOOPS).get(type - 1),
                Arrays.stream(loop).mapToObj(Cell::of).toList(),
                new DigitSet(pair),
                cells(roof),
                guardians,
                conclusions);
    }

    /// Returns the facts of a grave.
    ///
    /// @param extras the extra digits of each of the cells
    public static DeductionMaker grave(int type, int[] cells, int[] extras, Guardians guardians) {
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            for (var digit : new DigitSet(extras[i])) {
                all.add(new Candidate(Cell.of(cells[i]), digit));
            }
        }
        return conclusions -> new Bug(GRAVES.get(type - 1), all, guardians, conclusions);
    }

    /// Returns that one of some cells holds an extra digit.
    public static Guardians extraDigit(int digit, int... cells) {
        return new Guardians.ExtraDigit(Digit.at(digit), cells(cells));
    }

    private static CellSet cells(int... indexes) {
        return CellSet.of(Arrays.stream(indexes).mapToObj(Cell::of).toList());
    }

    /// Returns that the extra digits act as one cell of a naked subset.
    ///
    /// @param places the other cells of the subset
    public static Guardians subset(int house, int places, int digits) {
        return new Guardians.ExtraSubset(House.at(house), Geometry.cells(house, places), new DigitSet(digits));
    }

    /// Returns that a digit has no other places than two cells in a house.
    public static Guardians strongLink(int house, int digit, int one, int other) {
        return new Guardians.StrongLinks(List.of(new Link(
                Node.of(Candidate.at(one * 9 + digit)),
                Node.of(Candidate.at(other * 9 + digit)),
                Link.Kind.STRONG,
                new Reason.InHouse(House.at(house)))));
    }
}
