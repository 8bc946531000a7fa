package nonet.logic.finder.fish;

import java.util.Set;
import nonet.deduce.DualPattern;
import nonet.deduce.Fish;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicOptions.FishLimits;
import nonet.logic.solver.Sink;

/// Fish of every shape and size. Of the fish of one technique that take the same away one with the fewest fins is
/// reported.
public final class FishFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return FishShape.techniques();
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        if (!position.templates().isDeletable()) {
            return false;
        }
        for (FishShape shape : FishShape.values()) {
            for (int size = 2; size <= FishShape.LARGEST; size++) {
                Set<Technique> some = shape.techniques(size);
                some.retainAll(wanted);
                boolean finned = shape.finned(size).stream().anyMatch(some::contains);
                FishLimits limits = finned
                        ? options.fish()
                        : new FishLimits(0, 0, options.fish().siamese());
                if (!some.isEmpty() && find(position, shape, size, some, limits, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean find(
            Position position, FishShape shape, int size, Set<Technique> wanted, FishLimits limits, Sink sink) {
        for (int digit = 0; digit < 9; digit++) {
            if (position.templates().isDeletable(digit)) {
                FishCollector collector = new FishCollector(position, digit, wanted, limits, sink);
                collector.search(shape, size);
                if (!sink.isCancelled() && report(collector, wanted, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean report(FishCollector collector, Set<Technique> wanted, Sink sink) {
        for (DualPattern dual : collector.duals()) {
            if (wanted.contains(dual.technique()) && sink.take(dual)) {
                return true;
            }
        }
        for (Fish fish : collector.fish()) {
            if (wanted.contains(fish.technique()) && sink.take(fish)) {
                return true;
            }
        }
        return false;
    }
}
