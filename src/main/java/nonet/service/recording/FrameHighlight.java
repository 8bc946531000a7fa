package nonet.service.recording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// How an event looks in a recording: its kind, and the cells to look at.
record FrameHighlight(Kind kind, CellSet cells) {

    /// The kinds of events that look different, each with its letter in the file of a player.
    enum Kind {
        PLACED('p'),
        GUESSED('g'),
        NARROWED('n'),
        DEAD_END('x'),
        BACK('b'),
        FOUND('f'),
        END('e'),
        OTHER('o'),
        /// A hint, or a step of one that was applied.
        HINT('h'),
        /// A move of the user that is undone later.
        UNDONE('u');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }

        char letter() {
            return letter;
        }
    }

    /// Returns the cells if they are a dead end.
    CellSet dead() {
        return kind == Kind.DEAD_END || kind == Kind.UNDONE ? cells : CellSet.NONE;
    }

    /// Returns the marks of the cells in a picture.
    Marks marks() {
        @Nullable
        Role role = switch (kind) {
            case PLACED, HINT -> Role.PLACED;
            case NARROWED, BACK -> Role.ELIMINATED;
            case GUESSED, DEAD_END, UNDONE, FOUND, END, OTHER -> null;
        };
        Map<Cell, Role> roles = new HashMap<>();
        if (role != null) {
            cells.forEach(cell -> roles.put(cell, role));
        }
        return new Marks(Map.of(), roles, Map.of(), List.of());
    }

    static FrameHighlight of(Event event) {
        return switch (event) {
            case Event.Refreshed _, Event.Shrunk _, Event.Stuck _ -> new FrameHighlight(Kind.OTHER, CellSet.NONE);
            case Event.Placed placed ->
                new FrameHighlight(Kind.PLACED, CellSet.of(placed.candidate().cell()));
            case Event.Guessed guess ->
                new FrameHighlight(Kind.GUESSED, CellSet.of(guess.candidate().cell()));
            case Event.Narrowed narrowed -> new FrameHighlight(Kind.NARROWED, CellSet.of(narrowed.cell()));
            case Event.Deduced(Deduction deduction) -> of(deduction);
            case Event.Contradicted(Contradiction why) -> new FrameHighlight(Kind.DEAD_END, why.cells());
            case Event.Cleared cleared -> new FrameHighlight(Kind.BACK, CellSet.of(cleared.cell()));
            case Event.Backtracked _, Event.Jumped _ -> new FrameHighlight(Kind.BACK, CellSet.NONE);
            case Event.Found _ -> new FrameHighlight(Kind.FOUND, CellSet.NONE);
            case Event.Exhausted _ -> new FrameHighlight(Kind.END, CellSet.NONE);
        };
    }

    private static FrameHighlight of(Deduction deduction) {
        CellSet cells = CellSet.NONE;
        boolean placed = false;
        for (Conclusion conclusion : deduction.conclusions()) {
            cells = cells.with(conclusion.candidate().cell());
            placed |= conclusion instanceof Conclusion.Placement;
        }
        return new FrameHighlight(placed ? Kind.PLACED : Kind.NARROWED, cells);
    }
}
