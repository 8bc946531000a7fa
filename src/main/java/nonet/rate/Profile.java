package nonet.rate;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import nonet.deduce.Technique;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.SearchLimits;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.logic.solver.StepOrder;

/// The settings of human logic: the techniques in use with their order and scores, and the limits of searches.
///
/// @param fishSize the largest number of base sets of a fish, 2 to 7; larger fish are off regardless of their weights
public record Profile(Weights weights, int fishSize, SearchLimits limits) {

    /// The largest order of a technique.
    public static final int LARGEST_ORDER = 1_000_000;

    /// The largest score of a step.
    public static final int LARGEST_SCORE = 999_999;

    /// The largest number of base sets of a fish.
    public static final int LARGEST_FISH = 7;

    /// The version of [StepOrder#HODOKU]: ratings made with an earlier one are made again.
    private static final int HODOKU_VERSION = 1;

    public Profile {
        if (fishSize < 2 || fishSize > LARGEST_FISH) {
            throw new IllegalArgumentException("no fish of size " + fishSize);
        }
    }

    /// Returns the profile *HoDoKu*: its techniques, order and scores. Levels and scores that are called HoDoKu's come
    /// from it.
    public static Profile hodoku() {
        ChainLimits chains = ChainLimits.DEFAULT.withSets(false, false);
        return new Profile(Weights.hodoku(), LARGEST_FISH, SearchLimits.DEFAULT.with(chains));
    }

    /// Returns the profile *Modern*, the default for hints: that of HoDoKu and all techniques beyond its catalog.
    public static Profile modern() {
        return new Profile(Weights.modern(), LARGEST_FISH, SearchLimits.DEFAULT);
    }

    /// Returns the options for hints: those for solving, with steps in the order of the board.
    public LogicOptions forHints() {
        return limited(weights.forSolving());
    }

    /// Returns the options for solving. Without the techniques of *Modern*, steps are taken in HoDoKu's order.
    public LogicOptions forSolving() {
        return forHints().with(usesModern() ? StepOrder.BOARD : StepOrder.HODOKU);
    }

    /// Returns the options for finding all steps.
    public LogicOptions forAllSteps() {
        return limited(weights.forAllSteps());
    }

    /// Returns a text that is equal for profiles with equal ratings, in other runs of the program as well. Techniques
    /// beyond HoDoKu's catalog, and their limits, have no part in it while they are off. Its keys are independent
    /// of the names of types and components, so that stored ratings stay valid when these are renamed.
    public String stamp() {
        Set<Technique> added = Weights.added();
        List<String> known = weights.all().stream()
                .filter(each -> each.solve() || each.all() || !added.contains(each.technique()))
                .map(Profile::keyed)
                .toList();
        String all = String.join("\n", known.toString(), "" + fishSize, keyedLimits());
        return UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static String keyed(Weight weight) {
        return String.format(
                Locale.ROOT,
                "Weight[technique=%s, order=%d, level=%s, score=%d, solve=%b, all=%b]",
                weight.technique().name(),
                weight.order(),
                weight.level().name(),
                weight.score(),
                weight.solve(),
                weight.all());
    }

    private String keyedLimits() {
        var fish = limits.fish();
        var chains = limits.chains();
        var patterns = limits.patterns();
        String common = String.format(
                Locale.ROOT,
                "FishLimits[fins=%d, endoFins=%d, siamese=%b] "
                        + "ChainLimits[length=%d, forcing=%d, als=%b, linkedSets=%b]"
                        + "AlsLimits[overlap=%b, sets=%d]"
                        + "PatternLimits[duals=%b, smallEmptyRectangles=%b, missingCandidates=%b]",
                fish.fins(),
                fish.endoFins(),
                fish.siamese(),
                chains.length(),
                chains.forcing(),
                chains.als(),
                chains.linkedSets(),
                limits.als().overlap(),
                limits.als().sets(),
                patterns.duals(),
                patterns.smallEmptyRectangles(),
                patterns.missingCandidates());
        var exotic = limits.exotic();
        return common
                + (usesModern()
                        ? String.format(
                                Locale.ROOT, "ExoticLimits[whip=%d, sectors=%d]", exotic.whip(), exotic.sectors())
                        : "StepOrder[hodoku=" + HODOKU_VERSION + "]");
    }

    /// Tests whether a technique is on that the profile *Modern* adds to those of HoDoKu.
    public boolean usesModern() {
        return Weights.added().stream().map(weights::of).anyMatch(each -> each.solve() || each.all());
    }

    public Profile with(Weights other) {
        return new Profile(other, fishSize, limits);
    }

    public Profile withFishSize(int size) {
        return new Profile(weights, size, limits);
    }

    /// Returns this profile with other limits of one kind.
    public Profile with(SearchLimits.Part part) {
        return new Profile(weights, fishSize, limits.with(part));
    }

    private LogicOptions limited(LogicOptions options) {
        Set<Technique> off = new HashSet<>(options.off());
        for (Technique technique : Technique.values()) {
            if (technique.fishSize() > fishSize) {
                off.add(technique);
            }
        }
        return options.withOff(off).with(limits);
    }
}
