package nonet.trace.json;

import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The result of reading a trace: its events up to the first invalid line.
public sealed interface TraceReading {

    /// A trace, complete or partial.
    ///
    /// @param engine the id of the searching engine, whether this program has it or not
    /// @param fault the fault of the line after the last event; null if the text was read to its end
    record Read(
            String engine,
            Puzzle puzzle,
            Trace trace,
            @Nullable InvalidLine fault) implements TraceReading {}

    /// A text without a readable trace.
    record Unreadable(InvalidLine fault) implements TraceReading {}

    /// The first invalid line of a trace.
    ///
    /// @param line the line, from 1
    /// @param field the name of the invalid field; empty if the fault is that of the whole line
    /// @param expected what the field should hold
    /// @param misfit the cell at which the event does not fit the board; null if the fault is none of a cell
    record InvalidLine(
            long line,
            Why why,
            String field,
            Expected expected,
            @Nullable Misfit misfit) {

        /// A fault of a whole line.
        public InvalidLine(long line, Why why) {
            this(line, why, null);
        }

        /// A fault of a whole line, at a cell of the board.
        public InvalidLine(long line, Why why, @Nullable Misfit misfit) {
            this(line, why, "", Expected.KNOWN_WORD, misfit);
        }

        /// A fault of a field.
        public InvalidLine(long line, Why why, String field, Expected expected) {
            this(line, why, field, expected, null);
        }

        /// A cell at which an event does not fit the board.
        ///
        /// @param digit the digit that the event names, 0 for none
        /// @param holds the digit on the board, 0 if the cell is blank
        public record Misfit(Cell cell, int digit, int holds) {}

        /// The reason why a line is invalid.
        public enum Why {
            /// The text does not begin with the header line, which names engine and puzzle.
            NO_TRACE,
            /// The trace is of a later version.
            NEWER,
            /// The line is truncated.
            CUT_OFF,
            /// The line is not a JSON object.
            NOT_JSON,
            /// A field is missing or its value makes no sense.
            BAD_FIELD,
            /// The kind of the event is unknown.
            UNKNOWN_KIND,
            /// The puzzle has a cell twice.
            TWICE,
            /// The step is less than that of the event before, or far more.
            STEP,
            /// The cell holds a digit already.
            FILLED,
            /// The digit is not among the candidates of the cell.
            NO_CANDIDATE,
            /// The digit is among the candidates of the cell, but not among those of the event.
            CANDIDATE,
            /// The cell has no entered digit that could be cleared.
            NOT_CLEARED,
            /// The search goes back to, or guesses at, a level that is not open.
            NOT_OPEN,
            /// The board is no solution, or not the one of the line.
            NO_SOLUTION,
            /// The search had ended.
            ENDED,
            /// The event is impossible after those before it for another reason.
            IMPOSSIBLE,
            /// The line is longer than any event.
            TOO_LONG,
            /// There are more events than the limit.
            TOO_MANY
        }

        /// The value that a field should hold.
        public enum Expected {
            CELL,
            CELLS,
            DIGIT,
            DIGITS,
            CANDIDATES,
            /// The 729 candidates of a sukaku.
            CANDIDATE_TEXT,
            HOUSE,
            NUMBER,
            TEXT,
            TRUTH,
            /// One of the words that the contract lists for the field.
            KNOWN_WORD
        }
    }
}
