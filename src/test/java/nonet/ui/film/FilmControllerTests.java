package nonet.ui.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmControllerTests {

    private static final Document START = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    private static final Hints HINTS = Hints.of(new HumanLogic(new FastSolver(), Profile.modern()));

    private final List<Object> results = new ArrayList<>();
    private final ObjectProperty<PlayerFilm> film = new SimpleObjectProperty<>(film());

    private final ObjectProperty<Boolean> filmed = new SimpleObjectProperty<>(true);

    @TempDir
    private Path folder;

    /// A right digit, a wrong one, and a pause that goes on.
    private static PlayerFilm film() {
        PlayerFilm film = add(PlayerFilm.of(START), 30, 5, 5, 5);
        film = add(film, 330, 1, 3, 1);
        film = film.with(new FilmAction(2_830, Kind.PAUSE, film.board()));
        return film.with(
                List.of(new SavePoint("here", 100, film.actions().getFirst().board())));
    }

    private static PlayerFilm add(PlayerFilm film, long time, int row, int column, int digit) {
        Move move = new Move.Enter(CellSet.of(Cell.at(row, column)), Digit.of(digit));
        return film.with(new FilmAction(time, Kind.DIGIT, move.on(film.board())));
    }

    private FilmController controller(Tasks tasks) {
        PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), tasks);
        fixture.visible.set(true);
        return controller(fixture, film, filmed, folder);
    }

    /// Returns the controller of a film of a right digit, a wrong one, and a pause that goes on.
    static FilmController controller(PaneFixture fixture, Path folder) {
        return controller(fixture, new SimpleObjectProperty<>(film()), new SimpleObjectProperty<>(true), folder);
    }

    private static FilmController controller(
            PaneFixture fixture, ObjectProperty<PlayerFilm> film, ObjectProperty<Boolean> filmed, Path folder) {
        MoveExplainer explainer = new MoveExplainer(HINTS, new Diagnosis(new FastSolver(), StepEngine.SINGLES));
        return new FilmController(
                fixture.services(),
                new FilmController.Source(
                        film,
                        new SimpleObjectProperty<>(each -> new FilmReview(each, HINTS, explainer)),
                        filmed,
                        new SimpleObjectProperty<>(10),
                        new LibraryFile(folder.resolve("library.db"), List::of),
                        _ -> {}));
    }

    /// Keeps the results of works.
    private final class Recorded implements Tasks {

        private final Tasks inline = new InlineTasks();

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            return inline.start(
                    queue,
                    (progress, cancel) -> {
                        T result = work.run(progress, cancel);
                        results.add(result);
                        return result;
                    },
                    done,
                    failed);
        }
    }

    @Test
    void whatTheWindowShowsOfAFilmIsMadeInTheBackground() {
        FilmController controller = controller(new Recorded());
        FilmRead last = results.stream()
                .filter(FilmRead.class::isInstance)
                .map(FilmRead.class::cast)
                .reduce((_, later) -> later)
                .orElseThrow();
        assertThat(controller.timeline.profile.get()).isSameAs(last.profile());
        assertThat(controller.lines).hasSameSizeAs(last.lines()).hasSize(7);
        for (int i = 0; i < last.lines().size(); i++) {
            assertThat(controller.lines.get(i)).isSameAs(last.lines().get(i));
        }
        assertThat(controller.lines.get(5)).isInstanceOf(FilmLine.Waiting.class);
        assertThat(controller.text(controller.lines.get(5))).startsWith("4:10 without a move. The digit in r1c3 was");
    }

    @Test
    void thePauseThatGoesOnIsNamedWhereTheFilmEnds() {
        film.set(add(PlayerFilm.of(START), 30, 5, 5, 5));
        FilmController controller = controller(new InlineTasks());
        String stood = "Naked Single had been possible in r5c2 since 0:03.";
        assertThat(controller.said.get()).isEqualTo(stood);
        film.set(film.get().with(new FilmAction(2_530, Kind.PAUSE, film.get().board())));
        assertThat(controller.moment.get()).isOne();
        assertThat(controller.said.get()).isEqualTo("4:10 without a move. " + stood);
    }

    @Test
    void theLineOfAMomentIsTheOneOfItsAction() {
        FilmController controller = controller(new InlineTasks());
        assertThat(IntStream.range(-1, 3).map(controller::line)).containsExactly(0, 1, 4, 6);
        assertThat(controller.line(3)).isNegative();
    }

    @Test
    void whereNothingIsRecordedItSaysWhatTurnsItOn() {
        film.set(PlayerFilm.of(START));
        FilmController controller = controller(new InlineTasks());
        assertThat(controller.heading.get())
                .startsWith("Nothing has been recorded")
                .endsWith("in Play is.");
        filmed.set(false);
        assertThat(List.of(controller.heading.get(), controller.said.get()))
                .containsOnly("Nothing has been recorded of this solve: “Record my solve” is off in the preferences.");
    }
}
