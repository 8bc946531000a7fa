package nonet.logic.solver;

import java.util.Comparator;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import org.jspecify.annotations.Nullable;

/// Which of several steps of one technique is taken.
public enum StepOrder {
    /// The first one in the order of the board, or the plainest.
    BOARD,

    /// As HoDoKu 2.2.0: singles in the order in which they arose; of chains the one that eliminates most, among equals
    /// the one with the smallest sum of weighed cells and digits; other patterns by the order of their houses and cells.
    HODOKU;

    /// Returns the order of the steps of some techniques, or null if the first one found is taken.
    @Nullable
    Comparator<Deduction> among(Set<Technique> techniques) {
        return switch (this) {
            case BOARD -> null;
            case HODOKU -> HodokuOrder.of(techniques);
        };
    }
}
