package nonet.ui.shell.edit;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.ProfileWords;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Rates the puzzle on the board in the background: by Sudoku Explainer's scale, and by the profile in use. Each part
/// of the text appears as soon as it is known; a puzzle without a rating has no text.
public final class RatingController {

    /// The puzzle on the board is rated.
    public static final TaskQueue QUEUE = new TaskQueue("rating of the board");

    /// The ratings, such as `Hard 842 · Modern · SE 7.1/7.1/2.6`.
    public final LocalizedText text;

    /// The profiles; the current one rates.
    public final ObjectProperty<Profiles> profiles = new SimpleObjectProperty<>(Profiles.standard());

    private final Messages messages;
    private final SeRater explainer;
    private HumanLogic logic;
    private Puzzle puzzle = Puzzle.EMPTY;
    private final Latest explaining;
    private final Latest reasoning;
    private @Nullable SeResult explained;
    private @Nullable RatingResult level;

    /// @param checker counts solutions
    public RatingController(Messages messages, Tasks tasks, Solver checker) {
        this.messages = messages;
        text = new LocalizedText(messages);
        explaining = new Latest(tasks, QUEUE);
        reasoning = new Latest(tasks, QUEUE);
        explainer = new SeRater(checker).withBudget(SeRater.BACKGROUND_BUDGET);
        logic = new HumanLogic(checker, profiles.get().current());
        profiles.subscribe((_, now) -> use(now.current()));
    }

    /// Rates a puzzle. A running rating is cancelled.
    public void rate(Puzzle other) {
        if (!other.equals(puzzle)) {
            puzzle = other;
            explained = null;
            level = null;
            show();
            restart(explaining, cancel -> explainer.rate(other, cancel), (SeResult rated) -> explained = rated);
            reason();
        }
    }

    private void use(Profile profile) {
        logic = logic.with(profile);
        level = null;
        show();
        reason();
    }

    private void reason() {
        Puzzle asked = puzzle;
        HumanLogic by = logic;
        restart(reasoning, cancel -> by.rate(asked, cancel), (RatingResult rated) -> level = rated);
    }

    private <T> void restart(Latest work, Function<Cancel, T> rating, Consumer<T> rated) {
        work.start((_, cancel) -> rating.apply(cancel), result -> {
            rated.accept(result);
            show();
        });
    }

    private void show() {
        SeResult first = explained;
        RatingResult second = level;
        text.say(() -> both(second == null ? "" : words(second), first == null ? "" : words(first)));
    }

    private String both(String reasoned, String byExplainer) {
        return reasoned.isEmpty() || byExplainer.isEmpty()
                ? reasoned + byExplainer
                : messages.get("rating.both", reasoned, byExplainer);
    }

    private String words(SeResult result) {
        return switch (result) {
            case SeResult.Rated rated ->
                messages.get("rating.se", rated.rating().toString());
            case SeResult.Stopped stopped -> messages.get("rating.at-least", SeRating.text(stopped.atLeast()));
            case SeResult.Unrated _ -> "";
        };
    }

    private String words(RatingResult result) {
        return result instanceof RatingResult.Rated(Rating rating) && rating.score() > 0
                ? messages.get(
                        "rating.level",
                        messages.name("rating.", rating.level()),
                        rating.score(),
                        new ProfileWords(messages).of(profiles.get()))
                : "";
    }
}
