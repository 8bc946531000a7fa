package nonet.ui.shell.panes;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.History;
import nonet.service.compare.Measurement;
import nonet.settings.SettingsStore;
import nonet.solve.StepSolver;
import nonet.ui.batch.BatchController;
import nonet.ui.export.ExportController;
import nonet.ui.guide.GuideController;
import nonet.ui.hints.search.StepExport;
import nonet.ui.kit.Command;
import nonet.ui.kit.Messages;
import nonet.ui.kit.PaneServices;
import nonet.ui.kit.window.SideWidth;
import nonet.ui.library.LibraryController;
import nonet.ui.preferences.Preference;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.race.RaceController;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.Program;
import nonet.ui.shell.edit.EditController;

/// The services and actions for the panes of a main window.
///
/// @param preferences the settings in the window of preferences
/// @param show shows the pane with this id
public record PaneContext(
        Program program,
        Stage stage,
        PaneServices services,
        MainController main,
        Function<String, Command> commands,
        TechniquesController techniques,
        BatchController batch,
        ExportController export,
        GuideController guide,
        LibraryController library,
        RaceController race,
        StepExport steps,
        List<Preference.Group> preferences,
        Consumer<String> show) {

    public Messages messages() {
        return services.messages();
    }

    ObservableValue<Document> document() {
        return main.edit().historyProperty().map(History::present);
    }

    /// Returns the puzzle on the board, with the digits that were entered.
    ObservableValue<Puzzle> position() {
        return document().map(Document::position);
    }

    /// Returns the memory of the width of the list at the side of a window.
    ///
    /// @param pane the id of its pane
    SideWidth sideWidth(String pane) {
        SettingsStore store = program.store();
        return new SideWidth(() -> store.sideWidth(pane), width -> store.saveSideWidth(pane, width));
    }

    /// Puts a puzzle on the board.
    void open(String name, Puzzle puzzle) {
        main.edit().open(name, puzzle);
        stage.toFront();
    }

    /// Puts a generated puzzle on the board; undo restores the previous one.
    void make(Puzzle puzzle) {
        main.openUnsaved(messages().get("generate.name"), puzzle);
        main.status().say(messages().get("generate.made", puzzle.clues()));
        stage.toFront();
    }

    /// Puts a document on the board.
    void open(Document document) {
        main.edit().open(document);
        main.status().say(messages().get("file.opened", document.name()));
        stage.toFront();
    }

    /// Shows how the engine of a measurement solves the puzzle on the board.
    void watch(Measurement measurement) {
        if (measurement.engine() instanceof StepSolver engine) {
            main.edit().modeProperty().set(EditController.Mode.SOLVE);
            main.playback().engineProperty().set(engine);
            main.playback().nextSolution();
            stage.toFront();
        } else {
            main.status()
                    .say(messages()
                            .get(
                                    "compare.not-watched",
                                    messages()
                                            .get("engine."
                                                    + measurement.engine().id())));
        }
    }

    /// Lets engines race on the puzzle on the board.
    void race(List<StepSolver> engines) {
        race.choose(engines);
        show.accept("race");
    }
}
