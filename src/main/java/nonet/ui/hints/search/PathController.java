package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.logic.solver.Step;
import nonet.picture.StepGraph;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.SePathFinder;
import nonet.service.reason.PathShortener;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The whole path to the solution: that of human logic from the board, or that of Sudoku Explainer from the givens. It
/// is searched in the background while it is visible, and each of its steps can be shown on its board.
public final class PathController extends SearchedSteps<PathItem> {

    private static final TaskQueue GRAPHS = new TaskQueue("path graph");

    /// Whose path is shown.
    public enum Scale {
        HUMAN,
        /// The path of human logic without needless steps, and ever shorter ones until the search is stopped.
        SHORTER,
        EXPLAINER
    }

    /// A step of the path.
    ///
    /// @param number from 1
    /// @param value how hard it is: its score or its rating
    /// @param level its level, or nothing
    /// @param name the name of the technique
    /// @param rest the line without the name
    /// @param line the step in the one-line notation
    public record PathStep(
            int number, PathItem item, String value, String level, String name, String rest, String line) {}

    /// The selected step; null for none. After [#goThere()] it is the next step of the path.
    public final ReadOnlyObjectWrapper<@Nullable PathStep> chosen = new ReadOnlyObjectWrapper<>();

    /// Whose path is shown. It is searched for when the choice changes.
    public final ObjectProperty<Scale> scale;

    /// The profiles; the rating names the current one.
    public final ObjectProperty<Profiles> profiles = new SimpleObjectProperty<>(Profiles.standard());

    private final ObservableList<PathStep> all = FXCollections.observableArrayList();
    private final FilteredList<PathStep> listed = new FilteredList<>(all);

    /// The steps whose lines contain the filter text.
    public final ObservableList<PathStep> steps = FXCollections.unmodifiableObservableList(listed);

    /// How wide the path is.
    public final PathWidths widths;
    private final Latest graphing;
    private int followed;
    private PathShortener.@Nullable Shortened shortened;

    /// @param apply applies conclusions to the board, all at once
    public PathController(
            Messages messages, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        this(messages, tasks, hints, explainer, apply, new SimpleObjectProperty<>(Scale.HUMAN));
    }

    private PathController(
            Messages messages,
            Tasks tasks,
            Hints hints,
            Explainer explainer,
            Consumer<List<Conclusion>> apply,
            ObjectProperty<Scale> scale) {
        super(messages, tasks, hints, explainer, apply, jobs(scale));
        graphing = new Latest(tasks, GRAPHS);
        this.scale = scale;
        widths = new PathWidths(messages, tasks, explainer, chosen);
        scale.addListener(change -> search.restart());
    }

    /// Selects the step with this index on the path.
    void showAt(int index) {
        if (index < all.size()) {
            show(all.get(index));
        }
    }

    private List<Step> humanSteps() {
        List<Step> path = new ArrayList<>();
        for (PathStep each : all) {
            if (each.item() instanceof PathItem.Human human) {
                path.add(human.found().step());
            }
        }
        return path;
    }

    /// Makes the graph of the steps and those that they need, in the background.
    ///
    /// @param made accepts the graph; not called for Sudoku Explainer's path
    void graph(Consumer<StepGraph> made) {
        List<Step> path = humanSteps();
        if (!path.isEmpty()) {
            Explainer words = explainer;
            graphing.start(
                    (_, _) -> PathShortener.graph(path).graph(words::line),
                    made,
                    _ -> say(() -> messages.get("path.graph-failed")));
        }
    }

    /// Shows the board before this step, with the step on it.
    public void show(PathStep step) {
        switch (step.item()) {
            case PathItem.Human(var found, var _, var _) -> show(found.step(), found.unique());
            case PathItem.Explained(var found) ->
                show(words().explained().explain(found), found.step().deduction(), found.before(), found.checked());
        }
        chosen.set(step);
    }

    /// Applies all steps before the selected one.
    public void goThere() {
        PathStep there = chosen.get();
        if (there != null) {
            followed = there.number();
            List<Conclusion> conclusions = new ArrayList<>();
            for (PathStep each : all.subList(0, there.number() - 1)) {
                conclusions.addAll(each.item().conclusions());
            }
            apply(conclusions);
        }
    }

    /// Returns the path as text, one step per line.
    @Override
    public String text() {
        return words().text(all);
    }

    /// Returns the path as comma-separated values.
    @Override
    public String csv() {
        return words().csv(all, scale.get());
    }

    @Override
    void filter() {
        StepFilter filter = StepFilter.of(wanted.get());
        listed.setPredicate(each -> switch (each.item()) {
            case PathItem.Human(var found, var _, var _) ->
                filter.accepts(each.line(), found.step().deduction().technique());
            case PathItem.Explained(var found) ->
                filter.accepts(each.line(), found.step().name().toLowerCase(Locale.ROOT));
        });
    }

    @Override
    void deselect() {
        chosen.set(null);
    }

    @Override
    int count() {
        return listed.size();
    }

    @Override
    void forget() {
        widths.forget();
        chosen.set(null);
        shortened = null;
        all.clear();
    }

    @Override
    Supplier<String> take(List<PathItem> more) {
        List<PathStep> added = new ArrayList<>();
        for (PathItem each : more) {
            PathShortener.Shortened of = each instanceof PathItem.Human human ? human.shortened() : null;
            if (of != shortened) {
                shortened = of;
                chosen.set(null);
                all.clear();
                added.clear();
            }
            added.add(words().step(all.size() + added.size() + 1, each));
        }
        all.addAll(added);
        if (following() && !listed.isEmpty()) {
            // The path of human logic begins at the board, that of Sudoku Explainer always at the givens.
            int next = scale.get() != Scale.EXPLAINER ? 1 : followed;
            listed.stream().filter(each -> each.number() == next).findFirst().ifPresent(this::show);
        }
        return () -> words().soFar(all);
    }

    @Override
    Supplier<String> close(HintResult advice) {
        boolean complete = advice instanceof HintResult.Complete;
        boolean several = !all.isEmpty()
                && scale.get() != Scale.EXPLAINER
                && !all.getFirst().item().checked();
        boolean reordered =
                scale.get() != Scale.EXPLAINER && context().hints().get().boxSinglesFirst();
        PathShortener.Shortened shorter = shortened;
        widths.measure(
                humanSteps(), context().document().get(), context().hints().get());
        boolean unfinished = all.isEmpty() || !complete;
        return () -> {
            AdviceWords advised = new AdviceWords(messages);
            String note = several ? messages.get("hint.several") : "";
            String rated = all.isEmpty() ? "" : words().rated(all, weights(), profiles.get(), complete);
            String order = all.isEmpty() || !reordered ? "" : messages.get("path.boxes-first");
            String how = shorter == null ? "" : words().shortened(shorter);
            return advised.join(rated, how, order, unfinished ? advised.of(advice) : "", note);
        };
    }

    @Override
    void relocalizeSteps() {
        PathStep shown = chosen.get();
        all.replaceAll(each -> words().step(each.number(), each.item()));
        if (shown != null && shown.number() <= all.size()) {
            PathStep again = all.get(shown.number() - 1);
            if (again.item() instanceof PathItem.Explained) {
                show(again);
            } else {
                chosen.set(again);
            }
        }
    }

    private PathWords words() {
        return new PathWords(messages, explainer);
    }

    private static Supplier<PathJob> jobs(ObjectProperty<Scale> scale) {
        SePathFinder explained = new SePathFinder();
        return () -> new PathJob(scale.get(), explained);
    }

    /// Searches for the path that is chosen.
    ///
    /// @param scale whose path
    private record PathJob(Scale scale, SePathFinder explained) implements Job<PathItem> {

        @Override
        public HintResult run(
                Hints hints, Document document, Consumer<PathItem> found, DoubleConsumer progress, Cancel cancel) {
            progress.accept(-1);
            return switch (scale) {
                case HUMAN ->
                    hints.path(
                            document,
                            step -> found.accept(new PathItem.Human(
                                    step,
                                    hints.profile().weights().of(step.step().deduction()))),
                            cancel);
                case SHORTER -> shorten(hints, document, found, cancel);
                case EXPLAINER ->
                    explained.find(
                            hints, document.puzzle(), step -> found.accept(new PathItem.Explained(step)), cancel);
            };
        }

        /// Passes on the pruned path, then each shorter one.
        private static HintResult shorten(Hints hints, Document document, Consumer<PathItem> found, Cancel cancel) {
            Optional<HintResult> obstacle = hints.obstacle(document, cancel);
            PathShortener shortener = obstacle.isEmpty() ? PathShortener.of(hints, document, cancel) : null;
            if (shortener == null) {
                return obstacle.orElseGet(HintResult.Stuck::new);
            }
            boolean unique = hints.checker().solution(document.puzzle(), cancel) != null;
            shortener.search(
                    1,
                    better -> better.path().steps().stream()
                            .map(step -> new PathItem.Human(
                                    new HintResult.Found(step, unique),
                                    hints.profile().weights().of(step.deduction()),
                                    better))
                            .forEach(found),
                    cancel);
            return new HintResult.Complete();
        }
    }
}
