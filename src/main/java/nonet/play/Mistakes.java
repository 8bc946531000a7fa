package nonet.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// The search for the first wrong move that still matters: the one after which the board has been wrong up to now.
///
/// Of a puzzle with one solution, a digit is wrong that is not the solution's, and so is a candidate removed from the pencil
/// marks of a cell that is the solution's. A mark that was never set is not wrong. Of a puzzle with several solutions, digits
/// are wrong that no solution has together.
public final class Mistakes {

    private final List<Document> states;
    private final Solver solver;
    private final Cancel cancel;

    private Mistakes(List<Document> states, Solver solver, Cancel cancel) {
        this.states = states;
        this.solver = solver;
        this.cancel = cancel;
    }

    /// What the search finds.
    public sealed interface Finding {

        /// A wrong move.
        ///
        /// @param right the document without the move and all that came after it
        /// @param wrong what is wrong about the move: digits entered, or candidates removed
        /// @param ahead the documents after each of the later moves, without the wrong one
        record Mistake(Document right, List<Conclusion> wrong, List<Document> ahead) implements Finding {

            public Mistake {
                wrong = List.copyOf(wrong);
                ahead = List.copyOf(ahead);
            }
        }

        /// Nothing on the board is wrong.
        ///
        /// @param unique whether the puzzle has one solution only
        record Nothing(boolean unique) implements Finding {}

        /// The board is wrong as far back as its states are known.
        record Older() implements Finding {}

        /// The puzzle has no solution, so that every move is as wrong as another.
        record Unsolvable() implements Finding {}
    }

    /// Searches for the first wrong move.
    ///
    /// @param states the states up to the present one, the oldest first; those of another puzzle than the present one are
    /// not looked at
    /// @throws CancellationException if cancelled
    public static Finding of(List<Document> states, Solver solver, Cancel cancel) {
        int begin = states.size() - 1;
        while (begin > 0
                && states.get(begin - 1).puzzle().equals(states.getLast().puzzle())) {
            begin--;
        }
        return new Mistakes(states.subList(begin, states.size()), solver, cancel).find();
    }

    private Finding find() {
        return switch (solver.solvability(states.getLast().puzzle(), cancel)) {
            case Answer.None() -> new Finding.Unsolvable();
            case Answer.Unique(Grid solution) -> findBy(solution);
            case Answer.Several _ -> finding(lastSolvable(), null);
        };
    }

    private int lastSolvable() {
        int last = states.size() - 1;
        while (last >= 0 && solver.solvability(states.get(last).position(), cancel) instanceof Answer.None) {
            last--;
        }
        return last;
    }

    private Finding findBy(Grid solution) {
        Set<Grid> whole = new HashSet<>();
        CellSet removed = CellSet.NONE;
        int last = -1;
        for (int i = 0; i < states.size(); i++) {
            Grid now = states.get(i).grid();
            Grid before = i == 0 ? now : states.get(i - 1).grid();
            // Marks that lacked nothing at an earlier time lack nothing when they come back.
            removed = whole.contains(now) ? CellSet.NONE : removed(before, now, removed, solution);
            if (removed.isEmpty()) {
                whole.add(now);
            }
            last = removed.isEmpty() && misplaced(now, solution).isEmpty() ? i : last;
        }
        return finding(last, solution);
    }

    private static CellSet misplaced(Grid grid, Grid solution) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : CellSet.ALL.minus(grid.blanks())) {
            cells = grid.digit(cell) == solution.digit(cell) ? cells : cells.with(cell);
        }
        return cells;
    }

    /// Returns the blanks whose pencil marks have lost the solution's digit, by the last move or before it.
    private static CellSet removed(Grid before, Grid now, CellSet soFar, Grid solution) {
        // Where digits disappeared, marks of an earlier time may have come back instead.
        boolean forward = before.blanks().containsAll(now.blanks());
        CellSet cells = CellSet.NONE;
        for (Cell cell : now.blanks()) {
            // Marks that the user erases are no statement; those that digits exclude were one.
            boolean stated = !now.candidates(cell).isEmpty()
                    || before.candidates(cell).isEmpty()
                    || !now.blanks().equals(before.blanks());
            if (stated
                    && !has(now, cell, solution)
                    && (soFar.contains(cell) || forward && has(before, cell, solution))) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    private static boolean has(Grid grid, Cell cell, Grid solution) {
        Digit digit = solution.digit(cell);
        return digit != null && grid.candidates(cell).contains(digit);
    }

    /// @param last the index of the last state that was right; -1 for none
    /// @param solution the only solution; null if there are several
    private Finding finding(int last, @Nullable Grid solution) {
        if (last == states.size() - 1) {
            return new Finding.Nothing(solution != null);
        }
        if (last < 0) {
            return new Finding.Older();
        }
        Document right = new Move.Return(states.get(last)).on(states.getLast());
        List<Document> ahead = new ArrayList<>();
        Document next = right;
        for (int i = last + 2; i < states.size(); i++) {
            cancel.check();
            Document repeated = Repetition.of(states.get(i - 1), states.get(i), next);
            if (!repeated.equals(next)) {
                ahead.add(repeated);
            }
            next = repeated;
        }
        return new Finding.Mistake(right, wrong(last + 1, solution), ahead);
    }

    /// Returns what is wrong about the move that led to a state.
    private List<Conclusion> wrong(int state, @Nullable Grid solution) {
        Grid before = states.get(state - 1).grid();
        Grid now = states.get(state).grid();
        List<Conclusion> digits = new ArrayList<>();
        List<Conclusion> marks = new ArrayList<>();
        for (Cell cell : Cell.all()) {
            Digit digit = now.digit(cell);
            Digit right = solution == null ? null : solution.digit(cell);
            if (digit != null && digit != before.digit(cell) && digit != right) {
                digits.add(new Conclusion.Placement(new Candidate(cell, digit)));
            } else if (right != null
                    && digit == null
                    && before.candidates(cell).contains(right)
                    && !now.candidates(cell).contains(right)) {
                marks.add(new Conclusion.Elimination(new Candidate(cell, right)));
            }
        }
        return digits.isEmpty() ? marks : digits;
    }
}
