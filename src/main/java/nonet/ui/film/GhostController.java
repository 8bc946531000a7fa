package nonet.ui.film;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.library.LibraryFile;
import nonet.library.Solve.Effort;
import nonet.play.PlayerFilm;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;

/// The earlier solve that runs beside a film, by the same clock.
final class GhostController {

    private static final TaskQueue QUEUE = new TaskQueue("earlier solves");

    /// The solves among which the user chooses, after that of none.
    final ObservableList<Optional<Ghost>> choices = FXCollections.observableArrayList(List.of(Optional.empty()));

    final ObjectProperty<Optional<Ghost>> chosen = new SimpleObjectProperty<>(Optional.empty());

    /// The board of the chosen solve at the time that is shown.
    final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    /// How far the chosen solve was at that time.
    final LocalizedText said;

    private final Messages messages;
    private final LibraryFile library;
    private final Latest reading;
    private boolean stale = true;
    private long time;
    private int shown = Integer.MIN_VALUE;

    GhostController(PaneServices services, LibraryFile library) {
        messages = services.messages();
        this.library = library;
        said = new LocalizedText(messages);
        reading = new Latest(services.tasks(), QUEUE);
        chosen.subscribe(_ -> {
            shown = Integer.MIN_VALUE;
            show(time);
        });
    }

    /// Reads the earlier solves of the puzzle of a film, unless it is one whose solves are known.
    void read(PlayerFilm film, boolean known) {
        if (known && !stale) {
            return;
        }
        stale = false;
        reading.start((_, cancel) -> Ghost.of(film, library, cancel), found -> {
            Optional<Ghost> same = chosen.get()
                    .flatMap(before -> found.stream()
                            .filter(each -> each.solve().id() == before.solve().id())
                            .findFirst());
            choices.setAll(List.of(Optional.empty()));
            found.forEach(each -> choices.add(Optional.of(each)));
            chosen.set(same);
        });
    }

    /// Stops reading; the solves are read anew when the film is seen again.
    void stop() {
        reading.cancel();
        stale = true;
    }

    /// Shows a time of the film, in tenths of a second.
    void show(long tenths) {
        time = tenths;
        chosen.get().ifPresentOrElse(this::show, () -> said.set(""));
    }

    private void show(Ghost ghost) {
        int moment = ghost.moment(time);
        if (moment == shown) {
            return;
        }
        shown = moment;
        Grid grid = ghost.board(moment).grid();
        frame.set(
                new BoardFrame(grid, FilmController.origins(grid), Highlights.of(null, CellSet.NONE), false, Map.of()));
        said.say(() -> {
            Effort effort = ghost.solve().effort();
            return messages.get(
                    "film.ghost-said",
                    81 - grid.blanks().size(),
                    FilmWords.time(ghost.end()),
                    effort.finished() ? 1 : 0);
        });
    }

    /// Returns the name of a choice: when the solve ended, and how long it took.
    String name(Optional<Ghost> choice) {
        return choice.map(ghost -> messages.get(
                        "film.ghost-name", messages.date(ghost.solve().ended()), FilmWords.time(ghost.end())))
                .orElseGet(() -> messages.get("film.ghost-none"));
    }
}
