package nonet.ui.shell.control;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.settings.Session;
import nonet.solve.StepSolver;
import nonet.trace.ReplayState;
import nonet.ui.hints.LogicController;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Frames;
import nonet.ui.kit.work.Tasks;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.PlayState;
import nonet.ui.playback.Playback;
import nonet.ui.playback.ShownSearch;
import nonet.ui.search.SearchTreeController;
import nonet.ui.search.TimelineController;
import nonet.ui.shell.edit.BookmarkController;
import nonet.ui.shell.edit.CheckController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.EditController.Mode;
import nonet.ui.shell.edit.FrameController;
import nonet.ui.shell.edit.PenController;
import nonet.ui.shell.edit.RatingController;
import nonet.ui.shell.edit.StatusController;
import nonet.ui.shell.edit.Stopwatch;
import nonet.ui.shell.edit.VerdictController;
import nonet.ui.shell.edit.WhyActions;
import nonet.ui.shell.file.DocumentIdentity;
import nonet.ui.shell.file.FileController;
import nonet.ui.shell.file.SaveController;
import nonet.ui.shell.file.UserPrompts;
import nonet.ui.verdict.WhyController;

/// The controllers of a window, wired and kept in sync.
///
/// @param engines the engines that can be watched, in the order of the chooser
public record MainController(
        List<StepSolver> engines,
        EditController edit,
        PenController pen,
        CheckController check,
        Stopwatch stopwatch,
        Playback playback,
        FrameController frames,
        VerdictController verdict,
        RatingController rating,
        StatusController status,
        DocumentIdentity identity,
        FileController files,
        SaveController saving,
        WhyController why,
        LogicController logic,
        SearchTreeController tree,
        TimelineController timeline,
        BookmarkController bookmarks) {

    /// While an engine works at full speed, the pictures of the whole search are redrawn in one of this many frames.
    private static final int FRAMES_SKIPPED = 12;

    /// Creates the controllers of a window.
    ///
    /// @param remember accepts each file that is opened or saved
    public static MainController create(
            Messages messages,
            Tasks tasks,
            SolverServices solvers,
            UserPrompts prompts,
            Consumer<Path> remember,
            Session session,
            Frames time) {
        LongSupplier clock = time::nanos;
        List<StepSolver> engines = solvers.engines().watchable();
        EditController edit = new EditController(session.document(), session.settingUp() ? Mode.SET_UP : Mode.SOLVE);
        CheckController check = new CheckController(edit);
        Stopwatch stopwatch = new Stopwatch(edit, clock, session.seconds());
        Playback playback = new Playback(tasks, complete(engines), clock);
        FrameController frames = new FrameController(edit, playback.search());
        StatusController status = new StatusController(messages, edit, check, stopwatch, playback);
        DocumentIdentity identity = new DocumentIdentity(edit, session.origin(), remember);
        MainController main = new MainController(
                engines,
                edit,
                new PenController(edit, frames.filterProperty()),
                check,
                stopwatch,
                playback,
                frames,
                new VerdictController(tasks, solvers.verdicts(), clock),
                new RatingController(messages, tasks, solvers.engines().fast()),
                status,
                identity,
                new FileController(messages, tasks, prompts, edit, playback, identity),
                new SaveController(messages, tasks, prompts, edit, frames, playback, identity),
                new WhyController(
                        messages,
                        tasks,
                        solvers.diagnosis(),
                        new WhyActions(messages, solvers.engines().prover(), edit, playback, status)),
                new LogicController(messages, tasks, solvers.hints(), edit::conclude),
                new SearchTreeController(messages, new EventWords(messages)::of, playback::show),
                new TimelineController(messages, playback::show),
                new BookmarkController(edit, playback, engines));
        main.connect();
        main.update(time);
        edit.onLocked(() -> status.say(messages.get("status.locked")));
        return main;
    }

    private void connect() {
        ShownSearch search = playback.search();
        tree.treeProperty().bind(search.treeProperty());
        tree.shownProperty().bind(search.momentProperty().map(ReplayState::index));
        timeline.profileProperty().bind(search.profileProperty());
        timeline.shownProperty().bind(search.momentProperty().map(ReplayState::index));
        timeline.firstKeptProperty().bind(search.firstKeptProperty());
        timeline.notesProperty().bind(bookmarks.notesProperty());
        frames.judgingProperty().bind(check.judgingProperty());
        frames.hintProperty().bind(logic.pictureProperty());
        frames.whyProperty().bind(why.pictureProperty());
        logic.pictureProperty().subscribe(hinted -> {
            if (hinted != null) {
                why.hide();
            }
        });
        edit.historyProperty().subscribe(this::follow);
        check.judgingProperty().subscribe(() -> verdict.check(check.judged()));
        edit.modeProperty().subscribe(playback::pause);
        // The same puzzle may be opened again, which leaves the search that is shown of it.
        edit.openingsProperty().subscribe(playback::toStart);
        edit.lockedProperty()
                .bind(edit.modeProperty()
                        .isEqualTo(Mode.SOLVE)
                        .and(Bindings.createBooleanBinding(
                                () -> search.moment().entry() != null, search.momentProperty())));
        logic.enabledProperty()
                .bind(edit.lockedProperty().not().and(edit.modeProperty().isEqualTo(Mode.SOLVE)));
        follow();
    }

    /// Updates what moves, once a frame.
    private void update(Frames time) {
        time.whileMoving(playback.runningProperty(), playback::pulse);
        time.each(verdict::pulse);
        time.each(why::pulse);
        time.every(() -> FRAMES_SKIPPED, logic::pulse);
        time.every(() -> playback.isAtFullSpeed() ? FRAMES_SKIPPED : 1, () -> {
            tree.pulse();
            timeline.pulse();
        });
    }

    /// Returns the session with the board, to be restored at the next start.
    public Session session() {
        return new Session(
                edit.document(),
                edit.modeProperty().get() == Mode.SET_UP,
                stopwatch.secondsProperty().get(),
                identity.origin(),
                null);
    }

    /// Puts a puzzle that is in no file on the board. Undo restores the previous one.
    public void openUnsaved(String name, Puzzle puzzle) {
        edit.open(name, puzzle);
        identity.openedUnsaved();
    }

    /// Puts a document on the board that is in no file yet.
    public void openUnsaved(Document document) {
        edit.open(document);
        identity.openedUnsaved();
    }

    /// Clears the board. Undo restores it.
    public void newPuzzle() {
        edit.openEmpty();
    }

    /// Whether there is a puzzle to watch an engine at. In Play this may be the empty board.
    public BooleanBinding watchable() {
        return Bindings.createBooleanBinding(
                () -> edit.modeProperty().get() == Mode.SOLVE
                        || !edit.document().isBare(),
                edit.modeProperty(),
                edit.historyProperty());
    }

    /// Moves the search. In Set up, where the board shows the puzzle, this begins at the start, in Play.
    public void watch(Runnable move) {
        if (edit.modeProperty().get() == Mode.SET_UP) {
            edit.modeProperty().set(Mode.SOLVE);
            playback.toStart();
        }
        move.run();
    }

    /// Runs, or pauses if running.
    public void runOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else if (watchable().get()) {
            watch(playback::run);
        }
    }

    /// Shows the solution at once. An engine that may get stuck is replaced by one that does not.
    public void solve() {
        edit.modeProperty().set(Mode.SOLVE);
        StepSolver chosen = playback.engineProperty().get();
        if (playback.stateProperty().get() != PlayState.SOLUTION) {
            playback.solve(chosen.isComplete() ? chosen : complete(engines));
        }
    }

    /// Returns the first engine that never gets stuck.
    private static StepSolver complete(List<StepSolver> engines) {
        return engines.stream().filter(StepSolver::isComplete).findFirst().orElseThrow();
    }

    /// Advances by a step, or pauses if running.
    public void stepOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else {
            playback.step();
        }
    }

    /// Goes back by a step, or pauses if running.
    public void stepBackOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else {
            playback.stepBack();
        }
    }

    private void follow() {
        logic.documentProperty().set(edit.document());
        playback.load(edit.document().position());
        verdict.check(check.judged());
        rating.rate(edit.document().puzzle());
        why.documentProperty().set(edit.document());
    }
}
