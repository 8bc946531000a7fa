package nonet.rate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.logic.solver.LogicOptions;
import org.jspecify.annotations.Nullable;

/// The weights of all techniques, by default those of `techniques.tsv`.
public final class Weights {

    private static final String HEADING = "order\ttechnique\tlevel\tscore\tsolve\tall";

    /// The length up to which a whip has the level of its technique.
    private static final int LONGEST_USUAL_WHIP = 5;

    /// The score that each cell or house of a whip adds.
    private static final int SCORE_OF_WHIP = 10;

    private static final Weights HODOKU = read(false);
    private static final Weights MODERN = read(true);

    private final Map<Technique, Weight> byTechnique;

    private Weights(Map<Technique, Weight> byTechnique) {
        this.byTechnique = byTechnique;
    }

    /// Returns weights from a list with one weight for each technique.
    ///
    /// @throws IllegalArgumentException if a technique is missing or occurs twice
    public static Weights of(List<Weight> all) {
        Map<Technique, Weight> byTechnique = all.stream()
                .collect(Collectors.toMap(
                        Weight::technique, each -> each, Weights::twice, () -> new EnumMap<>(Technique.class)));
        Set<Technique> missing = EnumSet.allOf(Technique.class);
        missing.removeAll(byTechnique.keySet());
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("no weight for " + missing);
        }
        return new Weights(byTechnique);
    }

    private static Weight twice(Weight one, Weight other) {
        throw new IllegalArgumentException("two weights for " + one.technique() + ": " + one + ", " + other);
    }

    /// Returns the weights of HoDoKu, followed by the techniques that it lacks. The techniques of the profile *Modern*
    /// are off.
    public static Weights hodoku() {
        return HODOKU;
    }

    /// Returns the weights of HoDoKu with the techniques beyond its catalog, such as exocets, switched on.
    public static Weights modern() {
        return MODERN;
    }

    /// Returns the techniques that the profile *Modern* adds to those of HoDoKu.
    public static Set<Technique> added() {
        Weights hodoku = hodoku();
        return modern().all().stream()
                .filter(each -> !each.equals(hodoku.of(each.technique())))
                .map(Weight::technique)
                .collect(Collectors.toSet());
    }

    private static Weights read(boolean modern) {
        try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream("techniques.tsv"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            if (!HEADING.equals(lines.readLine())) {
                throw new IllegalStateException("techniques.tsv has another heading");
            }
            return of(lines.lines().map(line -> parse(line, modern)).toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Weight parse(String line, boolean modern) {
        String[] fields = line.split("\t", -1);
        return new Weight(
                Technique.withId(fields[1]).orElseThrow(() -> new IllegalArgumentException(fields[1])),
                Integer.parseInt(fields[0]),
                Level.valueOf(fields[2].toUpperCase(Locale.ROOT)),
                Integer.parseInt(fields[3]),
                isUsed(fields[4], modern),
                isUsed(fields[5], modern));
    }

    private static boolean isUsed(String use, boolean modern) {
        return switch (use) {
            case "on" -> true;
            case "modern" -> modern;
            case "off" -> false;
            default -> throw new IllegalArgumentException(use);
        };
    }

    /// Returns all weights by their order.
    public List<Weight> all() {
        return byTechnique.values().stream()
                .sorted(Comparator.comparingInt(Weight::order))
                .toList();
    }

    /// Returns these weights with one of them replaced.
    public Weights with(Weight other) {
        return of(all().stream()
                .map(each -> each.technique() == other.technique() ? other : each)
                .toList());
    }

    /// Returns these weights with a technique switched off.
    public Weights without(Technique technique) {
        Weight weight = of(technique);
        return with(new Weight(technique, weight.order(), weight.level(), weight.score(), false, false));
    }

    public Weight of(Technique technique) {
        return Objects.requireNonNull(byTechnique.get(technique));
    }

    /// Returns the weight of a step: that of its technique, except that a whip scores more the longer it is, and is at
    /// least extreme if it has more than five cells and houses.
    public Weight of(Deduction deduction) {
        Weight weight = of(deduction.technique());
        if (!(deduction instanceof Whip whip)) {
            return weight;
        }
        boolean extreme = whip.length() > LONGEST_USUAL_WHIP;
        return new Weight(
                weight.technique(),
                weight.order(),
                extreme ? Level.EXTREME : weight.level(),
                weight.score() + SCORE_OF_WHIP * whip.length(),
                weight.solve(),
                weight.all());
    }

    /// Returns the options for solving: the order of the weights, and the techniques that are off.
    public LogicOptions forSolving() {
        return LogicOptions.of(order()).withOff(without(Weight::solve));
    }

    /// Returns the options for finding all steps.
    public LogicOptions forAllSteps() {
        return LogicOptions.of(order()).withOff(without(Weight::all));
    }

    private List<Set<Technique>> order() {
        return List.copyOf(byTechnique.values().stream()
                .sorted(Comparator.comparingInt(Weight::order))
                .collect(Collectors.groupingBy(
                        Weight::order, TreeMap::new, Collectors.mapping(Weight::technique, Collectors.toSet())))
                .values());
    }

    private Set<Technique> without(Predicate<Weight> use) {
        return byTechnique.values().stream()
                .filter(use.negate())
                .map(Weight::technique)
                .collect(Collectors.toSet());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Weights weights && weights.byTechnique.equals(byTechnique);
    }

    @Override
    public int hashCode() {
        return byTechnique.hashCode();
    }
}
