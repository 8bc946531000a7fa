package nonet.rate.se.evidence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.Basics.LockedCandidates;
import nonet.deduce.Basics.Single;
import nonet.deduce.Basics.Subset;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Technique;
import nonet.deduce.Wings.Wing;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.rate.se.board.FoundStep.DeductionMaker;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SearchOrder;

/// The facts of singles, locked candidates, subsets, fish, wings and aligned exclusion.
public final class PatternFacts {

    private static final List<Technique> NAKED =
            List.of(Technique.NAKED_PAIR, Technique.NAKED_TRIPLE, Technique.NAKED_QUADRUPLE);
    private static final List<Technique> HIDDEN =
            List.of(Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.HIDDEN_QUADRUPLE);
    private static final List<Technique> FISH = List.of(Technique.X_WING, Technique.SWORDFISH, Technique.JELLYFISH);

    private PatternFacts() {}

    public static DeductionMaker nakedSingle() {
        return conclusions ->
                new Single(Technique.NAKED_SINGLE, conclusions.getFirst().candidate(), null);
    }

    /// Returns the facts of the only place of a digit in a house.
    ///
    /// @param last whether the cell is the last one of the house
    public static DeductionMaker hiddenSingle(int house, boolean last) {
        return conclusions -> new Single(
                last ? Technique.FULL_HOUSE : Technique.HIDDEN_SINGLE,
                conclusions.getFirst().candidate(),
                House.at(house));
    }

    /// Returns the facts of a digit whose places in one house lie in another.
    public static DeductionMaker locked(RatingBoard board, int house, int other, int digit) {
        return conclusions -> new LockedCandidates(
                house >= SearchOrder.BOXES ? Technique.POINTING : Technique.CLAIMING,
                Digit.at(digit),
                House.at(house),
                House.at(other),
                Geometry.cells(house, board.places(house, digit)),
                conclusions);
    }

    public static DeductionMaker nakedSubset(int house, int places, int digits) {
        return subset(NAKED.get(Integer.bitCount(places) - 2), house, places, digits);
    }

    public static DeductionMaker hiddenSubset(int house, int places, int digits) {
        return subset(HIDDEN.get(Integer.bitCount(digits) - 2), house, places, digits);
    }

    private static DeductionMaker subset(Technique technique, int house, int places, int digits) {
        return conclusions -> new Subset(
                technique, List.of(House.at(house)), Geometry.cells(house, places), new DigitSet(digits), conclusions);
    }

    /// Returns the facts of a fish.
    ///
    /// @param base the first of the houses of the base lines
    /// @param lines the base lines
    /// @param cover the first of the houses of the cover lines
    /// @param covers the cover lines
    public static DeductionMaker fish(RatingBoard board, int base, int lines, int cover, int covers, int digit) {
        return conclusions -> {
            CellSet body = CellSet.NONE;
            for (int each : Bits.of(lines)) {
                int line = base + each;
                body = body.or(Geometry.cells(line, board.places(line, digit)));
            }
            return new Fish(
                    FISH.get(Integer.bitCount(lines) - 2),
                    Digit.at(digit),
                    houses(base, lines),
                    houses(cover, covers),
                    body,
                    CellSet.NONE,
                    CellSet.NONE,
                    conclusions);
        };
    }

    private static List<House> houses(int first, int lines) {
        return IntStream.range(0, 9)
                .filter(line -> (lines >>> line & 1) != 0)
                .mapToObj(line -> House.at(first + line))
                .toList();
    }

    /// Returns the facts of an XY- or XYZ-wing.
    public static DeductionMaker wing(RatingBoard board, int pivot, int one, int other) {
        int all = board.candidates[pivot] | board.candidates[one] | board.candidates[other];
        int shared = board.candidates[one] & board.candidates[other];
        boolean xyz = board.count(pivot) == 3;
        return conclusions -> new Wing(
                xyz ? Technique.XYZ_WING : Technique.XY_WING,
                Cell.of(pivot),
                List.of(Cell.of(one), Cell.of(other)),
                new DigitSet(all),
                new DigitSet(shared).first(),
                conclusions);
    }

    /// Returns the facts of aligned exclusion.
    ///
    /// @param lo the excluders among the cells 0 to 63
    /// @param hi the excluders among the others
    public static DeductionMaker aligned(long lo, long hi, int... base) {
        return conclusions -> new AlignedExclusion(
                base.length == 2 ? Technique.ALIGNED_PAIR_EXCLUSION : Technique.ALIGNED_TRIPLE_EXCLUSION,
                Arrays.stream(base).mapToObj(Cell::of).toList(),
                List.of(),
                new CellSet(lo, hi),
                conclusions);
    }
}
