package nonet.solve.search;

import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [ClassicSearch].
final class ClassicCursor extends SnapshotCursor {

    private enum Stage {
        PASS_BEGINS,
        PASS_GOES_ON,
        REFRESH
    }

    private final BlankPass pass;
    private Stage stage = Stage.PASS_BEGINS;

    ClassicCursor(Puzzle puzzle) {
        super(puzzle);
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
            case REFRESH -> {
                stage = Stage.PASS_BEGINS;
                yield refresh();
            }
        };
    }

    private void beginPass() {
        steps++;
        pass.begin();
        stage = Stage.PASS_GOES_ON;
    }

    private @Nullable Event goOnWithPass() {
        int single = pass.nextSingle();
        if (single >= 0) {
            return place(single);
        }
        if (board.isFull()) {
            solve();
            return null;
        }
        if (pass.filled()) {
            stage = Stage.REFRESH;
            return null;
        }
        return guess(pass.smallest());
    }

    @Override
    CellSet write(int cell, int digit, boolean guessed) {
        House house = board.enter(cell, digit);
        if (house != null) {
            fail(new Contradiction.Clash(SnapshotBoard.candidate(cell, digit), house));
        }
        return CellSet.NONE;
    }

    @Override
    void onParse() {}

    @Override
    void onTurn() {}

    @Override
    void onGuessed() {
        stage = Stage.REFRESH;
    }
}
