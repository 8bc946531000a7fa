package nonet.ui.shell;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import nonet.WindowRobot;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.library.PuzzleCollection;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.PlayerFilm;
import nonet.trace.SampleSearches;
import nonet.ui.board.frame.Selection;
import nonet.ui.hints.HintController;
import nonet.ui.kit.Visitor;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.edit.Room;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Measures how long the window is at work for a frame, while a search is watched, hints are asked for, the guide is
/// read, a library with 100,000 puzzles is browsed, two engines race, and a puzzle is played with and without its film. Prints the percentiles of each journey, its
/// longest frames, and in which moment of the journey they were.
///
/// The time of a frame is the processor time of the JavaFX thread from the beginning of the frame to that of the next
/// one, so it does not depend on what else runs on the machine. It includes the actions of the journey in the frame.
/// Everything is done three times in one process; the third time shows the window warm.
///
/// Arguments: the journeys to measure, such as `guide`; without them all are.
final class FrameTimes {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int LIBRARY = 100_000;
    private static final long LONGEST_START = 60_000;
    private static final int PAGES = 12;
    private static final int HINTS = 12;
    private static final int MOVES = 200;

    /// As many as a solve of hours has.
    private static final int ACTIONS = 20_000;

    private static final double LONG_MILLIS = 50;
    private static final int LONGEST = 8;

    private final FxRobot robot = new WindowRobot();
    private final MainFixture fixture;
    private final List<Frame> frames = new ArrayList<>();
    private String moment = "";
    private long before;

    /// A frame, with what the journey last did in it.
    private record Frame(double millis, String moment) {}

    private FrameTimes(MainFixture fixture) {
        this.fixture = fixture;
    }

    public static void main(String... arguments) throws Exception {
        // The screen in memory copies each pixel on the measured thread, which other screens do not.
        System.setProperty("prism.order", "sw");
        FxToolkit.registerPrimaryStage();
        Path folder = Files.createTempDirectory("frame-times");
        FrameTimes times = new FrameTimes(WaitForAsyncUtils.waitForAsyncFx(
                LONGEST_START, () -> new MainFixture(FxToolkit.toolkitContext().getRegisteredStage(), folder)));
        times.fill();
        times.robot.interact(times::start);
        System.out.printf(
                "%-18s %7s %7s %7s %7s %7s  over %.0f ms%n",
                "ms a frame", "frames", "median", "95 %", "99 %", "longest", LONG_MILLIS);
        for (String round : List.of("cold", "again", "warm")) {
            times.journeys().forEach((name, journey) -> {
                if (arguments.length == 0 || List.of(arguments).contains(name)) {
                    times.measure(name + ", " + round, journey);
                }
            });
        }
        System.exit(0);
    }

    private Map<String, Runnable> journeys() {
        Map<String, Runnable> all = new LinkedHashMap<>();
        all.put("watching", this::watch);
        all.put("hints", this::hint);
        all.put("guide", this::guide);
        all.put("library", this::library);
        all.put("race", this::race);
        all.put("playing", () -> play(false));
        all.put("filmed", () -> play(true));
        return all;
    }

    /// Adds a collection to the library: one puzzle with its digits exchanged in many ways.
    private void fill() throws IOException {
        Random random = new Random(1);
        List<Integer> digits =
                new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Set<String> texts = new LinkedHashSet<>();
        while (texts.size() < LIBRARY) {
            Collections.shuffle(digits, random);
            texts.add(MainFixture.EASY
                    .toString()
                    .chars()
                    .mapToObj(each -> each == '.' ? "." : digits.get(each - '1').toString())
                    .collect(Collectors.joining()));
        }
        List<Document> puzzles = new ArrayList<>();
        for (String text : texts) {
            puzzles.add(Document.of("Puzzle " + puzzles.size(), Puzzle.of(text)));
        }
        long collection = fixture.library.library().makeCollection("Many");
        fixture.library.library().add(collection, puzzles);
    }

    private void start() {
        before = THREADS.getCurrentThreadCpuTime();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                long time = THREADS.getCurrentThreadCpuTime();
                frames.add(new Frame((time - before) / 1e6, moment));
                before = time;
            }
        }.start();
    }

    private void measure(String name, Runnable journey) {
        robot.interact(frames::clear);
        journey.run();
        List<Frame> taken = new ArrayList<>();
        robot.interact(() -> taken.addAll(frames));
        double[] sorted = taken.stream().mapToDouble(Frame::millis).sorted().toArray();
        System.out.printf(
                "%-18s %7d %7.1f %7.1f %7.1f %7.1f  %d%n",
                name,
                sorted.length,
                percentile(sorted, 50),
                percentile(sorted, 95),
                percentile(sorted, 99),
                sorted[sorted.length - 1],
                Arrays.stream(sorted).filter(each -> each > LONG_MILLIS).count());
        taken.stream()
                .filter(each -> each.millis > LONG_MILLIS)
                .sorted(Comparator.comparingDouble(Frame::millis).reversed())
                .limit(LONGEST)
                .forEach(each -> System.out.printf("    %.1f %s%n", each.millis, each.moment));
    }

    /// Does something in the window, and says which moment of the journey this is.
    private void act(String what, Runnable action) {
        robot.interact(() -> {
            moment = what;
            action.run();
        });
    }

    private static double percentile(double[] sorted, int percent) {
        return sorted[(sorted.length - 1) * percent / 100];
    }

    /// Watches a hard search step by step, at full speed to its end, and from places along its line of time.
    private void watch() {
        open(SampleSearches.HARD);
        for (int step = 0; step < PAGES; step++) {
            act("step", fixture.main.playback()::step);
        }
        for (String pane : List.of("trace", "tree")) {
            act("page " + pane, () -> fixture.window.showPane(pane));
        }
        act("run to the end", fixture.main.playback()::runToEnd);
        Visitor.until(
                "the search is exhausted", () -> fixture.main.playback().state.get() == PlayState.EXHAUSTED);
        for (int place = 0; place < PAGES; place++) {
            int event = 1 + place * 300;
            act("show event " + event, () -> fixture.main.playback().show(event));
        }
    }

    /// Sets and removes marks of a puzzle that has been solved for long, recorded or not.
    private void play(boolean filmed) {
        open(SampleSearches.HARD);
        act("go on", () -> {
            Document board = fixture.main.edit().document().boardOnly();
            PlayerFilm film = PlayerFilm.of(board);
            for (int action = 0; action < ACTIONS; action++) {
                film = film.with(new FilmAction(action * 10L, FilmAction.Kind.MARK, board));
            }
            fixture.main.editing().films().filmed.set(filmed);
            fixture.main.edit().film(film);
            fixture.main
                    .edit()
                    .selection
                    .set(Selection.of(
                            fixture.main.edit().document().grid().blanks().first()));
        });
        for (int move = 0; move < MOVES; move++) {
            Digit digit = Digit.of(1 + move % 9);
            act("mark " + move, () -> fixture.main.edit().mark(digit));
        }
    }

    /// Follows hints, each named, shown and applied.
    private void hint() {
        open(SampleSearches.HARD);
        act("page hint", () -> fixture.window.showPane("hint"));
        HintController hint = fixture.main.analysis().logic().hint;
        for (int count = 0; count < HINTS; count++) {
            for (HintController.Stage stage :
                    List.of(HintController.Stage.NAME, HintController.Stage.PLACE, HintController.Stage.PICTURE)) {
                act("hint " + stage, hint::more);
                Visitor.until(
                        "the hint has reached its stage", () -> hint.stage.get().compareTo(stage) >= 0);
            }
            act("apply hint", hint::apply);
        }
    }

    /// Reads pages of the guide that a search finds.
    private void guide() {
        command("guide");
        for (String word : List.of("wing", "fish", "chain")) {
            act(
                    "search " + word,
                    () -> robot.lookup("#guide-query").queryAs(TextField.class).setText(word));
            ListView<?> hits = robot.lookup("#guide-hits").queryListView();
            Visitor.until("the search has hits", () -> !hits.getItems().isEmpty());
            for (int hit = 0; hit < PAGES; hit++) {
                int at = hit;
                act("page " + word + " " + at, () -> hits.getSelectionModel().select(at));
            }
        }
        act(
                "clear the search",
                () -> robot.lookup("#guide-query").queryAs(TextField.class).clear());
        command("guide");
    }

    /// Browses, sorts and searches the large collection.
    private void library() {
        command("library");
        ListView<PuzzleCollection> collections =
                robot.lookup("#library-collections").queryListView();
        TableView<?> table = robot.lookup("#library-table").queryTableView();
        Visitor.until(
                "the large collection is there",
                () -> collections.getItems().stream().anyMatch(FrameTimes::isLarge));
        act(
                "collection",
                () -> collections.getItems().stream()
                        .filter(FrameTimes::isLarge)
                        .forEach(collections.getSelectionModel()::select));
        Visitor.until("the table has LIBRARY rows", () -> table.getItems().size() == LIBRARY);
        for (int page = 0; page < PAGES; page++) {
            int row = page * 8_000;
            act("scroll to " + row, () -> table.scrollTo(row));
            act("select " + row, () -> table.getSelectionModel().select(row));
        }
        for (TableColumn.SortType type : TableColumn.SortType.values()) {
            act("sort " + type, () -> sort(table, type));
        }
        act("sort by nothing", () -> table.getSortOrder().clear());
        for (String typed : List.of("P", "Pu", "Puzzle 9", "Puzzle 99", "")) {
            act(
                    "search " + typed,
                    () -> robot.lookup("#library-search")
                            .queryAs(TextField.class)
                            .setText(typed));
        }
        act("close", () -> table.getScene().getWindow().hide());
    }

    private static <T> void sort(TableView<T> table, TableColumn.SortType type) {
        TableColumn<T, ?> names = table.getColumns().getFirst();
        names.setSortType(type);
        table.getSortOrder().setAll(List.of(names));
    }

    private static boolean isLarge(PuzzleCollection collection) {
        return collection.size() == LIBRARY;
    }

    /// Lets two engines race to the end, and leads them back and forth.
    private void race() {
        act("open", () -> fixture.main.edit().open("Hard", SampleSearches.HARD));
        command("race");
        Visitor.until(
                "#race-recorded-2 is shown",
                () -> robot.lookup("#race-recorded-2").tryQuery().isPresent());
        Visitor.until(
                "the race is recorded",
                () -> !Visitor.text(robot, "#race-recorded-1").isEmpty());
        for (int step = 0; step < PAGES; step++) {
            press("step " + step, KeyCode.RIGHT);
        }
        press("to the end", KeyCode.END);
        press("to the start", KeyCode.HOME);
        act(
                "close",
                () -> robot.lookup("#race-room").query().getScene().getWindow().hide());
    }

    private void press(String what, KeyCode key) {
        act(what, () -> {
            Node room = robot.lookup("#race-room").query();
            room.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, true, false));
        });
    }

    private void open(Puzzle puzzle) {
        act("open", () -> {
            fixture.main.edit().open("hard", puzzle);
            fixture.main.edit().room.set(Room.PLAY);
        });
    }

    private void command(String id) {
        act("command " + id, () -> fixture.window.commands.get(id).action().run());
    }
}
