package nonet.ui.shell.control;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.History;
import nonet.play.PlayerFilm;
import nonet.play.SavePoint;
import nonet.service.diagnosis.Verdict;
import nonet.settings.Session;
import nonet.solve.StepSolver;
import nonet.trace.ReplayState;
import nonet.ui.hints.LogicController;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.kit.work.Tasks;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.GuessController;
import nonet.ui.playback.OwnGuesses;
import nonet.ui.playback.PlayState;
import nonet.ui.playback.Playback;
import nonet.ui.playback.ShownSearch;
import nonet.ui.search.Branching;
import nonet.ui.search.SearchTreeController;
import nonet.ui.search.TimelineController;
import nonet.ui.shell.edit.BookmarkController;
import nonet.ui.shell.edit.CheckController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.FilmRecorder;
import nonet.ui.shell.edit.FrameController;
import nonet.ui.shell.edit.FrameController.Picture;
import nonet.ui.shell.edit.MistakeController;
import nonet.ui.shell.edit.PenController;
import nonet.ui.shell.edit.RatingController;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.edit.SavePointController;
import nonet.ui.shell.edit.StatusController;
import nonet.ui.shell.edit.Stopwatch;
import nonet.ui.shell.edit.VerdictController;
import nonet.ui.shell.file.DocumentIdentity;
import nonet.ui.shell.file.FileController;
import nonet.ui.shell.file.SaveController;
import nonet.ui.shell.file.UserPrompts;
import nonet.ui.verdict.WhyController;

/// The controllers of a window by their use, wired and kept in sync.
///
/// @param frames the picture on the board
/// @param status the sentence below the board
public record MainController(
        Editing editing,
        Watching watching,
        Analysis analysis,
        Files files,
        FrameController frames,
        StatusController status) {

    /// What the user does on the board.
    public record Editing(
            EditController edit,
            PenController pen,
            CheckController check,
            Stopwatch stopwatch,
            FilmRecorder films,
            SavePointController savePoints) {

        private static Editing of(
                Messages messages, Session session, EditController edit, FrameController frames, LongSupplier clock) {
            Stopwatch stopwatch = new Stopwatch(edit, clock, session.seconds());
            return new Editing(
                    edit,
                    new PenController(edit, frames.filter),
                    new CheckController(edit),
                    stopwatch,
                    new FilmRecorder(edit, stopwatch),
                    new SavePointController(messages, edit, stopwatch));
        }
    }

    /// The search of an engine.
    ///
    /// @param engines the engines that can be watched, in the order of the chooser
    public record Watching(
            List<StepSolver> engines,
            Playback playback,
            SearchTreeController tree,
            TimelineController timeline,
            BookmarkController bookmarks,
            GuessController guesses,
            OwnGuesses own) {

        private static Watching of(
                Messages messages,
                EditController edit,
                Playback playback,
                List<StepSolver> engines,
                StatusController status,
                Tasks tasks) {
            return new Watching(
                    engines,
                    playback,
                    new SearchTreeController(messages, new EventWords(messages)::of, playback::show),
                    new TimelineController(messages, playback::show),
                    new BookmarkController(edit, playback, engines),
                    new GuessController(messages, playback, status::say),
                    new OwnGuesses(messages, tasks, playback, status::say));
        }
    }

    /// The verdict on the puzzle, its difficulty, and human logic.
    public record Analysis(
            VerdictController verdict,
            RatingController rating,
            WhyController why,
            LogicController logic,
            MistakeController mistakes) {

        private static Analysis of(
                Messages messages,
                Tasks tasks,
                SolverServices solvers,
                EditController edit,
                Playback playback,
                StatusController status,
                LongSupplier clock) {
            MistakeController mistakes = new MistakeController(
                    messages, tasks, edit, solvers.engines().fast(), status::say);
            WhyController.Actions actions = actions(messages, solvers, edit, playback, status, mistakes::back);
            return new Analysis(
                    new VerdictController(tasks, solvers.verdicts(), clock),
                    new RatingController(messages, tasks, solvers.engines().fast()),
                    new WhyController(messages, tasks, solvers.diagnosis(), actions),
                    new LogicController(
                            messages, tasks, solvers.hints(), solvers.diagnosis(), edit::conclude, edit.moves()),
                    mistakes);
        }
    }

    /// The document in its file.
    public record Files(DocumentIdentity identity, FileController opening, SaveController saving) {}

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
            FrameClock time) {
        LongSupplier clock = time::nanos;
        EditController edit = new EditController(
                History.of(session.document()).filmed(session.film()), session.settingUp() ? Room.SET_UP : Room.PLAY);
        List<StepSolver> engines = solvers.engines().watchable();
        Playback playback = new Playback(tasks, engines.getFirst(), clock);
        FrameController frames = new FrameController(edit, playback.search);
        Editing editing = Editing.of(messages, session, edit, frames, clock);
        StatusController status = new StatusController(messages, edit, editing.check(), editing.stopwatch(), playback);
        playback.load(session.document().puzzle());
        playback.restore(session.searches());
        DocumentIdentity identity = new DocumentIdentity(edit, playback, session.origin(), remember);
        MainController main = new MainController(
                editing,
                Watching.of(messages, edit, playback, engines, status, tasks),
                Analysis.of(messages, tasks, solvers, edit, playback, status, clock),
                new Files(
                        identity,
                        new FileController(messages, tasks, prompts, edit, playback, identity),
                        new SaveController(messages, tasks, prompts, edit, frames, playback, identity)),
                frames,
                status);
        main.connect();
        main.update(time);
        main.explainRefusals(messages);
        return main;
    }

    /// Returns the actions of the window for the explanation of a verdict.
    private static WhyController.Actions actions(
            Messages messages,
            SolverServices solvers,
            EditController edit,
            Playback playback,
            StatusController status,
            Runnable back) {
        return new WhyController.Actions(
                edit::showOwn,
                clash -> {
                    // Undo restores the puzzle.
                    edit.open(messages.get("why.clash-name", edit.document().name()), clash);
                    playback.engine.set(solvers.engines().prover());
                    playback.nextSolution();
                    status.say(messages.get("why.in-trace"));
                },
                digits -> {
                    edit.give(digits);
                    status.say(messages.get("why.added", digits.size()));
                },
                back);
    }

    /// Says why the board takes no input while a search is watched, and once that an input has left a search.
    private void explainRefusals(Messages messages) {
        Runnable toPlay = edit()::showOwn;
        edit().onRefused(() -> status.say(
                messages.get("status.watched"), new StatusController.Link(messages.get("command.play"), toPlay)));
        edit().onLeft(() -> {
            status.say(messages.get("status.left"));
            // Said once in a window; after that it would only be in the way of other sentences.
            edit().onLeft(() -> {});
        });
    }

    private void connect() {
        EditController edit = edit();
        Playback playback = playback();
        CheckController check = editing.check();
        WhyController why = analysis.why();
        LogicController logic = analysis.logic();
        TimelineController timeline = watching.timeline();
        ShownSearch search = playback.search;
        watching.tree().tree.bind(search.tree);
        watching.tree().shown.bind(search.moment.map(ReplayState::index));
        ObservableValue<Branching> branching = Bindings.createObjectBinding(
                () -> Branching.of(search.branches.get(), search.branch.get()), search.branches, search.branch);
        watching.tree().branching.bind(branching);
        watching.tree().onBranch(playback::show);
        timeline.branching.bind(branching);
        timeline.profile.bind(search.profile);
        timeline.shown.bind(search.moment.map(ReplayState::index));
        timeline.firstKept.bind(search.firstKept);
        timeline.notes.bind(watching.bookmarks().notes);
        frames.judging.bind(check.judging);
        frames.pictures.follow(logic.picture, Picture::step);
        frames.pictures.follow(why.picture, Picture::explanation);
        logic.picture.subscribe(hinted -> {
            if (hinted != null) {
                why.hide();
            }
        });
        playback.search.ownGuesses.addListener((_, _, on) -> {
            if (on) {
                inWatch(watching.own()::begin);
            } else {
                watching.own().end();
            }
        });
        edit.history.subscribe(this::follow);
        check.judged.subscribe(analysis.verdict()::check);
        analysis.verdict().verdict.subscribe(now -> {
            boolean wrong = now instanceof Verdict.Contradictory || now instanceof Verdict.NoSolution;
            if (wrong && check.checks.get() && !edit.document().entered().isEmpty()) {
                editing.films().addFirst(FilmAction.Kind.CHECK);
            }
        });
        edit.room.subscribe(now -> {
            if (now != Room.WATCH) {
                playback.pause();
            }
        });
        // A search that begins to move, or is moved, is watched; one that comes to rest may be left behind.
        playback.running.subscribe(now -> {
            if (now) {
                edit.room.set(Room.WATCH);
            }
        });
        search.moment.subscribe(now -> {
            if (now.entry() != null && !playback.running.get()) {
                edit.room.set(Room.WATCH);
            }
        });
        // The same puzzle may be opened again, which leaves the search that is shown of it.
        edit.openings.subscribe(playback::toStart);
        logic.hint.onAnswered(() -> editing.films().add(FilmAction.Kind.HINT));
        logic.enabled.bind(edit.room.isEqualTo(Room.PLAY));
        follow();
    }

    /// Updates what moves, once a frame.
    private void update(FrameClock time) {
        time.whileMoving(playback().running, playback()::pulse);
        time.eachFrame(analysis.verdict()::pulse);
        time.eachFrame(analysis.why()::pulse);
        time.everyFrames(() -> FRAMES_SKIPPED, analysis.logic()::pulse);
        time.everyFrames(() -> playback().isAtFullSpeed() ? FRAMES_SKIPPED : 1, () -> {
            watching.tree().pulse();
            watching.timeline().pulse();
        });
    }

    /// The document on the board, and its history.
    public EditController edit() {
        return editing.edit();
    }

    /// The search that is shown, and its engine.
    public Playback playback() {
        return watching.playback();
    }

    /// Returns the session with the board, to be restored at the next start.
    public Session session() {
        return new Session(
                edit().document(),
                edit().room.get() == Room.SET_UP,
                editing.stopwatch().seconds.get(),
                files.identity().origin(),
                null,
                edit().history.get().film(),
                playback().searches());
    }

    /// Returns the content of the board as lines of text, for a report of a problem.
    public List<String> facts() {
        Document document = edit().document();
        return List.of(
                "Puzzle " + document.puzzle().text(),
                "Board " + document.grid(),
                String.format(
                        Locale.ROOT,
                        "Room %s, engine %s, event %d of the search",
                        edit().room.get(),
                        playback().by.get(),
                        playback().search.moment().index() + 1));
    }

    /// Puts a document on the board that is in no file yet, to be played.
    public void openUnsaved(Document document) {
        edit().open(document, Room.PLAY);
        files.identity().openedUnsaved();
    }

    /// Clears the board. Undo restores it.
    public void newPuzzle() {
        edit().openEmpty();
    }

    /// Whether there is a puzzle to watch an engine at. This may be the empty board, except in Set up.
    public BooleanBinding watchable() {
        return Bindings.createBooleanBinding(
                () -> edit().room.get() != Room.SET_UP || !edit().document().isBare(), edit().room, edit().history);
    }

    /// Moves the search that is watched.
    public void inWatch(Runnable move) {
        edit().room.set(Room.WATCH);
        move.run();
    }

    /// Does something with the user's own board, in Play.
    public void inPlay(Runnable action) {
        edit().room.set(Room.PLAY);
        action.run();
    }

    /// Checks the digits that the user entered, and says whether they can be right.
    public void checkDigits() {
        editing.films().add(FilmAction.Kind.CHECK);
        editing.check().checkNow();
        analysis.verdict().whenKnown(status::tellChecked);
    }

    /// Removes the film of the solve, and offers to keep it.
    public void forgetFilm() {
        PlayerFilm film = edit().history.get().film();
        edit().film(PlayerFilm.of(edit().document()).with(film.savePoints()));
        status.tellForgotten(files.identity().isFilmed(), () -> {
            if (edit().document().puzzle().equals(film.start().puzzle())) {
                edit().film(film);
            }
        });
    }

    /// Removes a save point, and offers to put it back.
    public void removeSavePoint(SavePoint point) {
        SavePointController points = editing.savePoints();
        List<SavePoint> before = points.points.getValue();
        points.remove(point);
        status.tellRemoved(point.name(), () -> {
            if (edit().document().puzzle().equals(point.board().puzzle())) {
                points.put(before);
            }
        });
    }

    /// Puts the digits that are watched on the user's own board.
    public void takeDigits() {
        edit().take(playback().search.moment().grid());
    }

    /// Runs, or pauses if running.
    public void runOrPause() {
        if (playback().running.get()) {
            playback().pause();
        } else if (watchable().get()) {
            playback().run();
        }
    }

    /// Shows the solution at once. An engine that may get stuck stays where it does.
    public void solve() {
        edit().room.set(Room.WATCH);
        if (playback().state.get() != PlayState.SOLUTION) {
            playback().solve();
        }
    }

    /// Advances by a step, or pauses if running.
    public void stepOrPause() {
        if (playback().running.get()) {
            playback().pause();
        } else {
            playback().step();
        }
    }

    /// Goes back by a step, or pauses if running.
    public void stepBackOrPause() {
        if (playback().running.get()) {
            playback().pause();
        } else {
            playback().stepBack();
        }
    }

    private void follow() {
        analysis.logic().document.set(edit().document());
        playback().load(edit().document().puzzle());
        analysis.rating().rate(edit().document().puzzle());
        analysis.why().document.set(edit().document());
    }
}
