package nonet.ui.main;

import java.util.List;
import java.util.function.LongSupplier;
import javafx.scene.Parent;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import nonet.service.Measurement;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.compare.CompareController;
import nonet.ui.compare.CompareView;
import nonet.ui.count.CountController;
import nonet.ui.count.CountView;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.SideWindow;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.preferences.TechniquesView;
import org.jspecify.annotations.Nullable;

/// The windows beside the main one, each made when it is first asked for: comparing engines, counting solutions, and
/// choosing techniques.
final class SideWindows {

    private final Texts texts;
    private final Stage owner;
    private final MainController main;
    private final FilePicker files;
    private final CompareController compare;
    private final CountController count;
    private final TechniquesController techniques;
    private @Nullable SideWindow comparing;
    private @Nullable SideWindow counting;
    private @Nullable SideWindow choosing;

    SideWindows(
            Texts texts,
            Stage owner,
            Tasks tasks,
            List<Solver> engines,
            MainController main,
            FilePicker files,
            TechniquesController techniques,
            LongSupplier clock) {
        this.texts = texts;
        this.owner = owner;
        this.main = main;
        this.files = files;
        this.techniques = techniques;
        compare = new CompareController(texts, tasks, engines, clock);
        count = new CountController(texts, tasks, engines, engines.getLast(), clock);
        main.edit().historyProperty().subscribe(history -> {
            compare.puzzleProperty().set(history.present().position());
            count.puzzleProperty().set(history.present().position());
        });
    }

    void showCompare() {
        if (comparing == null) {
            CompareView view =
                    new CompareView(texts, new Controls(texts), compare, files, this::watch, this::savePicture);
            comparing = window("compare.title", view, 1000, 760);
        }
        comparing.show();
    }

    void showCount() {
        if (counting == null) {
            counting = window("count.title", new CountView(texts, new Controls(texts), count, files), 560, 380);
        }
        counting.show();
    }

    void showTechniques() {
        if (choosing == null) {
            TechniquesView view = new TechniquesView(texts, new Controls(texts), techniques);
            choosing = window("techniques.title", view, 1100, 760);
        }
        choosing.show();
    }

    /// Brings the windows up to date. Called once a frame.
    void pulse() {
        compare.pulse();
        count.pulse();
    }

    /// Shows the engine's trace of the board's puzzle in the main window.
    private void watch(Measurement measurement) {
        if (measurement.engine() instanceof StepSolver engine) {
            main.edit().modeProperty().set(EditController.Mode.SOLVE);
            main.playback().engineProperty().set(engine);
            main.playback().nextSolution();
            owner.toFront();
        } else {
            main.status()
                    .say(texts.get(
                            "compare.not-watched",
                            texts.get("engine." + measurement.engine().id())));
        }
    }

    private void savePicture(String name, WritableImage picture) {
        files.toSave(
                texts.get("compare.save"),
                texts.get("file.pictures"),
                name,
                file -> compare.write(file, out -> BoardPictures.write(picture, out)));
    }

    private SideWindow window(String title, Parent content, double width, double height) {
        return new SideWindow(texts.get(title), owner, content, List.of(MainView.stylesheet()), width, height);
    }
}
