package nonet.ui.shell.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.ui.kit.Messages;

/// The save points of the puzzle on the board: named boards, which the user can go to and come back from.
public final class SavePointController {

    /// The save points, the oldest first.
    public final ObservableValue<List<SavePoint>> points;

    /// Whether there is room for one more; automatic ones make room.
    public final BooleanBinding room;

    private final Messages messages;
    private final EditController edit;
    private final Stopwatch stopwatch;

    public SavePointController(Messages messages, EditController edit, Stopwatch stopwatch) {
        this.messages = messages;
        this.edit = edit;
        this.stopwatch = stopwatch;
        points = edit.history.map(history -> history.film().savePoints());
        room = Bindings.createBooleanBinding(
                () -> all().size() < SavePoint.MOST || all().stream().anyMatch(SavePoint::automatic), edit.history);
    }

    /// Returns a name for the next save point.
    public String nextName() {
        return messages.get("save-point.name", all().size() + 1);
    }

    /// Keeps the present board under a name, if there is room; under the usual one if the text cannot be a name.
    public void set(String name) {
        if (room.get()) {
            add(name.strip(), false);
        }
    }

    /// Puts the board of a save point in place, as one move. The board that is left becomes a save point itself, unless it is
    /// one already, so that there is a way back after any other moves; where there is no room for it, undo is the way back.
    public void go(SavePoint to) {
        if (all().stream().noneMatch(each -> each.board().equals(edit.document().boardOnly()))) {
            add(messages.get("save-point.left", to.name()), true);
        }
        edit.returnTo(to.board());
    }

    /// Puts the board of the latest save point in place that is another one.
    public void goToLatest() {
        all().reversed().stream()
                .filter(each -> !each.board().equals(edit.document().boardOnly()))
                .findFirst()
                .ifPresent(this::go);
    }

    /// Removes a save point; the boards stay as they are.
    public void remove(SavePoint point) {
        change(points -> {
            points.remove(point);
            return points;
        });
    }

    /// Puts save points in place of those there are, such as those that there were before one was removed.
    public void put(List<SavePoint> others) {
        change(_ -> others);
    }

    private void add(String name, boolean automatic) {
        long time = Math.max(edit.history.get().film().end(), stopwatch.tenths());
        String known = SavePoint.isName(name) ? name : nextName();
        SavePoint point = new SavePoint(known, time, edit.document().boardOnly(), automatic);
        change(points -> {
            points.add(point);
            if (points.size() > SavePoint.MOST) {
                points.stream().filter(SavePoint::automatic).findFirst().ifPresent(points::remove);
            }
            return points;
        });
    }

    private List<SavePoint> all() {
        return edit.history.get().film().savePoints();
    }

    private void change(UnaryOperator<List<SavePoint>> change) {
        PlayerFilm film = edit.history.get().film();
        edit.film(film.with(change.apply(new ArrayList<>(film.savePoints()))));
    }
}
