package nonet.logic.solver;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// Which of several steps of one technique is taken.
public enum StepOrder {
    /// The first one in the order of the board, or the plainest.
    BOARD,

    /// As HoDoKu 2.2.0: singles in the order in which they arose, and of chains the one that eliminates most; among
    /// equals the one with the smallest sum of weighed cells and digits.
    HODOKU;

    private static final Set<Technique> WEIGHED = EnumSet.of(
            Technique.REMOTE_PAIR,
            Technique.X_CHAIN,
            Technique.XY_CHAIN,
            Technique.CONTINUOUS_NICE_LOOP,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC,
            Technique.GROUPED_CONTINUOUS_NICE_LOOP,
            Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
            Technique.GROUPED_AIC,
            Technique.ALS_XZ,
            Technique.ALS_XY_WING,
            Technique.ALS_CHAIN);

    private static final Comparator<Deduction> BY_WEIGHT = Comparator.<Deduction>comparingInt(
                    step -> -step.conclusions().size())
            .thenComparingInt(step -> sum(step.conclusions()))
            .thenComparingInt(
                    step -> step.conclusions().getFirst().candidate().cell().index());

    /// What each further conclusion adds to the weight of its cell.
    private static final int GROWTH = 80;

    /// Returns the order in which steps of some techniques are taken, or null if the first one found is.
    @Nullable
    Comparator<Deduction> among(Set<Technique> techniques) {
        return this == HODOKU && WEIGHED.containsAll(techniques) ? BY_WEIGHT : null;
    }

    /// Returns the sum of the digits and of the weighed cells of some conclusions, by which HoDoKu sorts them.
    private static int sum(List<Conclusion> conclusions) {
        int sum = 0;
        int weight = 1;
        for (Conclusion conclusion : conclusions) {
            Candidate candidate = conclusion.candidate();
            sum += candidate.cell().index() * weight + candidate.digit().ordinal() + 1;
            weight += GROWTH;
        }
        return sum;
    }
}
