package nonet.ui.shell.panes;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import nonet.play.History;
import nonet.play.PlayerFilm;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.ui.export.FilmSubject;
import nonet.ui.export.RecordingController;
import nonet.ui.film.FilmController;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.shell.edit.EditController;

/// The controllers of the panes on the film of the puzzle on the board.
final class FilmPanes {

    private FilmPanes() {}

    static FilmController film(PaneServices services, WindowPanes in) {
        EditController edit = in.main.edit();
        return new FilmController(
                services,
                new FilmController.Source(
                        edit.history.map(History::film),
                        reviewer(in).map(review -> review::apply),
                        in.main.editing().films().filmed,
                        in.main.editing().films().pause,
                        in.program.library(),
                        board -> in.main.inPlay(() -> edit.returnTo(board))));
    }

    /// Returns what begins the review of a film, by the chosen profile.
    private static ObservableValue<Function<PlayerFilm, FilmReview>> reviewer(WindowPanes in) {
        return in.main
                .analysis()
                .logic()
                .path
                .context()
                .hints()
                .map(hints -> film -> new FilmReview(
                        film,
                        hints,
                        new MoveExplainer(hints, in.program.solvers().diagnosis())));
    }

    static RecordingController recording(PaneServices services, WindowPanes in) {
        return new RecordingController(
                services,
                DesktopFiles.ofSystem(),
                new FilmSubject(
                        in.main.edit().history.map(History::film),
                        reviewer(in),
                        in.main.editing().films().pause));
    }
}
