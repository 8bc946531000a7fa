package nonet.ui.main;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.main.MainFixture.EASY;
import static nonet.ui.main.MainFixture.TWELVE;
import static nonet.ui.main.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.animation.AnimationTimer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.settings.Session;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.trace.Event;
import nonet.ui.main.EditController.Mode;
import nonet.ui.steps.PlayState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What people do with the window from beginning to end.
@ExtendWith(ApplicationExtension.class)
class JourneyTests {

    /// No machine is that slow; what is wanted is a tenth of it, and it is measured beside the tests.
    private static final long LONGEST_GAP = 1_000_000_000;

    @TempDir
    private static Path folder;

    private MainFixture fixture;
    private MainController main;

    @Start
    void start(Stage stage) throws IOException {
        Path settings = Files.createTempDirectory(folder, "settings");
        fixture = new MainFixture(stage, settings);
        main = fixture.main;
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aPuzzleIsEnteredAndSolvedByMouseAlone(FxRobot robot) {
        robot.clickOn("#set-up");
        for (Cell cell : EASY.givenCells()) {
            robot.clickOn("#" + cell);
            robot.clickOn("#pad-" + EASY.given(cell));
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);
        until(() -> robot.lookup("#verdict-text").queryLabeled().getText().equals("Exactly one solution"));

        click(robot, "#go-solve");
        click(robot, "#next-solution");
        until(() -> main.playback().stateProperty().get() == PlayState.SOLUTION);

        assertThat(fixture.shown()).isEqualTo(solution(EASY).toString());
        assertThat(main.frames().frameProperty().get().grid().givens()).isEqualTo(EASY.givenCells());
    }

    @Test
    void aPuzzleIsEnteredAndSolvedByKeyboardAlone(FxRobot robot) {
        robot.interact(() -> main.edit().modeProperty().set(Mode.SET_UP));
        robot.clickOn("#r1c1").type(KeyCode.ESCAPE, KeyCode.HOME, KeyCode.PAGE_UP);
        for (Cell cell : Cell.all()) {
            Digit given = EASY.given(cell);
            if (given != null) {
                robot.type(KeyCode.getKeyCode(given.toString()));
            }
            if (cell.column() < 9) {
                robot.type(KeyCode.RIGHT);
            } else {
                robot.type(KeyCode.HOME, KeyCode.DOWN);
            }
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);

        robot.type(KeyCode.F3, KeyCode.F8);
        until(() -> main.playback().stateProperty().get() == PlayState.SOLUTION);

        assertThat(fixture.shown()).isEqualTo(solution(EASY).toString());
    }

    @Test
    void aFileIsOpenedAndSteppedThroughForwardAndBack(FxRobot robot) throws IOException {
        open(
                robot,
                write("hard.txt", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
        List<String> boards = new ArrayList<>();
        boards.add(fixture.shown());
        for (int i = 0; i < 10; i++) {
            click(robot, "#step");
            fixture.untilStill();
            boards.add(fixture.shown());
        }
        assertThat(main.playback().search().moment().index()).isEqualTo(9);
        for (int i = 9; i >= 5; i--) {
            click(robot, "#step-back");
            assertThat(fixture.shown()).isEqualTo(boards.get(i));
        }
        assertThat(main.playback().search().moment().index()).isEqualTo(4);
        assertThat(main.playback().search().items()).hasSize(10);
    }

    @Test
    void oneSolutionAfterTheOtherComesUntilThereAreNoMore(FxRobot robot) throws IOException {
        open(robot, write("twelve.txt", TWELVE.toString()));
        List<String> solutions = new ArrayList<>();
        robot.interact(() -> main.playback().paceProperty().set(1));
        click(robot, "#run");
        fixture.untilStill();
        while (main.playback().stateProperty().get() == PlayState.SOLUTION) {
            solutions.add(fixture.shown());
            assertThat(main.status().stateProperty().get()).isEqualTo("Solution %d found", solutions.size());
            click(robot, "#next-solution");
            fixture.untilStill();
        }

        assertThat(solutions).hasSize(12).doesNotHaveDuplicates();
        assertThat(solutions).allMatch(each -> Grid.of(Puzzle.of(each)).isSolved());
        assertThat(main.status().stateProperty().get()).isEqualTo("No more solutions: there are 12");
        assertThat(robot.lookup("#next-solution").queryButton().isDisabled()).isTrue();
    }

    @Test
    void whatIsSavedReadsBackTheSame(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        click(robot, "#next-solution");
        fixture.untilStill();
        String solved = fixture.shown();
        for (SaveController.Form form : SaveController.Form.values()) {
            Path file = folder.resolve(form + ".txt");
            robot.interact(() -> main.saving().saveText(file, form));
            until(() -> main.status().stateProperty().get().equals("Saved " + file.getFileName()));
        }
        for (SaveController.Form form : SaveController.Form.values()) {
            open(robot, folder.resolve(form + ".txt"));
            String wanted = form == SaveController.Form.GIVENS ? EASY.toString() : solved;
            assertThat(main.edit().document().puzzle()).hasToString(wanted);
        }
    }

    @Test
    void whatIsNoPuzzleIsRefusedInASentenceAndChangesNothing(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        Object before = main.edit().historyProperty().get();
        List<String> sentences = new ArrayList<>();

        paste(robot, "Dear diary, nothing to solve today.");
        sentences.add(fixture.warning(robot));
        paste(robot, "  ");
        sentences.add(fixture.warning(robot));
        Path large = folder.resolve("large.txt");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(1L << 30);
        }
        Path picture = folder.resolve("picture.png");
        Files.write(picture, new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R'});
        for (Path file : List.of(large, folder, picture, folder.resolve("gone.txt"))) {
            robot.interact(() -> fixture.window.open(file));
            sentences.add(fixture.warning(robot));
        }
        Path nowhere = folder.resolve("no-folder").resolve("board.txt");
        robot.interact(() -> main.saving().saveText(nowhere, SaveController.Form.LINE));
        sentences.add(fixture.warning(robot));

        assertThat(main.edit().historyProperty().get()).isSameAs(before);
        assertThat(sentences).doesNotHaveDuplicates().allMatch(sentence -> sentence.endsWith("."));
        assertThat(sentences.get(1)).isEqualTo("The clipboard holds no text.");
        assertThat(sentences.subList(2, 6))
                .extracting(sentence -> sentence.substring(0, sentence.indexOf(" was not opened.")))
                .containsExactly("large.txt", folder.getFileName().toString(), "picture.png", "gone.txt");
        assertThat(sentences.get(6)).startsWith("board.txt was not saved. ");
    }

    @Test
    void undoReachesEverythingAndRedoBringsItBack(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        robot.clickOn("#r1c3");
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        robot.interact(() -> main.edit().fillMarks());
        robot.interact(() -> main.edit().modeProperty().set(Mode.SET_UP));
        robot.clickOn("#r9c9");
        robot.type(KeyCode.ESCAPE, KeyCode.DELETE);
        open(robot, write("twelve.txt", TWELVE.toString()));
        robot.interact(main::newPuzzle);
        Object last = main.edit().document();

        int steps = 0;
        while (main.edit().historyProperty().get().canUndo()) {
            robot.interact(main.edit()::undo);
            steps++;
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(Puzzle.EMPTY);
        assertThat(steps).isEqualTo(6);
        while (main.edit().historyProperty().get().canRedo()) {
            robot.interact(main.edit()::redo);
        }
        assertThat(main.edit().document()).isEqualTo(last);
    }

    @Test
    void cellsAreColoredAndThePuzzleCommentedAndBothComeBack(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        Document plain = main.edit().document();
        robot.clickOn("#r1c3");
        robot.push(KeyCode.ALT, KeyCode.DIGIT3);
        robot.clickOn("#r2c2").clickOn("#pad-colors").clickOn("#pad-5").clickOn("#pad-colors");
        robot.push(KeyCode.SHORTCUT, KeyCode.I);
        until(() -> robot.lookup("#comment-text").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#comment-text").queryTextInputControl().setText("from the paper\nof monday"));
        robot.clickOn("OK");
        Document done = plain.colored(Map.of(Cell.at(1, 3), CellColor.GREEN, Cell.at(2, 2), CellColor.VIOLET))
                .commented("from the paper\nof monday");
        assertThat(main.edit().document()).isEqualTo(done);
        assertThat(robot.lookup("#comment-note").queryLabeled().getText()).isEqualTo("from the paper");
        Path settings = newest();
        until(() -> session(settings).document().equals(done));

        Path file = folder.resolve("colored.nonet");
        robot.interact(() -> main.saving().saveAs(file, main.saving().formats().getFirst()));
        until(() -> Files.exists(file));
        robot.interact(main::newPuzzle);
        assertThat(robot.lookup("#comment-note").query().getParent().isVisible())
                .isFalse();
        robot.interact(() -> fixture.window.open(file));
        until(() -> main.edit().document().equals(done));
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(main.edit().document()).isEqualTo(plain);
    }

    @Test
    void copyPutsTextAndPictureOnTheClipboardTogether(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        robot.push(KeyCode.SHORTCUT, KeyCode.C);
        until(() -> main.status().stateProperty().get().equals("Copied"));
        robot.interact(() -> {
            Clipboard clipboard = Clipboard.getSystemClipboard();
            assertThat(clipboard.getString()).isEqualTo(EASY.toString().replaceFirst("\\.", "4"));
            Image picture = Objects.requireNonNull(clipboard.getImage());
            assertThat(picture.getWidth()).isEqualTo(picture.getHeight()).isGreaterThan(300);
            assertThat(colors(picture)).hasSizeGreaterThan(20);
        });
        robot.interact(main::newPuzzle);
        click(robot, "#paste");
        until(() -> main.edit().document().puzzle().clues() == 31);
    }

    private static Set<Integer> colors(Image picture) {
        Set<Integer> colors = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colors.add(picture.getPixelReader().getArgb(x, y));
            }
        }
        return colors;
    }

    @Test
    void workIsThereAgainAfterACrash(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        robot.clickOn("#r1c3");
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        Object document = main.edit().document();
        Path settings = newest();
        until(() -> session(settings).document().equals(document));

        assertThat(session(settings).settingUp()).isFalse();
    }

    @Test
    void theWindowGoesOnDrawingWhileTheEmptyGridIsEnumeratedAndStopsAtOnce(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            main.edit().modeProperty().set(Mode.SOLVE);
        });
        List<Long> frames = new ArrayList<>();
        AnimationTimer meter = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.add(now);
            }
        };
        long[] pause = {0, 0};
        main.playback().runningProperty().addListener((change, before, now) -> pause[1] = System.nanoTime());
        robot.interact(main.playback()::runToEnd);
        until(() -> main.playback().search().moment().solutions() > 50_000);
        robot.interact(meter::start);
        until(() -> main.playback().search().moment().solutions() > 500_000);
        robot.interact(() -> {
            meter.stop();
            pause[0] = System.nanoTime();
            main.playback().pause();
        });
        fixture.untilStill();

        List<Long> gaps = new ArrayList<>();
        for (int i = 1; i < frames.size(); i++) {
            gaps.add(frames.get(i) - frames.get(i - 1));
        }
        gaps.sort(Comparator.reverseOrder());
        System.out.printf(
                "%d frames, longest gaps %s ms, pause after %.1f ms%n",
                frames.size(),
                gaps.subList(0, 5).stream().map(gap -> gap / 1_000_000).toList(),
                (pause[1] - pause[0]) / 1e6);
        assertThat(gaps.getFirst()).isLessThan(LONGEST_GAP);
        assertThat(pause[1] - pause[0]).isLessThan(LONGEST_GAP);
    }

    @Test
    void aSearchStopsAtAGuessAndIsScrubbedAndItsTreeClicked(FxRobot robot) throws IOException {
        open(
                robot,
                write("hard.txt", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
        robot.interact(() -> main.playback().paceProperty().set(1));
        click(robot, "#breakpoints");
        until(() -> robot.lookup("#break-guess").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#break-guess").queryAs(CheckBox.class).fire());
        robot.type(KeyCode.ESCAPE);
        for (String guess : List.of("guess r8c7 = 3  (1 of 2)", "guess r7c7 = 5  (1 of 2)")) {
            click(robot, "#run");
            fixture.untilStill();
            assertThat(main.status().stateProperty().get()).isEqualTo(guess);
        }

        click(robot, "#next-solution");
        fixture.untilStill();
        long last = main.playback().search().moment().index();
        robot.clickOn("#timeline");
        until(() -> main.playback().search().moment().index() < last);
        assertThat(main.playback().search().moment().index()).isBetween(last * 4 / 10, last * 6 / 10);

        TabPane side = robot.lookup(".tab-pane").queryAs(TabPane.class);
        robot.interact(() -> side.getSelectionModel().select(1));
        WaitForAsyncUtils.waitForFxEvents();
        long scrubbed = main.playback().search().moment().index();
        robot.interact(() -> robot.lookup("#search-tree").query().requestFocus());
        robot.type(KeyCode.UP, KeyCode.UP, KeyCode.ENTER);
        until(() -> main.playback().search().moment().index() != scrubbed);
        assertThat(main.playback().search().moment().entry().event()).isInstanceOf(Event.Guessed.class);
    }

    @Test
    void hintsLeadFromTheNameToTheStep(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.H);
        until(() -> robot.lookup("#hint-name").queryLabeled().getText().equals("Naked Single"));
        robot.type(KeyCode.H, KeyCode.H);
        assertThat(robot.lookup(".hint-line").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactly("5 is the only candidate left in r5c5.", "So r5c5 is 5.");
        robot.type(KeyCode.H);
        assertThat(main.edit().document().grid().digit(Cell.at(5, 5))).isEqualTo(Digit.of(5));
    }

    @Test
    void theWindowComesBackWhereItWas(FxRobot robot) throws IOException {
        Stage stage = (Stage) robot.lookup("#board").query().getScene().getWindow();
        robot.interact(() -> {
            stage.setX(40);
            stage.setY(30);
            stage.setWidth(960);
            stage.setHeight(720);
        });
        Path settings = newest();
        Settings.Place wanted = new Settings.Place(40, 30, 960, 720, false, 410);

        until(() -> wanted.equals(settings(settings).place()));
    }

    @Test
    void aBoardThatShowsTheEnginesWorkOffersNothingAndSaysWhy(FxRobot robot) throws IOException {
        open(robot, write("easy.txt", EASY.toString()));
        click(robot, "#step");
        fixture.untilStill();

        robot.moveTo("#r1c3");
        assertThat(robot.lookup("#ghost").query().isVisible()).isFalse();
        robot.doubleClickOn("#r1c3");
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        assertThat(main.status().stateProperty().get())
                .isEqualTo("The engine’s work is shown. Go to the start (Home) to write on the board.");
        robot.type(KeyCode.HOME);
        robot.moveTo("#r1c4").moveTo("#r1c3");
        assertThat(robot.lookup("#ghost").query().isVisible()).isTrue();
    }

    private void open(FxRobot robot, Path file) {
        robot.interact(() -> fixture.window.open(file));
        String name = file.getFileName().toString();
        until(() -> main.edit().document().name().equals(name)
                && main.status().stateProperty().get().startsWith("Opened "));
        robot.interact(() -> main.edit().modeProperty().set(Mode.SOLVE));
    }

    private static void paste(FxRobot robot, String text) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        click(robot, "#paste");
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Path newest() throws IOException {
        try (var folders = Files.list(folder)) {
            return folders.filter(Files::isDirectory)
                    .max(Comparator.comparing(each -> each.toFile().lastModified()))
                    .orElseThrow();
        }
    }

    private static Settings settings(Path folder) {
        try (SettingsStore store = new SettingsStore(folder, Duration.ZERO)) {
            return store.settings();
        }
    }

    private static Session session(Path settings) {
        try (SettingsStore store = new SettingsStore(settings, Duration.ZERO)) {
            return store.session();
        }
    }

    private static Grid solution(Puzzle puzzle) {
        Answer answer = new FastSolver().solve(puzzle, Limit.TWO, Cancel.NEVER);
        return Objects.requireNonNull(((Answer.Unique) answer).solution());
    }
}
