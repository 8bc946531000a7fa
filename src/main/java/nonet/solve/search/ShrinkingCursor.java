package nonet.solve.search;

import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [ShrinkingSearch]. A pass is counted when it begins, so that its events belong to its step; when it
/// fails, its step is the one of the guess that comes after it.
final class ShrinkingCursor extends SnapshotCursor {

    private enum Stage {
        PASS_BEGINS,
        PASS_GOES_ON,
        NARROWING
    }

    private final NarrowingRound narrowing;
    private final BlankPass pass;
    private Stage stage = Stage.PASS_BEGINS;
    private boolean countedAhead;

    ShrinkingCursor(Puzzle puzzle) {
        super(puzzle);
        narrowing = new NarrowingRound(board);
        pass = new BlankPass(board);
    }

    @Override
    @Nullable
    Event fill() {
        return switch (stage) {
            case PASS_BEGINS -> {
                beginPass();
                yield null;
            }
            case PASS_GOES_ON -> goOnWithPass();
            case NARROWING -> narrow();
        };
    }

    private void beginPass() {
        steps++;
        countedAhead = true;
        pass.begin();
        stage = Stage.PASS_GOES_ON;
    }

    private @Nullable Event goOnWithPass() {
        int single = pass.nextSingle();
        if (single >= 0) {
            return place(single);
        }
        countedAhead = false;
        if (board.isFull()) {
            solve();
        } else if (pass.filled()) {
            stage = Stage.PASS_BEGINS;
        } else {
            narrowing.begin();
            stage = Stage.NARROWING;
        }
        return null;
    }

    private @Nullable Event narrow() {
        Event event = narrowing.next();
        if (event != null) {
            return event;
        }
        Contradiction contradiction = narrowing.contradiction();
        if (contradiction != null) {
            fail(contradiction);
        } else if (narrowing.leftSingle()) {
            stage = Stage.PASS_BEGINS;
        } else {
            return guess(pass.smallest());
        }
        return null;
    }

    @Override
    CellSet write(int cell, int digit, boolean guessed) {
        // No house can hold the digit already: it was struck from the candidates when it was entered there.
        board.enter(cell, digit);
        SnapshotBoard.Strike strike = board.strike(cell, digit);
        if (strike.empty() >= 0) {
            House house = House.all().get(strike.house());
            fail(new Contradiction.LastLost(SnapshotBoard.candidate(strike.empty(), digit), house, guessed));
        }
        return strike.cells();
    }

    @Override
    void solve() {
        countedAhead = false;
        super.solve();
    }

    @Override
    void onParse() {
        steps = 1;
        countedAhead = true;
    }

    @Override
    void onTurn() {
        steps += countedAhead ? 0 : 1;
        countedAhead = false;
    }

    @Override
    void onGuessed() {
        stage = Stage.PASS_BEGINS;
    }
}
