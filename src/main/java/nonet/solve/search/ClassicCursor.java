package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.ChosenGuess;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#CLASSIC].
final class ClassicCursor extends SnapshotCursor {

    private enum Stage {
        PASS_BEGINS,
        PASS_GOES_ON,
        REFRESH
    }

    private Stage stage = Stage.PASS_BEGINS;

    ClassicCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
    }

    @Override
    public ClassicCursor branch(List<ChosenGuess> guesses, long event) {
        ClassicCursor branch = new ClassicCursor(puzzle, guesses);
        branch.goOnFrom(this, event);
        branch.stage = stage;
        return branch;
    }

    @Override
    @Nullable
    Event fill() {
        if (stage == Stage.REFRESH) {
            stage = Stage.PASS_BEGINS;
            return refresh();
        }
        if (stage == Stage.PASS_BEGINS) {
            countStep();
            pass.begin();
            stage = Stage.PASS_GOES_ON;
        }
        int single = pass.nextSingle();
        if (single >= 0) {
            return place(single);
        }
        if (pass.filled()) {
            stage = Stage.PASS_BEGINS;
            return refresh();
        }
        return null;
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
    protected CellSet enter(Candidate guess) {
        stage = Stage.REFRESH;
        return super.enter(guess);
    }
}
