package nonet.ui.playback;

import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import nonet.files.CsvLine;
import nonet.grid.Puzzle;
import nonet.service.search.EngineEffort;
import nonet.solve.Counters;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.ReplayState;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The user against the engine: all placing and propagating is the engine's, every guess is the user's. Guesses and dead
/// ends are compared with those of the engine alone on the same puzzle.
public final class OwnGuesses {

    private static final TaskQueue QUEUE = new TaskQueue("own guesses");

    /// Whether the search is at a solution or at its end, so that there is a result.
    public final ReadOnlyBooleanWrapper over = new ReadOnlyBooleanWrapper();

    private final Messages messages;
    private final Playback playback;
    private final Consumer<String> say;
    private final Latest counting;
    private Consumer<String> ended = _ -> {};

    /// A search of the engine alone, as far as it is known.
    ///
    /// @param effort null while it is counted
    private record Alone(
            StepSolver engine, Puzzle puzzle, @Nullable EngineEffort effort) {}

    private @Nullable Alone alone;

    /// @param say shows a sentence to the user
    public OwnGuesses(Messages messages, Tasks tasks, Playback playback, Consumer<String> say) {
        this.messages = messages;
        this.playback = playback;
        this.say = say;
        counting = new Latest(tasks, QUEUE);
        playback.state.subscribe(this::tell);
        playback.search.ownGuesses.subscribe(this::tell);
    }

    /// Begins the search anew, up to the first guess that the user has to make; or goes on with that of an earlier time.
    public void begin() {
        playback.takeUp();
        if (playback.search.trace() == null) {
            playback.nextSolution();
        }
    }

    /// Goes on with the search in which the engine guesses, if it has branches; otherwise it guesses from now on in this one.
    public void end() {
        if (playback.search.hasAside(playback.engine.get().id())) {
            playback.takeUp();
        } else {
            playback.search.letEngineGuess();
        }
    }

    /// Tests whether the user makes every guess of the search that is shown, or would begin.
    private boolean isOn() {
        return playback.search.ownGuesses.get()
                && playback.search.foreign.get() == null
                && playback.engine.get() instanceof StepEngine;
    }

    /// Sets what shows the sentence at the end, and offers to compare the searches.
    public void onEnd(Consumer<String> action) {
        ended = action;
    }

    /// Returns the result as a line of comma-separated values: the puzzle, the engine, the user's guesses and dead ends, those
    /// of the engine alone, the number of branches that the user began, and the guesses as `nonet trace --guess` takes them.
    public String line() {
        ReplayState moment = playback.search.moment();
        Counters engines = engines(moment);
        return CsvLine.of(
                        playback.search.puzzle().text(),
                        playback.by.get(),
                        moment.guesses(),
                        moment.contradictions(),
                        engines == null ? "" : engines.guesses(),
                        engines == null ? "" : engines.contradictions(),
                        playback.search.left().begun(),
                        playback.search.branch.get().guesses().stream()
                                .map(guess -> guess.notation() + "@" + guess.from())
                                .collect(Collectors.joining(" ")))
                .strip();
    }

    private void tell() {
        PlayState now = playback.state.get();
        over.set(isOn() && (now == PlayState.SOLUTION || now == PlayState.EXHAUSTED));
        if (!isOn() || now == PlayState.RUNNING) {
            return;
        }
        count();
        if (over.get()) {
            ended.accept(sentence("own.over", "own.over-engine"));
        } else if (isTurn()) {
            say.accept(sentence("own.turn", "own.turn-engine"));
        }
    }

    /// Tests whether the search waits for a guess.
    private boolean isTurn() {
        Entry next = playback.search.next();
        return next != null && Goal.isNewChoice(next.event());
    }

    /// Returns a sentence with the numbers of the user and, if they are known, of the engine. The numbers are those of the
    /// branch that is shown; there are several if the user went back and guessed otherwise.
    private String sentence(String own, String both) {
        ReplayState moment = playback.search.moment();
        Counters engines = engines(moment);
        String counted = engines == null
                ? messages.get(own, moment.guesses(), moment.contradictions())
                : messages.get(
                        both,
                        moment.guesses(),
                        moment.contradictions(),
                        SearchNames.of(messages, playback.by.get()),
                        engines.guesses(),
                        engines.contradictions());
        int begun = playback.search.left().begun();
        return begun == 1 ? counted : messages.get("own.branches", counted, begun);
    }

    /// Returns what the engine alone needed to get as far: to its first solution, or to its end; null if it is not known.
    private @Nullable Counters engines(ReplayState moment) {
        EngineEffort effort = alone == null ? null : alone.effort;
        boolean whole = PlayState.standing(moment) == PlayState.EXHAUSTED;
        if (effort == null || (whole ? !effort.complete() : moment.solutions() > 1)) {
            return null;
        }
        return whole ? effort.whole() : effort.first();
    }

    /// Counts the search of the engine alone, once for each puzzle.
    private void count() {
        StepSolver engine = playback.engine.get();
        Puzzle puzzle = playback.search.puzzle();
        if (alone == null || !alone.engine.equals(engine) || !alone.puzzle.equals(puzzle)) {
            alone = new Alone(engine, puzzle, null);
            counting.start((_, cancel) -> EngineEffort.of(engine, puzzle, cancel), effort -> {
                alone = new Alone(engine, puzzle, effort);
                tell();
            });
        }
    }
}
