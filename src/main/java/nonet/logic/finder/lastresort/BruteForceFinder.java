package nonet.logic.finder.lastresort;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Brute force: places a digit of the solution, in the middle one of the blank cells as HoDoKu does, so that paths and
/// scores agree. It finds nothing unless there is exactly one solution.
///
/// Example: with 41 blank cells the digit of the 21st is placed.
public final class BruteForceFinder implements Finder {

    private final Solver solver;

    /// @param solver finds the solution
    public BruteForceFinder(Solver solver) {
        this.solver = solver;
    }

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.BRUTE_FORCE);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        @Nullable Grid solution = position.isComplete() ? null : solver.solution(puzzle(position), Cancel.NEVER);
        if (solution == null) {
            return false;
        }
        int cell = middle(position);
        @Nullable Digit digit = solution.digit(Cell.of(cell));
        return digit != null
                && position.has(cell, digit.ordinal())
                && sink.take(new BruteForce(new Candidate(Cell.of(cell), digit)));
    }

    private static Puzzle puzzle(Position position) {
        byte[] values = new byte[81];
        short[] candidates = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            values[cell] = (byte) position.value(cell);
            candidates[cell] = (short) position.mask(cell);
        }
        return Puzzle.of(values).restrictedTo(candidates);
    }

    private static int middle(Position position) {
        int before = position.blanks() / 2;
        int cell = 0;
        while (position.value(cell) != 0 || before-- > 0) {
            cell++;
        }
        return cell;
    }
}
