package nonet.ui.shell.edit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Decides when the user's digits are checked: on entry, or only on request. A digit that solves the puzzle is always
/// checked. Where an engine is watched there are the givens only.
public final class CheckController {

    /// Whether digits are checked on entry.
    public final BooleanProperty checks = new SimpleBooleanProperty(true);

    /// Whether the digits on the board are currently checked.
    public final ReadOnlyBooleanWrapper judging = new ReadOnlyBooleanWrapper(true);

    /// The puzzle that the verdict is about: the givens, with the entered digits if these are on the board and checked.
    public final ReadOnlyObjectWrapper<Puzzle> judged = new ReadOnlyObjectWrapper<>(Puzzle.EMPTY);

    private final EditController edit;
    private @Nullable Document asked;

    public CheckController(EditController edit) {
        this.edit = edit;
        edit.history.subscribe(this::update);
        edit.room.subscribe(this::update);
        checks.subscribe(this::update);
    }

    /// Checks the entered digits until one of them changes.
    public void checkNow() {
        asked = edit.document();
        update();
    }

    /// Tests whether the user has solved the puzzle.
    public boolean isSolved() {
        Document document = edit.document();
        return edit.room.get() == Room.PLAY
                && !document.entered().isEmpty()
                && document.grid().isSolved();
    }

    private void update() {
        Document document = edit.document();
        Room room = edit.room.get();
        judging.set(checks.get() || room != Room.PLAY || document.equals(asked) || isSolved());
        judged.set(judging.get() && room != Room.WATCH ? document.position() : document.puzzle());
    }
}
