package nonet.ui.shell.edit;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;
import nonet.ui.verdict.WhyController;

/// The actions of an explanation of the verdict on the board and on the trace.
public final class WhyActions implements WhyController.Window {

    private final Messages messages;
    private final StepSolver prover;
    private final EditController edit;
    private final Playback playback;
    private final StatusController status;

    public WhyActions(
            Messages messages, StepSolver prover, EditController edit, Playback playback, StatusController status) {
        this.messages = messages;
        this.prover = prover;
        this.edit = edit;
        this.playback = playback;
        this.status = status;
    }

    @Override
    public void showBoard() {
        if (playback.search().moment().entry() != null) {
            playback.toStart();
        }
    }

    /// Undo restores the puzzle.
    @Override
    public void prove(Puzzle conflict) {
        edit.open(messages.get("why.clash-name", edit.document().name()), conflict);
        playback.engineProperty().set(prover);
        playback.nextSolution();
        status.say(messages.get("why.in-trace"));
    }

    @Override
    public void give(List<Candidate> digits) {
        showBoard();
        edit.give(digits);
        status.say(messages.get("why.added", digits.size()));
    }
}
