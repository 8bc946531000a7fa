package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.ChosenGuess;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#SHRINKING]. A pass is counted when it begins, so that its events belong to its step; if it
/// fails, its step is that of the following guess.
final class ShrinkingCursor extends SnapshotCursor {

    private enum Stage {
        PASS_BEGINS,
        PASS_GOES_ON,
        NARROWING
    }

    private final NarrowingRound narrowing;
    private Stage stage = Stage.PASS_BEGINS;
    private boolean countedAhead;

    ShrinkingCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
        narrowing = new NarrowingRound(board);
    }

    @Override
    public ShrinkingCursor branch(List<ChosenGuess> guesses, long event) {
        ShrinkingCursor branch = new ShrinkingCursor(puzzle, guesses);
        branch.goOnFrom(this, event);
        branch.narrowing.goOnFrom(narrowing);
        branch.stage = stage;
        branch.countedAhead = countedAhead;
        return branch;
    }

    @Override
    protected @Nullable Contradiction checkGivens() {
        countStep();
        countedAhead = true;
        return super.checkGivens();
    }

    @Override
    @Nullable
    Event fill() {
        if (stage == Stage.NARROWING) {
            return narrow();
        }
        if (stage == Stage.PASS_BEGINS) {
            countStep();
            countedAhead = true;
            pass.begin();
            stage = Stage.PASS_GOES_ON;
        }
        int single = pass.nextSingle();
        if (single >= 0) {
            return place(single);
        }
        countedAhead = false;
        if (pass.filled()) {
            stage = Stage.PASS_BEGINS;
            return fill();
        }
        narrowing.begin();
        stage = Stage.NARROWING;
        return narrow();
    }

    private @Nullable Event narrow() {
        Event event = narrowing.next();
        if (event != null) {
            return event;
        }
        Contradiction why = narrowing.contradiction();
        if (why != null) {
            return contradicted(why);
        }
        if (!narrowing.leftSingle()) {
            return null;
        }
        stage = Stage.PASS_BEGINS;
        return fill();
    }

    @Override
    protected @Nullable Alternatives choose() {
        countedAhead = false;
        return super.choose();
    }

    @Override
    CellSet write(int cell, int digit, boolean guessed) {
        // No house can hold the digit already: it was struck from the candidates when it was entered there.
        board.enter(cell, digit);
        SnapshotBoard.Strike strike = board.strike(cell, digit);
        if (strike.empty() >= 0) {
            House house = House.at(strike.house());
            fail(new Contradiction.LastLost(SnapshotBoard.candidate(strike.empty(), digit), house, guessed));
        }
        return strike.cells();
    }

    @Override
    protected CellSet enter(Candidate guess) {
        countTurn();
        stage = Stage.PASS_BEGINS;
        return super.enter(guess);
    }

    @Override
    protected void finish() {
        countTurn();
    }

    private void countTurn() {
        if (!countedAhead) {
            countStep();
        }
        countedAhead = false;
    }
}
