package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.RegressionCheck;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.uniqueness.SymmetryFinder;
import nonet.logic.position.Position;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Finders find the same in isomorphic positions: with other digits, rows, columns and bands, and transposed.
/// Gurth's symmetrical placement is held against those isomorphisms that keep the symmetries of the square.
@Execution(ExecutionMode.CONCURRENT)
class IsomorphismTests {

    private static final long SEED = 5;
    private static final int EACH = Repetitions.of(1, 1, 3);

    /// One of this many steps of a path is a position.
    private static final int STEPS = Repetitions.of(30, 10, 10);

    /// A result without the names of houses and cells.
    private record Finding(Technique technique, Set<Conclusion> conclusions) {}

    @TestFactory
    @Tag("sampled")
    @Tag("repeated")
    Stream<DynamicTest> drawnPuzzles() {
        List<Grid> positions = positions();
        return finders()
                .map(finder -> DynamicTest.dynamicTest(
                        name(finder),
                        () -> positions.forEach(position -> looksTheSame(finder, usual(finder), position))));
    }

    @TestFactory
    @Tag("repeated")
    Stream<DynamicTest> regressionCases() {
        List<TechniqueCase> lines = Stream.concat(Samples.cases().stream(), Samples.ownCases().stream())
                .map(TechniqueCase::parse)
                .flatMap(Optional::stream)
                .toList();
        return finders()
                .map(finder -> DynamicTest.dynamicTest(name(finder), () -> {
                    for (Technique technique : finder.techniques()) {
                        lines.stream()
                                .filter(line -> line.technique().equals(Optional.of(technique)))
                                .limit(EACH)
                                .forEach(line -> looksTheSame(finder, Set.of(technique), line.grid()));
                    }
                }));
    }

    /// Cases of the library pass when renamed as well. Siamese fish of a finned and a sashimi fish are left out: the
    /// first cover sets give them their names, and which come first depends on the names of houses.
    @TestFactory
    Stream<DynamicTest> renamedLines() {
        RegressionCheck check = new RegressionCheck(
                new LogicalSolver(StandardFinders.all(), Weights.hodoku().forAllSteps()));
        Isomorphism isomorphism = new Isomorphism(new Random(SEED));
        return Samples.cases().stream()
                .map(text -> TechniqueCase.parse(text).orElseThrow())
                .filter(line -> !line.code().matches("03[12].1"))
                .collect(Collectors.groupingBy(TechniqueCase::code, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(group -> DynamicTest.dynamicTest(
                        group.getKey(),
                        () -> assertThat(group.getValue())
                                .as("seed " + SEED)
                                .allMatch(line -> passes(check, isomorphism.map(line)) || !passes(check, line))));
    }

    private static boolean passes(RegressionCheck check, TechniqueCase line) {
        return check.check(line, Cancel.NEVER).orElseThrow().passed();
    }

    private static Stream<FinderFactory> finders() {
        return StandardFinders.all().stream();
    }

    private static void looksTheSame(FinderFactory finder, Set<Technique> techniques, Grid grid) {
        Random random = new Random(SEED);
        Isomorphism isomorphism =
                finder == SymmetryFinder.TYPE ? Isomorphism.keepingSymmetries(random) : new Isomorphism(random);
        Set<Finding> mapped = new HashSet<>();
        find(finder, techniques, grid)
                .forEach(each ->
                        mapped.add(new Finding(each.technique, isomorphism.map(List.copyOf(each.conclusions)))));
        assertThat(find(finder, techniques, isomorphism.map(grid)))
                .as("seed " + SEED + ", position " + grid)
                .isEqualTo(mapped);
    }

    private static Set<Finding> find(FinderFactory finder, Set<Technique> wanted, Grid grid) {
        Set<Finding> found = new HashSet<>();
        new LogicalSolver(List.of(finder), Samples.options())
                .find(
                        Position.of(grid),
                        wanted,
                        deduction -> {
                            found.add(new Finding(deduction.technique(), Set.copyOf(deduction.conclusions())));
                            return false;
                        },
                        Cancel.NEVER);
        return found;
    }

    /// Returns positions on the paths of some puzzles.
    private static List<Grid> positions() {
        Random random = new Random(SEED);
        LogicalSolver solver =
                new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving());
        List<Grid> positions = new ArrayList<>();
        List<Puzzle> puzzles = new ArrayList<>(Stream.generate(() -> Samples.draw(random))
                .limit(Repetitions.of(1, 2, 8))
                .toList());
        puzzles.addAll(SymmetricalPuzzles.draw(Repetitions.of(1, 1, 3), SEED));
        for (Puzzle puzzle : puzzles) {
            List<Step> path = solver.path(Position.of(Grid.of(puzzle)), Cancel.NEVER);
            for (int step = 0; step < path.size(); step += STEPS) {
                positions.add(path.get(step).before().grid());
            }
        }
        return positions;
    }

    /// Returns the techniques in use for solving or for all steps; others are too slow for every position.
    private static Set<Technique> usual(FinderFactory finder) {
        Set<Technique> usual = new HashSet<>(finder.techniques());
        usual.retainAll(Samples.options().on());
        return usual;
    }

    private static String name(FinderFactory finder) {
        return finder.techniques().iterator().next().id();
    }
}
