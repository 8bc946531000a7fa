package nonet.service.setter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;
import nonet.solve.fast.FastSolver;

/// Givens of proper puzzles that are not needed.
public final class Reduction {

    private Reduction() {}

    /// Returns the givens without each of which the puzzle still has one solution; none if it is minimal.
    ///
    /// @param puzzle a puzzle with one solution
    /// @throws CancellationException if cancelled
    public static CellSet redundant(Puzzle puzzle, Cancel cancel) {
        SolutionCounter counter = new FastSolver().counter();
        CellSet redundant = CellSet.NONE;
        for (Cell cell : puzzle.givenCells()) {
            if (counter.count(puzzle.with(cell, null), 2, cancel) == 1) {
                redundant = redundant.with(cell);
            }
        }
        return redundant;
    }

    /// Returns the symmetries of the givens, those of the largest orbits first; none if there is none.
    public static List<Symmetry> symmetries(Puzzle puzzle) {
        List<Symmetry> found = new ArrayList<>(Stream.of(Symmetry.values())
                .filter(each -> each != Symmetry.NONE
                        && each.missingFrom(puzzle.givenCells()).isEmpty())
                .toList());
        Collections.reverse(found);
        return found;
    }

    /// Removes givens in random order as long as the puzzle keeps its one solution.
    ///
    /// @param puzzle a puzzle with one solution
    /// @param symmetry a symmetry to keep, or [Symmetry#NONE]. Givens that are symmetric to blanks can be removed alone
    /// @throws CancellationException if cancelled
    public static Puzzle minimize(Puzzle puzzle, Symmetry symmetry, RandomGenerator random, Cancel cancel) {
        SolutionCounter counter = new FastSolver().counter();
        List<CellSet> orbits = new ArrayList<>(symmetry.orbits());
        Collections.shuffle(orbits, Random.from(random));
        Puzzle reduced = puzzle;
        for (CellSet orbit : orbits) {
            CellSet givens = orbit.and(puzzle.givenCells());
            if (!givens.isEmpty()) {
                Puzzle less = reduced;
                for (Cell cell : givens) {
                    less = less.with(cell, (Digit) null);
                }
                reduced = counter.count(less, 2, cancel) == 1 ? less : reduced;
            }
        }
        return reduced;
    }
}
