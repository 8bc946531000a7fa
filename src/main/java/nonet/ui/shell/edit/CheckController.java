package nonet.ui.shell.edit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Decides when the user's digits are checked: on entry, or only on request. A digit that solves the puzzle is always
/// checked.
public final class CheckController {

    /// Whether digits are checked on entry.
    public final BooleanProperty checks = new SimpleBooleanProperty(true);

    /// Whether the digits on the board are currently checked.
    public final ReadOnlyBooleanWrapper judging = new ReadOnlyBooleanWrapper(true);

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

    /// Returns the puzzle that the verdict is about: the givens, with the entered digits if these are checked.
    public Puzzle judged() {
        Document document = edit.document();
        return judging.get() ? document.position() : document.puzzle();
    }

    /// Tests whether the user has solved the puzzle.
    public boolean isSolved() {
        Document document = edit.document();
        return edit.room.get() != Room.SET_UP
                && !document.entered().isEmpty()
                && document.grid().isSolved();
    }

    private void update() {
        judging.set(checks.get()
                || edit.room.get() == Room.SET_UP
                || edit.document().equals(asked)
                || isSolved());
    }
}
