package nonet.ui.main;

import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.scene.Parent;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.Exporter;
import nonet.service.Measurement;
import nonet.settings.SettingsStore;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.batch.BatchController;
import nonet.ui.batch.BatchView;
import nonet.ui.board.Board;
import nonet.ui.board.BoardFrame;
import nonet.ui.compare.CompareController;
import nonet.ui.compare.CompareView;
import nonet.ui.count.CountController;
import nonet.ui.count.CountView;
import nonet.ui.export.ExportController;
import nonet.ui.export.ExportView;
import nonet.ui.export.Target;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.SideWindow;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import nonet.ui.library.LibraryController;
import nonet.ui.library.LibraryView;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.preferences.TechniquesView;

/// The windows beside the main one, each filled when it is first asked for: comparing engines, counting solutions,
/// choosing techniques, the library, and exporting.
final class SideWindows {

    private final Texts texts;
    private final Stage owner;
    private final MainController main;
    private final FilePicker files;
    private final CompareController compare;
    private final CountController count;
    private final BatchController batch;
    private final LibraryController library;
    private final ExportController export;
    private final SideWindow comparing;
    private final SideWindow counting;
    private final SideWindow batching;
    private final SideWindow choosing;
    private final SideWindow shelves;
    private final SideWindow exporting;

    SideWindows(
            Program program,
            Stage owner,
            Tasks tasks,
            MainController main,
            FilePicker files,
            TechniquesController techniques,
            LongSupplier clock) {
        this.texts = program.texts();
        this.owner = owner;
        this.main = main;
        this.files = files;
        SettingsStore store = program.store();
        List<Solver> engines = program.engines().all();
        compare = new CompareController(texts, tasks, engines, clock);
        export = new ExportController(
                texts,
                tasks,
                Exporter.standard(engines.getLast()),
                () -> BoardPictures.exportable(main),
                store.exporting(),
                store::save);
        count = new CountController(texts, tasks, engines, engines.getLast(), clock);
        library = new LibraryController(texts, tasks, program.library(), program.grader(), this::open);
        techniques.profilesProperty().subscribe(profiles -> library.use(profiles.current()));
        batch = new BatchController(texts, tasks, engines, engines.getLast(), clock);
        Controls controls = new Controls(texts);
        comparing = window(
                "compare.title",
                () -> new CompareView(texts, controls, compare, files, this::watch, this::savePicture),
                1000,
                760);
        counting = window("count.title", () -> new CountView(texts, controls, count, files), 560, 410);
        choosing = window("techniques.title", () -> new TechniquesView(texts, controls, techniques), 1100, 760);
        shelves = window("library.title", () -> libraryView(controls), 1160, 680);
        library.visibleProperty().bind(shelves.showingProperty());
        batching = window("batch.title", () -> new BatchView(texts, controls, batch, files, this::toBoard), 1000, 700);
        exporting = window("export.title", () -> new ExportView(texts, controls, export, files), 940, 700);
        main.edit().historyProperty().subscribe(history -> {
            markSolved(history.present());
            compare.puzzleProperty().set(history.present().position());
            count.puzzleProperty().set(history.present().position());
        });
    }

    void showCompare() {
        comparing.show();
    }

    void showCount() {
        counting.show();
    }

    void showTechniques() {
        choosing.show();
    }

    void showLibrary() {
        shelves.show();
    }

    private LibraryView libraryView(Controls controls) {
        Board preview = new Board(texts);
        preview.setId("library-preview");
        preview.labelsShownProperty().set(false);
        preview.setFocusTraversable(false);
        preview.setMouseTransparent(true);
        library.chosenProperty().subscribe(chosen -> {
            if (!chosen.isEmpty()) {
                preview.frameProperty().set(frame(chosen.getFirst().puzzle()));
            }
        });
        return new LibraryView(texts, controls, library, files, preview, main.edit()::document);
    }

    private static BoardFrame frame(Puzzle puzzle) {
        Grid grid = Grid.of(puzzle.givenCells(), puzzle.values(), new short[81]);
        return new BoardFrame(grid, CellSet.NONE, CellSet.NONE, CellSet.NONE, null, CellSet.NONE, false);
    }

    private void open(String name, Puzzle puzzle) {
        main.edit().open(name, puzzle);
        owner.toFront();
    }

    /// A puzzle that the person has filled without a mistake is solved.
    private void markSolved(Document document) {
        if (!document.entered().isEmpty() && document.grid().isSolved()) {
            library.editor().solved(document.puzzle());
        }
    }

    /// Shows the window of a collection.
    ///
    /// @return where a collection is opened
    BatchController showBatch() {
        batching.show();
        return batch;
    }

    /// Shows a puzzle of a collection on the board.
    private void toBoard(Document document) {
        main.edit().open(document);
        main.status().say(texts.get("file.opened", document.name()));
        owner.toFront();
    }

    /// Shows the board as it is now on its page.
    ///
    /// @param print whether it is meant for the printer
    void showExport(boolean print) {
        boolean printer = export.choices().targetProperty().get() == Target.PRINTER;
        if (print != printer) {
            export.choices().targetProperty().set(print ? Target.PRINTER : Target.PDF);
        }
        export.refresh();
        exporting.show();
    }

    /// Brings the windows up to date. Called once a frame.
    void pulse() {
        compare.pulse();
        count.pulse();
        batch.pulse();
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

    private SideWindow window(String title, Supplier<Parent> content, double width, double height) {
        return new SideWindow(texts.get(title), owner, content, List.of(MainView.stylesheet()), width, height);
    }
}
