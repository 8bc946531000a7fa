package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.Pack;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.se.SeRating;
import nonet.relatives.Isomorphism;
import nonet.service.hunt.Find;
import nonet.service.hunt.HuntGoal;
import nonet.service.hunt.HuntRequest;
import nonet.service.hunt.Moves;
import nonet.service.input.TraceOrigin;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.solve.fast.FastSolver;
import nonet.ui.batch.BatchController;
import nonet.ui.batch.BatchView;
import nonet.ui.count.CountController;
import nonet.ui.count.CountView;
import nonet.ui.hunt.HuntController;
import nonet.ui.hunt.HuntView;
import nonet.ui.kit.FrameMeter;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.library.LibraryController;
import nonet.ui.library.LibraryView;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.api.FxRobot;

/// A million rows as fast as they can come, in each place of the window that shows what other threads find.
@Isolated("it measures time")
@Tag("full")
class FloodJourneyTests extends BoardJourneyTest {

    private static final int MANY = 1_000_000;

    /// More puzzles than are shown anew at each rating.
    private static final int LISTED = 5_000;

    private static final int RATINGS = 500;

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// No machine is that slow; what is wanted is a tenth of it.
    private static final long LONGEST_MILLIS = 1_000;

    private static final String PUZZLE = MainFixture.EASY.text();

    private FrameMeter meter = new FrameMeter();
    private Stage other;

    @AfterEach
    void stop() {
        onFx(() -> {
            meter.stop();
            if (other != null) {
                other.hide();
            }
        });
    }

    @Test
    void puzzlesOfABatch(FxRobot robot) throws IOException {
        Path file = Files.writeString(
                folder.resolve("many.txt"),
                IntStream.range(0, MANY).mapToObj(_ -> PUZZLE).collect(Collectors.joining("\n")));
        PaneFixture pane = new PaneFixture(fixture.messages, fixture.tasks).choosing(file);
        BatchController batch = onFx(
                () -> new BatchController(pane.services(), new Engines(List.of(new FastSolver())), Profiles::standard));
        show(pane, onFx(() -> new BatchView(pane.services(), batch)));
        fire(robot, "#batch-open");
        begin(robot);
        until("the batch has ended", () -> batch.state.get().phase() == Phase.ENDED);
        assertThat(batch.rows.get()).hasSize(MANY);
        check("batch");
    }

    @Test
    void findsOfAHunt(FxRobot robot) throws IOException {
        HuntRequest request = new HuntRequest(new Moves(1, 1, false, 1), 1, 1, HuntGoal.ANY);
        Stream<String> finds = IntStream.range(0, MANY)
                .mapToObj(number ->
                        "find " + new Find(MainFixture.EASY, new SeRating(number % 97 + 10, 10, 10), number).line());
        Path checkpoint = folder.resolve("many.txt.hunt");
        Stream<String> lines = Stream.of(
                        Stream.of("nonet-hunt 1", "request " + request.text(), "at 0 0"), finds, Stream.of("end\n"))
                .flatMap(part -> part);
        Files.writeString(checkpoint, lines.collect(Collectors.joining("\n")));
        PaneFixture pane = new PaneFixture(fixture.messages, fixture.tasks);
        HuntController hunt = onFx(() -> new HuntController(pane.services()));
        show(pane, onFx(() -> new HuntView(pane.services(), hunt)));
        robot.interact(() -> hunt.goOn(checkpoint));
        begin(robot);
        until("the hunt has ended", () -> hunt.state.get().phase() == Phase.ENDED);
        TableView<Find> table = robot.lookup("#hunt-table").queryTableView();
        assertThat(table.getItems()).hasSize(MANY);
        check("hunt");

        begin(robot);
        robot.interact(
                () -> table.getSortOrder().setAll(List.of(table.getColumns().get(5))));
        until(
                "the finds are in another order",
                () -> table.getItems().getFirst().guesses() == 0);
        check("hunt, sorted anew");
    }

    @Test
    void eventsOfASearch(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            main.edit().room.set(Room.PLAY);
            fixture.window.showPane("trace");
        });
        begin(robot);
        robot.interact(main.playback()::runToEnd);
        until(
                "a million events are recorded",
                () -> main.playback().recording().trace.size() > MANY);
        robot.interact(main.playback()::pause);
        fixture.untilStill();
        check("trace");
    }

    @Test
    void eventsOfATraceThatIsWritten(FxRobot robot) throws IOException {
        PipedInputStream in = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(in);
        robot.interact(() -> main.files().opening().follow("pipe", new TraceOrigin.Pipe(in)));
        begin(robot);
        Thread.ofVirtual().start(() -> write(out));
        until("the trace is shown", () -> main.playback().state.get() == PlayState.RUNNING);
        robot.interact(main.playback()::runToEnd);
        until("all events are shown", () -> main.playback().search.moment().index() >= MANY);
        check("live trace");
    }

    private static void write(PipedOutputStream out) {
        byte[] header = "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[\"r1c1\"],\"digits\":[5]}\n"
                .getBytes(StandardCharsets.UTF_8);
        byte[] pair = "{\"kind\":\"guessed\",\"cells\":[\"r1c2\"],\"digits\":[6]}\n{\"kind\":\"backtracked\"}\n"
                .getBytes(StandardCharsets.UTF_8);
        try (out) {
            out.write(header);
            for (int i = 0; i <= MANY / 2; i++) {
                out.write(pair);
            }
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    @Test
    void eventsOfARace(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            main.edit().room.set(Room.PLAY);
            fixture.window.showPane("race");
        });
        begin(robot);
        until(
                "the recordings have stopped",
                () -> robot.lookup("#race-recorded-1").queryLabeled().getText().startsWith("stopped at ")
                        && robot.lookup("#race-recorded-2")
                                .queryLabeled()
                                .getText()
                                .startsWith("stopped at "));
        check("race");
    }

    @Test
    void solutionsOfACount(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            fixture.window.showPane("count");
            robot.lookup("#count-limit").queryAs(TextField.class).setText(String.valueOf(MANY));
        });
        begin(robot);
        fire(robot, "#count-start");
        until(
                "a million solutions are found",
                () -> robot.lookup("#count-found").queryLabeled().getText().equals("1,000,000"));
        check("count");
    }

    @Test
    void solutionsOfAListing(FxRobot robot) throws IOException {
        Path list = folder.resolve("solutions.txt");
        PaneFixture pane = new PaneFixture(fixture.messages, fixture.tasks).choosing(list);
        CountController count =
                onFx(() -> new CountController(pane.services(), new Engines(List.of(new FastSolver()))));
        show(pane, onFx(() -> new CountView(pane.services(), count)));
        robot.interact(() -> count.limit.set(String.valueOf(MANY)));
        begin(robot);
        robot.interact(() -> count.list(list));
        until("a million solutions are listed", () -> count.state.get().phase() == Phase.ENDED);
        try (Stream<String> lines = Files.lines(list)) {
            assertThat(lines).hasSize(MANY);
        }
        check("listing of solutions");
    }

    /// A pack is in the library at once, and a puzzle with one blank is rated at once: each rating is one more task, one
    /// more write into the library's file and one more row that changes.
    @Test
    void ratingsOfALibrary(FxRobot robot) {
        Puzzle oneBlank = Puzzle.of("." + SOLUTION.substring(1));
        List<Document> puzzles = IntStream.range(0, LISTED)
                .mapToObj(
                        number -> Document.of("", Isomorphism.shuffle(1, number).of(oneBlank)))
                .toList();
        PaneFixture pane = new PaneFixture(fixture.messages, fixture.tasks);
        try (LibraryFile file =
                new LibraryFile(folder.resolve("many.db"), () -> List.of(new Pack("classics", puzzles)))) {
            Grader grader = new Grader(new HumanLogic(new FastSolver(), Profile.modern()));
            LibraryController library = onFx(() -> new LibraryController(
                    pane.services(), file, grader, new SimpleObjectProperty<>(Profiles.standard())));
            show(pane, onFx(() -> new LibraryView(pane.services(), library)));
            TableView<LibraryEntry> table = robot.lookup("#library-table").queryTableView();
            begin(robot);
            onFx(() -> pane.visible.set(true));
            until(
                    "hundreds of puzzles are rated",
                    () -> table.getItems().stream()
                                    .filter(LibraryEntry::isGraded)
                                    .count()
                            >= RATINGS);
            check("library");
            onFx(() -> pane.visible.set(false));
        }
    }

    private void show(PaneFixture pane, Parent view) {
        meter = new FrameMeter(pane::frame);
        onFx(() -> {
            other = new Stage();
            other.setScene(new Scene(view, 900, 600));
            other.show();
        });
    }

    private void begin(FxRobot robot) {
        robot.interact(() -> {
            meter.clear();
            meter.start();
        });
    }

    private void check(String place) {
        onFx(meter::stop);
        System.out.printf(Locale.ROOT, "%s: %d ms at most between two frames%n", place, meter.longestMillis());
        assertThat(meter.longestMillis()).as(place).isLessThan(LONGEST_MILLIS);
    }
}
