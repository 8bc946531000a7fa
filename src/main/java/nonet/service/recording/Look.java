package nonet.service.recording;

import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.CellSet;
import nonet.trace.Contradiction;
import nonet.trace.Event;

/// How an event looks in a recording: its kind, and the cells to look at.
record Look(Kind kind, CellSet cells) {

    /// The kinds of events that look different, each with its letter in the file of a player.
    enum Kind {
        PLACED('p'),
        GUESSED('g'),
        NARROWED('n'),
        DEAD_END('x'),
        BACK('b'),
        FOUND('f'),
        END('e'),
        OTHER('o');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }

        char letter() {
            return letter;
        }
    }

    static Look of(Event event) {
        return switch (event) {
            case Event.Refreshed _, Event.Shrunk _, Event.Stuck _ -> new Look(Kind.OTHER, CellSet.NONE);
            case Event.Placed placed ->
                new Look(Kind.PLACED, CellSet.of(placed.candidate().cell()));
            case Event.Guessed guess ->
                new Look(Kind.GUESSED, CellSet.of(guess.candidate().cell()));
            case Event.Narrowed narrowed -> new Look(Kind.NARROWED, CellSet.of(narrowed.cell()));
            case Event.Deduced(Deduction deduction) -> of(deduction);
            case Event.Contradicted(Contradiction why) -> new Look(Kind.DEAD_END, why.cells());
            case Event.Cleared cleared -> new Look(Kind.BACK, CellSet.of(cleared.cell()));
            case Event.Backtracked _, Event.Jumped _ -> new Look(Kind.BACK, CellSet.NONE);
            case Event.Found _ -> new Look(Kind.FOUND, CellSet.NONE);
            case Event.Exhausted _ -> new Look(Kind.END, CellSet.NONE);
        };
    }

    private static Look of(Deduction deduction) {
        CellSet cells = CellSet.NONE;
        boolean placed = false;
        for (Conclusion conclusion : deduction.conclusions()) {
            cells = cells.with(conclusion.candidate().cell());
            placed |= conclusion instanceof Conclusion.Placement;
        }
        return new Look(placed ? Kind.PLACED : Kind.NARROWED, cells);
    }
}
