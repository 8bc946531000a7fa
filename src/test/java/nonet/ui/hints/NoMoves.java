package nonet.ui.hints;

import nonet.play.Document;
import nonet.proof.PlayerMove.Made;
import org.jspecify.annotations.Nullable;

/// A board on which no move was made.
public final class NoMoves implements MoveController.Moves {

    @Override
    public @Nullable Made last() {
        return null;
    }

    @Override
    public void undoTo(Document before) {}
}
