package nonet.rate.se.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;

/// Keeps, for each set of candidates that some chain removes, the best chain.
public final class AllChains implements ChainCollector {

    /// A chain and what it removes.
    public record Entry(ChainRating rating, int order, Eliminations eliminations, Supplier<NestedChain> proof) {}

    private static final Comparator<Entry> ORDER =
            Comparator.comparing(Entry::rating).thenComparingInt(Entry::order);

    private final Map<Eliminations, Entry> entries = new LinkedHashMap<>();
    private int count;

    /// Returns the chains in the order of their rating, equals in the order in which they were found.
    public List<Entry> sorted() {
        List<Entry> sorted = new ArrayList<>(entries.values());
        sorted.sort(ORDER);
        return sorted;
    }

    @Override
    public void add(
            ChainRating rating, Eliminations eliminations, Supplier<FoundStep> step, Supplier<NestedChain> proof) {
        Entry entry = new Entry(rating, count++, eliminations, proof);
        entries.merge(eliminations, entry, (old, found) -> found.rating.compareTo(old.rating) < 0 ? found : old);
    }
}
