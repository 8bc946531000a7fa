package nonet.trace.json;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.json.TraceLine.Bad;
import nonet.trace.json.TraceReading.InvalidLine;
import nonet.trace.json.TraceReading.InvalidLine.Expected;
import nonet.trace.json.TraceReading.InvalidLine.Misfit;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.jspecify.annotations.Nullable;

/// Reads a trace in JSON line by line, in constant memory for any text. It takes no more lines than it is asked for, so
/// that a pipe can be followed. Each event is replayed, so that an impossible one is detected at its line.
public final class TraceJsonReader {

    private static final int LONGEST_LINE = 4096;
    private static final int LONGEST_NAME = 60;

    private final Reader text;

    /// The characters that were read from the text and not yet taken: a reader locks itself for each character.
    private final char[] buffer = new char[8192];

    private int taken;
    private int filled;
    private final String engine;
    private final Puzzle puzzle;
    private final TraceRules board;
    private final TraceEvents events;
    private @Nullable InvalidLine fault;
    private long line;
    private boolean lineEnds;
    private boolean lineTooLong;

    /// The line whose event comes next, and the event that is inserted before it.
    private @Nullable TraceLine fields;

    private @Nullable Event inserted;

    /// Thrown if a text does not begin with the first line of a trace.
    public static final class NoTraceException extends IOException {

        private static final long serialVersionUID = 1;

        private final transient InvalidLine fault;

        private final boolean empty;

        private NoTraceException(InvalidLine fault, boolean empty) {
            super("line " + fault.line() + ": " + fault.why());
            this.fault = fault;
            this.empty = empty;
        }

        /// Tests whether there is no line at all.
        public boolean isEmpty() {
            return empty;
        }

        public InvalidLine fault() {
            return fault;
        }
    }

    /// Reads the first line, which names the engine and the puzzle. If a pipe has none yet, this waits for it.
    ///
    /// @throws NoTraceException if it is anything else
    /// @throws IOException if the reader fails
    public TraceJsonReader(Reader text) throws IOException {
        this.text = text;
        boolean begun = false;
        try {
            String first = nextLine();
            begun = first != null && first.stripLeading().startsWith("{");
            if (first == null) {
                throw new NoTraceException(new InvalidLine(1, Why.NO_TRACE), true);
            }
            TraceLine header = parse(first);
            if (!header.is("kind", "puzzle")) {
                throw new Bad(Why.NO_TRACE);
            }
            if (header.has("version") && header.number("version", 1, Long.MAX_VALUE) > TraceJson.VERSION) {
                throw new Bad(Why.NEWER);
            }
            engine = name(header.text("engine"));
            puzzle = puzzle(header);
        } catch (Bad bad) {
            // A short text without an end of line is more likely something else than a trace that was cut off.
            boolean known = bad.why() != Why.NOT_JSON && (bad.why() != Why.CUT_OFF || begun);
            throw new NoTraceException(known ? bad.at(line) : new InvalidLine(line, Why.NO_TRACE), false);
        }
        board = new TraceRules(puzzle);
        events = new TraceEvents(board);
    }

    /// Returns the name of the searching engine, whether this program has it or not.
    public String engine() {
        return engine;
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /// Returns the number of the last line that was read.
    public long line() {
        return line;
    }

    /// Returns the fault of the line that ended the trace; null if there is none.
    public @Nullable InvalidLine fault() {
        return fault;
    }

    /// Returns the number of solutions so far.
    public long solutions() {
        return board.solutions();
    }

    /// Tests whether the next event is known already, so that it does not have to be waited for.
    public boolean holdsEvent() {
        return fields != null;
    }

    /// Returns the next event. If a pipe has none yet, this waits for it.
    ///
    /// @return null at the end of the text, and from the first invalid line on
    /// @throws IOException if the reader fails
    public @Nullable Entry next() throws IOException {
        try {
            if (fault != null || fields == null && !readLine()) {
                return null;
            }
            Event first = inserted;
            TraceLine named = fields;
            if (first != null || named == null) {
                inserted = null;
                return first == null ? null : take(first, board.step(), board.open());
            }
            fields = null;
            Event event = events.of(named);
            boolean enters = event instanceof Event.Placed || event instanceof Event.Guessed;
            long step = named.has("step") ? named.number("step", 0, Long.MAX_VALUE) : board.step() + (enters ? 1 : 0);
            return take(event, step, named.has("level") ? named.small("level", 0, 81) : board.levelAfter(event));
        } catch (Bad bad) {
            fault = bad.at(line);
            return null;
        }
    }

    private boolean readLine() throws IOException, Bad {
        String next = nextLine();
        if (next == null) {
            return false;
        }
        TraceLine read = parse(next);
        inserted = events.before(read);
        fields = read;
        return true;
    }

    private Entry take(Event event, long step, int level) throws Bad {
        Entry entry = new Entry(board.count(), step, level, event);
        Bad bad = board.take(event, step, level);
        if (bad != null) {
            throw bad;
        }
        events.took(event);
        return entry;
    }

    /// A last line that is not JSON is reported as truncated, whatever its content.
    private TraceLine parse(String next) throws Bad {
        if (lineTooLong) {
            throw new Bad(Why.TOO_LONG);
        }
        try {
            return TraceLine.parse(next);
        } catch (Bad bad) {
            throw lineEnds ? bad : new Bad(Why.CUT_OFF);
        }
    }

    private static String name(String engine) throws Bad {
        if (engine.isBlank() || engine.length() > LONGEST_NAME || engine.chars().anyMatch(Character::isISOControl)) {
            throw new Bad("engine", Expected.TEXT);
        }
        return engine;
    }

    private static Puzzle puzzle(TraceLine fields) throws Bad {
        List<Cell> cells = fields.cellList();
        List<Digit> digits = fields.digitList();
        if (cells.size() != digits.size()) {
            throw new Bad("digits", Expected.DIGITS);
        }
        byte[] givens = new byte[81];
        for (int i = 0; i < cells.size(); i++) {
            if (cells.indexOf(cells.get(i)) < i) {
                throw new Bad(Why.TWICE, new Misfit(cells.get(i), digits.get(i).value(), 0));
            }
            givens[cells.get(i).index()] = (byte) digits.get(i).value();
        }
        Puzzle puzzle = Puzzle.of(givens);
        if (!fields.has("candidates")) {
            return puzzle;
        }
        short[] candidates = Puzzle.parseCandidates(fields.text("candidates"))
                .orElseThrow(() -> new Bad("candidates", Expected.CANDIDATE_TEXT));
        return puzzle.restrictedTo(candidates);
    }

    /// Returns the next non-blank line, or null at the end. Of a line that is too long, only the beginning is read.
    private @Nullable String nextLine() throws IOException {
        StringBuilder next = new StringBuilder();
        do {
            next.setLength(0);
            int character = nextCharacter();
            if (character < 0) {
                return null;
            }
            line++;
            while (character >= 0 && character != '\n' && next.length() < LONGEST_LINE) {
                next.append((char) character);
                character = nextCharacter();
            }
            lineEnds = character >= 0;
            lineTooLong = character >= 0 && character != '\n';
        } while (next.toString().isBlank());
        return next.toString();
    }

    /// Returns the next character, or -1 at the end.
    private int nextCharacter() throws IOException {
        if (taken == filled) {
            taken = 0;
            filled = Math.max(0, text.read(buffer));
            if (line == 0 && filled > 0 && buffer[0] == '\uFEFF') {
                // A byte order mark.
                taken = 1;
                return nextCharacter();
            }
        }
        return filled == 0 ? -1 : buffer[taken++];
    }
}
