package nonet.ui.main;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import nonet.service.Grounds;
import nonet.service.Hints;
import nonet.service.Verdicts;
import nonet.settings.Session;
import nonet.solve.StepSolver;
import nonet.trace.Moment;
import nonet.ui.hints.LogicController;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import nonet.ui.main.EditController.Mode;
import nonet.ui.search.SearchTreeController;
import nonet.ui.search.TimelineController;
import nonet.ui.steps.EventWords;
import nonet.ui.steps.Playback;
import nonet.ui.steps.ShownSearch;
import nonet.ui.verdict.WhyController;

/// Puts the window's controllers together and keeps them in step.
public final class MainController {

    /// While an engine works at full speed, the pictures of the whole search are drawn anew in each of so many frames.
    private static final int FRAMES_SKIPPED = 12;

    private final List<StepSolver> engines;
    private final EditController edit;
    private final Playback playback;
    private final FrameController frames;
    private final VerdictController verdict;
    private final StatusController status;
    private final FileController files;
    private final SaveController saving;
    private final WhyController why;
    private final LogicController logic;
    private final SearchTreeController tree;
    private final TimelineController timeline;
    private long pulses;

    /// @param engines the engines that can be watched, in the order of the chooser
    /// @param opened is told each file that was opened
    /// @param clock the time in nanoseconds
    MainController(
            Texts texts,
            Tasks tasks,
            List<StepSolver> engines,
            Verdicts verdicts,
            Hints advice,
            Grounds grounds,
            Person person,
            Consumer<Path> opened,
            Session session,
            LongSupplier clock) {
        this.engines = engines;
        edit = new EditController(session.document(), session.settingUp() ? Mode.SET_UP : Mode.SOLVE);
        playback = new Playback(tasks, engines.getFirst(), clock);
        ShownSearch search = playback.search();
        frames = new FrameController(edit, search);
        verdict = new VerdictController(tasks, verdicts, clock);
        status = new StatusController(texts, edit, playback);
        files = new FileController(texts, tasks, person, edit, playback, opened);
        saving = new SaveController(texts, tasks, person, edit, frames, playback, files::extra);
        tree = new SearchTreeController(texts, new EventWords(texts)::of, playback::show);
        tree.treeProperty().bind(search.treeProperty());
        tree.shownProperty().bind(search.momentProperty().map(Moment::index));
        timeline = new TimelineController(texts, playback::show);
        timeline.profileProperty().bind(search.profileProperty());
        timeline.shownProperty().bind(search.momentProperty().map(Moment::index));
        timeline.firstKeptProperty().bind(search.firstKeptProperty());
        logic = new LogicController(texts, tasks, advice, edit::conclude);
        frames.hintProperty().bind(logic.pictureProperty());
        why = new WhyController(texts, tasks, grounds, new WhyActions(texts, engines, edit, playback, status));
        frames.whyProperty().bind(why.pictureProperty());
        logic.pictureProperty().subscribe(hinted -> {
            if (hinted != null) {
                why.hide();
            }
        });
        edit.historyProperty().subscribe(this::follow);
        edit.modeProperty().subscribe(playback::pause);
        edit.lockedProperty()
                .bind(edit.modeProperty()
                        .isEqualTo(Mode.SOLVE)
                        .and(Bindings.createBooleanBinding(
                                () -> search.moment().entry() != null, search.momentProperty())));
        logic.enabledProperty()
                .bind(edit.lockedProperty().not().and(edit.modeProperty().isEqualTo(Mode.SOLVE)));
        edit.onLocked(() -> status.say(texts.get("status.locked")));
        follow();
    }

    public List<StepSolver> engines() {
        return engines;
    }

    public EditController edit() {
        return edit;
    }

    public Playback playback() {
        return playback;
    }

    public FrameController frames() {
        return frames;
    }

    public VerdictController verdict() {
        return verdict;
    }

    public StatusController status() {
        return status;
    }

    public SearchTreeController tree() {
        return tree;
    }

    public TimelineController timeline() {
        return timeline;
    }

    public LogicController logic() {
        return logic;
    }

    public WhyController why() {
        return why;
    }

    public FileController files() {
        return files;
    }

    public SaveController saving() {
        return saving;
    }

    /// Returns the work on the board, to be kept for the next start.
    public Session session() {
        return new Session(edit.document(), edit.modeProperty().get() == Mode.SET_UP, null);
    }

    /// Empties the board. What was on it comes back with undo.
    public void newPuzzle() {
        edit.openEmpty();
    }

    /// Runs, or stands still when it runs.
    public void runOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else if (edit.modeProperty().get() == Mode.SOLVE) {
            playback.run();
        }
    }

    /// Goes on by a step, or stands still when it runs.
    public void stepOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else {
            playback.step();
        }
    }

    /// Goes back by a step, or stands still when it runs.
    public void stepBackOrPause() {
        if (playback.runningProperty().get()) {
            playback.pause();
        } else {
            playback.stepBack();
        }
    }

    /// Moves along what moves with time. The window calls this once a frame.
    public void pulse() {
        playback.pulse();
        verdict.pulse();
        why.pulse();
        pulses++;
        if (pulses % FRAMES_SKIPPED == 0) {
            logic.pulse();
        }
        if (!playback.isAtFullSpeed() || pulses % FRAMES_SKIPPED == 0) {
            tree.pulse();
            timeline.pulse();
        }
    }

    private void follow() {
        logic.documentProperty().set(edit.document());
        playback.load(edit.document().position());
        verdict.check(edit.document().position());
        why.puzzleProperty().set(edit.document().position());
    }
}
