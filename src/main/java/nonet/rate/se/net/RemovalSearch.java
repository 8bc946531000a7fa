package nonet.rate.se.net;

import java.util.function.Supplier;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.chain.ChainCollector;
import nonet.rate.se.chain.ChainRating;
import nonet.rate.se.chain.NestedChain;
import org.jspecify.annotations.Nullable;

/// Keeps the best of the chains that remove one candidate, the first of equals.
final class RemovalSearch implements ChainCollector {

    private final int candidate;
    private @Nullable ChainRating best;
    private @Nullable Supplier<FoundStep> step;

    /// @param candidate the candidate, `cell * 9 + digit`
    RemovalSearch(int candidate) {
        this.candidate = candidate;
    }

    /// Returns the step of the best chain, or null if there is none. The board must still be that of the search.
    @Nullable
    FoundStep step() {
        return step == null ? null : step.get();
    }

    @Override
    public int longest(double base, ChainRating.Kind kind) {
        return UNLIMITED;
    }

    @Override
    public void add(
            ChainRating rating, Eliminations eliminations, Supplier<FoundStep> step, Supplier<NestedChain> proof) {
        if (eliminations.contains(candidate) && (best == null || rating.compareTo(best) < 0)) {
            best = rating;
            this.step = step;
        }
    }
}
