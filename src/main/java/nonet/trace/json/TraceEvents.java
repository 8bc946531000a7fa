package nonet.trace.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import nonet.deduce.Conclusion;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.json.TraceLine.Bad;
import nonet.trace.json.TraceReading.InvalidLine.Expected;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.jspecify.annotations.Nullable;

/// The events that the lines of a trace stand for. A line may leave out what follows from the board: then its candidates
/// are computed before the first event, and a guess that is taken back first shows its dead end.
final class TraceEvents {

    private static final int DEEPEST = 81;
    private static final int MOST_TRIES = 9;
    private static final long MOST_SOLUTIONS = 1L << 58;

    private final TraceRules board;

    /// By level, the cell of the latest guess, the number of its guesses, and whether a deeper one followed the last.
    private final @Nullable Cell[] guessed = new Cell[DEEPEST + 2];

    private final int[] tried = new int[DEEPEST + 3];
    private final boolean[] deeper = new boolean[DEEPEST + 2];
    private boolean fresh;

    TraceEvents(TraceRules board) {
        this.board = board;
    }

    /// Returns the event that comes before the one that a line names, although no line says so; null if there is none.
    @Nullable
    Event before(TraceLine fields) {
        boolean enters = fields.is("kind", "placed") || fields.is("kind", "guessed");
        if (board.count() == 0 && enters && !fields.has("struck")) {
            return new Event.Refreshed(Cell.of(80));
        }
        if (fresh && fields.is("kind", "backtracked") && !fields.has("to")) {
            Contradiction why = board.contradiction();
            return why == null ? null : new Event.Contradicted(why);
        }
        return null;
    }

    /// Returns the event that a line names, on the present board.
    Event of(TraceLine fields) throws Bad {
        return switch (fields.text("kind")) {
            case "refreshed" -> new Event.Refreshed(fields.cell());
            case "placed" -> placed(fields);
            case "deduced" -> deduced(fields);
            case "stuck" -> new Event.Stuck();
            case "guessed" -> guess(fields);
            case "narrowed" ->
                new Event.Narrowed(fields.cell(), fields.digits("before"), fields.digits("digits"), fields.narrowing());
            case "shrunk" -> new Event.Shrunk(fields.narrowing());
            case "contradicted" -> new Event.Contradicted(why(fields));
            case "cleared" -> new Event.Cleared(fields.cell());
            case "backtracked" -> back(fields);
            case "jumped" -> new Event.Jumped(fields.small("to", 0, DEEPEST - 1));
            case "found" -> found(fields);
            case "exhausted" ->
                new Event.Exhausted(
                        fields.has("solutions") ? fields.number("solutions", 0, MOST_SOLUTIONS) : board.solutions());
            default -> throw new Bad(Why.UNKNOWN_KIND);
        };
    }

    /// Records that an event was taken, for the guesses that follow.
    void took(Event event) {
        int open = board.open();
        switch (event) {
            case Event.Guessed guess -> {
                Cell cell = guess.candidate().cell();
                guessed[open] = cell;
                tried[open] = guess.ordinal();
                tried[open + 1] = 0;
                deeper[open] = false;
                deeper[open - 1] = true;
                fresh = true;
            }
            case Event.Found _, Event.Contradicted _, Event.Backtracked _, Event.Jumped _ -> fresh = false;
            default -> tried[open + 1] = 0;
        }
    }

    private Event placed(TraceLine fields) throws Bad {
        Candidate candidate = fields.candidate();
        return new Event.Placed(candidate, cause(fields, candidate), struck(fields, candidate));
    }

    private Event guess(TraceLine fields) throws Bad {
        Candidate candidate = fields.candidate();
        boolean says = fields.has("ordinal");
        int level = fields.has("level")
                ? fields.small("level", 0, DEEPEST)
                : board.open() + (says && fields.small("ordinal", 1, MOST_TRIES) > 1 ? 0 : 1);
        boolean again = !says
                && level > 0
                && tried[level] > 0
                && tried[level] < MOST_TRIES
                && candidate.cell().equals(guessed[level]);
        int ordinal = says ? fields.small("ordinal", 1, MOST_TRIES) : again ? tried[level] + 1 : 1;
        int of = fields.has("of")
                ? fields.small("of", ordinal, MOST_TRIES)
                : Math.max(ordinal, board.candidates(candidate.cell()));
        Event.Turn turn = fields.has("turn")
                ? turn(fields)
                : ordinal == 1 ? Event.Turn.FIRST : deeper[level] ? Event.Turn.UPWARD : Event.Turn.FORWARD;
        Choice choice =
                fields.has("house") ? new Choice.Places(fields.houseOf(candidate.cell())) : new Choice.Candidates();
        return new Event.Guessed(candidate, ordinal, of, level, turn, struck(fields, candidate), choice);
    }

    private static Event.Turn turn(TraceLine fields) throws Bad {
        return Arrays.stream(Event.Turn.values())
                .filter(each -> fields.is("turn", each.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new Bad("turn", Expected.KNOWN_WORD));
    }

    /// Returns the event of a guess taken back: without a level it is the last one that is open, whose board is the one
    /// before it again.
    private Event back(TraceLine fields) throws Bad {
        if (fields.has("to")) {
            return new Event.Backtracked(fields.small("to", 0, DEEPEST));
        }
        if (board.open() == 0) {
            throw new Bad(Why.NOT_OPEN);
        }
        return new Event.Jumped(board.open() - 1);
    }

    private Event found(TraceLine fields) throws Bad {
        if (fields.has("digits") && !board.isSolution(fields.digitList())) {
            throw new Bad(Why.NO_SOLUTION);
        }
        return new Event.Found(
                fields.has("number") ? fields.number("number", 1, MOST_SOLUTIONS) : board.solutions() + 1);
    }

    private static Event deduced(TraceLine fields) throws Bad {
        Technique technique =
                Technique.withId(fields.text("technique")).orElseThrow(() -> new Bad("technique", Expected.KNOWN_WORD));
        List<Conclusion> conclusions = new ArrayList<>();
        fields.candidates("placed").forEach(each -> conclusions.add(new Conclusion.Placement(each)));
        fields.candidates("eliminated").forEach(each -> conclusions.add(new Conclusion.Elimination(each)));
        if (conclusions.isEmpty()) {
            throw new Bad("eliminated", Expected.CANDIDATES);
        }
        return new Event.Deduced(new RecordedDeduction(technique, conclusions));
    }

    private Cause cause(TraceLine fields, Candidate placed) throws Bad {
        if (!fields.has("cause")) {
            return board.cause(placed);
        }
        return switch (fields.text("cause")) {
            case "only-candidate" -> new Cause.OnlyCandidate();
            case "only-place" -> new Cause.OnlyPlace(fields.houseOf(placed.cell()));
            default -> throw new Bad("cause", Expected.KNOWN_WORD);
        };
    }

    private static Contradiction why(TraceLine fields) throws Bad {
        return switch (fields.text("why")) {
            case "clash" -> {
                Candidate entered = fields.candidate();
                yield new Contradiction.Clash(entered, fields.houseOf(entered.cell()));
            }
            case "no-candidate" -> new Contradiction.NoCandidate(fields.cell());
            case "no-place" -> new Contradiction.NoPlace(fields.digit(), fields.house());
            case "last-lost" -> {
                Candidate last = fields.candidate();
                yield new Contradiction.LastLost(last, fields.houseOf(last.cell()), fields.truth("guessed"));
            }
            case "too-few-cells" -> new Contradiction.TooFewCells(fields.ply(), fields.digits("digits"));
            default -> throw new Bad("why", Expected.KNOWN_WORD);
        };
    }

    private CellSet struck(TraceLine fields, Candidate entered) throws Bad {
        if (!fields.has("struck")) {
            return board.struckBy(entered);
        }
        CellSet struck = fields.cells("struck");
        if (!struck.minus(entered.cell().peers()).isEmpty()) {
            throw new Bad("struck", Expected.CELLS);
        }
        return struck;
    }
}
