package nonet.service.hint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/// A digit that is wrong is named as such. No technique explains what follows from it, and none fails on the way.
class WrongDigitTests {

    private static final long SEED = 20261122;

    /// All finders are run on a line of each of these techniques.
    private static final Set<Technique> TECHNIQUES = EnumSet.of(
            Technique.JUNIOR_EXOCET,
            Technique.SK_LOOP,
            Technique.TRIDAGON_FORCING,
            Technique.WHIP,
            Technique.GUARDIANS,
            Technique.FIREWORK_TRIPLE,
            Technique.FIREWORK_QUADRUPLE,
            Technique.EXTENDED_RECTANGLE_1,
            Technique.EXTENDED_RECTANGLE_3,
            Technique.RECTANGLE_GUARDIANS,
            Technique.BUG_PLUS_N,
            Technique.GURTH_SYMMETRICAL_PLACEMENT,
            Technique.GROUPED_W_WING,
            Technique.MULTI_BRANCH_W_WING,
            Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR,
            Technique.ALIGNED_TRIPLE_EXCLUSION);

    private final Hints hints = new Hints(
            new LogicalSolver(StandardFinders.all(), Profile.modern().forSolving()),
            Profile.modern(),
            new FastSolver());

    @TestFactory
    Stream<DynamicTest> aWrongDigitIsNamed() {
        return lines(Weights.added())
                .map(line -> DynamicTest.dynamicTest(line.code(), () -> {
                    Puzzle puzzle = puzzle(line.grid());
                    Candidate wrong = wrong(line.grid(), Samples.solution(puzzle));
                    byte[] values = line.grid().values();
                    values[wrong.cell().index()] = (byte) wrong.digit().value();
                    Document document = new Document("", puzzle, Grid.of(puzzle.givenCells(), values, new short[81]));
                    HintResult expected = new HintResult.Wrong(CellSet.of(wrong.cell()), CellSet.NONE);

                    assertThat(hints.next(document, Cancel.NEVER))
                            .as("seed " + SEED)
                            .isEqualTo(expected);
                    assertThat(hints.all(document, Cancel.NEVER))
                            .as("seed " + SEED)
                            .isEqualTo(expected);
                }));
    }

    /// Searches go on where a wrong digit leaves cells without candidates and digits without places.
    @TestFactory
    @Tag("sampled")
    Stream<DynamicTest> noFinderFailsInAWrongPosition() {
        Set<Technique> techniques = new HashSet<>(Profile.modern().forAllSteps().on());
        techniques.addAll(Profile.modern().forSolving().on());
        techniques.removeIf(each -> each.family() == Family.LAST_RESORT);
        LogicalSolver solver =
                new LogicalSolver(StandardFinders.all(), Profile.modern().forSolving());
        int most = Repetitions.of(4, TECHNIQUES.size(), TECHNIQUES.size());
        List<Technique> some = new ArrayList<>(TECHNIQUES);
        Collections.shuffle(some, new Random(SEED));
        return lines(EnumSet.copyOf(some.subList(0, most)))
                .map(line -> DynamicTest.dynamicTest(line.code(), () -> {
                    Grid solution = Samples.solution(puzzle(line.grid()));
                    List<Candidate> placed = new ArrayList<>();
                    Position position = Position.of(line.grid());
                    for (int i = 0; i < 3; i++) {
                        Candidate wrong = wrong(position.grid(), solution);
                        placed.add(wrong);
                        position = position.placed(wrong);
                        Position here = position;
                        assertThatCode(() -> solver.find(here, techniques, _ -> false, Cancel.NEVER))
                                .as("seed " + SEED + ", wrong " + placed)
                                .doesNotThrowAnyException();
                    }
                }));
    }

    private static Stream<TechniqueCase> lines(Set<Technique> techniques) {
        List<TechniqueCase> own = Samples.ownCases().stream()
                .map(text -> TechniqueCase.parse(text).orElseThrow())
                .filter(line -> !line.isFailCase())
                .toList();
        return techniques.stream()
                .map(technique -> own.stream()
                        .filter(line -> line.code().equals(technique.code()))
                        .findFirst()
                        .orElseThrow());
    }

    private static Puzzle puzzle(Grid grid) {
        byte[] values = new byte[81];
        for (Cell cell : grid.givens()) {
            Digit digit = grid.digit(cell);
            values[cell.index()] = (byte) (digit == null ? 0 : digit.value());
        }
        return Puzzle.of(values);
    }

    /// Draws a candidate that is not in the solution.
    private static Candidate wrong(Grid grid, Grid solution) {
        List<Candidate> wrong = new ArrayList<>();
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                if (digit != solution.digit(cell)) {
                    wrong.add(new Candidate(cell, digit));
                }
            }
        }
        return wrong.get(new Random(SEED).nextInt(wrong.size()));
    }
}
