package nonet.ui.shell.edit;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyStringProperty;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.rate.explainer.ExplainerRater;
import nonet.rate.explainer.ExplainerResult;
import nonet.rate.explainer.SeRating;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.ui.kit.Messages;
import nonet.ui.kit.SpokenText;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Rates the puzzle on the board in the background: by Sudoku Explainer's scale, and by HoDoKu's, whatever profile is in
/// use. Each part of the text appears as soon as it is known; a puzzle without a rating has no text.
public final class RatingController {

    private static final Logger LOG = Logger.getLogger(RatingController.class.getName());

    private final Messages messages;
    private final Tasks tasks;
    private final ExplainerRater explainer;
    private final SpokenText text;
    private final HumanLogic logic;
    private Puzzle puzzle = Puzzle.EMPTY;
    private @Nullable Running explaining;
    private @Nullable Running reasoning;
    private @Nullable ExplainerResult explained;
    private @Nullable RatingResult level;

    /// @param checker counts solutions
    public RatingController(Messages messages, Tasks tasks, Solver checker) {
        this.messages = messages;
        text = new SpokenText(messages);
        this.tasks = tasks;
        explainer = new ExplainerRater(checker).withEffort(ExplainerRater.PATIENCE);
        logic = new HumanLogic(checker, Profile.hodoku());
    }

    /// The ratings, such as `Hard 842 · SE 7.1/7.1/2.6`.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /// Rates a puzzle. A running rating is cancelled.
    public void rate(Puzzle other) {
        if (!other.equals(puzzle)) {
            puzzle = other;
            explained = null;
            level = null;
            show();
            explaining = anew(
                    explaining, cancel -> explainer.rate(other, cancel), (ExplainerResult rated) -> explained = rated);
            reasoning = anew(reasoning, cancel -> logic.rate(other, cancel), (RatingResult rated) -> level = rated);
        }
    }

    /// Starts a rating in place of one before.
    private <T> Running anew(@Nullable Running before, Function<Cancel, T> rating, Consumer<T> rated) {
        if (before != null) {
            before.cancel();
        }
        return tasks.start(
                TaskQueue.BOARD_RATING,
                (progress, cancel) -> rating.apply(cancel),
                result -> {
                    rated.accept(result);
                    show();
                },
                RatingController::log);
    }

    private static void log(Problem problem) {
        LOG.log(java.util.logging.Level.SEVERE, "A rating failed", problem.cause());
    }

    private void show() {
        ExplainerResult first = explained;
        RatingResult second = level;
        text.say(() -> both(second == null ? "" : words(second), first == null ? "" : words(first)));
    }

    private String both(String reasoned, String byExplainer) {
        return reasoned.isEmpty() || byExplainer.isEmpty()
                ? reasoned + byExplainer
                : messages.get("rating.both", reasoned, byExplainer);
    }

    private String words(ExplainerResult result) {
        return switch (result) {
            case ExplainerResult.Rated rated ->
                messages.get("rating.se", rated.rating().toString());
            case ExplainerResult.Stopped stopped -> messages.get("rating.at-least", SeRating.text(stopped.atLeast()));
            case ExplainerResult.Unrated _ -> "";
        };
    }

    private String words(RatingResult result) {
        return result instanceof RatingResult.Rated(Rating rating) && rating.score() > 0
                ? messages.get("rating.level", name(rating.level()), rating.score())
                : "";
    }

    private String name(Level rated) {
        return messages.get(
                switch (rated) {
                    case EASY -> "rating.easy";
                    case MEDIUM -> "rating.medium";
                    case HARD -> "rating.hard";
                    case UNFAIR -> "rating.unfair";
                    case EXTREME -> "rating.extreme";
                });
    }
}
