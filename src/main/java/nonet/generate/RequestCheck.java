package nonet.generate;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.generate.RequestContradiction.EmptyLines;
import nonet.generate.RequestContradiction.HardestAndExcluded;
import nonet.generate.RequestContradiction.LevelAndScore;
import nonet.generate.RequestContradiction.MinimalAndClues;
import nonet.generate.RequestContradiction.NeededAndExcluded;
import nonet.generate.RequestContradiction.NeededAndHardest;
import nonet.generate.RequestContradiction.NeverNeeded;
import nonet.generate.RequestContradiction.NotInUse;
import nonet.generate.RequestContradiction.PatternAndClues;
import nonet.generate.RequestContradiction.PatternAndSymmetry;
import nonet.generate.RequestContradiction.SmallPattern;
import nonet.generate.RequestContradiction.TechniqueAndLevel;
import nonet.generate.RequestContradiction.TechniqueAndScore;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.House.Kind;
import nonet.grid.Puzzle;
import nonet.logic.solver.LogicOptions;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;

/// Finds contradictions in requests, before any search.
public final class RequestCheck {

    /// Techniques that easier ones replace: wherever one applies, one of the others has the same eliminations. A basic fish
    /// of five lines or more leaves at most four for the fish of the other direction.
    private static final Map<Technique, List<Technique>> REPLACED = Map.of(
            Technique.DUAL_TWO_STRING_KITE, List.of(Technique.TWO_STRING_KITE),
            Technique.DUAL_EMPTY_RECTANGLE, List.of(Technique.EMPTY_RECTANGLE),
            Technique.SQUIRMBAG, List.of(Technique.X_WING, Technique.SWORDFISH, Technique.JELLYFISH),
            Technique.WHALE, List.of(Technique.X_WING, Technique.SWORDFISH),
            Technique.LEVIATHAN, List.of(Technique.X_WING));

    private static final Set<Technique> DUALS = Set.of(Technique.DUAL_TWO_STRING_KITE, Technique.DUAL_EMPTY_RECTANGLE);

    private final Weights weights;
    private final Set<Technique> used;

    /// @param profile the profile for rating
    public RequestCheck(Profile profile) {
        this.weights = profile.weights();
        LogicOptions options = profile.forSolving();
        this.used = EnumSet.copyOf(options.on());
        if (!options.limits().patterns().duals()) {
            used.removeAll(DUALS);
        }
    }

    /// Returns the first contradiction found; empty if there may be such puzzles.
    public Optional<RequestContradiction> contradiction(PuzzleRequest request) {
        return givens(request).or(() -> logic(request.logic()));
    }

    private static Optional<RequestContradiction> givens(PuzzleRequest request) {
        CellSet pattern = request.pattern();
        int fewest = request.clues().fewest();
        if (pattern != null) {
            int cells = pattern.size();
            if (cells < Puzzle.FEWEST_CLUES) {
                return Optional.of(new SmallPattern(cells));
            }
            if (!request.clues().contain(cells)) {
                return Optional.of(new PatternAndClues(cells, request.clues()));
            }
            CellSet missing = request.symmetry().missingFrom(pattern);
            if (!missing.isEmpty()) {
                return Optional.of(new PatternAndSymmetry(missing.first()));
            }
            fewest = cells;
        }
        return request.minimal() && fewest > PuzzleRequest.MOST_MINIMAL
                ? Optional.of(new MinimalAndClues(fewest))
                : pattern == null ? Optional.empty() : emptyLines(pattern);
    }

    private static Optional<RequestContradiction> emptyLines(CellSet pattern) {
        for (Kind kind : List.of(Kind.ROW, Kind.COLUMN)) {
            for (int number = 1; number <= 9; number++) {
                House one = House.of(kind, number);
                for (int next = number + 1; (next - 1) / 3 == (number - 1) / 3; next++) {
                    House other = House.of(kind, next);
                    if (!pattern.intersects(one.cellSet().or(other.cellSet()))) {
                        return Optional.of(new EmptyLines(one, other));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private Optional<RequestContradiction> logic(LogicRequest request) {
        Level level = request.level();
        if (level != null && request.score().least() > level.limit()) {
            return Optional.of(new LevelAndScore(level, request.score()));
        }
        return Stream.concat(
                        request.needs().stream().sorted().map(each -> needed(each, request)),
                        Stream.of(hardest(request)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<RequestContradiction> needed(Technique technique, LogicRequest request) {
        if (request.without().contains(technique)) {
            return Optional.of(new NeededAndExcluded(technique));
        }
        Weight weight = weights.of(technique);
        Optional<RequestContradiction> alone = replaced(weight, weight.order()).or(() -> alone(weight, request));
        if (alone.isPresent()) {
            return alone;
        }
        return request.hardest().stream()
                .max(this::compare)
                .filter(most -> weight.isHarderThan(weights.of(most)))
                .map(most -> new NeededAndHardest(technique, most));
    }

    /// Returns why none of the techniques can be the hardest one.
    private Optional<RequestContradiction> hardest(LogicRequest request) {
        Optional<RequestContradiction> why = Optional.empty();
        for (Technique each : request.hardest().stream().sorted().toList()) {
            why = request.without().contains(each)
                    ? Optional.of(new HardestAndExcluded(each))
                    : alone(weights.of(each), request);
            if (why.isEmpty()) {
                return why;
            }
        }
        return why;
    }

    /// Returns why a technique cannot be the hardest one.
    private Optional<RequestContradiction> alone(Weight weight, LogicRequest request) {
        return replaced(weight, weight.order() - 1).or(() -> outside(weight, request));
    }

    /// Returns why a technique is outside the profile or the requested difficulty.
    private Optional<RequestContradiction> outside(Weight weight, LogicRequest request) {
        Technique technique = weight.technique();
        Level level = request.level();
        if (!used.contains(technique) || technique == Technique.BRUTE_FORCE) {
            return Optional.of(new NotInUse(technique));
        }
        if (level != null && weight.level().compareTo(level) > 0) {
            return Optional.of(new TechniqueAndLevel(technique, weight.level(), level));
        }
        return weight.score() > request.score().most()
                ? Optional.of(new TechniqueAndScore(technique, weight.score(), request.score()))
                : Optional.empty();
    }

    /// Returns that techniques up to an order replace another one.
    private Optional<RequestContradiction> replaced(Weight weight, int order) {
        List<Technique> easier = REPLACED.getOrDefault(weight.technique(), List.of());
        return !easier.isEmpty()
                        && used.containsAll(easier)
                        && easier.stream().allMatch(each -> weights.of(each).order() <= order)
                ? Optional.of(new NeverNeeded(weight.technique(), easier))
                : Optional.empty();
    }

    private int compare(Technique one, Technique other) {
        return Comparator.comparing(Weight::level)
                .thenComparingInt(Weight::score)
                .compare(weights.of(one), weights.of(other));
    }
}
