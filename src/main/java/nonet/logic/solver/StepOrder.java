package nonet.logic.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// Which of several steps of one technique is taken.
public enum StepOrder {
    /// The first one in the order of the board, or the plainest.
    BOARD,

    /// As HoDoKu 2.2.0: singles in the order in which they arose; of chains the one that eliminates most, among equals
    /// the one with the smallest sum of weighed cells and digits; of almost locked sets those that come first by house.
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
            Technique.FORCING_CHAIN_CONTRADICTION,
            Technique.FORCING_CHAIN_VERITY,
            Technique.FORCING_NET_CONTRADICTION,
            Technique.FORCING_NET_VERITY);

    private static final Set<Technique> BY_SETS = EnumSet.of(Technique.ALS_XZ, Technique.ALS_XY_WING);

    private static final Comparator<Deduction> BY_WEIGHT = Comparator.<Deduction, Boolean>comparing(
                    step -> step.conclusions().getFirst() instanceof Conclusion.Elimination)
            .thenComparingInt(step -> -step.conclusions().size())
            .thenComparingInt(step -> sum(step.conclusions()))
            .thenComparingInt(
                    step -> step.conclusions().getFirst().candidate().cell().index());

    /// What each further conclusion adds to the weight of its cell.
    private static final int GROWTH = 80;

    /// Returns the order in which steps of some techniques are taken, or null if the first one found is.
    @Nullable
    Comparator<Deduction> among(Set<Technique> techniques) {
        if (this == BOARD) {
            return null;
        }
        return WEIGHED.containsAll(techniques)
                ? BY_WEIGHT
                : BY_SETS.containsAll(techniques) ? Comparator.comparing(StepOrder::pairs, StepOrder::compare) : null;
    }

    /// Returns the pairs of linked sets of an ALS-XZ or ALS-XY-wing, one after the other, in the order of their sets.
    private static List<Als> pairs(Deduction step) {
        List<Als> sets = ((AlsPattern) step).sets();
        List<List<Als>> pairs = new ArrayList<>();
        for (int i = 1; i < sets.size(); i++) {
            pairs.add(sets.subList(i - 1, i + 1).stream().sorted(Als.BY_HOUSE).toList());
        }
        pairs.sort(StepOrder::compare);
        return pairs.stream().flatMap(List::stream).toList();
    }

    private static int compare(List<Als> some, List<Als> others) {
        return IntStream.range(0, some.size())
                .map(i -> Als.BY_HOUSE.compare(some.get(i), others.get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
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
