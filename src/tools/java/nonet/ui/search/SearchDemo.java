package nonet.ui.search;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.playback.EventWords;

/// Shows tree and timeline alone, to look at them. Arguments: engine, puzzle, light or dark, language, number of events
/// (or -1 for up to the first solution, -2 for all), the event shown (or -1 for the last), path or whole, and perhaps a
/// file for a picture.
public final class SearchDemo {

    private SearchDemo() {}

    public static void main(String... arguments) {
        Application.launch(Demo.class, arguments);
    }

    /// The window of the demo.
    public static final class Demo extends Application {

        @Override
        public void start(Stage stage) {
            String[] given = getParameters().getRaw().toArray(String[]::new);
            boolean dark = given[2].equals("dark");
            (dark ? Appearance.DARK : Appearance.LIGHT).apply();
            Messages messages = new Messages(Locale.forLanguageTag(given[3]), "nonet.log");
            StepSolver engine = SampleSearches.engines()
                    .filter(each -> each.id().equals(given[0]))
                    .findFirst()
                    .orElseThrow();
            Puzzle puzzle = Puzzle.of(given[1]);
            SearchTree tree = new SearchTree(2_000_000);
            TraceProfile profile = new TraceProfile(puzzle);
            long events = search(engine, puzzle, Long.parseLong(given[4]), tree, profile);
            long shown = Long.parseLong(given[5]);

            AtomicLong at = new AtomicLong(shown < 0 ? events - 1 : shown);
            EventWords words = new EventWords(messages);
            SearchTreeController controller = new SearchTreeController(messages, words::of, at::set);
            TimelineController timeline = new TimelineController(messages, at::set);
            controller.tree.set(tree);
            timeline.profile.set(profile);
            if (given[6].equals("whole")) {
                controller.scope.set(SearchTreeController.Scope.WHOLE);
            }
            BorderPane pane = new BorderPane(new SearchTreeView(messages, new Controls(messages), controller));
            pane.setBottom(new TimelineView(timeline));
            stage.setScene(new Scene(pane, Double.parseDouble(given[8]), Double.parseDouble(given[9])));
            stage.show();
            new AnimationTimer() {
                private int frames;
                private long spent;

                @Override
                public void handle(long now) {
                    controller.shown.set(at.get());
                    timeline.shown.set(at.get());
                    long began = System.nanoTime();
                    controller.fit();
                    controller.pulse();
                    timeline.pulse();
                    spent += System.nanoTime() - began;
                    if (++frames == 30) {
                        System.err.printf(
                                "%d events, %d guesses, layout %.2f ms%n",
                                events, tree.snapshot().guesses(), spent / 30e6);
                        if (!given[7].isEmpty()) {
                            save(stage.getScene(), given[7]);
                            Platform.exit();
                        }
                    }
                }
            }.start();
        }

        private static void save(Scene scene, String file) {
            try {
                WritableImage image = scene.snapshot(null);
                long began = System.nanoTime();
                for (int i = 0; i < 20; i++) {
                    scene.getRoot().lookupAll(".search-drawing").forEach(drawing -> ((CanvasRegion) drawing).redraw());
                    image = scene.snapshot(image);
                }
                System.err.printf("drawing all of it %.1f ms%n", (System.nanoTime() - began) / 20e6);
                ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", new File(file));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        private static long search(StepSolver engine, Puzzle puzzle, long most, SearchTree tree, TraceProfile profile) {
            SearchCursor cursor = engine.cursor(puzzle);
            long index = 0;
            for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
                Entry entry = new Entry(index++, cursor.steps(), cursor.level(), event);
                tree.append(entry);
                profile.append(entry);
                if (index == most || most == -1 && event instanceof Event.Found) {
                    break;
                }
            }
            return index;
        }
    }
}
