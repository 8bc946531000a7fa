package nonet.logic.finder.fish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.DualPattern;
import nonet.deduce.EliminationCollector;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.position.Position;
import nonet.logic.position.Templates;
import nonet.logic.solver.FinderTask;
import nonet.logic.solver.SearchLimits.FishLimits;

/// Collects the fish of one digit: one for each technique and set of eliminations, and for each base as well if Siamese
/// fish are wanted.
///
/// Only candidates that are in no template can be eliminated. A fish with several eliminations is found from each; it
/// is kept for the first.
final class FishCollector implements FishSearch.Receiver {

    /// The key that distinguishes fish.
    ///
    /// @param base the base sets, or 0 to ignore them
    private record Kind(Technique technique, CellSet eliminations, int base) {}

    private final Position position;
    private final int digit;
    private final Set<Technique> wanted;
    private final FishLimits limits;
    private final FinderTask task;
    private final Map<Kind, FishSets> found = new LinkedHashMap<>();
    private Cell target = Cell.of(0);

    /// @param task reports cancellation
    FishCollector(FinderTask task, int digit, Set<Technique> wanted, FishLimits limits) {
        this.position = task.position();
        this.digit = digit;
        this.wanted = wanted;
        this.limits = limits;
        this.task = task;
    }

    /// Collects the fish of a shape and size.
    void search(FishShape shape, int size) {
        for (int turn = 0; turn < shape.turns(); turn++) {
            FishSearch search =
                    new FishSearch(task, digit, size, limits.endoFins(), shape.base(turn), shape.cover(turn), this);
            for (Cell cell : Templates.of(position).deletable(digit)) {
                target = cell;
                search.run(cell.index());
            }
        }
    }

    @Override
    public void accept(int base, int cover) {
        FishSets fish = FishSets.of(position, digit, base, cover);
        if (fish.fins().size() > limits.fins()) {
            return;
        }
        CellSet eliminations = fish.eliminations();
        Technique technique = fish.technique();
        if (eliminations.first().equals(target) && (limits.siamese() || wanted.contains(technique))) {
            Kind kind = new Kind(technique, eliminations, limits.siamese() ? base : 0);
            found.merge(
                    kind, fish, (one, other) -> other.fins().size() < one.fins().size() ? other : one);
        }
    }

    /// Returns the fish, those with the most eliminations first.
    List<Fish> fish() {
        return found.values().stream()
                .sorted(Comparator.comparingInt(
                                (FishSets each) -> each.eliminations().size())
                        .reversed())
                .map(each -> each.fish(conclusions(each.eliminations())))
                .toList();
    }

    /// Returns the Siamese fish: two fish with the same base sets and different cover sets, fins and eliminations. If
    /// one is finned and the other sashimi, the one whose cover sets come first gives the name.
    List<DualPattern> duals() {
        Map<Kind, DualPattern> duals = new LinkedHashMap<>();
        for (List<FishSets> same : byBase()) {
            for (int i = 0; i < same.size(); i++) {
                for (int j = i + 1; j < same.size(); j++) {
                    FishSets one = same.get(i);
                    FishSets other = same.get(j);
                    if (one.technique().family() == other.technique().family()
                            && one.eliminations().and(other.eliminations()).isEmpty()) {
                        boolean before = (one.cover() & Integer.lowestOneBit(one.cover() ^ other.cover())) != 0;
                        DualPattern dual = before ? dual(one, other) : dual(other, one);
                        duals.putIfAbsent(
                                new Kind(dual.technique(), one.eliminations().or(other.eliminations()), 0), dual);
                    }
                }
            }
        }
        return List.copyOf(duals.values());
    }

    private Iterable<List<FishSets>> byBase() {
        Map<Integer, List<FishSets>> byBase = new LinkedHashMap<>();
        if (limits.siamese()) {
            for (FishSets each : found.values()) {
                byBase.computeIfAbsent(each.base(), _ -> new ArrayList<>()).add(each);
            }
        }
        return byBase.values();
    }

    private DualPattern dual(FishSets one, FishSets other) {
        return new DualPattern(
                one.technique(),
                one.fish(conclusions(one.eliminations())),
                other.fish(conclusions(other.eliminations())),
                conclusions(one.eliminations().or(other.eliminations())));
    }

    private List<Conclusion> conclusions(CellSet eliminations) {
        return new EliminationCollector()
                .eliminate(Digit.at(digit), eliminations)
                .toList();
    }
}
