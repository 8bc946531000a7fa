package nonet.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.picture.write.ApngParts;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.service.recording.Recorder.Form;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.window.DesktopFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmSubjectTests {

    private static final Document START = Document.of(
            "Mine", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    private static final Hints HINTS = Hints.of(new HumanLogic(new FastSolver(), Profile.modern()));

    @TempDir
    private Path folder = Path.of("");

    private final ObjectProperty<PlayerFilm> film = new SimpleObjectProperty<>(PlayerFilm.of(START));
    private final ObjectProperty<Function<PlayerFilm, FilmReview>> review =
            new SimpleObjectProperty<>(shown -> new FilmReview(
                    shown, HINTS, new MoveExplainer(HINTS, new Diagnosis(new FastSolver(), StepEngine.LEARNING))));
    private final PaneFixture window = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
    private final RecordingController controller = new RecordingController(
            window.services(),
            new DesktopFiles("Linux", _ -> true),
            new FilmSubject(film, review, new SimpleObjectProperty<>(10)));

    @Test
    void writesTheFilmAsAPageAndAsAMovingPicture() throws IOException {
        window.visible.set(true);
        window.document.set(START);
        assertThat(controller.any.get()).isFalse();
        assertThat(controller.about.get()).isEmpty();
        add(20, 5, 5, 5);
        add(900, 1, 3, 1);
        assertThat(controller.any.get()).isTrue();
        assertThat(controller.about.get()).isEqualTo("2 actions in 1:30.");
        assertThat(controller.suggestedName()).isEqualTo("Mine.html");

        Path page = folder.resolve("a.html");
        controller.export(page);
        assertThat(controller.state.get().sentence()).isEqualTo("a.html was written.");
        assertThat(Files.readString(page))
                .contains("<title>Mine: film of a solve</title>")
                .contains("\"words\":[\"r5c5=5, Naked Single\",\"r1c3=1 – not right\"]")
                .contains("\"notes\":[[1,\"1:28 without a move: ");

        controller.choices.form.set(Form.APNG);
        controller.choices.width.set(240);
        Path moving = folder.resolve("a.apng");
        controller.export(moving);
        assertThat(ApngParts.of(Files.readAllBytes(moving)).delays()).containsExactly(20, 300, 300);
    }

    private void add(long time, int row, int column, int digit) {
        Move move = new Move.Enter(CellSet.of(Cell.at(row, column)), Digit.of(digit));
        PlayerFilm before = film.get();
        film.set(before.with(new FilmAction(time, Kind.DIGIT, move.on(before.board()))));
    }
}
