package nonet.ui.keysteps;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Conclusion;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.text.Words;
import nonet.play.Document;
import nonet.rate.Weights;
import nonet.service.hint.Hints;
import nonet.service.reason.Backdoors;
import nonet.service.reason.EasySteps;
import nonet.service.reason.KeySteps;
import nonet.solve.Cancel;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.LiveSearch;
import nonet.ui.kit.work.TaskQueue;
import org.jspecify.annotations.Nullable;

/// The single steps, or the backdoors, after which easy steps solve the puzzle on the board. They are searched for while
/// they are seen; the selected one is shown on the board and can be applied.
public final class KeyStepsController {

    private static final TaskQueue QUEUE = new TaskQueue("key steps");

    /// What is listed.
    public enum What {
        STEPS,
        BACKDOORS
    }

    final ObservableList<KeyStep> rows = FXCollections.observableArrayList();

    /// Whether a search is under way.
    public final ReadOnlyBooleanProperty busy;

    /// What is listed.
    public final ObjectProperty<What> what = new SimpleObjectProperty<>(What.STEPS);

    /// The steps that solve the rest.
    public final ObjectProperty<EasySteps> easy = new SimpleObjectProperty<>(EasySteps.SINGLES);

    /// The hardest technique of a listed step.
    public final ObjectProperty<Technique> hardest;

    /// The picture of the selected row on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// The number of steps or backdoors, or why there are none.
    public final LocalizedText sentence;

    /// The selected row; null for none.
    final ObjectProperty<@Nullable KeyStep> chosen = new SimpleObjectProperty<>();

    private final Messages messages;
    private final ObservableValue<Hints> hints;
    private final Consumer<List<Conclusion>> apply;
    private final Consumer<String> copy;
    private final ObservableBooleanValue visible;
    private final Explainer explainer;
    private final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// The techniques that can be the hardest, in the order of search.
    final List<Technique> techniques;
    private final LiveSearch<KeyStep, Supplier<String>> search;

    /// @param hints the source of the steps
    /// @param apply applies conclusions to the board
    /// @param copy puts a text on the clipboard
    public KeyStepsController(
            PaneServices services,
            ObservableValue<Hints> hints,
            Consumer<List<Conclusion>> apply,
            Consumer<String> copy) {
        messages = services.messages();
        this.hints = hints;
        this.apply = apply;
        this.copy = copy;
        visible = services.place().visible();
        explainer = new Explainer(new Words(messages::locale));
        sentence = new LocalizedText(messages);
        Weights weights = Weights.modern();
        techniques = Stream.of(Technique.values())
                .filter(each -> each.family() != Family.SINGLES && each != Technique.BRUTE_FORCE)
                .sorted(Comparator.comparingInt(each -> weights.of(each).order()))
                .toList();
        hardest = new SimpleObjectProperty<>(techniques.stream()
                .filter(each -> each.family() != Family.LAST_RESORT)
                .reduce(techniques.getFirst(), (_, last) -> last));
        services.board().document().subscribe(document::set);
        search = new LiveSearch<>(services.tasks(), QUEUE, this::job, new Listening());
        busy = search.busy;
        search.enabled.set(false);
        search.watched.set(true);
        search.enabled.bind(visible);
        services.frames().eachFrame(search::pulse);
        Stream.of(document, hints, what, easy, hardest).forEach(each -> each.addListener(_ -> search.restart()));
        chosen.subscribe(this::draw);
    }

    String name(Technique technique) {
        return explainer.words().of(technique);
    }

    String title(KeyStep row) {
        return row.title(explainer);
    }

    String text(KeyStep row) {
        return row.text(explainer);
    }

    /// Applies the selected row to the board.
    public void apply() {
        KeyStep row = chosen.get();
        if (row != null) {
            apply.accept(row.conclusions());
        }
    }

    /// Copies all rows, a line each.
    public void copy() {
        copy.accept(rows.stream().map(row -> text(row) + "\n").collect(Collectors.joining()));
    }

    /// Stops the search and keeps its results.
    public void stop() {
        search.stop();
        boolean steps = what.get() == What.STEPS;
        int count = rows.size();
        sentence.say(() -> messages.get(steps ? "key-steps.stopped" : "key-steps.stopped-backdoors", count));
    }

    private LiveSearch.Job<KeyStep, Supplier<String>> job() {
        Document about = document.get();
        Hints using = hints.getValue();
        EasySteps rest = easy.get();
        Technique most = hardest.get();
        boolean steps = what.get() == What.STEPS;
        return (found, _, cancel) ->
                steps ? steps(about, using, rest, most, found, cancel) : backdoors(about, using, rest, found, cancel);
    }

    private final class Listening implements LiveSearch.Listener<KeyStep, Supplier<String>> {

        @Override
        public void cleared() {
            chosen.set(null);
            rows.clear();
            if (visible.get()) {
                sentence.say(() -> messages.get("key-steps.searching"));
            }
        }

        @Override
        public void found(List<KeyStep> more) {
            rows.addAll(more);
        }

        @Override
        public void ended(Supplier<String> result) {
            sentence.say(result);
        }

        @Override
        public void failed() {
            sentence.say(() -> messages.get("key-steps.failed"));
        }
    }

    private Supplier<String> steps(
            Document about, Hints using, EasySteps rest, Technique most, Consumer<KeyStep> into, Cancel cancel) {
        if (!isUnique(about, using, cancel)) {
            return () -> messages.get("key-steps.not-unique");
        }
        boolean solved = KeySteps.find(about, using, rest, most, step -> into.accept(new KeyStep.OfStep(step)), cancel);
        return () -> solved ? messages.get("key-steps.easy") : messages.get("key-steps.steps", rows.size());
    }

    private Supplier<String> backdoors(
            Document about, Hints using, EasySteps rest, Consumer<KeyStep> into, Cancel cancel) {
        Backdoors all = isUnique(about, using, cancel) ? Backdoors.of(about, using, rest, cancel) : null;
        if (all == null) {
            return () -> messages.get("key-steps.not-unique");
        }
        Stream.concat(all.digits().stream(), all.eliminations().stream())
                .map(KeyStep.OfConclusion::new)
                .forEach(into);
        int digits = all.digits().size();
        int eliminations = all.eliminations().size();
        return () -> all.solved()
                ? messages.get("key-steps.easy")
                : messages.get("key-steps.backdoors", digits, eliminations);
    }

    private static boolean isUnique(Document about, Hints using, Cancel cancel) {
        return using.obstacle(about, cancel).isEmpty() && using.checker().solution(about.puzzle(), cancel) != null;
    }

    private void draw() {
        KeyStep row = chosen.get();
        picture.set(
                row == null || !visible.get()
                        ? null
                        : row.picture(Hints.position(document.get()).grid()));
    }
}
