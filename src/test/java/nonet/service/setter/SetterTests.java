package nonet.service.setter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import nonet.Repetitions;
import nonet.generate.Symmetry;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The numbers for setters against those that a plain count gives.
class SetterTests {

    private static final Puzzle PROPER =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void trueCandidatesAreThoseOfAPlainCount() {
        assertThat(TrueCandidates.of(TWELVE, 100, Cancel.NEVER).solutions()).isEqualTo(12);
        Random random = new Random(7);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = without(PROPER, random, 1 + i % 6);
            int all = count(puzzle, 1_000);
            TrueCandidates counted = TrueCandidates.of(puzzle, 1_000, Cancel.NEVER);
            assertThat(counted.isComplete()).as(puzzle.text()).isEqualTo(all < 1_000);
            for (Cell cell : Cell.all()) {
                for (Digit digit : DigitSet.ALL) {
                    if (puzzle.given(cell) == null && counted.isComplete()) {
                        assertThat(counted.count(new Candidate(cell, digit)))
                                .as(puzzle.text() + " " + cell + digit)
                                .isEqualTo(count(puzzle.with(cell, digit), 1_000));
                    }
                }
            }
        }
    }

    @Test
    void beyondTheLimitEachCandidateIsCountedByItself() {
        Puzzle open = without(PROPER, new Random(3), 14);
        TrueCandidates counted = TrueCandidates.of(open, 50, Cancel.NEVER);
        assertThat(counted.isComplete()).isFalse();
        assertThat(counted.most()).isEqualTo(100);
        for (Cell cell : open.givenCells().minus(open.givenCells()).or(CellSet.ALL.minus(open.givenCells()))) {
            for (Digit digit : DigitSet.ALL) {
                assertThat(counted.count(new Candidate(cell, digit)))
                        .as(cell + "" + digit)
                        .isEqualTo(count(open.with(cell, digit), 100));
            }
        }
    }

    @Test
    void aPuzzleOfCandidatesIsCountedWithThem() {
        short[] candidates = TWELVE.candidates();
        Candidate single = TrueCandidates.of(TWELVE, 100, Cancel.NEVER).single().stream()
                .filter(each -> TWELVE.given(each.cell()) == null)
                .findFirst()
                .orElseThrow();
        candidates[single.cell().index()] = (short) single.digit().mask();
        TrueCandidates counted = TrueCandidates.of(TWELVE.restrictedTo(candidates), 100, Cancel.NEVER);
        assertThat(counted.solutions()).isEqualTo(1);
    }

    @Test
    @Tag("repeated")
    void theEstimateIsWithinItsErrorOfTheNumber() {
        for (int seed = 0; seed < Repetitions.of(3, 6); seed++) {
            Puzzle open = without(PROPER, new Random(seed), 6 + seed);
            int solutions = count(open, 1_000_000);
            SolutionEstimate estimate = RandomDives.estimate(open, 4_000, new Random(seed), Cancel.NEVER);
            assertThat(estimate.number())
                    .as("seed " + seed + ", " + solutions + " solutions, error " + estimate.error())
                    .isBetween(solutions - 5 * estimate.error() - 1e-6, solutions + 5 * estimate.error() + 1e-6);
        }
        assertThat(RandomDives.estimate(PROPER, 10, new Random(1), Cancel.NEVER))
                .isEqualTo(new SolutionEstimate(1, 0, 10));
        assertThat(RandomDives.estimate(Puzzle.of("55" + ".".repeat(79)), 10, new Random(1), Cancel.NEVER)
                        .number())
                .isZero();
        SolutionEstimate empty = RandomDives.estimate(Puzzle.EMPTY, 2_000, new Random(1), Cancel.NEVER);
        assertThat(empty.number()).isBetween(4e21, 9e21);
        assertThat(empty).isEqualTo(RandomDives.estimate(Puzzle.EMPTY, 2_000, new Random(1), Cancel.NEVER));
    }

    @Test
    void takingAwayLeavesAMinimalPuzzleOrOneOfItsSymmetry() {
        Puzzle full = Puzzle.of(solution(PROPER).values());
        for (int seed = 0; seed < 4; seed++) {
            Puzzle minimal = Reduction.minimize(full, Symmetry.NONE, new Random(seed), Cancel.NEVER);
            assertThat(count(minimal, 2)).isEqualTo(1);
            assertThat(Reduction.redundant(minimal, Cancel.NEVER)).isEqualTo(CellSet.NONE);
            assertThat(minimal).isEqualTo(Reduction.minimize(full, Symmetry.NONE, new Random(seed), Cancel.NEVER));
            Puzzle symmetric = Reduction.minimize(full, Symmetry.ROTATIONAL, new Random(seed), Cancel.NEVER);
            assertThat(Symmetry.ROTATIONAL.missingFrom(symmetric.givenCells())).isEqualTo(CellSet.NONE);
            assertThat(count(symmetric, 2)).isEqualTo(1);
            assertThat(symmetric.clues()).isLessThan(40);
        }
        CellSet redundant = Reduction.redundant(PROPER, Cancel.NEVER);
        for (Cell cell : PROPER.givenCells()) {
            assertThat(redundant.contains(cell)).isEqualTo(count(PROPER.with(cell, null), 2) == 1);
        }
        assertThat(Reduction.symmetries(PROPER)).containsExactly(Symmetry.ROTATIONAL);
    }

    @Test
    void replacementsKeepThePuzzleProperAndAreAll() {
        Puzzle minimal = Reduction.minimize(PROPER, Symmetry.NONE, new Random(5), Cancel.NEVER);
        Map<Candidate, List<Candidate>> all = Replacements.of(minimal, 1_000, Cancel.NEVER);
        assertThat(all).hasSize(minimal.clues());
        all.forEach((given, others) -> {
            Puzzle without = minimal.with(given.cell(), null);
            Set<Candidate> expected = new HashSet<>();
            for (Cell cell : CellSet.ALL.minus(without.givenCells())) {
                for (Digit digit : DigitSet.ALL) {
                    if (count(without.with(cell, digit), 2) == 1) {
                        expected.add(new Candidate(cell, digit));
                    }
                }
            }
            expected.remove(given);
            assertThat(others).as(given.toString()).containsExactlyInAnyOrderElementsOf(expected);
        });
    }

    /// Removes so many givens.
    private static Puzzle without(Puzzle puzzle, Random random, int count) {
        Puzzle less = puzzle;
        while (less.clues() > puzzle.clues() - count) {
            less = less.with(Cell.of(random.nextInt(81)), null);
        }
        return less;
    }

    private static int count(Puzzle puzzle, int limit) {
        return new FastSolver().counter().count(puzzle, limit, Cancel.NEVER);
    }

    private static Grid solution(Puzzle puzzle) {
        return java.util.Objects.requireNonNull(new FastSolver().solution(puzzle, Cancel.NEVER));
    }
}
