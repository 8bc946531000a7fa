package nonet.ui.main;

import java.util.List;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import nonet.play.CellColor;
import nonet.service.TraceExport;
import nonet.ui.kit.Command;
import nonet.ui.kit.Icon;
import nonet.ui.main.EditController.Mode;
import nonet.ui.steps.PlayState;
import nonet.ui.steps.Playback;
import org.jspecify.annotations.Nullable;

/// Everything a person can tell the program to do, one row each. Menu, toolbar and shortcuts are views of these rows.
final class Commands {

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    final Command newPuzzle;
    final Command generate;
    final Command open;
    final Command paste;
    final Command library;
    final Command saveAs;
    final Command report;
    final Command links;
    final Command exportPages;
    final Command print;
    final Command exportLine;
    final Command exportGrid;
    final Command exportFramed;
    final Command exportPicture;
    final Command exportSolutions;
    final Command exportTrace;
    final Command exportTraceJson;
    final Command newWindow;
    final Command closeWindow;
    final Command quit;
    final Command undo;
    final Command redo;
    final Command copyLine;
    final Command copyGrid;
    final Command copyFramed;
    final Command copyPicture;
    final Command copyPuzzle;
    final List<Command> colors;
    final Command noColor;
    final Command eraseColors;
    final Command comment;
    final Command fillMarks;
    final Command eraseMarks;
    final Command startOver;
    final Command setUp;
    final Command solve;
    final Command step;
    final Command stepBack;
    final Command run;
    final Command runBack;
    final Command breakpoints;
    final Command pause;
    final Command nextSolution;
    final Command allSolutions;
    final Command runUntil;
    final Command toStart;
    final Command compare;
    final Command count;
    final Command batch;
    final Command hint;
    final Command techniques;
    final Command why;
    final Command about;
    final Command keys;

    /// @param window does what needs the window itself
    Commands(
            MainController main,
            Saving saving,
            Clip clip,
            SideWindows windows,
            CommandDialogs dialogs,
            WindowActions window) {
        EditController edit = main.edit();
        Playback playback = main.playback();
        FileController files = main.files();
        BooleanBinding solving = edit.modeProperty().isEqualTo(Mode.SOLVE);
        BooleanBinding still = playback.runningProperty().not();
        BooleanBinding begun = Bindings.createBooleanBinding(
                () -> playback.search().moment().entry() != null,
                playback.search().momentProperty());
        BooleanBinding ended = playback.stateProperty().isEqualTo(PlayState.EXHAUSTED);
        BooleanBinding canGoOn = solving.and(still).and(ended.not());
        BooleanBinding written = edit.lockedProperty().not();

        generate = row("generate", Icon.GENERATE, "Shortcut+Shift+N", ALWAYS, window::showGenerate);
        newPuzzle = row("new", Icon.NEW, "Shortcut+N", ALWAYS, main::newPuzzle);
        open = row("open", Icon.OPEN, "Shortcut+O", ALWAYS, window::open);
        paste = row("paste", Icon.PASTE, "Shortcut+V", ALWAYS, clip::paste);
        library = row("library", Icon.LIBRARY, "Shortcut+Shift+L", ALWAYS, windows::showLibrary);
        saveAs = row("save-as", Icon.SAVE, "Shortcut+S", ALWAYS, saving::saveAs);
        report = row("report", null, null, files.reportedProperty(), files::report);
        links = row("links", null, null, ALWAYS, window::showLinks);
        exportPages = row("export-pages", Icon.EXPORT, "Shortcut+Shift+E", ALWAYS, () -> windows.showExport(false));
        print = row("print", Icon.PRINT, "Shortcut+P", ALWAYS, () -> windows.showExport(true));
        exportLine = row("export-line", null, null, ALWAYS, () -> saving.text(SaveController.Form.LINE));
        exportGrid = row("export-grid", null, null, ALWAYS, () -> saving.text(SaveController.Form.GRID));
        exportFramed = row("export-framed", null, null, ALWAYS, () -> saving.text(SaveController.Form.FRAMED));
        exportPicture = row("export-picture", null, "Shortcut+Shift+S", ALWAYS, saving::picture);
        exportSolutions = row(
                "export-solutions",
                null,
                null,
                Bindings.createBooleanBinding(
                        () -> playback.search().moment().solutions() > 0,
                        playback.search().momentProperty()),
                saving::solutions);
        exportTrace = row("export-trace", null, null, begun, () -> saving.trace(TraceExport.Form.LINES));
        exportTraceJson = row("export-trace-json", null, null, begun, () -> saving.trace(TraceExport.Form.JSON));
        newWindow = row("new-window", null, "Shortcut+Alt+N", ALWAYS, window::newWindow);
        closeWindow = row("close-window", null, "Shortcut+W", ALWAYS, window::close);
        quit = row("quit", null, "Shortcut+Q", ALWAYS, window::quit);

        undo = row(
                "undo",
                Icon.UNDO,
                "Shortcut+Z",
                binding(edit, () -> edit.historyProperty().get().canUndo()),
                edit::undo);
        redo = row(
                "redo",
                Icon.REDO,
                "Shortcut+Y",
                binding(edit, () -> edit.historyProperty().get().canRedo()),
                edit::redo);
        copyLine = row("copy-line", Icon.COPY, "Shortcut+C", ALWAYS, () -> clip.copy(SaveController.Form.LINE));
        copyGrid = row("copy-grid", null, null, ALWAYS, () -> clip.copy(SaveController.Form.GRID));
        copyFramed = row("copy-framed", null, null, ALWAYS, () -> clip.copy(SaveController.Form.FRAMED));
        copyPicture = row("copy-picture", null, "Shortcut+Shift+C", ALWAYS, clip::copyPicture);
        copyPuzzle = row("copy-puzzle", null, null, ALWAYS, () -> clip.copy(SaveController.Form.GIVENS));
        colors = List.of(
                row("color-red", null, "Alt+1", ALWAYS, () -> edit.color(CellColor.RED)),
                row("color-orange", null, "Alt+2", ALWAYS, () -> edit.color(CellColor.ORANGE)),
                row("color-green", null, "Alt+3", ALWAYS, () -> edit.color(CellColor.GREEN)),
                row("color-blue", null, "Alt+4", ALWAYS, () -> edit.color(CellColor.BLUE)),
                row("color-violet", null, "Alt+5", ALWAYS, () -> edit.color(CellColor.VIOLET)),
                row("color-gray", null, "Alt+6", ALWAYS, () -> edit.color(CellColor.GRAY)));
        noColor = row("color-none", null, "Alt+0", ALWAYS, edit::eraseColor);
        eraseColors = row(
                "erase-colors",
                null,
                null,
                binding(edit, () -> !edit.document().colors().isEmpty()),
                edit::eraseColors);
        comment = row(
                "comment",
                Icon.COMMENT,
                "Shortcut+I",
                ALWAYS,
                () -> dialogs.askComment(edit.document().comment(), edit::comment));
        fillMarks = row("fill-marks", null, "Shortcut+M", written, edit::fillMarks);
        eraseMarks = row("erase-marks", null, "Shortcut+Shift+M", written, edit::eraseMarks);
        startOver = row("start-over", null, null, written, edit::startOver);

        setUp = row("set-up", null, "F2", ALWAYS, () -> edit.modeProperty().set(Mode.SET_UP));
        solve = row("solve", null, "F3", ALWAYS, () -> edit.modeProperty().set(Mode.SOLVE));
        step = row("step", Icon.STEP, "Alt+RIGHT", canGoOn, playback::step);
        stepBack =
                row("step-back", Icon.STEP_BACK, "Alt+LEFT", solving.and(still).and(begun), playback::stepBack);
        run = row("run", Icon.RUN, "F5", canGoOn, playback::run);
        runBack = row("run-back", Icon.RUN_BACK, "Shift+F5", solving.and(still).and(begun), playback::runBack);
        breakpoints = row("breakpoints", Icon.BREAKPOINTS, "Shortcut+B", solving, window::showBreakpoints);
        pause = row("pause", Icon.PAUSE, "F6", playback.runningProperty(), playback::pause);
        nextSolution = row("next-solution", Icon.NEXT_SOLUTION, "F8", canGoOn, playback::nextSolution);
        allSolutions = row("all-solutions", null, "Shift+F8", canGoOn, playback::runToEnd);
        runUntil = row("run-until", Icon.RUN_UNTIL, "Shortcut+G", solving.and(still), window::focusRunUntil);
        toStart = row("to-start", Icon.TO_START, "Alt+HOME", solving.and(begun), playback::toStart);

        compare = row("compare", Icon.COMPARE, "Shortcut+E", ALWAYS, windows::showCompare);
        batch = row("batch", null, "Shortcut+Shift+O", ALWAYS, windows::showBatch);
        count = row("count", Icon.COUNT, "Shortcut+J", ALWAYS, windows::showCount);
        why = row("why", null, "F4", ALWAYS, window::showWhy);
        hint = row(
                "hint",
                Icon.HINT,
                "F1",
                main.logic().enabledProperty(),
                main.logic().hint()::more);
        techniques = row("techniques", Icon.PREFERENCES, "Shortcut+T", ALWAYS, windows::showTechniques);
        keys = row("keys", null, "Shortcut+F1", ALWAYS, window::showKeys);
        about = row("about", null, null, ALWAYS, dialogs::showAbout);
    }

    /// Returns the commands whose shortcuts the help page lists, in its order.
    List<Command> all() {
        return List.of(
                newPuzzle,
                generate,
                open,
                paste,
                library,
                saveAs,
                exportPages,
                print,
                exportPicture,
                newWindow,
                quit,
                undo,
                redo,
                copyLine,
                copyPicture,
                comment,
                fillMarks,
                eraseMarks,
                setUp,
                solve,
                step,
                stepBack,
                run,
                runBack,
                breakpoints,
                pause,
                nextSolution,
                allSolutions,
                runUntil,
                toStart,
                hint,
                techniques,
                why,
                compare,
                count,
                batch,
                keys);
    }

    private static Command row(
            String id, @Nullable Icon icon, @Nullable String key, ObservableBooleanValue enabled, Runnable action) {
        return new Command(id, icon, key == null ? null : KeyCombination.valueOf(key), enabled, action);
    }

    private static BooleanBinding binding(EditController edit, Callable<Boolean> value) {
        return Bindings.createBooleanBinding(value, edit.historyProperty());
    }
}
