package nonet.rate;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import nonet.deduce.Technique;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicOptions.AlsLimits;
import nonet.logic.solver.LogicOptions.ChainLimits;
import nonet.logic.solver.LogicOptions.FishLimits;
import nonet.logic.solver.LogicOptions.PatternLimits;

/// All that a person can choose about human logic: which techniques are used and in which order, what they are worth,
/// and how far they go.
///
/// @param fishSize the most base sets of a fish, 2 to 7; larger fish are off whatever their weights say
public record Profile(
        Weights weights, int fishSize, FishLimits fish, ChainLimits chains, AlsLimits als, PatternLimits patterns) {

    /// The fish by the number of their base sets, from 2.
    private static final List<String> FISH =
            List.of("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan");

    /// The most fins that can be asked for.
    public static final int MOST_FINS = 9;

    /// The fewest links of a chain.
    public static final int SHORTEST_CHAIN = 3;

    /// The most links that can be asked for.
    public static final int LONGEST_CHAIN = 99;

    /// The most almost locked sets of a chain that can be asked for.
    public static final int MOST_SETS = 9;

    /// The largest number by which techniques are put in order.
    public static final int LARGEST_ORDER = 1_000_000;

    /// The most that a step can be worth.
    public static final int LARGEST_SCORE = 999_999;

    /// The most base sets that a fish can have.
    public static final int LARGEST_FISH = FISH.size() + 1;

    public Profile {
        if (fishSize < 2 || fishSize > LARGEST_FISH) {
            throw new IllegalArgumentException("no fish of size " + fishSize);
        }
    }

    /// Returns the choices of somebody who has not made any.
    public static Profile standard() {
        return new Profile(
                Weights.standard(),
                LARGEST_FISH,
                FishLimits.DEFAULT,
                ChainLimits.DEFAULT,
                AlsLimits.DEFAULT,
                PatternLimits.DEFAULT);
    }

    /// Returns the options for solving.
    public LogicOptions forSolving() {
        return limited(weights.forSolving());
    }

    /// Returns the options for *all steps*.
    public LogicOptions forAllSteps() {
        return limited(weights.forAllSteps());
    }

    /// Returns a text that is the same only for profiles that rate alike, here and in other runs of the program.
    public String stamp() {
        String all = String.join("\n", weights.all().toString(), "" + fishSize, fish + " " + chains + als + patterns);
        return UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8)).toString();
    }

    public Profile with(Weights other) {
        return new Profile(other, fishSize, fish, chains, als, patterns);
    }

    public Profile withFishSize(int size) {
        return new Profile(weights, size, fish, chains, als, patterns);
    }

    public Profile with(FishLimits other) {
        return new Profile(weights, fishSize, other, chains, als, patterns);
    }

    public Profile with(ChainLimits other) {
        return new Profile(weights, fishSize, fish, other, als, patterns);
    }

    public Profile with(AlsLimits other) {
        return new Profile(weights, fishSize, fish, chains, other, patterns);
    }

    public Profile with(PatternLimits other) {
        return new Profile(weights, fishSize, fish, chains, als, other);
    }

    private LogicOptions limited(LogicOptions options) {
        Set<Technique> off = new HashSet<>(options.off());
        for (Technique technique : Technique.values()) {
            if (sizeOf(technique) > fishSize) {
                off.add(technique);
            }
        }
        return options.withOff(off).with(fish).with(chains).with(als).with(patterns);
    }

    /// Returns the number of base sets of a fish, 0 for anything else.
    private static int sizeOf(Technique technique) {
        for (int size = 2; size <= LARGEST_FISH; size++) {
            if (technique.id().endsWith(FISH.get(size - 2))) {
                return size;
            }
        }
        return 0;
    }
}
