package nonet.trace;

import java.util.function.IntUnaryOperator;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// The reason why a branch of a search has no solution.
public sealed interface Contradiction {

    /// Returns the first contradiction among the givens of a puzzle: a digit that occurs twice in a house or, if there
    /// is none, one that the puzzle rules out as a candidate. Returns null if the givens respect the rules.
    static @Nullable Contradiction ofGivens(Puzzle puzzle) {
        for (Conflict conflict : puzzle.conflicts()) {
            Cell second = conflict.cells().without(conflict.cells().first()).first();
            return new Clash(new Candidate(second, conflict.digit()), conflict.house());
        }
        CellSet excluded = puzzle.excludedGivens();
        return excluded.isEmpty() ? null : new NoCandidate(excluded.first());
    }

    /// Returns the first contradiction that a board shows: a blank without a candidate or, if there is none, a digit
    /// without a place in a house. Returns null if there is neither.
    ///
    /// @param values returns the digit of a cell, 0 for a blank
    /// @param candidates returns the candidates of a blank, bit 0 for the digit 1
    static @Nullable Contradiction shown(IntUnaryOperator values, IntUnaryOperator candidates) {
        for (Cell cell : Cell.all()) {
            if (values.applyAsInt(cell.index()) == 0 && candidates.applyAsInt(cell.index()) == 0) {
                return new NoCandidate(cell);
            }
        }
        for (House house : House.all()) {
            int there = 0;
            for (Cell cell : house.cells()) {
                int value = values.applyAsInt(cell.index());
                there |= value == 0 ? candidates.applyAsInt(cell.index()) : 1 << value - 1;
            }
            DigitSet missing = DigitSet.ALL.minus(new DigitSet(there));
            if (!missing.isEmpty()) {
                return new NoPlace(missing.first(), house);
            }
        }
        return null;
    }

    /// Returns the cells where it shows: one cell, or those of a house.
    default CellSet cells() {
        return switch (this) {
            case Clash clash -> CellSet.of(clash.entered().cell());
            case NoCandidate none -> CellSet.of(none.cell());
            case NoPlace none -> none.house().cellSet();
            case LastLost lost -> CellSet.of(lost.last().cell());
            case TooFewCells few -> few.ply().house().cellSet();
        };
    }

    /// The placed digit occurs in the house already.
    record Clash(Candidate entered, House house) implements Contradiction {}

    /// The cell has no candidate left, or its given is ruled out.
    record NoCandidate(Cell cell) implements Contradiction {}

    /// The house has no place left for the digit.
    record NoPlace(Digit digit, House house) implements Contradiction {}

    /// The cell lost its last candidate, because that digit was placed in the house.
    ///
    /// @param guessed whether it was placed as a guess
    record LastLost(Candidate last, House house, boolean guessed) implements Contradiction {}

    /// Fewer of the cells of the ply can hold one of these digits than there are digits.
    record TooFewCells(Narrowing.Ply ply, DigitSet digits) implements Contradiction {}
}
