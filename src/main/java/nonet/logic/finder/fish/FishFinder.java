package nonet.logic.finder.fish;

import java.util.Set;
import nonet.deduce.DualPattern;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Technique;
import nonet.logic.position.Templates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import nonet.logic.solver.SearchLimits.FishLimits;

/// Basic, Franken and mutant fish of two to seven base sets, with and without fins.
///
/// Pattern: all candidates of a digit in N base sets lie in N cover sets, except for fins. Candidates of the cover sets
/// outside the base sets are eliminated if they see all fins.
///
/// Example: in rows 1 and 5, the digit 2 has places only in columns 3 and 8: `2 r15 c38 => r7c3<>2`.
///
/// Of the fish of one technique with the same eliminations, one with the fewest fins is reported. See "Basic Fish",
/// "Finned/Sashimi Fish" and "Complex Fish" in the HoDoKu reference.
public final class FishFinder extends Finder {

    public static final FinderFactory TYPE = new FinderFactory(FishShape.techniques(), FishFinder::new);

    private FishFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (!Templates.of(position).isDeletable()) {
            return;
        }
        for (FishShape shape : FishShape.values()) {
            for (int size = 2; size <= FishShape.LARGEST; size++) {
                Set<Technique> some = shape.techniques(size);
                some.retainAll(task.wanted());
                boolean finned = shape.finned(size).stream().anyMatch(some::contains);
                FishLimits limits = finned
                        ? limits().fish()
                        : new FishLimits(0, 0, limits().fish().siamese());
                if (!some.isEmpty()) {
                    find(shape, size, some, limits);
                }
            }
        }
    }

    private void find(FishShape shape, int size, Set<Technique> wanted, FishLimits limits) {
        for (int digit = 0; digit < 9; digit++) {
            if (Templates.of(position).isDeletable(digit)) {
                FishCollector collector = new FishCollector(task, digit, wanted, limits);
                collector.search(shape, size);
                report(collector, wanted);
            }
        }
    }

    private void report(FishCollector collector, Set<Technique> wanted) {
        for (DualPattern dual : collector.duals()) {
            if (wanted.contains(dual.technique())) {
                report(dual);
            }
        }
        for (Fish fish : collector.fish()) {
            if (wanted.contains(fish.technique())) {
                report(fish);
            }
        }
    }
}
