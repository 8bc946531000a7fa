package nonet.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.TestData;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.sat.Proof.Line;
import nonet.sat.Prover.Outcome;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Each proof is checked by unit propagation, and each answer against the fast solver.
@Tag("sampled")
class ProverTests {

    private static final long SEED = 20261128;

    /// A puzzle with one solution that takes many guesses.
    private static final Puzzle HARD =
            Puzzle.of("98.7.....6..8..5....4.6..8.4...8..6..9......3..2..18...4..9..2....1....5.....73..");

    private final FastSolver solver = new FastSolver();
    private final Random random = new Random(SEED);

    @Test
    void provesThatASolutionIsTheOnlyOne() {
        for (Puzzle puzzle : sample("hardest-11plus.txt", Repetitions.of(6, 40, 400))) {
            Outcome.OneSolution one = one(Prover.solutions(puzzle, Cancel.NEVER));

            assertThat(one.solution().values()).isEqualTo(solved(puzzle).values());
            assertThat(text(one.proof().formula()))
                    .isEqualTo(text(Formula.of(puzzle).with(excluding(solved(puzzle)))));
            assertRight(one.proof());
        }
    }

    @Test
    void provesThatThereIsNoSolution() {
        for (Puzzle puzzle : sample("17-clue.txt", Repetitions.of(6, 40, 400))) {
            Cell blank = any(solvedBlanks(puzzle));
            Digit right = Objects.requireNonNull(solved(puzzle).digit(blank));
            short[] candidates = puzzle.candidates();
            candidates[blank.index()] &= (short) ~(1 << right.ordinal());
            Puzzle none = puzzle.restrictedTo(candidates);

            Outcome outcome = Prover.solutions(none, Cancel.NEVER);

            assertThat(outcome).as(none.candidateText()).isInstanceOf(Outcome.NoSolution.class);
            Proof proof = ((Outcome.NoSolution) outcome).proof();
            assertThat(text(proof.formula())).isEqualTo(text(Formula.of(none)));
            assertRight(proof);
        }
        Puzzle clash = Puzzle.of("11" + ".".repeat(79));
        assertThat(Prover.solutions(clash, Cancel.NEVER)).isInstanceOfSatisfying(Outcome.NoSolution.class, none -> {
            assertThat(none.proof().lines()).hasSize(1);
            assertRight(none.proof());
        });
    }

    @Test
    void showsTwoOfSeveralSolutions() {
        List<Puzzle> several = new ArrayList<>(sample("several-solutions.txt", Repetitions.of(20, 100, 400)));
        several.add(Puzzle.EMPTY);
        for (Puzzle puzzle : several) {
            assertThat(Prover.solutions(puzzle, Cancel.NEVER))
                    .isInstanceOfSatisfying(Outcome.SeveralSolutions.class, two -> {
                        assertSolution(puzzle, two.first());
                        assertSolution(puzzle, two.second());
                        assertThat(two.first().values())
                                .isNotEqualTo(two.second().values());
                    });
        }
    }

    @Test
    void provesExactlyTheConclusionsThatHoldInTheSolution() {
        Puzzle puzzle = sample("hardest-11plus.txt", 1).getFirst();
        Grid solution = solved(puzzle);
        for (int i = 0; i < Repetitions.of(20, 100, 1_000); i++) {
            Candidate candidate = new Candidate(any(solvedBlanks(puzzle)), Digit.at(random.nextInt(9)));
            boolean right = solution.digit(candidate.cell()) == candidate.digit();
            Conclusion conclusion =
                    random.nextBoolean() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
            boolean holds = right == conclusion instanceof Conclusion.Placement;

            Outcome outcome = Prover.conclusions(puzzle, List.of(conclusion), Cancel.NEVER);

            if (holds) {
                assertThat(outcome).as("%s", conclusion).isInstanceOf(Outcome.True.class);
                assertRight(((Outcome.True) outcome).proof());
            } else {
                assertThat(outcome).isEqualTo(new Outcome.False(conclusion, solution(puzzle, outcome)));
                assertThat(solution(puzzle, outcome).values()).isEqualTo(solution.values());
            }
        }
    }

    @Test
    void provesSeveralConclusionsTogether() {
        Puzzle puzzle = sample("hardest-11plus.txt", 1).getFirst();
        Grid solution = solved(puzzle);
        List<Conclusion> all = new ArrayList<>();
        for (Cell cell : solvedBlanks(puzzle)) {
            Digit right = Objects.requireNonNull(solution.digit(cell));
            all.add(new Conclusion.Placement(new Candidate(cell, right)));
            all.add(new Conclusion.Elimination(new Candidate(cell, Digit.at((right.ordinal() + 1) % 9))));
        }
        Collections.shuffle(all, random);
        List<Conclusion> some = all.subList(0, 12);

        Outcome outcome = Prover.conclusions(puzzle, some, Cancel.NEVER);

        assertThat(outcome).isInstanceOf(Outcome.True.class);
        Proof proof = ((Outcome.True) outcome).proof();
        assertThat(proof.formula().clauses().getLast())
                .isEqualTo(some.stream()
                        .mapToInt(each ->
                                Formula.variable(each.candidate()) * (each instanceof Conclusion.Placement ? -1 : 1))
                        .toArray());
        assertRight(proof);
        some.set(
                11,
                new Conclusion.Elimination(new Candidate(
                        some.get(11).candidate().cell(),
                        Objects.requireNonNull(
                                solution.digit(some.get(11).candidate().cell())))));
        assertThat(Prover.conclusions(puzzle, some, Cancel.NEVER)).isInstanceOf(Outcome.False.class);
    }

    @Test
    void aFilledCellLeavesNothingToProve() {
        Conclusion given = new Conclusion.Placement(Candidate.of(0, 8));
        assertThatThrownBy(() -> Prover.conclusions(HARD, List.of(given), Cancel.NEVER))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsForgottenIsDeletedOnceItIsNoLongerNeeded() {
        Outcome.OneSolution one = one(Prover.solutions(HARD, 20, Cancel.NEVER));

        List<Line> lines = one.proof().lines();
        assertThat(lines.stream().filter(Line::deleted).count()).isGreaterThan(100);
        assertRight(one.proof());
        // A clause that is deleted twice is not there.
        Line deleted = lines.stream().filter(Line::deleted).findFirst().orElseThrow();
        int at = lines.indexOf(deleted);
        List<Line> twice = new ArrayList<>(lines);
        twice.add(at + 1, deleted);
        assertThat(UnitPropagation.firstWrongLine(one.proof().formula(), twice)).isEqualTo(at + 2);
    }

    @Test
    void aWrongLineIsFound() {
        Proof proof = one(Prover.solutions(HARD, Cancel.NEVER)).proof();
        List<Line> lines = new ArrayList<>(proof.lines());

        assertThat(UnitPropagation.firstWrongLine(proof.formula(), lines.subList(lines.size() - 1, lines.size())))
                .isEqualTo(1);
        assertThat(UnitPropagation.firstWrongLine(proof.formula(), lines.subList(0, lines.size() - 1)))
                .isEqualTo(lines.size());
        lines.add(3, new Line(false, 1));
        lines.set(3, new Line(false, new int[] {-Formula.variable(new Candidate(Cell.of(2), rightDigit()))}));
        assertThat(UnitPropagation.firstWrongLine(Formula.of(HARD), lines)).isEqualTo(4);
    }

    @Test
    void canBeCancelled() {
        assertThatThrownBy(() -> Prover.solutions(HARD, () -> true)).isInstanceOf(CancellationException.class);
    }

    private Digit rightDigit() {
        return Objects.requireNonNull(solved(HARD).digit(Cell.of(2)));
    }

    private static Outcome.OneSolution one(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.OneSolution.class);
        return (Outcome.OneSolution) outcome;
    }

    private static Grid solution(Puzzle puzzle, Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.False.class);
        Grid solution = ((Outcome.False) outcome).solution();
        assertSolution(puzzle, solution);
        return solution;
    }

    private static void assertSolution(Puzzle puzzle, Grid solution) {
        assertThat(solution.isSolved()).isTrue();
        for (Cell cell : puzzle.givenCells()) {
            assertThat(solution.digit(cell)).isEqualTo(puzzle.given(cell));
        }
    }

    private static void assertRight(Proof proof) {
        assertThat(UnitPropagation.firstWrongLine(proof.formula(), proof.lines()))
                .as("the first wrong line")
                .isZero();
    }

    private static String text(Formula formula) {
        return formula.clauses().stream().map(Arrays::toString).toList().toString();
    }

    private static int[] excluding(Grid solution) {
        byte[] values = solution.values();
        return IntStream.range(0, 81).map(cell -> -(9 * cell + values[cell])).toArray();
    }

    private Grid solved(Puzzle puzzle) {
        return Objects.requireNonNull(solver.solution(puzzle, Cancel.NEVER));
    }

    private static List<Cell> solvedBlanks(Puzzle puzzle) {
        return Cell.all().stream().filter(cell -> puzzle.given(cell) == null).toList();
    }

    private Cell any(List<Cell> cells) {
        return cells.get(random.nextInt(cells.size()));
    }

    private List<Puzzle> sample(String list, int size) {
        List<String> all = new ArrayList<>(TestData.lines("corpora/" + list));
        Collections.shuffle(all, random);
        return all.stream()
                .limit(size)
                .map(line -> Puzzle.of(line.substring(0, 81)))
                .toList();
    }
}
