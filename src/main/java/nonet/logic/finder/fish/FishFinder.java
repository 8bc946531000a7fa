package nonet.logic.finder.fish;

import java.util.Set;
import nonet.deduce.Fish;
import nonet.deduce.Technique;
import nonet.deduce.Twin;
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
                FishNet net = new FishNet(position, digit, wanted, limits, sink);
                net.cast(shape, size);
                if (!sink.isCancelled() && report(net, wanted, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean report(FishNet net, Set<Technique> wanted, Sink sink) {
        for (Twin twin : net.twins()) {
            if (wanted.contains(twin.technique()) && sink.take(twin)) {
                return true;
            }
        }
        for (Fish fish : net.fish()) {
            if (wanted.contains(fish.technique()) && sink.take(fish)) {
                return true;
            }
        }
        return false;
    }
}
