package nonet.ui.hints;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.PlayerMove;
import nonet.proof.PlayerMove.Made;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.service.reason.MoveAnswer;
import nonet.service.reason.MoveExplainer;
import nonet.solve.Cancel;
import nonet.ui.hints.shown.MoveWords;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Explains the user's last move on request: the step that shows it, the steps that it takes, or the contradiction it
/// leads to. A change of the board removes the explanation.
public final class MoveController {

    /// Only the latest question matters.
    private static final TaskQueue QUEUE = new TaskQueue("my-move");

    /// The moves of the user.
    public interface Moves {

        /// Returns the last move; null if the last change of the board was not a move.
        @Nullable
        Made last();

        /// Takes moves back until the board is this document.
        void undoTo(Document before);
    }

    /// A line of the explanation.
    ///
    /// @param step the step; null for the contradiction at the end
    record Line(String text, @Nullable Step step) {}

    /// The steps of the explanation, and the contradiction at the end of a wrong move.
    final ObservableList<Line> lines = FXCollections.observableArrayList();

    /// The verdict on the move, or what to do for one.
    public final LocalizedText sentence;

    /// Whether a search is running.
    public final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();

    /// Whether a move is explained that can be taken back.
    public final ReadOnlyBooleanWrapper explained = new ReadOnlyBooleanWrapper();

    /// The picture on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);
    final ObjectProperty<Hints> hints;
    final BooleanProperty enabled = new SimpleBooleanProperty(true);

    /// The selected line; null for none.
    final ObjectProperty<@Nullable Line> chosen = new SimpleObjectProperty<>();

    private final Messages messages;
    private final Diagnosis diagnosis;
    private final Moves moves;
    private final Explainer explainer;
    private final MoveWords words;

    /// The selected step.
    public final ShownStepController shown;
    private final Runnable relocalizing = this::relocalize;
    private @Nullable Made current;
    private @Nullable MoveAnswer answer;
    private final Latest work;

    MoveController(Messages messages, Tasks tasks, Hints hints, Explainer explainer, Diagnosis diagnosis, Moves moves) {
        this.messages = messages;
        work = new Latest(tasks, QUEUE);
        this.diagnosis = diagnosis;
        this.moves = moves;
        this.explainer = explainer;
        this.hints = new SimpleObjectProperty<>(hints);
        words = new MoveWords(messages, explainer);
        shown = new ShownStepController(explainer);
        sentence = new LocalizedText(messages);
        document.addListener((_, _, _) -> clear());
        this.hints.addListener((_, _, _) -> clear());
        enabled.addListener((_, _, _) -> clear());
        chosen.addListener((_, _, line) -> show(line));
        shown.picture.addListener((_, _, drawn) -> picture.set(drawn));
        messages.onChange(relocalizing);
        clear();
    }

    /// Explains the last move.
    public void ask() {
        clear();
        Made made = enabled.get() ? moves.last() : null;
        if (made == null) {
            sentence.say(() -> messages.get(enabled.get() ? "my-move.none" : "hint.disabled"));
            return;
        }
        current = made;
        busy.set(true);
        explained.set(true);
        sentence.say(() -> messages.get("my-move.judging", words.of(made.move())));
        MoveExplainer explaining = new MoveExplainer(hints.get(), diagnosis);
        start(cancel -> explaining.truth(made.before(), made.move(), cancel), truth -> {
            sentence.say(() -> words.judged(made.move(), truth));
            start(cancel -> explaining.explain(made.before(), made.move(), cancel), found -> {
                busy.set(false);
                take(made.move(), found);
            });
        });
    }

    private <T> void start(Function<Cancel, T> question, Consumer<T> done) {
        work.start((_, cancel) -> question.apply(cancel), done, _ -> failed());
    }

    /// Stops the search for steps; the verdict stays.
    public void stop() {
        Made made = current;
        if (busy.get() && made != null) {
            work.cancel();
            busy.set(false);
            sentence.say(() -> messages.get("my-move.stopped", words.of(made.move())));
        }
    }

    /// Takes the move back.
    public void undo() {
        Made made = current;
        if (made != null) {
            moves.undoTo(made.before());
        }
    }

    private void take(PlayerMove move, MoveAnswer found) {
        answer = found;
        sentence.say(() -> words.of(move, found));
        lines.setAll(lines(found));
        if (!lines.isEmpty()) {
            chosen.set(lines.getFirst());
        }
    }

    private List<Line> lines(MoveAnswer found) {
        return switch (found) {
            case MoveAnswer.Shown(Step step, boolean _) -> lines(List.of(step));
            case MoveAnswer.Takes(List<Step> steps, boolean _) -> lines(steps);
            case MoveAnswer.Wrong(var _, var argument) ->
                argument.map(each -> {
                            List<Line> all = lines(each.steps());
                            all.add(new Line(words.of(each.end()), null));
                            return all;
                        })
                        .orElse(List.of());
            case MoveAnswer.Unshown _,
                    MoveAnswer.Plain _,
                    MoveAnswer.WrongBoard _,
                    MoveAnswer.Clash _,
                    MoveAnswer.Undecided _,
                    MoveAnswer.Occupied _,
                    MoveAnswer.Impossible _ -> List.of();
        };
    }

    private List<Line> lines(List<Step> steps) {
        List<Line> all = new ArrayList<>();
        for (Step step : steps) {
            String line = explainer.line(step.deduction());
            all.add(new Line(messages.get("my-move.line", all.size() + 1, line), step));
        }
        return all;
    }

    private void show(@Nullable Line line) {
        if (line == null) {
            shown.clear();
            return;
        }
        Step step = line.step();
        if (step != null) {
            shown.show(step.deduction(), step.before().grid(), isUnique());
        } else if (answer instanceof MoveAnswer.Wrong wrong && wrong.argument().isPresent()) {
            Argument argument = wrong.argument().get();
            shown.clear();
            picture.set(new MarkedGrid(
                    argument.last().grid(),
                    ShownStepController.lighting(argument.end().cells())));
        }
    }

    /// Tests whether the steps were checked against the only solution; those of a wrong move contradict it.
    private boolean isUnique() {
        return switch (answer) {
            case MoveAnswer.Shown(Step _, boolean unique) -> unique;
            case MoveAnswer.Takes(List<Step> _, boolean unique) -> unique;
            case null, default -> false;
        };
    }

    private void clear() {
        work.cancel();
        current = null;
        answer = null;
        busy.set(false);
        explained.set(false);
        chosen.set(null);
        lines.clear();
        shown.clear();
        picture.set(null);
        Supplier<String> idle = () -> messages.get(enabled.get() ? "my-move.idle" : "hint.disabled");
        sentence.say(idle);
    }

    private void relocalize() {
        MoveAnswer found = answer;
        shown.relocalize();
        if (found != null) {
            Line before = chosen.get();
            int index = before == null ? -1 : lines.indexOf(before);
            lines.setAll(lines(found));
            chosen.set(index < 0 ? null : lines.get(index));
        }
    }

    private void failed() {
        busy.set(false);
        sentence.say(() -> messages.get("hint.failed"));
    }
}
