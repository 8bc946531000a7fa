package nonet.ui.solves;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.codec.app.FilmJson;
import nonet.deduce.Technique;
import nonet.files.AtomicFile;
import nonet.library.LevelTimes;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solves;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.service.input.ProblemWords;
import nonet.training.Seen;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.library.LibraryProblems;

/// The user's solves, as the library keeps them: listed, opened again, exported and removed.
public final class SolvesController {

    private static final TaskQueue QUEUE = new TaskQueue("my solves");

    /// A part of the window.
    public enum Page {
        SOLVES,
        TIMES,
        TECHNIQUES
    }

    /// The solves of a day.
    record Day(LocalDate date, int solved, int seconds) {}

    /// How soon a technique was seen.
    record Row(Technique technique, Seen seen) {}

    /// What the main window does.
    ///
    /// @param film puts a film on the board, and shows it
    /// @param practice shows the practice of a technique
    public record Window(Film film, Consumer<Technique> practice) {

        /// Shows the film of a puzzle with a name.
        public interface Film {
            void show(String name, PlayerFilm film);
        }
    }

    public final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.SOLVES);

    final ObjectProperty<SolveFilter> filter = new SimpleObjectProperty<>(SolveFilter.ALL);

    /// The solves that the filter takes, the latest first.
    public final ObservableList<Solve> listed = FXCollections.observableArrayList();

    /// The times by level, from easy to hard.
    final ReadOnlyObjectWrapper<List<LevelTimes>> times = new ReadOnlyObjectWrapper<>(List.of());

    /// The days on which puzzles were solved, the latest first.
    final ObservableList<Day> days = FXCollections.observableArrayList();

    /// The techniques that stood as the easiest step, the one that was seen latest first.
    final ObservableList<Row> techniques = FXCollections.observableArrayList();

    /// Whether the solves have been read.
    final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();

    /// Whether there is a solve, listed or not.
    final ReadOnlyBooleanWrapper filled = new ReadOnlyBooleanWrapper();

    /// The result of the last action.
    public final LocalizedText sentence;

    private final Messages messages;
    private final PaneServices services;
    private final LibraryFile library;
    private final Window window;
    private final ObservableBooleanValue visible;
    private List<Solve> all = List.of();

    /// What the library knows of all solves.
    private record Content(List<Solve> solves, Map<Technique, Seen> seen) {}

    public SolvesController(PaneServices services, LibraryFile library, Window window) {
        messages = services.messages();
        this.services = services;
        this.library = library;
        this.window = window;
        visible = services.place().visible();
        sentence = new LocalizedText(messages);
        filter.subscribe(this::list);
        visible.subscribe(this::reload);
    }

    /// Reads the solves again, if they are seen.
    public void reload() {
        if (visible.get()) {
            ask(solves -> new Content(solves.all(), Seen.of(solves.sightings())), this::show);
        }
    }

    private void show(Content content) {
        all = content.solves();
        filled.set(!all.isEmpty());
        loaded.set(true);
        list();
        times.set(LevelTimes.of(all));
        days.setAll(days(all, ZoneId.systemDefault()));
        techniques.setAll(content.seen().entrySet().stream()
                .map(each -> new Row(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing((Row row) -> row.seen().isNever())
                        .thenComparingDouble(row -> row.seen().lateness())
                        .reversed())
                .toList());
    }

    private void list() {
        listed.setAll(all.stream().filter(filter.get()::takes).toList());
    }

    static List<Day> days(List<Solve> solves, ZoneId zone) {
        Map<LocalDate, Day> days = new LinkedHashMap<>();
        for (Solve solve : solves) {
            if (solve.effort().finished()) {
                LocalDate date = LocalDate.ofInstant(solve.ended(), zone);
                days.merge(
                        date,
                        new Day(date, 1, solve.effort().seconds()),
                        (one, other) -> new Day(date, one.solved() + other.solved(), one.seconds() + other.seconds()));
            }
        }
        return List.copyOf(days.values());
    }

    /// Puts the puzzle of a solve on the board, to be solved again.
    void again(Solve solve) {
        services.board().openUnsaved(Document.of(solve.name(), solve.puzzle()));
    }

    /// Shows the film of a solve; its puzzle if it has none.
    void film(Solve solve) {
        ask(
                solves -> solves.film(solve.id())
                        .flatMap(film -> FilmJson.read(new String(film, StandardCharsets.UTF_8))),
                film -> film.ifPresentOrElse(found -> window.film().show(solve.name(), found), () -> {
                    again(solve);
                    sentence.say(() -> messages.get("solves.no-film"));
                }));
    }

    void practice(Technique technique) {
        window.practice().accept(technique);
    }

    /// Removes solves for good.
    void remove(Collection<Solve> going) {
        List<Long> ids = going.stream().map(Solve::id).toList();
        ask(solves -> solves.remove(ids), removed -> {
            sentence.say(() -> messages.get("solves.removed", removed));
            reload();
        });
    }

    /// Removes all solves for good, listed or not.
    void removeAll() {
        remove(all);
    }

    /// Writes the listed solves as a table.
    void export(Path file) {
        List<Solve> rows = List.copyOf(listed);
        String name = String.valueOf(file.getFileName());
        services.tasks()
                .start(
                        QUEUE,
                        (_, _) -> {
                            byte[] table = Solves.table(rows).getBytes(StandardCharsets.UTF_8);
                            AtomicFile.write(file, out -> out.write(table));
                            return rows.size();
                        },
                        written -> sentence.say(() -> messages.get("solves.saved", written, name)),
                        failed -> sentence.say(() -> messages.get(
                                "solves.not-saved", name, new ProblemWords(messages::locale).ofWriting(failed))));
    }

    /// A query, or a change with a result.
    private interface Query<T> {
        T ask(Solves solves) throws IOException;
    }

    private <T> void ask(Query<T> query, Consumer<T> done) {
        services.tasks().start(QUEUE, (_, _) -> query.ask(library.library().solves()), done, failed -> {
            loaded.set(true);
            sentence.say(() -> new LibraryProblems(messages).of(failed));
        });
    }
}
