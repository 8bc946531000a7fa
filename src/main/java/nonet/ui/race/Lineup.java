package nonet.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.grid.Puzzle;
import nonet.service.search.RecordedSearch;
import nonet.solve.StepSolver;
import org.jspecify.annotations.Nullable;

/// The engines in a race, two to four of those that can race: Nonet's own and, on its puzzle, the search of another
/// program.
public final class Lineup {

    public static final int LEAST = 2;
    public static final int MOST = 4;

    /// The engines in the race, in the order of their boards.
    public final ReadOnlyObjectWrapper<List<StepSolver>> engines;

    /// The search of another program; null if there is none.
    final ObjectProperty<@Nullable RecordedSearch> recordedSearch = new SimpleObjectProperty<>();

    private final List<StepSolver> own;
    private final ObservableValue<Puzzle> puzzle;

    /// @param own Nonet's engines, at least two
    /// @param puzzle the puzzle of the race
    Lineup(List<StepSolver> own, ObservableValue<Puzzle> puzzle) {
        this.own = List.copyOf(own);
        this.puzzle = puzzle;
        engines = new ReadOnlyObjectWrapper<>(this.own.subList(0, LEAST));
    }

    /// Returns the engines that can race.
    List<StepSolver> choice() {
        RecordedSearch recorded = recordedSearch.get();
        return recorded == null || !recorded.trace().puzzle().equals(puzzle.getValue())
                ? own
                : Stream.concat(own.stream(), Stream.of(recorded)).toList();
    }

    /// Lets other engines race; of more than four, the first ones.
    ///
    /// @param others at least two
    public void choose(List<StepSolver> others) {
        engines.set(List.copyOf(others.subList(0, Math.min(MOST, others.size()))));
    }

    /// Replaces the engine of a racer; an engine that races already changes places with it.
    void replace(int place, StepSolver engine) {
        List<StepSolver> next = new ArrayList<>(engines.get());
        int before = next.indexOf(engine);
        if (before >= 0) {
            next.set(before, next.get(place));
        }
        next.set(place, engine);
        choose(next);
    }

    /// Adds the first engine that does not race.
    void add() {
        List<StepSolver> next = new ArrayList<>(engines.get());
        choice().stream().filter(engine -> !next.contains(engine)).findFirst().ifPresent(engine -> {
            next.add(engine);
            choose(next);
        });
    }

    /// Removes a racer.
    void remove(int place) {
        List<StepSolver> next = new ArrayList<>(engines.get());
        next.remove(place);
        choose(next);
    }

    /// Tests whether all engines in the race can race. The search of another program can no longer when the puzzle has
    /// changed.
    boolean isComplete() {
        return choice().containsAll(engines.get());
    }

    /// Replaces engines that can no longer race by the first of those that do not race.
    void complete() {
        List<StepSolver> choice = choice();
        List<StepSolver> now = engines.get();
        choose(Stream.concat(
                        now.stream().filter(choice::contains), own.stream().filter(engine -> !now.contains(engine)))
                .limit(now.size())
                .toList());
    }
}
