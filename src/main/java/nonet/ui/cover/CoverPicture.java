package nonet.ui.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import org.jspecify.annotations.Nullable;

/// The cover matrix at one moment of a search, by the index of its columns.
///
/// It follows from the board alone, before and after the event, so it is the same whichever way the moment was reached.
///
/// @param chosen the column that the event chose its row from, or that no row is left for; empty if there is none
/// @param covering for each covered column, the candidate whose row covers it
record CoverPicture(List<Square> squares, OptionalInt chosen, Map<Integer, Candidate> covering) {

    CoverPicture {
        squares = List.copyOf(squares);
        covering = Map.copyOf(covering);
    }

    /// A column of the matrix.
    ///
    /// @param size the number of rows left in it; 0 if it is covered
    record Square(State state, int size) {}

    /// What the search has done with a column.
    enum State {
        /// Open, with rows to choose from.
        OPEN,
        /// Open again with this event, which took a row back.
        RETURNED,
        /// Open, but no row is left.
        EMPTY,
        /// Covered by a given.
        GIVEN,
        /// Covered by a row that the search chose.
        COVERED,
        /// Covered with this event.
        COVERED_NOW
    }

    /// Returns the matrix at a moment.
    ///
    /// @param before the moment one event earlier
    static CoverPicture of(ReplayState before, ReplayState now) {
        Grid grid = board(now);
        Grid earlier = board(before);
        Map<Integer, Candidate> covering = covering(grid);
        Map<Integer, Candidate> covered = now.entry() == null ? covering : covering(earlier);
        List<Square> squares = new ArrayList<>();
        for (int index = 0; index < Condition.COUNT; index++) {
            Candidate by = covering.get(index);
            if (by == null) {
                int size = Condition.at(index).candidates(grid).size();
                boolean returned = covered.containsKey(index);
                squares.add(new Square(size == 0 ? State.EMPTY : returned ? State.RETURNED : State.OPEN, size));
            } else {
                boolean given = grid.givens().contains(by.cell());
                boolean late = covers(now) && !by.equals(covered.get(index));
                squares.add(new Square(given ? State.GIVEN : late ? State.COVERED_NOW : State.COVERED, 0));
            }
        }
        return new CoverPicture(squares, chosen(now), covering);
    }

    /// Tests whether the event chose rows. At the end of a search, its outcome is shown instead of its last board.
    private static boolean covers(ReplayState now) {
        return now.entry() != null && !(now.entry().event() instanceof Event.Exhausted);
    }

    /// Returns the board of a moment. Before the first event no row of the matrix has been chosen, not even those of the
    /// givens.
    static Grid board(ReplayState moment) {
        if (moment.entry() != null) {
            return moment.grid();
        }
        short[] candidates = new short[81];
        Arrays.fill(candidates, (short) 0x1FF);
        return Grid.of(CellSet.NONE, new byte[81], candidates);
    }

    private static Map<Integer, Candidate> covering(Grid grid) {
        Map<Integer, Candidate> covering = new HashMap<>();
        for (Cell cell : Cell.all()) {
            Digit digit = grid.digit(cell);
            if (digit != null) {
                Candidate row = new Candidate(cell, digit);
                Condition.of(row).forEach(met -> covering.putIfAbsent(met.index(), row));
            }
        }
        return covering;
    }

    private static OptionalInt chosen(ReplayState now) {
        Condition chosen = now.entry() == null ? null : chosen(now.entry().event());
        return chosen == null ? OptionalInt.empty() : OptionalInt.of(chosen.index());
    }

    private static @Nullable Condition chosen(Event event) {
        return switch (event) {
            case Event.Placed(Candidate row, Cause cause, var _) ->
                switch (cause) {
                    case Cause.OnlyCandidate() -> Condition.of(row.cell());
                    case Cause.OnlyPlace(House house) -> Condition.of(house, row.digit());
                    case Cause.Unstated() -> null;
                };
            case Event.Guessed guess ->
                switch (guess.choice()) {
                    case Choice.Candidates() -> Condition.of(guess.candidate().cell());
                    case Choice.Places(House house) ->
                        Condition.of(house, guess.candidate().digit());
                };
            case Event.Contradicted(Contradiction why) ->
                switch (why) {
                    case Contradiction.NoCandidate(Cell cell) -> Condition.of(cell);
                    case Contradiction.NoPlace(Digit digit, House house) -> Condition.of(house, digit);
                    case Contradiction.Clash _, Contradiction.LastLost _, Contradiction.TooFewCells _ -> null;
                };
            case Event.Refreshed _,
                    Event.Narrowed _,
                    Event.Shrunk _,
                    Event.Deduced _,
                    Event.Stuck _,
                    Event.Cleared _,
                    Event.Backtracked _,
                    Event.Jumped _,
                    Event.Found _,
                    Event.Exhausted _ -> null;
        };
    }
}
