package nonet.ui.shell;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.format.NamedPuzzle;
import nonet.grid.Puzzle;
import nonet.library.PuzzleCollection;
import nonet.trace.SampleSearches;
import nonet.ui.hints.HintController;
import nonet.ui.kit.Visitor;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.edit.EditController.Mode;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Measures how long the window is at work for a frame, while a search is watched, hints are asked for, the guide is
/// read, a library with 100,000 puzzles is browsed, and two engines race. Prints the percentiles of each journey.
///
/// The time of a frame is the processor time of the JavaFX thread from the beginning of the frame to that of the next
/// one, so it does not depend on what else runs on the machine. It includes the actions of the journey in the frame.
/// Everything is done twice in one process; the second time shows the window warm.
///
/// Arguments: the journeys to measure, such as `guide`; without them all are.
final class FrameTimes {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int LIBRARY = 100_000;
    private static final long LONGEST_START = 60_000;
    private static final int PAGES = 12;
    private static final int HINTS = 12;
    private static final double LONG_MILLIS = 50;

    private final FxRobot robot = new WindowRobot();
    private final MainFixture fixture;
    private final List<Long> frames = new ArrayList<>();
    private long before;

    private FrameTimes(MainFixture fixture) {
        this.fixture = fixture;
    }

    public static void main(String... arguments) throws Exception {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        System.setProperty("testfx.robot", "glass");
        FxToolkit.registerPrimaryStage();
        Path folder = Files.createTempDirectory("frame-times");
        FrameTimes times = new FrameTimes(WaitForAsyncUtils.waitForAsyncFx(
                LONGEST_START, () -> new MainFixture(FxToolkit.toolkitContext().getRegisteredStage(), folder)));
        times.fill();
        times.robot.interact(times::start);
        System.out.printf(
                "%-18s %7s %7s %7s %7s %7s  over %.0f ms%n",
                "ms a frame", "frames", "median", "95 %", "99 %", "longest", LONG_MILLIS);
        for (String round : List.of("cold", "warm")) {
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
        List<NamedPuzzle> puzzles = new ArrayList<>();
        for (String text : texts) {
            puzzles.add(new NamedPuzzle(Puzzle.of(text), "Puzzle " + puzzles.size(), puzzles.size() + 1));
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
                frames.add(time - before);
                before = time;
            }
        }.start();
    }

    private void measure(String name, Runnable journey) {
        robot.interact(frames::clear);
        journey.run();
        List<Long> taken = new ArrayList<>();
        robot.interact(() -> taken.addAll(frames));
        double[] sorted =
                taken.stream().mapToDouble(nanos -> nanos / 1e6).sorted().toArray();
        System.out.printf(
                "%-18s %7d %7.1f %7.1f %7.1f %7.1f  %d%n",
                name,
                sorted.length,
                percentile(sorted, 50),
                percentile(sorted, 95),
                percentile(sorted, 99),
                sorted[sorted.length - 1],
                Arrays.stream(sorted).filter(each -> each > LONG_MILLIS).count());
    }

    private static double percentile(double[] sorted, int percent) {
        return sorted[(sorted.length - 1) * percent / 100];
    }

    /// Watches a hard search step by step, at full speed to its end, and from places along its line of time.
    private void watch() {
        open(SampleSearches.HARD);
        for (int step = 0; step < PAGES; step++) {
            robot.interact(fixture.main.playback()::step);
        }
        for (String pane : List.of("trace", "tree")) {
            robot.interact(() -> fixture.window.showPane(pane));
        }
        robot.interact(fixture.main.playback()::runToEnd);
        Visitor.until(() -> fixture.main.playback().stateProperty().get() == PlayState.EXHAUSTED);
        for (int place = 0; place < PAGES; place++) {
            int event = 1 + place * 300;
            robot.interact(() -> fixture.main.playback().show(event));
        }
    }

    /// Follows hints, each named, shown and applied.
    private void hint() {
        open(SampleSearches.HARD);
        robot.interact(() -> fixture.window.showPane("hint"));
        HintController hint = fixture.main.analysis().logic().hint();
        for (int count = 0; count < HINTS; count++) {
            for (HintController.Stage stage :
                    List.of(HintController.Stage.NAME, HintController.Stage.PLACE, HintController.Stage.PICTURE)) {
                robot.interact(hint::more);
                Visitor.until(() -> hint.stageProperty().get().compareTo(stage) >= 0);
            }
            robot.interact(hint::apply);
        }
    }

    /// Reads pages of the guide that a search finds.
    private void guide() {
        command("guide");
        for (String word : List.of("wing", "fish", "chain")) {
            robot.interact(
                    () -> robot.lookup("#guide-query").queryAs(TextField.class).setText(word));
            ListView<?> hits = robot.lookup("#guide-hits").queryListView();
            Visitor.until(() -> !hits.getItems().isEmpty());
            for (int hit = 0; hit < PAGES; hit++) {
                int at = hit;
                robot.interact(() -> hits.getSelectionModel().select(at));
            }
        }
        robot.interact(
                () -> robot.lookup("#guide-query").queryAs(TextField.class).clear());
        command("guide");
    }

    /// Browses, sorts and searches the large collection.
    private void library() {
        command("library");
        ListView<PuzzleCollection> collections =
                robot.lookup("#library-collections").queryListView();
        TableView<?> table = robot.lookup("#library-table").queryTableView();
        Visitor.until(() -> collections.getItems().stream().anyMatch(FrameTimes::isLarge));
        robot.interact(() -> collections.getItems().stream()
                .filter(FrameTimes::isLarge)
                .forEach(collections.getSelectionModel()::select));
        Visitor.until(() -> table.getItems().size() == LIBRARY);
        for (int page = 0; page < PAGES; page++) {
            int row = page * 8_000;
            robot.interact(() -> table.scrollTo(row));
            robot.interact(() -> table.getSelectionModel().select(row));
        }
        for (String typed : List.of("P", "Pu", "Puzzle 9", "Puzzle 99", "")) {
            robot.interact(() ->
                    robot.lookup("#library-search").queryAs(TextField.class).setText(typed));
        }
        robot.interact(() -> table.getScene().getWindow().hide());
    }

    private static boolean isLarge(PuzzleCollection collection) {
        return collection.size() == LIBRARY;
    }

    /// Lets two engines race to the end, and leads them back and forth.
    private void race() {
        open(SampleSearches.HARD);
        robot.interact(() -> fixture.main.openUnsaved("Hard", SampleSearches.HARD));
        command("race");
        Visitor.until(() -> robot.lookup("#race-recorded-2").tryQuery().isPresent());
        Visitor.until(() -> !Visitor.text(robot, "#race-recorded-1").isEmpty());
        for (int step = 0; step < PAGES; step++) {
            robot.push(KeyCode.ALT, KeyCode.RIGHT);
        }
        robot.push(KeyCode.ALT, KeyCode.END);
        robot.push(KeyCode.ALT, KeyCode.HOME);
        robot.interact(
                () -> robot.lookup("#race-room").query().getScene().getWindow().hide());
    }

    private void open(Puzzle puzzle) {
        robot.interact(() -> {
            fixture.main.edit().open("hard", puzzle);
            fixture.main.edit().modeProperty().set(Mode.PLAY);
        });
    }

    private void command(String id) {
        robot.interact(() -> fixture.window.commands().get(id).action().run());
    }
}
