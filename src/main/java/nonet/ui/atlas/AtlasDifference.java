package nonet.ui.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.TreeDifference;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.playback.Playback;
import org.jspecify.annotations.Nullable;

/// The difference of the shown search and another one: the search of another engine on the same puzzle, or one that was
/// kept, such as that before the puzzle was changed.
public final class AtlasDifference {

    /// A search to compare with.
    sealed interface Other {

        /// The search of an engine, which begins when it is compared.
        record ByEngine(StepSolver engine) implements Other {}

        /// A search that was kept.
        ///
        /// @param engine the id of its engine; empty if it is not known
        record Kept(int number, String engine, TreeSnapshot tree) implements Other {}
    }

    /// A difference with the trees that it compares.
    record Compared(Puzzle puzzle, Other with, TreeSnapshot first, TreeSnapshot second, TreeDifference difference) {}

    private static final TaskQueue QUEUE = new TaskQueue("atlas-difference");

    /// A search that is compared ends there.
    private static final long MOST_EVENTS = 5_000_000;

    private static final int MOST_GUESSES = 2_000_000;
    private static final int STRIDE = 4096;

    /// The most searches that are kept.
    private static final int MOST_KEPT = 4;

    private static final int MOST_BRANCHES = 500;

    /// A search with more guesses is compared only when the user wants it.
    private static final long MOST_FOLLOWED = 20_000;

    /// The state of the comparison.
    final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The search to compare with.
    final ObjectProperty<Other> other;

    /// The searches to compare with.
    final ReadOnlyObjectWrapper<List<Other>> others;

    /// The last difference; null if there is none.
    final ReadOnlyObjectWrapper<@Nullable Compared> compared = new ReadOnlyObjectWrapper<>();

    private final Messages messages;
    private final Playback playback;
    private final PaneTask task;
    private int kept;

    /// @param engines the engines whose search can be compared, two or more
    public AtlasDifference(PaneServices services, Playback playback, List<StepSolver> engines) {
        this.messages = services.messages();
        this.playback = playback;
        List<Other> known = new ArrayList<>();
        engines.forEach(engine -> known.add(new Other.ByEngine(engine)));
        others = new ReadOnlyObjectWrapper<>(List.copyOf(known));
        boolean first = playback.engine.get() != engines.getFirst();
        other = new SimpleObjectProperty<>(known.get(first ? 0 : 1));
        task = new PaneTask(messages, services.tasks(), QUEUE, this::idle);
        state = task.state;
    }

    private String idle() {
        return messages.get("atlas.compare-idle");
    }

    /// Keeps the search that is shown, to compare a later one with it. Of several kept searches the oldest goes.
    void keep() {
        SearchTree tree = playback.search.tree.get();
        if (tree != null) {
            Other.Kept now = new Other.Kept(++kept, playback.search.by(), tree.snapshot());
            List<Other> next = new ArrayList<>(others.get());
            List<Other> before =
                    next.stream().filter(Other.Kept.class::isInstance).toList();
            if (before.size() == MOST_KEPT) {
                next.remove(before.getFirst());
            }
            next.add(now);
            others.set(List.copyOf(next));
            other.set(now);
        }
    }

    /// Compares the search that is shown, as far as it is, with that of its engine alone.
    void compareWithEngine() {
        others.get().stream()
                .filter(each -> each.equals(new Other.ByEngine(playback.engine.get())))
                .forEach(other::set);
        compare();
    }

    /// Compares the search that is shown, as far as it is, with the other one.
    void compare() {
        Other with = other.get();
        Puzzle puzzle = playback.search.puzzle();
        compare(with, () -> messages.get("atlas.comparing"), cancel -> switch (with) {
            case Other.ByEngine(StepSolver engine) -> search(engine, puzzle, cancel);
            case Other.Kept kept -> kept.tree();
        });
    }

    /// Compares the search that is shown again if it has gone on. The guesses of the user are compared with the engine's as
    /// soon as there are some.
    void follow() {
        Compared known = compared.get();
        SearchTree tree = playback.search.tree.get();
        if (known == null
                && playback.search.ownGuesses.get()
                && task.phase() == PaneTask.Phase.IDLE
                && tree != null
                && tree.snapshot().guesses() > 0) {
            compareWithEngine();
        }
        if (known != null
                && tree != null
                && known.first().guesses() + known.second().guesses() <= MOST_FOLLOWED
                && tree.snapshot().index() != known.first().index()) {
            compare(known.with(), task::sentence, _ -> known.second());
        }
    }

    /// A search to compare with, as a tree.
    private interface Second {
        TreeSnapshot tree(Cancel cancel);
    }

    private void compare(Other with, Supplier<String> begun, Second second) {
        SearchTree tree = playback.search.tree.get();
        if (tree == null || task.isUnderWay()) {
            return;
        }
        Puzzle puzzle = playback.search.puzzle();
        String by = playback.search.by();
        boolean ended = playback.search.isComplete();
        task.start(
                begun,
                (_, cancel) -> {
                    TreeSnapshot there = second.tree(cancel);
                    TreeSnapshot here = tree.snapshot();
                    return new Compared(puzzle, with, here, there, TreeDifference.of(here, there, MOST_BRANCHES));
                },
                done -> {
                    compared.set(done);
                    TreeDifference found = done.difference();
                    boolean byGuesses = StepEngine.countsAllGuesses(by) && StepEngine.countsAllGuesses(id(with));
                    return () -> messages.get(
                            byGuesses ? "atlas.compared" : "atlas.compared-learning",
                            found.common(),
                            found.onlyFirst(),
                            found.onlySecond(),
                            ended ? 1 : 0,
                            done.first().deadEnds(),
                            done.second().deadEnds());
                },
                _ -> () -> messages.get("atlas.compare-failed"));
    }

    /// Forgets the difference of a search that is no longer shown, unless another one for the same puzzle is.
    void begin() {
        Compared known = compared.get();
        if (known != null && known.puzzle().equals(playback.search.puzzle())) {
            return;
        }
        compared.set(null);
        if (!task.isUnderWay()) {
            task.reset(this::idle);
        }
    }

    private static String id(Other other) {
        return switch (other) {
            case Other.ByEngine(StepSolver engine) -> engine.id();
            case Other.Kept kept -> kept.engine();
        };
    }

    private static TreeSnapshot search(StepSolver engine, Puzzle puzzle, Cancel cancel) {
        SearchTree tree = new SearchTree(MOST_GUESSES);
        SearchCursor cursor = engine.cursor(puzzle);
        Event event = cursor.next(cancel);
        for (long index = 0; event != null && index < MOST_EVENTS; index++) {
            tree.append(new Entry(index, cursor.steps(), cursor.level(), event));
            if (index % STRIDE == 0) {
                cancel.check();
            }
            event = cursor.next(cancel);
        }
        return tree.snapshot();
    }
}
