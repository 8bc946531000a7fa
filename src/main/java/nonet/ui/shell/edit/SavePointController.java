package nonet.ui.shell.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.ui.kit.Messages;

/// The save points of the puzzle on the board: named boards, which the user can go to and come back from.
public final class SavePointController {

    /// The save points, the oldest first.
    public final ObservableValue<List<SavePoint>> points;

    private final Messages messages;
    private final EditController edit;
    private final Stopwatch stopwatch;

    public SavePointController(Messages messages, EditController edit, Stopwatch stopwatch) {
        this.messages = messages;
        this.edit = edit;
        this.stopwatch = stopwatch;
        points = edit.history.map(history -> history.film().savePoints());
    }

    /// Returns a name for the next save point.
    public String nextName() {
        return messages.get("save-point.name", all().size() + 1);
    }

    /// Keeps the present board under a name; under the usual one if the text cannot be a name.
    public void set(String name) {
        String line = name.strip();
        add(SavePoint.isName(line) ? line : nextName());
    }

    /// Puts the board of a save point in place, as one move. The board that is left becomes a save point itself, unless it is
    /// one already, so that there is a way back after any other moves.
    public void go(SavePoint to) {
        if (all().stream().noneMatch(each -> each.board().equals(edit.document().boardOnly()))) {
            String name = messages.get("save-point.left", to.name());
            add(SavePoint.isName(name) ? name : nextName());
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

    private void add(String name) {
        long time = Math.max(edit.history.get().film().end(), stopwatch.tenths());
        SavePoint point = new SavePoint(name, time, edit.document().boardOnly());
        change(points -> {
            points.add(point);
            return points.subList(Math.max(0, points.size() - SavePoint.MOST), points.size());
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
