package nonet.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import nonet.deduce.Conclusion;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Technique;
import nonet.format.TraceFields.Bad;
import nonet.format.TraceReading.InvalidLine.Why;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Reads a trace in JSON line by line and replays each event, so that an impossible one is detected at its line.
final class TraceJsonReader {

    private static final int LONGEST_LINE = 4096;
    private static final int DEEPEST = 81;
    private static final int MOST_TRIES = 9;
    private static final long MOST_SOLUTIONS = 1L << 58;

    private final BufferedReader text;
    private final int mostEvents;
    private int line;
    private boolean lineEnds;
    private boolean lineTooLong;

    TraceJsonReader(Reader text, int mostEvents) {
        this.text = new BufferedReader(text);
        this.mostEvents = mostEvents;
    }

    TraceReading read() throws IOException {
        String first = nextLine();
        if (first == null) {
            return new TraceReading.Unreadable(new TraceReading.InvalidLine(1, Why.NO_TRACE));
        }
        String engine;
        Puzzle puzzle;
        try {
            TraceFields fields = fields(first);
            engine = fields.text("engine");
            puzzle = puzzle(fields);
        } catch (Bad bad) {
            Why why = bad.why() == Why.CUT_OFF ? Why.CUT_OFF : Why.NO_TRACE;
            return new TraceReading.Unreadable(new TraceReading.InvalidLine(line, why));
        }
        Trace trace = new Trace(puzzle, Math.max(10_000, mostEvents));
        return new TraceReading.Read(engine, puzzle, trace, events(new TraceCheck(puzzle, trace), trace));
    }

    private TraceReading.@Nullable InvalidLine events(TraceCheck check, Trace trace) throws IOException {
        try {
            for (String next = nextLine(); next != null; next = nextLine()) {
                if (trace.size() >= mostEvents) {
                    return new TraceReading.InvalidLine(line, Why.TOO_MANY);
                }
                TraceFields fields = fields(next);
                long step = fields.number("step", 0, Long.MAX_VALUE);
                int level = fields.small("level", 0, DEEPEST);
                Event event = event(fields, level);
                if (!check.canFollow(event, step, level)
                        || event instanceof Event.Found && !check.isSolution(fields.digitList())) {
                    return new TraceReading.InvalidLine(line, Why.IMPOSSIBLE);
                }
                trace.append(event, step, level);
            }
            return null;
        } catch (Bad bad) {
            return new TraceReading.InvalidLine(line, bad.why());
        }
    }

    /// A last line that is not JSON is reported as truncated, whatever its content.
    private TraceFields fields(String next) throws Bad {
        if (lineTooLong) {
            throw new Bad(Why.TOO_LONG);
        }
        try {
            return TraceFields.parse(next);
        } catch (Bad bad) {
            throw lineEnds ? bad : new Bad(Why.CUT_OFF);
        }
    }

    private static Puzzle puzzle(TraceFields fields) throws Bad {
        List<Cell> cells = fields.cellList();
        List<Digit> digits = fields.digitList();
        if (!fields.text("kind").equals("puzzle") || cells.size() != digits.size()) {
            throw new Bad(Why.BAD_FIELD);
        }
        byte[] givens = new byte[81];
        for (int i = 0; i < cells.size(); i++) {
            givens[cells.get(i).index()] = (byte) digits.get(i).value();
        }
        Puzzle puzzle = Puzzle.of(givens);
        if (!fields.has("candidates")) {
            return puzzle;
        }
        String candidates = fields.text("candidates");
        if (!candidates.matches("[1-9.]{729}")) {
            throw new Bad(Why.BAD_FIELD);
        }
        return puzzle.restrictedTo(candidates);
    }

    private static Event event(TraceFields fields, int level) throws Bad {
        return switch (fields.text("kind")) {
            case "refreshed" -> new Event.Refreshed(fields.cell());
            case "placed" -> {
                Candidate candidate = fields.candidate();
                yield new Event.Placed(candidate, cause(fields, candidate.cell()), struck(fields, candidate.cell()));
            }
            case "deduced" -> deduced(fields);
            case "stuck" -> new Event.Stuck();
            case "guessed" -> guess(fields, level);
            case "narrowed" ->
                new Event.Narrowed(fields.cell(), fields.digits("before"), fields.digits("digits"), fields.narrowing());
            case "shrunk" -> new Event.Shrunk(fields.narrowing());
            case "contradicted" -> new Event.Contradicted(why(fields));
            case "cleared" -> new Event.Cleared(fields.cell());
            case "backtracked" -> new Event.Backtracked(fields.small("to", 0, DEEPEST));
            case "jumped" -> new Event.Jumped(fields.small("to", 0, DEEPEST));
            case "found" -> new Event.Found(fields.number("number", 1, MOST_SOLUTIONS));
            case "exhausted" -> new Event.Exhausted(fields.number("solutions", 0, MOST_SOLUTIONS));
            default -> throw new Bad(Why.UNKNOWN_KIND);
        };
    }

    private static Event deduced(TraceFields fields) throws Bad {
        Technique technique = Technique.withId(fields.text("technique")).orElseThrow(() -> new Bad(Why.BAD_FIELD));
        List<Conclusion> conclusions = new ArrayList<>();
        fields.candidates("placed").forEach(each -> conclusions.add(new Conclusion.Placement(each)));
        fields.candidates("eliminated").forEach(each -> conclusions.add(new Conclusion.Elimination(each)));
        if (conclusions.isEmpty()) {
            throw new Bad(Why.BAD_FIELD);
        }
        return new Event.Deduced(new RecordedDeduction(technique, conclusions));
    }

    private static Event guess(TraceFields fields, int level) throws Bad {
        Candidate candidate = fields.candidate();
        int of = fields.small("of", 1, MOST_TRIES);
        Event.Turn turn = Arrays.stream(Event.Turn.values())
                .filter(each -> fields.is("turn", each.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new Bad(Why.BAD_FIELD));
        Choice choice =
                fields.has("house") ? new Choice.Places(fields.houseOf(candidate.cell())) : new Choice.Candidates();
        return new Event.Guessed(
                candidate, fields.small("ordinal", 1, of), of, level, turn, struck(fields, candidate.cell()), choice);
    }

    private static Cause cause(TraceFields fields, Cell cell) throws Bad {
        return switch (fields.text("cause")) {
            case "only-candidate" -> new Cause.OnlyCandidate();
            case "only-place" -> new Cause.OnlyPlace(fields.houseOf(cell));
            default -> throw new Bad(Why.BAD_FIELD);
        };
    }

    private static Contradiction why(TraceFields fields) throws Bad {
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
            default -> throw new Bad(Why.BAD_FIELD);
        };
    }

    private static CellSet struck(TraceFields fields, Cell cell) throws Bad {
        CellSet struck = fields.cells("struck");
        if (!struck.minus(cell.peers()).isEmpty()) {
            throw new Bad(Why.BAD_FIELD);
        }
        return struck;
    }

    /// Returns the next non-blank line, or null at the end. Of a line that is too long, only the beginning is read.
    private @Nullable String nextLine() throws IOException {
        StringBuilder next = new StringBuilder();
        do {
            next.setLength(0);
            int character = text.read();
            if (character < 0) {
                return null;
            }
            line++;
            while (character >= 0 && character != '\n' && next.length() < LONGEST_LINE) {
                next.append((char) character);
                character = text.read();
            }
            lineEnds = character >= 0;
            lineTooLong = character >= 0 && character != '\n';
        } while (next.toString().isBlank());
        return next.toString();
    }
}
