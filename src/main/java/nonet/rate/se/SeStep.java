package nonet.rate.se;

import java.util.List;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.SeTechnique;
import org.jspecify.annotations.Nullable;

/// A step of the path that Sudoku Explainer 1.2.1 takes.
///
/// @param technique the technique
/// @param suffix the suffix of the name of the technique, such as `(+)`, or an empty text
/// @param rating the rating in tenths
/// @param length the number of nodes of a chain, 0 for other steps
/// @param placed the candidate that is placed, or null
/// @param eliminated the candidates that are removed, none where a digit is placed
/// @param deduction its facts and conclusions; the technique is only the nearest one of human logic
public record SeStep(
        SeTechnique technique,
        String suffix,
        int rating,
        int length,
        @Nullable Candidate placed,
        List<Candidate> eliminated,
        Deduction deduction) {

    public SeStep {
        eliminated = List.copyOf(eliminated);
    }

    /// Returns the name that Sudoku Explainer gives it, with what it nests.
    public String name() {
        return (technique.label() + " " + suffix).stripTrailing();
    }

    /// Returns a step before it is taken.
    static SeStep of(FoundStep step) {
        int placed = step.placed();
        return new SeStep(
                step.technique(),
                step.suffix(),
                tenths(step.rating()),
                step.length(),
                placed < 0 ? null : Candidate.at(placed),
                placed < 0 ? step.eliminations().candidates() : List.of(),
                step.deduction());
    }

    /// Returns a rating as Sudoku Explainer prints it.
    static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
