package nonet.ui.shell.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.play.Branch;
import nonet.play.CellColor;
import nonet.play.SavePoint;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import nonet.service.search.TraceExport;
import nonet.ui.kit.Availability;
import nonet.ui.kit.Command;
import nonet.ui.kit.Icon;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Parts;
import nonet.ui.playback.PlayState;
import nonet.ui.playback.Playback;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.PenController;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.edit.SavePointController;
import nonet.ui.shell.file.SaveController;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;
import org.jspecify.annotations.Nullable;

/// The commands of the main window, one row each: id, section of the menus, icon, key, availability, and action. Menu
/// bar, tool bar and list of keys are made from these rows. The rows of a section are in menu order.
public final class CommandTable {

    /// Sections that the list of keys summarizes elsewhere.
    private static final Set<MenuSection> SHARED_ROWS = Set.of(MenuSection.COLORS, MenuSection.CLOSE);

    private final List<Row> rows = new ArrayList<>();
    private final MainController main;

    private record Row(MenuSection section, Command command) {}

    /// @param window the actions that need the window itself
    public CommandTable(
            MainController main,
            Saving saving,
            ClipboardActions clipboard,
            CommandDialogs dialogs,
            WindowActions window) {
        this.main = main;
        file(main, window);
        export(main, saving, window);
        edit(main.edit(), main.editing().pen(), clipboard, dialogs);
        row(
                "copy-result",
                MenuSection.STEERING,
                Availability.when(main.watching().own().over, "command.copy-result.gray"),
                () -> clipboard.copy(main.watching().own().line()));
        row("copy-solution", MenuSection.COPY_PUZZLE, proper(main), clipboard::copySolution);
        sketch(main.edit(), main.editing().pen());
        transform(main, dialogs.transforms());
        check(main);
        savePoints(main, dialogs);
        film(main);
        search(main, window);
        branches(main, dialogs);
        row(
                "bookmark",
                MenuSection.STEP,
                Icon.BOOKMARK,
                "Shortcut+B",
                () -> main.inWatch(() -> dialogs.askNote(
                        main.watching().bookmarks().shown().map(Bookmark::note).orElse(""),
                        main.watching().bookmarks()::mark)));
        row(
                CommandId.HINT,
                MenuSection.LOGIC,
                Icon.HINT,
                "Shift+F1",
                Availability.when(
                        history(main.edit(), () -> !main.edit().document().isBare()), "gray.no-puzzle"),
                () -> main.inPlay(main.analysis().logic().hint::more));
        row(
                CommandId.MY_MOVE,
                MenuSection.LOGIC,
                "Shift+F4",
                Availability.when(history(main.edit(), () -> main.edit().moves().last() != null), "gray.my-move"),
                () -> main.inPlay(main.analysis().logic()::explainMove));
        row("lessons", MenuSection.LEARN, window::showLessons);
        Panes.ALL.forEach(pane -> opener(pane, main.playback(), window));
        row("text-larger", MenuSection.TEXT_SIZE, Icon.ZOOM_IN, "Shortcut+PLUS", () -> window.resizeText(1));
        row("text-smaller", MenuSection.TEXT_SIZE, Icon.ZOOM_OUT, "Shortcut+MINUS", () -> window.resizeText(-1));
        row("text-normal", MenuSection.TEXT_SIZE, "Shortcut+0", () -> window.resizeText(0));
        row("full-screen", MenuSection.SCREEN, "F11", window::toggleFullScreen);
        row("find-command", MenuSection.HELP, "Shortcut+Shift+A", window::findCommand);
        row("keys", MenuSection.HELP, "Shortcut+F1", window::showKeys);
        Runnable report = () -> dialogs.showReport(main.facts());
        row(CommandId.PROBLEM, MenuSection.HELP, report);
        row("about", MenuSection.HELP, () -> dialogs.showAbout(report));
    }

    /// Returns the command with this id.
    ///
    /// @throws IllegalArgumentException if there is none
    public Command get(String id) {
        return rows.stream()
                .map(Row::command)
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(id));
    }

    /// Returns the command that shows a pane.
    public Command get(Pane<?> pane) {
        return get(Objects.requireNonNull(pane.opener()).id());
    }

    /// Returns the save points of the puzzle on the board.
    SavePointController savePoints() {
        return main.editing().savePoints();
    }

    /// Removes a save point.
    void removeSavePoint(SavePoint point) {
        main.removeSavePoint(point);
    }

    /// Returns the commands of a section of the menus, in order.
    public List<Command> in(MenuSection section) {
        return rows.stream()
                .filter(row -> row.section() == section)
                .map(Row::command)
                .toList();
    }

    /// Returns the commands of a section whose keys have a row of their own in the list of keys.
    public List<Command> listed(MenuSection section) {
        return SHARED_ROWS.contains(section) ? List.of() : in(section);
    }

    private void file(MainController main, WindowActions window) {
        row("new", MenuSection.OPEN, Icon.NEW, "Shortcut+N", main::newPuzzle);
        row("new-window", MenuSection.OPEN, "Shortcut+Alt+N", window::newWindow);
        row(
                "generate",
                MenuSection.PUZZLES,
                Icon.GENERATE,
                "Shortcut+Shift+N",
                () -> window.showPane(Panes.GENERATE.id()));
        row("open", MenuSection.OPEN, Icon.OPEN, "Shortcut+O", window::open);
        row(
                "report",
                MenuSection.IMPORT,
                Availability.when(main.files().opening().reported)
                        .and(history(main.edit(), () -> !main.edit().document().isBare()), ""),
                main.files().opening()::report);
        row("links", MenuSection.EXPORT_PUZZLE, window::showLinks);
        row("close-window", MenuSection.CLOSE, "Shortcut+W", window::close);
        row("quit", MenuSection.QUIT, "Shortcut+Q", window::quit);
    }

    private void export(MainController main, Saving saving, WindowActions window) {
        Playback playback = main.playback();
        Availability proper = proper(main);
        Availability solved = Availability.when(
                moment(playback, () -> playback.search.moment().solutions() > 0));
        Availability recorded = Availability.when(playback.search.profile.isNotNull());
        row("save", MenuSection.SAVE, Icon.SAVE, "Shortcut+S", saving::save);
        row("save-as", MenuSection.SAVE, "Shortcut+Shift+S", saving::saveAs);
        row("export-pages", MenuSection.SAVE, Icon.EXPORT, "Shortcut+Shift+E", () -> window.showExport(false));
        row("print", MenuSection.PRINT, Icon.PRINT, "Shortcut+P", () -> window.showExport(true));
        row("export-line", MenuSection.EXPORT_BOARD, () -> saving.text(SaveController.Form.LINE));
        row("export-grid", MenuSection.EXPORT_BOARD, () -> saving.text(SaveController.Form.GRID));
        row("export-framed", MenuSection.EXPORT_BOARD, () -> saving.text(SaveController.Form.FRAMED));
        row("export-picture", MenuSection.EXPORT_BOARD, "Shortcut+Alt+S", saving::picture);
        row("export-puzzle", MenuSection.EXPORT_PUZZLE, () -> saving.text(SaveController.Form.GIVENS));
        row("export-solution", MenuSection.EXPORT_PUZZLE, proper, saving::solution);
        row("export-solutions", MenuSection.EXPORT_SEARCH, solved, saving::solutions);
        row("export-trace", MenuSection.EXPORT_SEARCH, recorded, saving::trace);
        row("export-trace-own", MenuSection.EXPORT_SEARCH, recorded, () -> saving.trace(TraceExport.Form.LINES));
        row("export-trace-json", MenuSection.EXPORT_SEARCH, recorded, () -> saving.trace(TraceExport.Form.JSON));
    }

    private void edit(EditController edit, PenController pen, ClipboardActions clipboard, CommandDialogs dialogs) {
        ObservableBooleanValue undoable = history(edit, () -> edit.history.get().canUndo());
        ObservableBooleanValue redoable = history(edit, () -> edit.history.get().canRedo());
        Availability colored = Availability.when(history(
                edit,
                () -> !edit.document().colors().isEmpty()
                        || !edit.document().sketch().colors().isEmpty()));
        row("undo", MenuSection.HISTORY, Icon.UNDO, "Shortcut+Z", Availability.when(undoable, "gray.undo"), edit::undo);
        row("redo", MenuSection.HISTORY, Icon.REDO, "Shortcut+Y", Availability.when(redoable, "gray.redo"), edit::redo);
        row(
                "copy-line",
                MenuSection.COPY_BOARD,
                Icon.COPY,
                "Shortcut+C",
                () -> clipboard.copy(SaveController.Form.LINE));
        row("copy-grid", MenuSection.COPY_BOARD, () -> clipboard.copy(SaveController.Form.GRID));
        row("copy-framed", MenuSection.COPY_BOARD, () -> clipboard.copy(SaveController.Form.FRAMED));
        row(CommandId.COPY_PICTURE, MenuSection.COPY_BOARD, "Shortcut+Shift+C", clipboard::copyPicture);
        row("copy-puzzle", MenuSection.COPY_PUZZLE, () -> clipboard.copy(SaveController.Form.GIVENS));
        Availability coded =
                Availability.when(history(edit, () -> !edit.document().puzzle().isRestricted()), "gray.no-code");
        row("copy-code", MenuSection.COPY_PUZZLE, coded, clipboard::copyCode);
        row("paste", MenuSection.PASTE, Icon.PASTE, "Shortcut+V", clipboard::paste);
        row(CommandId.FILL_MARKS, MenuSection.MARKS, "Shortcut+M", edit::fillMarks);
        row("erase-marks", MenuSection.MARKS, "Shortcut+Shift+M", edit::eraseMarks);
        row("erase-corners", MenuSection.MARKS, edit::eraseCorners);
        row("color-red", MenuSection.COLORS, "Ctrl+Shift+1", () -> pen.color(CellColor.RED));
        row("color-orange", MenuSection.COLORS, "Ctrl+Shift+2", () -> pen.color(CellColor.ORANGE));
        row("color-green", MenuSection.COLORS, "Ctrl+Shift+3", () -> pen.color(CellColor.GREEN));
        row("color-blue", MenuSection.COLORS, "Ctrl+Shift+4", () -> pen.color(CellColor.BLUE));
        row("color-violet", MenuSection.COLORS, "Ctrl+Shift+5", () -> pen.color(CellColor.VIOLET));
        row("color-gray", MenuSection.COLORS, "Ctrl+Shift+6", () -> pen.color(CellColor.GRAY));
        row("color-none", MenuSection.COLORS, "Ctrl+Shift+0", edit::eraseColor);
        row("erase-colors", MenuSection.ERASE_COLORS, colored, edit::eraseColors);
        row(
                CommandId.COMMENT,
                MenuSection.DOCUMENT,
                Icon.COMMENT,
                "Shortcut+I",
                () -> dialogs.askComment(edit.document().comment(), edit::comment));
        row(
                CommandId.GIVE_ENTRIES,
                MenuSection.DOCUMENT,
                Availability.when(history(edit, () -> edit.document().hasEntries()), "gray.no-entries"),
                edit::giveEntries);
        row("start-over", MenuSection.DOCUMENT, edit::startOver);
    }

    private void sketch(EditController edit, PenController pen) {
        Availability linked = Availability.when(
                history(edit, () -> !edit.document().sketch().links().isEmpty()));
        row("pen-color", MenuSection.LINKS, "Shortcut+Shift+D", () -> pen.holdColor(CellColor.RED));
        row("link-strong", MenuSection.LINKS, "Shortcut+R", () -> pen.holdLinks(true));
        row("link-weak", MenuSection.LINKS, "Shortcut+Shift+R", () -> pen.holdLinks(false));
        row("erase-links", MenuSection.LINKS, linked, edit::eraseLinks);
    }

    private void transform(MainController main, TransformDialogs dialogs) {
        EditController edit = main.edit();
        Availability filled =
                Availability.when(history(edit, () -> !edit.document().isBare()), "gray.bare");
        BooleanBinding classified = history(edit, () -> {
            Puzzle puzzle = edit.document().puzzle();
            return !puzzle.isRestricted() && puzzle.conflicts().isEmpty();
        });
        row("rotate-right", MenuSection.TURN, filled, () -> edit.transform(Isomorphism.rotation(1)));
        row("rotate-left", MenuSection.TURN, filled, () -> edit.transform(Isomorphism.rotation(3)));
        row("rotate-half", MenuSection.TURN, filled, () -> edit.transform(Isomorphism.rotation(2)));
        row("mirror", MenuSection.TURN, filled, () -> edit.transform(Isomorphism.mirror()));
        row(
                "flip",
                MenuSection.TURN,
                filled,
                () -> edit.transform(Isomorphism.rotation(2).then(Isomorphism.mirror())));
        row("transpose", MenuSection.TURN, filled, () -> edit.transform(Isomorphism.transposition()));
        row("relabel", MenuSection.DISGUISE, filled, () -> dialogs.askDigits(edit::transform));
        row(
                "shuffle",
                MenuSection.DISGUISE,
                filled,
                () -> dialogs.askSeed((seed, said) -> {
                    edit.transform(Isomorphism.shuffle(seed, 0));
                    main.status().say(said);
                }));
        row(
                "canonical",
                MenuSection.DISGUISE,
                filled.and(classified, "gray.no-form"),
                () -> edit.transform(
                        new CanonicalForm().of(edit.document().puzzle()).isomorphism()));
    }

    private void check(MainController main) {
        row(
                CommandId.CHECK_NOW,
                MenuSection.CHECK,
                Icon.CHECK,
                "F7",
                Availability.when(
                        history(main.edit(), () -> main.edit().document().hasEntries())),
                () -> main.inPlay(main::checkDigits));
        row(
                CommandId.BEFORE_MISTAKE,
                MenuSection.CHECK,
                "Shift+F7",
                Availability.when(
                        history(main.edit(), () -> main.edit().history.get().age() > 0), "gray.undo"),
                () -> main.inPlay(main.analysis().mistakes()::back));
    }

    private void savePoints(MainController main, CommandDialogs dialogs) {
        SavePointController points = main.editing().savePoints();
        row(
                "save-point",
                MenuSection.SAVE_POINTS,
                "Shortcut+U",
                Availability.when(
                                history(
                                        main.edit(),
                                        () -> !main.edit().document().isBare()),
                                "gray.no-puzzle")
                        .and(points.room, "gray.save-points-full"),
                () -> main.inPlay(() -> dialogs.askSavePoint(points.nextName(), points::set)));
        row(
                "to-save-point",
                MenuSection.SAVE_POINTS,
                "Shortcut+Shift+U",
                Availability.when(Parts.in(points.points, all -> !all.isEmpty()), "gray.no-save-point"),
                () -> main.inPlay(points::goToLatest));
    }

    private void film(MainController main) {
        row(
                "forget-film",
                MenuSection.FILM,
                Availability.when(
                        history(
                                main.edit(),
                                () -> main.edit().history.get().film().size() > 0),
                        "gray.no-film"),
                main::forgetFilm);
    }

    private void search(MainController main, WindowActions window) {
        EditController edit = main.edit();
        Playback playback = main.playback();
        BooleanBinding stopped = playback.running.not();
        Availability still = Availability.when(main.watchable(), "gray.empty").and(stopped, "gray.running");
        BooleanBinding begun = begun(playback);
        Availability ahead = still.and(playback.state.isNotEqualTo(PlayState.EXHAUSTED), "gray.end");
        Availability back = Availability.when(stopped, "gray.running").and(begun, "gray.start");
        Availability running = Availability.when(playback.running, "gray.still");
        row(CommandId.SET_UP, MenuSection.MODE, "F2", () -> edit.room.set(Room.SET_UP));
        row(CommandId.PLAY, MenuSection.MODE, "F3", () -> edit.room.set(Room.PLAY));
        row(CommandId.WATCH, MenuSection.MODE, "F12", () -> edit.room.set(Room.WATCH));
        row(
                "solve",
                MenuSection.SOLUTIONS,
                Icon.SOLVED,
                "Shortcut+ENTER",
                Availability.when(stopped, "gray.running")
                        .and(
                                playback.state.isNotEqualTo(PlayState.SOLUTION).or(edit.room.isNotEqualTo(Room.WATCH)),
                                "gray.solved")
                        .and(
                                Bindings.createBooleanBinding(
                                        () -> !main.editing().check().isSolved(), edit.history, edit.room),
                                "gray.solved-by-hand"),
                main::solve);
        row(CommandId.NEXT_SOLUTION, MenuSection.SOLUTIONS, Icon.NEXT_SOLUTION, "F8", ahead, playback::nextSolution);
        row("all-solutions", MenuSection.SOLUTIONS, "Shift+F8", ahead, playback::runToEnd);
        row(CommandId.RUN, MenuSection.RUN, Icon.RUN, "F5", ahead, playback::run);
        row(CommandId.RUN_BACK, MenuSection.RUN, Icon.RUN_BACK, "Shift+F5", back, playback::runBack);
        row(CommandId.PAUSE, MenuSection.RUN, Icon.PAUSE, "F6", running, playback::pause);
        row(CommandId.RUN_UNTIL, MenuSection.RUN, Icon.RUN_UNTIL, "Shortcut+G", still, window::focusRunUntil);
        row(CommandId.BREAKPOINTS, MenuSection.RUN, Icon.BREAKPOINTS, "Shortcut+Shift+B", window::showBreakpoints);
        row(CommandId.STEP, MenuSection.STEP, Icon.STEP, "Alt+RIGHT", ahead, playback::step);
        row(
                CommandId.STEP_BACK,
                MenuSection.STEP,
                Icon.STEP_BACK,
                "Alt+LEFT",
                back,
                () -> main.inWatch(playback::stepBack));
        row(
                CommandId.TO_START,
                MenuSection.STEP,
                Icon.TO_START,
                "Alt+HOME",
                Availability.when(begun, "gray.start"),
                () -> main.inWatch(playback::toStart));
        row(CommandId.GUESS, MenuSection.STEERING, "Shortcut+Shift+G", still, window::chooseGuess);
        row(
                CommandId.TAKE_DIGITS,
                MenuSection.STEP,
                Icon.TAKE,
                null,
                Availability.when(begun, "gray.start"),
                main::takeDigits);
    }

    private void branches(MainController main, CommandDialogs dialogs) {
        Playback playback = main.playback();
        Availability branched =
                Availability.when(Parts.in(playback.search.branches, all -> all.size() > 1), "gray.branch");
        row("branch-next", MenuSection.STEERING, "Alt+Page Down", branched, () -> toBranch(main, 1));
        row("branch-previous", MenuSection.STEERING, "Alt+Page Up", branched, () -> toBranch(main, -1));
        row(
                "branch-rename",
                MenuSection.STEERING,
                branched,
                () -> main.inWatch(
                        () -> dialogs.askBranch(playback.search.branch.get().title(), playback.search::rename)));
        row(
                "branch-drop",
                MenuSection.STEERING,
                Availability.when(Parts.in(playback.search.branch, shown -> shown.from() > 0), "gray.first-branch"),
                () -> main.inWatch(() -> dropBranch(playback)));
    }

    /// Shows the next branch of the search, after the last one the first.
    private static void toBranch(MainController main, int by) {
        Playback playback = main.playback();
        List<Branch> all = playback.search.branches.get();
        int next = Math.floorMod(all.indexOf(playback.search.branch.get()) + by, all.size());
        main.inWatch(() -> playback.show(all.get(next)));
    }

    /// Drops the branch that is shown, and shows the one that it goes on from.
    private static void dropBranch(Playback playback) {
        Branch dropped = playback.search.branch.get();
        playback.search.branch(dropped.from()).ifPresent(origin -> {
            playback.show(origin);
            playback.search.drop(dropped);
        });
    }

    private void opener(Pane<?> pane, Playback playback, WindowActions window) {
        Pane.Opener command = pane.opener();
        if (command != null) {
            Runnable shows = () -> window.showPane(pane.id());
            Runnable toggles = () -> window.togglePane(pane.id());
            Availability available = pane.place() instanceof Pane.Place.Page page && page.engine() != null
                    ? Availability.when(Parts.in(playback.by, page::isFor))
                    : Availability.always();
            row(
                    command.id(),
                    command.section(),
                    command.icon(),
                    command.key(),
                    available,
                    command.toggles() ? toggles : shows);
        }
    }

    private void row(String id, MenuSection section, Runnable action) {
        row(id, section, Availability.always(), action);
    }

    private void row(String id, MenuSection section, Availability available, Runnable action) {
        row(id, section, null, null, available, action);
    }

    private void row(String id, MenuSection section, String key, Runnable action) {
        row(id, section, key, Availability.always(), action);
    }

    private void row(String id, MenuSection section, String key, Availability available, Runnable action) {
        row(id, section, null, key, available, action);
    }

    private void row(String id, MenuSection section, @Nullable Icon icon, @Nullable String key, Runnable action) {
        row(id, section, icon, key, Availability.always(), action);
    }

    private void row(
            String id,
            MenuSection section,
            @Nullable Icon icon,
            @Nullable String key,
            Availability available,
            Runnable action) {
        KeyCombination combination = key == null ? null : KeyCombination.valueOf(key);
        rows.add(new Row(section, new Command(id, icon, combination, available, action)));
    }

    private static Availability proper(MainController main) {
        return Availability.when(
                Bindings.createBooleanBinding(
                        () -> main.analysis().verdict().solution().isPresent(),
                        main.analysis().verdict().verdict),
                "gray.solution");
    }

    private static BooleanBinding begun(Playback playback) {
        return moment(playback, () -> playback.search.moment().entry() != null);
    }

    private static BooleanBinding moment(Playback playback, Callable<Boolean> value) {
        return Bindings.createBooleanBinding(value, playback.search.moment);
    }

    private static BooleanBinding history(EditController edit, Callable<Boolean> value) {
        return Bindings.createBooleanBinding(value, edit.history);
    }
}
