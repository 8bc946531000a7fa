package nonet.rate.se.board;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.EliminationCollector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.DigitSet;

/// A step that a rule found.
///
/// @param suffix the suffix of the name of the technique, such as `(+)`, or an empty text
/// @param length the number of nodes of a chain, or 0
/// @param placed the candidate that is placed, `cell * 9 + digit`, or -1
/// @param facts the facts that it is based on
public record FoundStep(
        SeTechnique technique,
        String suffix,
        double rating,
        int length,
        int placed,
        Eliminations eliminations,
        DeductionMaker facts) {

    /// Makes the deduction of a step that was found, until the board changes. Most steps are never shown, so none is made
    /// in advance.
    @FunctionalInterface
    public interface DeductionMaker {

        /// Returns the deduction with these conclusions.
        Deduction deduction(List<Conclusion> conclusions);
    }

    /// Returns a step that places a digit.
    public static FoundStep placing(SeTechnique technique, double rating, int cell, int digit, DeductionMaker facts) {
        return new FoundStep(technique, "", rating, 0, cell * 9 + digit, Eliminations.NONE, facts);
    }

    /// Returns a step that removes candidates.
    public static FoundStep removing(
            SeTechnique technique, double rating, Eliminations eliminations, DeductionMaker facts) {
        return new FoundStep(technique, "", rating, 0, -1, eliminations, facts);
    }

    /// Makes the step on a board.
    public void apply(RatingBoard board) {
        for (int i = 0; i < eliminations.cells(); i++) {
            board.removeAll(eliminations.cell(i), eliminations.digits(i));
        }
        if (placed >= 0) {
            board.place(placed / 9, placed % 9);
        }
    }

    /// Returns the step as a deduction, whose technique is only the nearest one of human logic. The board must still be
    /// that on which the step was found.
    public Deduction deduction() {
        return facts.deduction(conclusions());
    }

    private List<Conclusion> conclusions() {
        if (placed >= 0) {
            return Conclusion.place(Candidate.at(placed));
        }
        EliminationCollector conclusions = new EliminationCollector();
        for (int i = 0; i < eliminations.cells(); i++) {
            conclusions.eliminate(new DigitSet(eliminations.digits(i)), Cell.of(eliminations.cell(i)));
        }
        return conclusions.toList();
    }
}
