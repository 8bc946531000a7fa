package nonet.solve.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.Counters;
import nonet.solve.SteeredCursor;
import nonet.solve.Steering;
import nonet.solve.search.LearningBoard.Ruled;
import nonet.solve.search.Nogoods.Nogood;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#LEARNING]. Each digit entered and each candidate that a nogood rules out is a step.
///
/// After a solution the search goes back one level, and later conflicts never lead back beyond that level before all its
/// solutions are found, so that none is found twice and none has to be remembered (Gebser, Kaufmann, Neumann and Schaub:
/// Conflict-driven answer set enumeration, 2007).
final class LearningCursor implements SteeredCursor {

    private enum State {
        START,
        SEARCH,
        FAILED,
        SOLVED,
        LEARNED,
        OVER
    }

    /// More take more time than they save.
    static final int MOST_NOGOODS = 4_000;

    private final Puzzle puzzle;
    private final LearningBoard board;
    private final Singles singles = new Singles();
    private final Steering steering;
    private final boolean steered;

    /// By cell, the candidates that are guessed first there, in this order, since a guess in it was chosen.
    private final Map<Cell, List<Candidate>> preferred = new HashMap<>();

    private State state = State.START;

    /// What was learned last.
    private Nogood learned = new Nogood(new int[0]);

    /// The candidates whose failure is the contradiction.
    private int[] failed = {};

    /// The level up to which the guesses have led to solutions and are tried chronologically.
    private int floor;

    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;
    private int deepest;

    LearningCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        this(puzzle, chosen, MOST_NOGOODS, _ -> {});
    }

    /// @param most the largest number of nogoods to keep
    /// @param forgotten takes each nogood that is forgotten, before the event of the one learned in its place
    LearningCursor(Puzzle puzzle, List<ChosenGuess> chosen, int most, Consumer<List<Candidate>> forgotten) {
        this(puzzle, chosen, new LearningBoard(puzzle, most, forgotten));
    }

    private LearningCursor(Puzzle puzzle, List<ChosenGuess> chosen, LearningBoard board) {
        this.puzzle = puzzle;
        this.board = board;
        steering = new Steering(chosen);
        steered = steering.isNeeded();
    }

    @Override
    public LearningCursor branch(List<ChosenGuess> chosen, long event) {
        Map<Nogood, Nogood> copies = new HashMap<>();
        LearningCursor branch = new LearningCursor(puzzle, chosen, board.copy(copies));
        branch.steering.goOnFrom(steering, event);
        branch.preferred.putAll(preferred);
        branch.state = state;
        branch.learned = copies.computeIfAbsent(learned, Nogood::copy);
        branch.failed = failed;
        branch.floor = floor;
        branch.steps = steps;
        branch.guesses = guesses;
        branch.contradictions = contradictions;
        branch.solutions = solutions;
        branch.deepest = deepest;
        return branch;
    }

    @Override
    public @Nullable Event next(Cancel cancel) {
        if (steered) {
            steering.count();
        }
        return switch (state) {
            case START -> start();
            case SEARCH -> search();
            case FAILED -> goBack(false);
            case SOLVED -> goBack(true);
            case LEARNED -> {
                state = State.SEARCH;
                yield rule(new Ruled(learned.candidates[0], learned), true);
            }
            case OVER -> null;
        };
    }

    private Event start() {
        Contradiction clash = Contradiction.ofGivens(puzzle);
        if (clash != null) {
            contradictions++;
            state = State.FAILED;
            return new Event.Contradicted(clash);
        }
        board.refresh();
        state = State.SEARCH;
        return new Event.Refreshed(Cell.of(80));
    }

    private Event search() {
        Ruled ruled = board.nextRuled();
        if (ruled != null) {
            return rule(ruled, false);
        }
        Event event = propagate();
        if (event != null) {
            return event;
        }
        int blank = singles.cell();
        if (blank < 0) {
            state = State.SOLVED;
            return new Event.Found(++solutions);
        }
        boolean free = !steered || preferred.isEmpty() && !steering.isDue();
        int candidate = free ? 9 * blank + Integer.numberOfTrailingZeros(board.open(blank)) : chosen(blank);
        steps++;
        guesses++;
        CellSet struck = board.guess(candidate);
        deepest = Math.max(deepest, board.depth());
        return new Event.Guessed(LearningBoard.candidate(candidate), 1, 1, board.depth(), Event.Turn.FIRST, struck);
    }

    /// Returns the guess that was chosen, or the one that is preferred in the cell of the engine's own choice.
    private int chosen(int blank) {
        Alternatives own = Alternatives.ofCell(blank, board.open(blank));
        Alternatives among = steering.choose(own, this::open);
        Cell cell = among.candidates().getFirst().cell();
        if (among != own) {
            preferred.put(cell, among.candidates());
        }
        return preferred.getOrDefault(cell, List.of()).stream()
                .map(Candidate::index)
                .filter(board::isOpen)
                .findFirst()
                .orElse(among.candidates().getFirst().index());
    }

    private List<Candidate> open(ChosenGuess guess) {
        int cell = guess.first().cell().index();
        return guess.choice() instanceof Choice.Candidates
                ? Alternatives.ofCell(cell, board.open(cell)).candidates()
                : List.of();
    }

    /// Rules a candidate out because the others of a nogood are all true.
    private Event rule(Ruled ruled, boolean fresh) {
        steps++;
        int cell = ruled.candidate() / 9;
        DigitSet before = new DigitSet(board.open(cell));
        board.rule(ruled.candidate(), ruled.nogood());
        List<Candidate> candidates = LearningBoard.candidates(ruled.nogood());
        return new Event.Narrowed(
                Cell.of(cell), before, new DigitSet(board.open(cell)), new Narrowing.Nogood(candidates, fresh));
    }

    private @Nullable Event propagate() {
        return switch (board.find(singles)) {
            case NO_CANDIDATE -> {
                int first = 9 * singles.cell();
                yield fail(
                        IntStream.range(first, first + 9).toArray(),
                        new Contradiction.NoCandidate(Cell.of(singles.cell())));
            }
            case NO_PLACE ->
                fail(
                        singles.house().cells().stream()
                                .mapToInt(cell ->
                                        9 * cell.index() + singles.digit().ordinal())
                                .toArray(),
                        new Contradiction.NoPlace(singles.digit(), singles.house()));
            case NAKED -> place(new Cause.OnlyCandidate(), board.placeInCell(single()));
            case HIDDEN -> place(new Cause.OnlyPlace(singles.house()), board.placeInHouse(single(), singles.house()));
            case NONE, FULL -> null;
        };
    }

    private int single() {
        return singles.candidate().index();
    }

    private Event place(Cause cause, CellSet struck) {
        steps++;
        return new Event.Placed(singles.candidate(), cause, struck);
    }

    private Event fail(int[] candidates, Contradiction why) {
        failed = candidates;
        contradictions++;
        state = State.FAILED;
        return new Event.Contradicted(why);
    }

    /// Learns a nogood from the contradiction or the solution, and goes back to the level at which it rules a candidate
    /// out.
    private Event goBack(boolean solved) {
        int depth = board.depth();
        if (depth == 0) {
            state = State.OVER;
            return new Event.Exhausted(solutions);
        }
        int to;
        if (solved || depth == floor) {
            learned = board.guesses(depth);
            to = depth - 1;
            floor = to;
            board.backTo(to);
        } else {
            learned = board.analyze(failed);
            int highest = learned.candidates.length == 1 ? 0 : board.levelOf(learned.candidates[1]);
            to = Math.max(highest, floor);
            board.backTo(to);
            board.learn(learned);
        }
        state = State.LEARNED;
        return new Event.Jumped(to);
    }

    @Override
    public Grid grid() {
        return board.grid();
    }

    @Override
    public int level() {
        return board.depth();
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public Counters counters() {
        return new Counters(steps, guesses, contradictions, solutions, deepest);
    }
}
