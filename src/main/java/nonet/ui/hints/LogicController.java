package nonet.ui.hints;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.settings.Profiles;
import nonet.ui.hints.search.PathController;
import nonet.ui.hints.search.SearchContext;
import nonet.ui.hints.search.StepsController;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Everything that human logic says about the board: the hint, all steps, the path, and the last move. The selected page
/// determines which of them is drawn on the board.
public final class LogicController {

    /// The selected page.
    public enum Page {
        /// Any other page, beside which a hint stays on the board.
        OTHER(""),
        HINT("hint"),
        STEPS("steps"),
        PATH("path"),
        /// The explanation of the last move, which is shown on the page of hints.
        MOVE("hint");

        private final String pane;

        Page(String pane) {
            this.pane = pane;
        }

        /// Returns the page that a pane is.
        ///
        /// @param pane its id
        public static Page of(String pane) {
            return Stream.of(values())
                    .filter(page -> page.pane.equals(pane))
                    .findFirst()
                    .orElse(OTHER);
        }

        /// Returns the id of the pane that is the page.
        public String pane() {
            return pane;
        }
    }

    /// The profiles; ratings name the current one.
    public final ObjectProperty<Profiles> profiles;

    /// The document on the board.
    public final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// Whether human logic applies now; it does not while an engine's search is shown.
    public final BooleanProperty enabled = new SimpleBooleanProperty(true);

    /// Whether hidden singles in boxes come before naked singles, as for beginners.
    public final BooleanProperty boxSinglesFirst = new SimpleBooleanProperty();

    public final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.OTHER);

    /// The picture on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    public final HintController hint;
    public final StepsController steps;
    public final PathController path;
    public final MoveController move;
    private final ObjectProperty<Hints> hints;

    /// The selected page, or the last one if another part of the window is selected.
    private Page last = Page.HINT;

    /// @param diagnosis proves that wrong moves lead to a contradiction
    /// @param apply applies conclusions to the board
    /// @param moves the moves of the user
    public LogicController(
            Messages messages,
            Tasks tasks,
            Hints hints,
            Diagnosis diagnosis,
            Consumer<List<Conclusion>> apply,
            MoveController.Moves moves) {
        Explainer explainer = new Explainer(new Words(messages::locale));
        this.hints = new SimpleObjectProperty<>(hints);
        hint = new HintController(messages, tasks, hints, explainer, apply);
        Consumer<List<Conclusion>> keep = conclusions -> {
            hint.hinted.keep(conclusions);
            apply.accept(conclusions);
            hint.hinted.update();
        };
        steps = new StepsController(messages, tasks, hints, explainer, keep);
        path = new PathController(messages, tasks, hints, explainer, keep);
        profiles = path.profiles;
        move = new MoveController(messages, tasks, hints, explainer, diagnosis, moves);
        move.document.bind(document);
        move.enabled.bind(enabled);
        move.hints.bind(this.hints);
        hint.document.bind(document);
        hint.enabled.bind(enabled);
        hint.hints.bind(this.hints);
        follow(steps.context(), Page.STEPS);
        follow(path.context(), Page.PATH);
        hint.busy.addListener((change, before, now) -> {
            if (now) {
                page.set(Page.HINT);
            }
        });
        hint.stage.addListener((_, _, now) -> {
            if (now != HintController.Stage.NOTHING && page.get() == Page.MOVE) {
                page.set(Page.HINT);
            }
        });
        boxSinglesFirst.addListener(
                (_, _, first) -> this.hints.set(this.hints.get().withBoxSinglesFirst(first)));
        page.addListener((_, _, now) -> {
            last = now == Page.OTHER ? last : now;
            choosePicture();
        });
        choosePicture();
    }

    /// Returns the step on the page that was selected last, otherwise the step on another page; null if no page shows
    /// a step.
    public @Nullable Deduction lastShown() {
        return Stream.of(last, Page.STEPS, Page.PATH, Page.HINT, Page.MOVE)
                .map(each -> shownOn(each).step())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /// Explains the last move on its page.
    public void explainMove() {
        page.set(Page.MOVE);
        move.ask();
    }

    /// The profile in use.
    public ObservableValue<Profile> profile() {
        return hints.map(Hints::profile);
    }

    /// Uses another profile from now on.
    public void use(Profile profile) {
        if (!profile.equals(hints.get().profile())) {
            hints.set(hints.get().with(profile));
        }
    }

    /// Highlights the sentence about the cell under the pointer; null highlights nothing.
    public void pointAt(@Nullable Cell cell) {
        shown().pointAt(cell);
    }

    /// Shows the next branch of the selected step.
    public void nextBranch() {
        shown().nextBranch();
    }

    /// Shows the selected step as truths and links if it can be, or no longer so.
    public void toggleTruthsAndLinks() {
        shown().toggleTruthsAndLinks();
    }

    /// Passes on new results. Called by the window from time to time.
    public void pulse() {
        steps.pulse();
        path.pulse();
    }

    /// The visible part of a step on the selected page.
    public ShownStepController shown() {
        return shownOn(page.get());
    }

    private ShownStepController shownOn(Page of) {
        return switch (of) {
            case OTHER, HINT -> hint.shown;
            case STEPS -> steps.shown;
            case PATH -> path.shown;
            case MOVE -> move.shown;
        };
    }

    private void follow(SearchContext context, Page own) {
        context.hints().bind(hints);
        context.enabled().bind(enabled);
        context.document().bind(hint.hinted.hinted);
        context.watched().bind(page.isEqualTo(own));
    }

    private void choosePicture() {
        picture.bind(
                switch (page.get()) {
                    case OTHER, HINT -> hint.picture;
                    case STEPS -> steps.picture;
                    case PATH -> path.picture;
                    case MOVE -> move.picture;
                });
    }
}
