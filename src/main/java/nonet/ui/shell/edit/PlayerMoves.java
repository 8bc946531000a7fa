package nonet.ui.shell.edit;

import java.util.List;
import nonet.play.Document;
import nonet.play.History;
import nonet.proof.PlayerMove;
import nonet.proof.PlayerMove.Made;
import nonet.ui.hints.MoveController;
import org.jspecify.annotations.Nullable;

/// The moves that the user made on the board since the last step that human logic applied.
record PlayerMoves(EditController edit) implements MoveController.Moves {

    /// The largest number of changes that are one move.
    private static final int MOVES = 100;

    @Override
    public @Nullable Made last() {
        History present = edit.history.get();
        List<Document> states = present.states(MOVES).subList(0, Math.min(present.age(), MOVES) + 1);
        int begin = states.size() - 1;
        while (begin > 0 && states.get(begin) != edit.concluded()) {
            begin--;
        }
        return PlayerMove.last(states.subList(begin, states.size()));
    }

    @Override
    public void undoTo(Document before) {
        for (int i = 0;
                i <= MOVES && edit.document() != before && edit.history.get().canUndo();
                i++) {
            edit.undo();
        }
    }
}
