package nonet.logic.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// The order in which HoDoKu 2.2.0 takes the steps of a technique, where it is not that of the finders.
final class HodokuOrder {

    /// What each further conclusion adds to the weight of its cell.
    private static final int GROWTH = 80;

    /// Placements before eliminations, more conclusions before fewer, then small sums of digits and weighed cells.
    private static final Comparator<Deduction> BY_CONCLUSIONS = Comparator.<Deduction, Boolean>comparing(
                    step -> step.conclusions().getFirst() instanceof Conclusion.Elimination)
            .thenComparingInt(step -> -step.conclusions().size())
            .thenComparingInt(step -> sum(step.conclusions()))
            .thenComparingInt(
                    step -> step.conclusions().getFirst().candidate().cell().index());

    /// The pairs of linked sets in the order of their sets.
    private static final Comparator<Deduction> BY_SETS =
            Comparator.comparing(step -> pairs(((AlsPattern) step).sets()), lists(lists(Als.BY_HOUSE)));

    private static final Comparator<Deduction> BY_INTERSECTION = Comparator.comparing(
            step -> (SueDeCoq) step,
            Comparator.<SueDeCoq>comparingInt(step -> step.line().index())
                    .thenComparingInt(step -> step.box().index())
                    .thenComparing(SueDeCoq::intersection, CellSet.ONE_BY_ONE)
                    .thenComparing(SueDeCoq::lineCells, CellSet.ONE_BY_ONE)
                    .thenComparing(SueDeCoq::boxCells, CellSet.ONE_BY_ONE));

    private static final Comparator<Deduction> BY_BASE = Comparator.comparing(
            step -> (Fish) step,
            Comparator.comparing(Fish::digit)
                    .thenComparing(Fish::base, lists(Comparator.comparingInt(House::index)))
                    .thenComparing(Fish::cover, lists(Comparator.comparingInt(House::index))));

    private static final Map<Technique, Comparator<Deduction>> ORDERS = orders();

    private HodokuOrder() {}

    /// Returns the order of the steps of some techniques, or null if the first one found is taken.
    static @Nullable Comparator<Deduction> of(Set<Technique> techniques) {
        return ORDERS.get(techniques.iterator().next());
    }

    private static Map<Technique, Comparator<Deduction>> orders() {
        Map<Technique, Comparator<Deduction>> orders = new EnumMap<>(Technique.class);
        for (Technique technique : Technique.values()) {
            Comparator<Deduction> order = order(technique);
            if (order != null) {
                orders.put(technique, order);
            }
        }
        return orders;
    }

    private static @Nullable Comparator<Deduction> order(Technique technique) {
        return switch (technique) {
            case REMOTE_PAIR,
                    X_CHAIN,
                    XY_CHAIN,
                    CONTINUOUS_NICE_LOOP,
                    DISCONTINUOUS_NICE_LOOP,
                    AIC,
                    GROUPED_CONTINUOUS_NICE_LOOP,
                    GROUPED_DISCONTINUOUS_NICE_LOOP,
                    GROUPED_AIC,
                    FORCING_CHAIN_CONTRADICTION,
                    FORCING_CHAIN_VERITY,
                    FORCING_NET_CONTRADICTION,
                    FORCING_NET_VERITY -> BY_CONCLUSIONS;
            case ALS_XZ, ALS_XY_WING -> BY_SETS;
            case SUE_DE_COQ -> BY_INTERSECTION;
            default -> technique.fishSize() > 0 ? BY_BASE : null;
        };
    }

    /// Returns the sum by which HoDoKu sorts conclusions: each counts its digit, and its cell the more the later it comes.
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

    private static List<List<Als>> pairs(List<Als> sets) {
        List<List<Als>> pairs = new ArrayList<>();
        for (int i = 1; i < sets.size(); i++) {
            pairs.add(sets.subList(i - 1, i + 1).stream().sorted(Als.BY_HOUSE).toList());
        }
        pairs.sort(lists(Als.BY_HOUSE));
        return pairs;
    }

    /// Returns the order of lists of one length, compared element by element.
    private static <T> Comparator<List<T>> lists(Comparator<? super T> elements) {
        return (some, others) -> {
            int difference = 0;
            for (int i = 0; difference == 0 && i < some.size(); i++) {
                difference = elements.compare(some.get(i), others.get(i));
            }
            return difference;
        };
    }
}
