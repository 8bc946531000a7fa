package nonet.ui.shell;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.play.Breakpoints;
import nonet.service.input.TraceOrigin;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.Recorder;
import nonet.service.recording.Recorder.Form;
import nonet.service.recording.Stretch;
import nonet.service.search.TraceExport;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;

/// Measures what it takes to watch: the frames of the atlas and of a trace that comes from another program, and moving
/// pictures. Times are processor times of the two threads that draw, so that a busy machine does not matter much.
final class WatchTimes {

    private static final int FRAMES = 120;
    private static final int EVENTS = 1_000_000;
    private static final int A_SECOND = 100_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Stage stage;
    private final MainFixture fixture;

    private WatchTimes(Stage stage, MainFixture fixture) {
        this.stage = stage;
        this.fixture = fixture;
    }

    /// @param arguments what to measure: `recordings`, `atlas`, `live`
    public static void main(String... arguments) throws Exception {
        List<String> parts = List.of(arguments);
        if (parts.contains("recordings")) {
            recordings();
        }
        CompletableFuture<WatchTimes> opened = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                Stage stage = new Stage();
                MainFixture fixture = new MainFixture(stage, Files.createTempDirectory("watch"));
                stage.setX(0);
                stage.setY(0);
                stage.setWidth(1920);
                stage.setHeight(1080);
                opened.complete(new WatchTimes(stage, fixture));
            } catch (IOException failed) {
                opened.completeExceptionally(failed);
            }
        });
        WatchTimes times = opened.get();
        if (parts.contains("atlas")) {
            times.atlas();
        }
        if (parts.contains("live")) {
            times.live();
        }
        System.exit(0);
    }

    private void atlas() throws Exception {
        on(() -> {
            fixture.main.edit().open("hard", SampleSearches.HARD);
            fixture.main.playback().engine.set(StepEngine.CELL_ORDER);
            fixture.main.playback().runToEnd();
        });
        await(() -> !fixture.main.playback().running.get());
        Thread.sleep(2_000);
        double before = drawing();
        on(() -> fixture.window.showPane("atlas"));
        frames(2, _ -> {});
        System.out.printf(Locale.ROOT, "atlas, window and first outline: %.0f ms%n", drawing() - before);
        Node outline = find("#atlas-icicle");
        on(() -> {
            outline.getScene().getWindow().setX(0);
            outline.getScene().getWindow().setY(0);
            outline.getScene().getWindow().setWidth(1920);
            outline.getScene().getWindow().setHeight(1080);
        });
        // Until the numbers are counted.
        Thread.sleep(10_000);
        report("atlas, zoomed in", frames(FRAMES, _ -> scroll(outline, 12)));
        report("atlas, zoomed out", frames(FRAMES, _ -> scroll(outline, -12)));
        report("atlas, whole", frames(FRAMES, _ -> scroll(outline, -12)));
    }

    private void live() throws Exception {
        ByteArrayOutputStream trace = new ByteArrayOutputStream(EVENTS * 120);
        TraceExport.write(
                StepEngine.CELL_ORDER, SampleSearches.HARD, EVENTS, TraceExport.Form.JSON, trace, Cancel.NEVER);
        byte[] lines = trace.toByteArray();
        Process pipe = new ProcessBuilder("cat").start();
        on(() -> {
            for (Window window : List.copyOf(Window.getWindows())) {
                if (!window.equals(stage)) {
                    window.hide();
                }
            }
            fixture.main.playback().breakpoints.set(Breakpoints.NONE);
            fixture.main.files().opening().follow("pipe", new TraceOrigin.Pipe(pipe.getInputStream()));
        });
        Thread.ofPlatform().daemon().start(() -> write(lines, pipe.getOutputStream()));
        List<Double> spent = new ArrayList<>();
        await(() -> fixture.main.playback().search.foreign.get() != null);
        // The first events warm up.
        await(() -> events() > EVENTS / 2);
        double before = all();
        double drawn = drawing();
        long first = events();
        while (events() < EVENTS - 1) {
            spent.addAll(frames(10, _ -> {}));
        }
        System.out.printf(
                Locale.ROOT,
                "live, reading 100,000 events: %.0f ms%n",
                (all() - before - (drawing() - drawn)) * 100_000 / (events() - first));
        report("live", spent);
    }

    /// Returns the processor time of the program, in milliseconds.
    private static double all() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() / 1e6;
    }

    private long events() {
        return fixture.main.playback().search.moment().index();
    }

    private static void write(byte[] lines, OutputStream out) {
        try (out) {
            long begin = System.nanoTime();
            int from = 0;
            for (int end = 0, line = 0; end < lines.length; end++) {
                if (lines[end] == '\n' && ++line % 1_000 == 0) {
                    out.write(lines, from, end + 1 - from);
                    out.flush();
                    from = end + 1;
                    long due = begin + line * (1_000_000_000L / A_SECOND);
                    Thread.sleep(Math.max(0, (due - System.nanoTime()) / 1_000_000));
                }
            }
            out.write(lines, from, lines.length - from);
        } catch (IOException | InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    private static void recordings() throws IOException {
        for (StepSolver engine : SampleSearches.engines().toList()) {
            Trace trace = Recorder.record(engine, SampleSearches.HARD, 1_000, _ -> {}, Cancel.NEVER);
            System.out.printf(
                    Locale.ROOT,
                    "page of %,d events, %s: %.0f kB%n",
                    trace.size(),
                    engine.id(),
                    write(trace, trace.size(), Form.HTML) / 1e3);
        }
        Trace trace = Recorder.record(StepEngine.CLASSIC, SampleSearches.HARD, 300, _ -> {}, Cancel.NEVER);
        for (int round = 0; round < 3; round++) {
            double before = THREADS.getCurrentThreadCpuTime() / 1e9;
            long size = write(trace, 300, Form.GIF);
            System.out.printf(
                    Locale.ROOT,
                    "GIF of 300 frames, %,d kB: %.1f s%n",
                    size / 1_000,
                    THREADS.getCurrentThreadCpuTime() / 1e9 - before);
        }
    }

    private static long write(Trace trace, long events, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Stretch stretch = new Stretch(trace, 0, events - 1, "", "", List.of());
        Recorder.write(stretch, form, MovingPicture.DEFAULT, Locale.ENGLISH, out, _ -> {}, Cancel.NEVER);
        return out.size();
    }

    /// Acts in each of some frames, and returns the processor time that each took, in milliseconds.
    private static List<Double> frames(int count, Consumer<Integer> action) throws Exception {
        CompletableFuture<List<Double>> done = new CompletableFuture<>();
        on(() -> new AnimationTimer() {
            private final List<Double> spent = new ArrayList<>();
            private double before = drawing();
            private int frame;

            @Override
            public void handle(long now) {
                double time = drawing();
                if (frame > 0) {
                    spent.add(time - before);
                }
                before = time;
                if (frame++ == count) {
                    stop();
                    done.complete(spent);
                } else {
                    action.accept(frame);
                }
            }
        }.start());
        return done.get();
    }

    private static void report(String what, List<Double> spent) {
        double[] sorted =
                spent.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%s, a frame: %.1f ms (90 %% up to %.1f, all up to %.1f; %d frames)%n",
                what,
                sorted[sorted.length / 2],
                sorted[sorted.length * 9 / 10],
                sorted[sorted.length - 1],
                sorted.length);
    }

    /// Returns the processor time of the threads that draw, in milliseconds.
    private static double drawing() {
        return Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                        .filter(each -> each != null && isDrawing(each))
                        .mapToLong(each -> THREADS.getThreadCpuTime(each.getThreadId()))
                        .sum()
                / 1e6;
    }

    private static boolean isDrawing(ThreadInfo thread) {
        return thread.getThreadName().equals("JavaFX Application Thread")
                || thread.getThreadName().startsWith("QuantumRenderer");
    }

    private static void scroll(Node node, double by) {
        double x = node.getLayoutBounds().getWidth() * 0.4;
        Event.fireEvent(
                node,
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        x,
                        20,
                        x,
                        20,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        0,
                        by,
                        0,
                        by,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        new PickResult(node, x, 20)));
    }

    private static Node find(String selector) {
        return Window.getWindows().stream()
                .map(window -> window.getScene().getRoot().lookup(selector))
                .filter(node -> node != null)
                .findFirst()
                .orElseThrow();
    }

    private static void on(Runnable action) throws Exception {
        CompletableFuture.runAsync(action, Platform::runLater).get();
    }

    private static void await(BooleanSupplier condition) throws Exception {
        while (!CompletableFuture.supplyAsync(condition::getAsBoolean, Platform::runLater)
                .get()) {
            Thread.sleep(50);
        }
    }
}
