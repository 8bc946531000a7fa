package nonet.ui.atlas;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Cell;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.EqualBranches;
import nonet.trace.atlas.Heat;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.SearchSummary;
import nonet.trace.atlas.SearchTally;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.playback.Playback;
import org.jspecify.annotations.Nullable;

/// The atlas of the search that is shown. While it is seen it follows the search: the outline comes from the current tree,
/// the numbers are counted from the events in the background.
public final class AtlasController {

    /// The pages below the outline.
    enum Page {
        DEPTHS,
        HEAT,
        EQUAL,
        DIFFERENCE
    }

    private static final TaskQueue QUEUE = new TaskQueue("atlas");

    /// The time between two looks at a running search, in nanoseconds.
    private static final long PERIOD = 150_000_000;

    /// The shortest time between two searches for equal branches, in nanoseconds.
    private static final long LONG_PERIOD = 1_000_000_000;

    private static final int AT_ONCE = 20_000;
    private static final int MOST_GROUPS = 200;

    /// The measure of the width of a branch in the outline.
    final ObjectProperty<Icicle.Measure> measure = new SimpleObjectProperty<>(Icicle.Measure.GUESSES);

    /// The measure of the heat of a cell.
    final ObjectProperty<Heat.Measure> heat = new SimpleObjectProperty<>(Heat.Measure.GUESSED);

    final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.DEPTHS);

    /// The part of the search that the outline shows.
    final ObjectProperty<Part> part = new SimpleObjectProperty<>(Part.WHOLE);

    /// The cell whose heat is described.
    final ObjectProperty<Cell> cell = new SimpleObjectProperty<>(Cell.at(5, 5));

    /// The tree of the search.
    final ReadOnlyObjectWrapper<TreeSnapshot> tree = new ReadOnlyObjectWrapper<>(TreeSnapshot.EMPTY);

    /// The numbers counted so far; null if there are none.
    final ReadOnlyObjectWrapper<@Nullable SearchSummary> summary = new ReadOnlyObjectWrapper<>();

    /// The equal branches; null until they are found.
    final ReadOnlyObjectWrapper<@Nullable EqualBranches> equal = new ReadOnlyObjectWrapper<>();

    /// The selected branch, a node of the tree.
    final ReadOnlyObjectWrapper<Integer> selected = new ReadOnlyObjectWrapper<>(0);

    /// The marked branches, each by the event of its guess.
    final ReadOnlyObjectWrapper<List<Long>> marked = new ReadOnlyObjectWrapper<>(List.of());

    private final PaneServices services;
    final Playback playback;

    /// The difference to another search.
    final AtlasDifference difference;

    /// Writes the atlas to files.
    final AtlasFiles files;

    private @Nullable SearchTree source;
    private @Nullable SearchTally tally;
    private final Latest counting;
    private final Latest grouping;

    /// Whether a count of this search has failed.
    private boolean failed;

    private long looked;
    private long grouped;

    public AtlasController(PaneServices services, Playback playback, AtlasDifference difference) {
        this.services = services;
        counting = new Latest(services.tasks(), QUEUE);
        grouping = new Latest(services.tasks(), QUEUE);
        this.playback = playback;
        this.difference = difference;
        files = new AtlasFiles(services, this);
        services.frames().whileMoving(playback.running, this::look);
        playback.running.subscribe(_ -> refresh());
        playback.search.tree.subscribe(_ -> refresh());
        services.place().visible().subscribe(_ -> refresh());
        page.subscribe(_ -> {
            marked.set(List.of());
            refresh();
        });
    }

    /// Compares the search that is shown, with the guesses of the user, with that of its engine alone.
    public void compareWithEngine() {
        page.set(Page.DIFFERENCE);
        difference.compareWithEngine();
    }

    /// Selects a branch without leaving the event that is shown.
    void select(int node) {
        selected.set(Math.clamp(node, 0, Math.max(0, tree.get().size() - 1)));
    }

    /// Shows the event of a branch's guess on the board.
    void go(int node) {
        select(node);
        if (tree.get().size() > 1 || node == 0) {
            playback.show(tree.get().first(node));
        }
    }

    /// Shows a branch across the whole width.
    void zoomTo(int node) {
        select(node);
        TreeSnapshot now = tree.get();
        double whole = measure.get().whole(now);
        part.set(new Part(measure.get().start(now, node) / whole, measure.get().end(now, node) / whole)
                .zoomed(1, 0.5, narrowest()));
    }

    /// Returns the narrowest part: three guesses or events.
    double narrowest() {
        return 3 / measure.get().whole(tree.get());
    }

    /// Marks the branches of a group, and selects the first.
    void mark(EqualBranches.Group group) {
        EqualBranches found = equal.get();
        if (found != null) {
            marked.set(IntStream.of(found.places(group))
                    .mapToObj(node -> found.tree().first(node))
                    .toList());
            select(tree.get().find(marked.get().getFirst()));
        }
    }

    /// Marks one branch by the event of its guess, and shows the event.
    void mark(long first) {
        marked.set(List.of(first));
        int node = tree.get().find(first);
        if (node >= 0) {
            go(node);
        }
    }

    /// Goes to the next marked branch after the selected one, from the last one to the first.
    void nextMarked() {
        if (!marked.get().isEmpty()) {
            long now = tree.get().first(selected.get());
            long next = marked.get().stream()
                    .filter(each -> each > now)
                    .findFirst()
                    .orElse(marked.get().getFirst());
            go(Math.max(0, tree.get().find(next)));
        }
    }

    /// Follows a running search.
    private void look() {
        if (services.frames().nanos() - looked >= PERIOD) {
            refresh();
        }
    }

    /// Brings everything up to date, if the atlas is seen.
    private void refresh() {
        if (!services.place().visible().get()) {
            return;
        }
        looked = services.frames().nanos();
        SearchTree current = playback.search.tree.get();
        if (current != source) {
            begin(current);
        }
        if (current != null) {
            TreeSnapshot snapshot = current.snapshot();
            if (snapshot.index() != tree.get().index()) {
                long chosen = tree.get().first(selected.get());
                tree.set(snapshot);
                selected.set(Math.max(0, snapshot.find(chosen)));
            }
            if (page.get() == Page.DIFFERENCE) {
                difference.follow();
            }
            count();
            group();
        }
    }

    private void begin(@Nullable SearchTree current) {
        source = current;
        Trace trace = playback.search.trace();
        tally = trace == null ? null : new SearchTally(trace);
        selected.set(0);
        marked.set(List.of());
        tree.set(TreeSnapshot.EMPTY);
        summary.set(null);
        equal.set(null);
        part.set(Part.WHOLE);
        grouped = 0;
        failed = false;
        difference.begin();
    }

    /// Counts the events that have been added, in the background.
    private void count() {
        SearchTally counted = tally;
        SearchSummary known = summary.get();
        if (counting.busy.get()
                || failed
                || counted == null
                || known != null && known.from() + known.events() > tree.get().index()) {
            return;
        }
        counting.start(
                (_, cancel) -> {
                    while (counted.advance(AT_ONCE)) {
                        cancel.check();
                    }
                    return counted.summary();
                },
                counts -> {
                    if (counted == tally) {
                        summary.set(counts);
                    }
                    refresh();
                },
                _ -> fail());
    }

    /// Says that the atlas of this search cannot be completed, and stops trying.
    private void fail() {
        failed = true;
        files.failed();
    }

    private void group() {
        long now = services.frames().nanos();
        EqualBranches known = equal.get();
        TreeSnapshot current = tree.get();
        if (grouping.busy.get()
                || failed
                || page.get() != Page.EQUAL
                || known != null && known.tree().index() == current.index()
                || playback.running.get() && now - grouped < LONG_PERIOD) {
            return;
        }
        grouped = now;
        SearchTree of = source;
        grouping.start(
                (_, _) -> EqualBranches.of(current, MOST_GROUPS),
                found -> {
                    if (of == source) {
                        equal.set(found);
                    }
                    refresh();
                },
                _ -> fail());
    }
}
