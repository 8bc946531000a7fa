package nonet.ui.shell.edit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.History;
import nonet.play.PlayerFilm;
import nonet.settings.Settings.FilmSettings;

/// Records what the user does in *Play*, with the time of the stopwatch, in the film that the history keeps.
public final class FilmRecorder {

    /// Adds an action to the film of a history that it led to.
    interface Recording {
        History of(History after, Kind kind);
    }

    /// Whether the actions of the user are recorded.
    public final BooleanProperty filmed = new SimpleBooleanProperty();

    /// The number of seconds without a move that the film shows as a pause.
    public final ObjectProperty<Integer> pause = new SimpleObjectProperty<>(FilmSettings.DEFAULT.pause());

    private final EditController edit;
    private final Stopwatch stopwatch;

    public FilmRecorder(EditController edit, Stopwatch stopwatch) {
        this.edit = edit;
        this.stopwatch = stopwatch;
        stopwatch.filmed.bind(filmed);
        edit.recordWith(this::recorded);
        edit.room.addListener((_, before, now) -> {
            if (before == Room.PLAY) {
                note(Kind.LEFT);
            } else if (now == Room.PLAY) {
                note(Kind.ENTERED);
            }
        });
        filmed.addListener((_, _, on) -> {
            // What was done meanwhile is no part of the next action.
            if (on && edit.room.get() == Room.PLAY && isBehind()) {
                note(Kind.PAUSE);
            }
        });
        stopwatch.focused.addListener((_, _, focused) -> {
            if (!focused && edit.room.get() == Room.PLAY) {
                note(Kind.PAUSE);
            }
        });
    }

    /// Records a hint or a check in *Play*.
    public void add(Kind kind) {
        if (edit.room.get() == Room.PLAY && edit.document().puzzle().clues() > 0) {
            edit.film(added(edit.history.get(), kind).film());
        }
    }

    /// Records a hint or a check in *Play*, unless there was one in the solve.
    public void addFirst(Kind kind) {
        if (edit.history.get().film().actions().stream().noneMatch(each -> each.kind() == kind)) {
            add(kind);
        }
    }

    /// Records what only interrupts a solve that has begun.
    private void note(Kind kind) {
        if (edit.history.get().film().size() > 0 || isBehind()) {
            edit.film(added(edit.history.get(), kind).film());
        }
    }

    /// Tests whether the film stops short of the board.
    private boolean isBehind() {
        return !edit.history.get().film().board().equals(edit.document().boardOnly());
    }

    private History recorded(History after, Kind kind) {
        return edit.room.get() == Room.PLAY ? added(after, kind) : after;
    }

    private History added(History after, Kind kind) {
        PlayerFilm film = after.film();
        boolean idle =
                kind.changesBoard() && film.board().equals(after.present().boardOnly());
        if (!filmed.get() || idle) {
            return after;
        }
        long time = Math.max(film.end(), stopwatch.tenths());
        return after.filmed(film.with(new FilmAction(time, kind, after.present().boardOnly())));
    }
}
