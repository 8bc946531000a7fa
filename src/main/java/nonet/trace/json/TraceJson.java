package nonet.trace.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.notation.Names;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.Replay;
import nonet.trace.Trace;
import nonet.trace.TraceText;
import nonet.trace.json.TraceReading.InvalidLine;

/// A trace as JSON, one object per line, in the order of its events. Each has `step`, `level`, `kind`, the `cells` it
/// concerns and their `digits`; further fields depend on the kind.
///
/// The first line is of the kind `puzzle`: its cells are the givens, `candidates` has the 729 of a restricted puzzle,
/// and `engine` names the engine. A `found` line has all 81 digits of the solution, row by row.
public final class TraceJson implements TraceText {

    /// The largest number of events that are read.
    public static final int MOST_EVENTS = 5_000_000;

    /// The largest number of steps from an event to the next one.
    public static final long LARGEST_STRIDE = 1 << 18;

    static final int VERSION = 1;

    private final JsonFactory json = new JsonFactory();
    private final String engine;
    private final Puzzle puzzle;
    private final Replay replay;

    /// Begins a trace.
    ///
    /// @param engine the id of the searching engine
    public TraceJson(String engine, Puzzle puzzle) {
        this.engine = engine;
        this.puzzle = puzzle;
        this.replay = new Replay(puzzle);
    }

    /// Reads a trace up to its end or its first invalid line. The memory needed is bounded for any text.
    ///
    /// @throws IOException if the reader fails
    public static TraceReading read(Reader text) throws IOException {
        return read(text, MOST_EVENTS);
    }

    /// Reads a trace up to a number of events, its end, or its first invalid line.
    static TraceReading read(Reader text, int mostEvents) throws IOException {
        TraceJsonReader lines;
        try {
            lines = new TraceJsonReader(text);
        } catch (TraceJsonReader.NoTraceException none) {
            return new TraceReading.Unreadable(none.fault());
        }
        Trace trace = new Trace(lines.puzzle(), Math.max(10_000, mostEvents));
        for (Entry entry = lines.next(); entry != null; entry = lines.next()) {
            if (trace.size() >= mostEvents) {
                InvalidLine beyond = new InvalidLine(lines.line(), InvalidLine.Why.TOO_MANY);
                return new TraceReading.Read(lines.engine(), lines.puzzle(), trace, beyond);
            }
            trace.append(entry.event(), entry.step(), entry.level());
        }
        return new TraceReading.Read(lines.engine(), lines.puzzle(), trace, lines.fault());
    }

    /// Returns the header line.
    public String header() {
        return object(out -> {
            begin(out, 0, 0, "puzzle");
            cells(out, "cells", puzzle.givenCells());
            out.writeArrayFieldStart("digits");
            for (Cell cell : puzzle.givenCells()) {
                out.writeNumber(puzzle.values()[cell.index()]);
            }
            out.writeEndArray();
            if (puzzle.isRestricted()) {
                out.writeStringField("candidates", puzzle.candidateText());
            }
            out.writeStringField("engine", engine);
            out.writeNumberField("version", VERSION);
        });
    }

    /// Returns the line of an event. Must be called for all events in order.
    @Override
    public Optional<String> line(Entry entry) {
        replay.apply(entry);
        return Optional.of(object(out -> write(out, entry)));
    }

    private void write(JsonGenerator out, Entry entry) throws IOException {
        begin(out, entry.step(), entry.level(), entry.event().kind());
        switch (entry.event()) {
            case Event.Refreshed(Cell last) -> about(out, CellSet.of(last), DigitSet.NONE);
            case Event.Placed(Candidate candidate, Cause cause, CellSet struck) -> {
                about(out, candidate);
                switch (cause) {
                    case Cause.OnlyCandidate() -> out.writeStringField("cause", "only-candidate");
                    case Cause.OnlyPlace(House house) -> {
                        out.writeStringField("cause", "only-place");
                        house(out, house);
                    }
                    case Cause.Unstated() -> {}
                }
                cells(out, "struck", struck);
            }
            case Event.Guessed guess -> {
                about(out, guess.candidate());
                out.writeNumberField("ordinal", guess.ordinal());
                out.writeNumberField("of", guess.of());
                out.writeStringField("turn", guess.turn().name().toLowerCase(Locale.ROOT));
                if (guess.choice() instanceof Choice.Places(House house)) {
                    house(out, house);
                }
                cells(out, "struck", guess.struck());
            }
            case Event.Deduced(Deduction deduction) -> {
                out.writeStringField("technique", deduction.technique().id());
                conclusions(out, "placed", deduction, true);
                conclusions(out, "eliminated", deduction, false);
            }
            case Event.Stuck() -> about(out, CellSet.NONE, DigitSet.NONE);
            case Event.Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing by) -> {
                about(out, CellSet.of(cell), after);
                digits(out, "before", before);
                narrowing(out, by);
            }
            case Event.Shrunk(Narrowing by) -> {
                about(out, CellSet.NONE, DigitSet.NONE);
                narrowing(out, by);
            }
            case Event.Contradicted(Contradiction why) -> write(out, why);
            case Event.Cleared(Cell cell) -> about(out, CellSet.of(cell), DigitSet.NONE);
            case Event.Backtracked(int level) -> {
                about(out, CellSet.NONE, DigitSet.NONE);
                out.writeNumberField("to", level);
            }
            case Event.Jumped(int level) -> {
                about(out, CellSet.NONE, DigitSet.NONE);
                out.writeNumberField("to", level);
            }
            case Event.Found(long number) -> {
                cells(out, "cells", CellSet.NONE);
                solution(out, replay.state().grid());
                out.writeNumberField("number", number);
            }
            case Event.Exhausted(long solutions) -> {
                about(out, CellSet.NONE, DigitSet.NONE);
                out.writeNumberField("solutions", solutions);
            }
        }
    }

    private static void write(JsonGenerator out, Contradiction why) throws IOException {
        switch (why) {
            case Contradiction.Clash(Candidate entered, House house) -> {
                about(out, entered);
                out.writeStringField("why", "clash");
                house(out, house);
            }
            case Contradiction.NoCandidate(Cell cell) -> {
                about(out, CellSet.of(cell), DigitSet.NONE);
                out.writeStringField("why", "no-candidate");
            }
            case Contradiction.NoPlace(Digit digit, House house) -> {
                about(out, CellSet.NONE, DigitSet.of(digit));
                out.writeStringField("why", "no-place");
                house(out, house);
            }
            case Contradiction.LastLost(Candidate last, House house, boolean guessed) -> {
                about(out, last);
                out.writeStringField("why", "last-lost");
                house(out, house);
                out.writeBooleanField("guessed", guessed);
            }
            case Contradiction.TooFewCells(Narrowing.Ply ply, DigitSet digits) -> {
                about(out, CellSet.NONE, digits);
                out.writeStringField("why", "too-few-cells");
                narrowing(out, ply);
            }
        }
    }

    private static void begin(JsonGenerator out, long step, int level, String kind) throws IOException {
        out.writeNumberField("step", step);
        out.writeNumberField("level", level);
        out.writeStringField("kind", kind);
    }

    private static void about(JsonGenerator out, Candidate candidate) throws IOException {
        about(out, CellSet.of(candidate.cell()), DigitSet.of(candidate.digit()));
    }

    private static void about(JsonGenerator out, CellSet cells, DigitSet digits) throws IOException {
        cells(out, "cells", cells);
        digits(out, "digits", digits);
    }

    /// Writes each conclusion as a cell and a digit, such as `r3c5=7`.
    private static void conclusions(JsonGenerator out, String field, Deduction deduction, boolean placed)
            throws IOException {
        out.writeArrayFieldStart(field);
        for (Conclusion conclusion : deduction.conclusions()) {
            if (conclusion instanceof Conclusion.Placement == placed) {
                Candidate candidate = conclusion.candidate();
                out.writeString(candidate.toString());
            }
        }
        out.writeEndArray();
    }

    private static void cells(JsonGenerator out, String field, CellSet cells) throws IOException {
        out.writeArrayFieldStart(field);
        for (Cell cell : cells) {
            out.writeString(cell.toString());
        }
        out.writeEndArray();
    }

    private static void digits(JsonGenerator out, String field, DigitSet digits) throws IOException {
        out.writeArrayFieldStart(field);
        for (Digit digit : digits) {
            out.writeNumber(digit.value());
        }
        out.writeEndArray();
    }

    private static void solution(JsonGenerator out, Grid grid) throws IOException {
        out.writeArrayFieldStart("digits");
        for (byte value : grid.values()) {
            out.writeNumber(value);
        }
        out.writeEndArray();
    }

    private static void house(JsonGenerator out, House house) throws IOException {
        out.writeStringField("house", Names.of(house));
    }

    private static void narrowing(JsonGenerator out, Narrowing by) throws IOException {
        switch (by) {
            case Narrowing.Group(House house) -> house(out, house);
            case Narrowing.Ply(House house, int number, int box) -> {
                house(out, house);
                out.writeNumberField("ply", number);
                out.writeNumberField("box", box);
            }
            case Narrowing.Nogood(List<Candidate> candidates, boolean learned) -> {
                out.writeArrayFieldStart("nogood");
                for (Candidate candidate : candidates) {
                    out.writeString(candidate.toString());
                }
                out.writeEndArray();
                out.writeBooleanField("learned", learned);
            }
        }
    }

    @FunctionalInterface
    private interface Fields {
        void write(JsonGenerator out) throws IOException;
    }

    private String object(Fields fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = json.createGenerator(text)) {
            out.writeStartObject();
            fields.write(out);
            out.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
