package nonet.ui.desk;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.explain.mark.MarkedGrid;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.setter.HittingSet;
import nonet.service.setter.Reduction;
import nonet.service.setter.Replacements;
import nonet.service.setter.SetterReport;
import nonet.service.setter.UnavoidableSets;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import org.jspecify.annotations.Nullable;

/// Examines the givens that are being set up, while the desk is visible. Each change of the givens cancels what is being
/// computed and begins anew.
public final class DeskController {

    /// The choices in the search for the smallest number of givens, which take about a second.
    private static final long EFFORT = 50_000;

    private static final TaskQueue QUEUE = new TaskQueue("desk");

    /// The results of the last search, each of which can be shown on the board.
    final ObservableList<DeskLine> lines = FXCollections.observableArrayList();

    /// Whether a search is under way.
    public final ReadOnlyBooleanProperty searching;

    /// The selected cell of the board; null for none.
    public final ObjectProperty<@Nullable Cell> selected = new SimpleObjectProperty<>();

    /// The largest number of solutions that are listed.
    public final ObjectProperty<Integer> limit = new SimpleObjectProperty<>(10_000);

    /// Whether the board shows what was found.
    public final BooleanProperty drawn = new SimpleBooleanProperty(true);

    /// Whether the symmetry of the givens is kept when some are taken away.
    public final BooleanProperty symmetric = new SimpleBooleanProperty();

    /// What is known of the puzzle; null while it is being computed.
    public final ReadOnlyObjectWrapper<@Nullable SetterReport> report = new ReadOnlyObjectWrapper<>();

    /// The picture on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// The number of solutions, and which givens are not needed.
    public final LocalizedText heading;

    /// The result of the last search; empty if there is none.
    public final LocalizedText found;

    /// The true candidates of the selected cell; empty if there are none.
    public final LocalizedText cell;

    /// The line shown on the board; null for none.
    final ObjectProperty<@Nullable DeskLine> chosen = new SimpleObjectProperty<>();

    private final Latest examination;
    private final Latest search;
    private final LongSupplier clock;
    private final Consumer<Puzzle> replace;
    final DeskWords words;
    private final ObjectProperty<Puzzle> puzzle = new SimpleObjectProperty<>(Puzzle.EMPTY);

    /// Whether the desk is seen; otherwise nothing is computed.
    private final BooleanProperty visible = new SimpleBooleanProperty();

    /// @param replace replaces the givens on the board, which can be undone
    public DeskController(PaneServices services, Consumer<Puzzle> replace) {
        examination = new Latest(services.tasks(), QUEUE);
        search = new Latest(services.tasks(), QUEUE);
        searching = search.busy;
        this.clock = services.frames()::nanos;
        this.replace = replace;
        Messages messages = services.messages();
        words = new DeskWords(messages);
        heading = new LocalizedText(messages);
        found = new LocalizedText(messages);
        cell = new LocalizedText(messages);
        puzzle.addListener((_, _, _) -> begin());
        visible.addListener((_, _, _) -> begin());
        limit.addListener((_, _, _) -> begin());
        services.board().document().subscribe(document -> puzzle.set(document.puzzle()));
        visible.bind(services.place().visible());
        selected.addListener((_, _, _) -> tellCell());
        drawn.addListener((_, _, _) -> draw());
        chosen.addListener((_, _, _) -> draw());
        begin();
    }

    /// Tests whether the puzzle is known to have exactly one solution.
    boolean isProper() {
        SetterReport known = report.get();
        return known != null
                && known.candidates().isComplete()
                && known.candidates().solutions() == 1;
    }

    private void begin() {
        examination.cancel();
        search.cancel();
        report.set(null);
        lines.clear();
        chosen.set(null);
        found.set("");
        draw();
        tellCell();
        if (!visible.get()) {
            return;
        }
        heading.say(words::counting);
        Puzzle asked = puzzle.get();
        int most = limit.get();
        examination.start(
                (_, cancel) -> SetterReport.of(asked, most, cancel),
                known -> {
                    report.set(known);
                    heading.say(() -> words.of(known));
                    draw();
                    tellCell();
                },
                _ -> heading.say(words::failed));
    }

    private void tellCell() {
        SetterReport known = report.get();
        Cell at = selected.get();
        Puzzle of = puzzle.get();
        cell.say(() -> known == null || at == null ? "" : words.of(at, of, known.candidates()));
    }

    private void draw() {
        SetterReport known = report.get();
        DeskLine line = chosen.get();
        picture.set(
                known == null || !drawn.get()
                        ? null
                        : line == null ? DeskPictures.of(puzzle.get(), known) : line.picture());
    }

    /// Takes givens away in random order until none is left that is not needed. Undo restores them.
    public void takeAway() {
        Puzzle full = puzzle.get();
        long seed = clock.getAsLong();
        List<Symmetry> symmetries = Reduction.symmetries(full);
        Symmetry kept = symmetric.get() && !symmetries.isEmpty() ? symmetries.getFirst() : Symmetry.NONE;
        search(cancel -> Reduction.minimize(full, kept, new Random(seed), cancel), less -> {
            if (less.equals(full)) {
                found.say(words::nothingTakenAway);
            } else {
                replace.accept(less);
                found.say(() -> words.takenAway(full.clues() - less.clues()));
            }
        });
    }

    /// Searches the givens that can replace another one.
    public void findReplacements() {
        Puzzle asked = puzzle.get();
        int most = limit.get();
        search(
                cancel -> Replacements.of(asked, most, cancel).entrySet().stream()
                        .<DeskLine>map(each -> new DeskLine.Replaceable(asked, each.getKey(), each.getValue()))
                        .toList(),
                all -> {
                    lines.setAll(all);
                    found.say(() -> words.replaceable(all));
                });
    }

    private record Sets(Grid solution, List<CellSet> all, HittingSet least) {}

    /// Searches the unavoidable sets of the solution.
    public void findSets() {
        Puzzle asked = puzzle.get();
        search(
                cancel -> {
                    Grid solution = Objects.requireNonNull(new FastSolver().solution(asked, cancel));
                    List<CellSet> all = UnavoidableSets.of(solution, UnavoidableSets.LARGEST, cancel);
                    return new Sets(solution, all, HittingSet.of(all, EFFORT, cancel));
                },
                sets -> {
                    lines.setAll(sets.all.stream()
                            .map(set -> new DeskLine.Unavoidable(sets.solution, set))
                            .toList());
                    found.say(() -> words.unavoidable(sets.all, sets.least));
                });
    }

    private <T> void search(Function<Cancel, T> work, Consumer<T> done) {
        if (search.busy.get() || !isProper()) {
            return;
        }
        lines.clear();
        chosen.set(null);
        found.say(words::searching);
        search.start((_, cancel) -> work.apply(cancel), done, _ -> found.say(words::failed));
    }

    /// Stops a search.
    public void stop() {
        if (search.busy.get()) {
            search.cancel();
            found.set("");
        }
    }
}
