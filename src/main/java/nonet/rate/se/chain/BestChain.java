package nonet.rate.se.chain;

import java.util.Arrays;
import java.util.function.Supplier;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import org.jspecify.annotations.Nullable;

/// Keeps the best chain, the first of equals.
public final class BestChain implements ChainCollector {

    private final int cap;
    private @Nullable ChainRating best;
    private @Nullable Supplier<FoundStep> step;

    /// By kind, the longest chain that can still beat the best one, cached for the base rating in `bases`; 0 if not
    /// computed.
    private final int[] longest = new int[ChainRating.Kind.values().length];

    private final double[] bases = new double[longest.length];

    /// @param cap the largest length of chains to keep
    public BestChain(int cap) {
        this.cap = cap;
    }

    /// Returns the step of the best chain, or null if there is none.
    public @Nullable FoundStep step() {
        return step == null ? null : step.get();
    }

    @Override
    public int longest(double base, ChainRating.Kind kind) {
        if (best == null) {
            return cap;
        }
        int index = kind.ordinal();
        if (longest[index] == 0 || bases[index] != base) {
            bases[index] = base;
            longest[index] = findLongest(best, base, kind);
        }
        return longest[index];
    }

    private int findLongest(ChainRating best, double base, ChainRating.Kind kind) {
        int length = 0;
        while (length < cap && ChainRating.of(base, length + 1, kind).compareTo(best) < 0) {
            length++;
        }
        return length == 0 ? -1 : length;
    }

    @Override
    public void add(
            ChainRating rating, Eliminations eliminations, Supplier<FoundStep> step, Supplier<NestedChain> proof) {
        if (best == null || rating.compareTo(best) < 0) {
            best = rating;
            this.step = step;
            Arrays.fill(longest, 0);
        }
    }
}
