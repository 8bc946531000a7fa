package nonet.solve.search;

import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// A walk of the classic search.
final class ClassicWalk extends SnapshotWalk {

    private enum Stage {
        PASS_BEGINS,
        PASS_GOES_ON,
        REFRESH
    }

    private Stage stage = Stage.PASS_BEGINS;
    private int next;
    private boolean filled;
    private int smallest;
    private int fewest;

    ClassicWalk(Puzzle puzzle) {
        super(puzzle);
    }

    @Override
    @Nullable Event fill() {
        return switch (stage) {
            case PASS_BEGINS -> {
                beginPass();
                yield null;
            }
            case PASS_GOES_ON -> pass();
            case REFRESH -> {
                stage = Stage.PASS_BEGINS;
                yield refresh();
            }
        };
    }

    private void beginPass() {
        steps++;
        next = 0;
        filled = false;
        fewest = Integer.MAX_VALUE;
        stage = Stage.PASS_GOES_ON;
    }

    private @Nullable Event pass() {
        while (next < 81) {
            int cell = next++;
            if (board.isBlank(cell)) {
                int size = Integer.bitCount(board.candidates[cell]);
                if (size == 1) {
                    filled = true;
                    return place(cell);
                }
                if (size < fewest) {
                    fewest = size;
                    smallest = cell;
                }
            }
        }
        if (board.isFull()) {
            solve();
            return null;
        }
        if (filled) {
            stage = Stage.REFRESH;
            return null;
        }
        return guess(smallest);
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
