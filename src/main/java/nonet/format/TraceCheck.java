package nonet.format;

import java.util.List;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Checks whether an event is possible at the end of a trace, so that replaying a trace never fails.
final class TraceCheck {

    /// The largest number of steps that an engine counts at once.
    private static final long LARGEST_STRIDE = 1 << 18;

    private final Puzzle puzzle;
    private final Trace trace;
    private final @Nullable CellSet[] blanksAtGuess = new CellSet[82];

    TraceCheck(Puzzle puzzle, Trace trace) {
        this.puzzle = puzzle;
        this.trace = trace;
    }

    /// Tests whether an event can come next, and if so records it.
    boolean canFollow(Event event, long step, int level) {
        ReplayState now = trace.end();
        boolean ended = now.entry() != null && now.entry().event() instanceof Event.Exhausted;
        if (ended || step < now.step() || step - now.step() > LARGEST_STRIDE) {
            return false;
        }
        return switch (event) {
            case Event.Placed placed -> isBlank(now, placed.candidate().cell());
            case Event.Guessed guess -> canGuess(now, guess, level);
            case Event.Deduced(Deduction deduction) ->
                deduction.conclusions().stream().allMatch(each -> isThere(now, each.candidate()));
            case Event.Narrowed narrowed ->
                isBlank(now, narrowed.cell())
                        && now.grid().candidates(narrowed.cell()).equals(narrowed.before());
            case Event.Cleared(Cell cell) -> !isBlank(now, cell) && puzzle.given(cell) == null;
            case Event.Found(long number) ->
                number == now.solutions() + 1 && now.grid().isSolved();
            case Event.Exhausted(long solutions) -> solutions == now.solutions();
            case Event.Jumped(int to) -> to < level(now) && blanksAtGuess[to + 1] != null;
            case Event.Refreshed _, Event.Stuck _, Event.Shrunk _, Event.Contradicted _, Event.Backtracked _ -> true;
        };
    }

    /// Tests whether these are the digits on the board, row by row.
    boolean isSolution(List<Digit> digits) {
        byte[] values = trace.end().grid().values();
        boolean same = digits.size() == values.length;
        for (int i = 0; same && i < values.length; i++) {
            same = values[i] == digits.get(i).value();
        }
        return same;
    }

    private static int level(ReplayState now) {
        return now.entry() == null ? 0 : now.entry().level();
    }

    private boolean canGuess(ReplayState now, Event.Guessed guess, int level) {
        if (level < 1) {
            return false;
        }
        Cell cell = guess.candidate().cell();
        if (guess.ordinal() == 1) {
            blanksAtGuess[level] = now.grid().blanks();
        }
        CellSet blanks = blanksAtGuess[level];
        return blanks != null && blanks.contains(cell) && puzzle.given(cell) == null;
    }

    private static boolean isThere(ReplayState now, Candidate candidate) {
        return now.grid().candidates(candidate.cell()).contains(candidate.digit());
    }

    private static boolean isBlank(ReplayState now, Cell cell) {
        return now.grid().digit(cell) == null;
    }
}
