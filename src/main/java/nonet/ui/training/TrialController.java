package nonet.ui.training;

import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.training.Trial;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.guide.ExerciseBoard;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The position to find a technique in: the judgement on clicks, hints in stages, and the board that shows them.
final class TrialController {

    /// The technique to find, or null while there is none.
    final ReadOnlyObjectWrapper<@Nullable Technique> technique = new ReadOnlyObjectWrapper<>();

    final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    /// Whether clicks are judged.
    final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();

    /// Whether the explanation is shown.
    final ReadOnlyBooleanWrapper revealed = new ReadOnlyBooleanWrapper();

    /// Whether a position is shown.
    final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();

    /// Whether the board has pencil marks. Singles are practiced without them unless the user wants them, for a single is
    /// seen at once where all candidates stand.
    final BooleanProperty marks = new SimpleBooleanProperty(true);

    private final TrainingWords words;
    private final LocalizedText said;
    private final Consumer<Trial> done;

    /// The explanation.
    final ShownStepController shown;
    private final Runnable relocalizing;

    /// Whether the board has pencil marks, of singles and of all other techniques.
    private final BooleanProperty marksOfSingles = new SimpleBooleanProperty(false);

    private final BooleanProperty marksOfOthers = new SimpleBooleanProperty(true);
    private @Nullable Trial trial;
    private boolean isNew;

    /// @param said receives the task and the judgements
    /// @param done receives the trial when its pattern was found, or shown
    TrialController(Messages messages, TrainingWords words, LocalizedText said, Consumer<Trial> done) {
        this.words = words;
        this.said = said;
        this.done = done;
        shown = new ShownStepController(words.explainer());
        relocalizing = shown::relocalize;
        messages.onChange(relocalizing);
        shown.picture.subscribe(this::draw);
        marks.addListener((_, _, now) -> {
            Technique asked = technique.get();
            if (asked != null) {
                (isSingle(asked) ? marksOfSingles : marksOfOthers).set(now);
                draw();
            }
        });
    }

    private static boolean isSingle(Technique technique) {
        return technique.family() == Family.SINGLES;
    }

    /// Returns the trial, or null while there is none.
    @Nullable
    Trial trial() {
        return trial;
    }

    void clear() {
        trial = null;
        asking.set(false);
        revealed.set(false);
        ready.set(false);
        technique.set(null);
        shown.clear();
        frame.set(BoardFrame.EMPTY);
    }

    /// Shows a position and asks for its technique.
    ///
    /// @param first whether the technique was not practiced before
    void show(Trial asked, boolean first) {
        trial = asked;
        isNew = first;
        technique.set(asked.technique());
        marks.set((isSingle(asked.technique()) ? marksOfSingles : marksOfOthers).get());
        explain(asked);
        draw();
        ready.set(true);
        asking.set(true);
        said.say(() -> words.task(asked, isNew, marks.get()));
    }

    private void explain(Trial asked) {
        shown.show(asked.exercise().pattern(), asked.exercise().grid(), false);
    }

    /// Judges what a click or a digit says.
    ///
    /// @param digit null for a click between candidates
    void claim(Cell cell, @Nullable Digit digit) {
        Trial asked = trial;
        if (asked == null || !asking.get()) {
            return;
        }
        asked.claim(cell, digit)
                .ifPresentOrElse(
                        claim -> {
                            var judgement = asked.judge(claim);
                            said.say(() -> words.judgement(asked, judgement));
                            follow(asked);
                        },
                        () -> said.say(() -> words.task(asked, isNew, marks.get())));
    }

    /// Reveals more of the pattern: its place, the pattern, and its conclusions.
    void hint() {
        Trial asked = trial;
        if (asked != null && asking.get()) {
            asked.reveal();
            said.say(() -> words.hint(asked));
            follow(asked);
        }
    }

    private void follow(Trial asked) {
        if (!asked.exercise().pattern().equals(shown.step())) {
            explain(asked);
        }
        if (asked.isDone()) {
            asking.set(false);
            revealed.set(true);
            done.accept(asked);
        }
        draw();
    }

    private void draw() {
        Trial drawn = trial;
        Explanation explanation = shown.explanation.get();
        MarkedGrid picture = shown.picture.get();
        if (drawn == null || explanation == null || picture == null) {
            return;
        }
        Marks drawing = drawn.isDone()
                ? picture.marks()
                : switch (drawn.hint()) {
                    case NOTHING -> Marks.NONE;
                    case PLACE -> ShownStepController.lighting(drawn.place(explanation.where()));
                    case PATTERN -> TrainingWords.pattern(picture.marks());
                    case CONCLUSION -> picture.marks();
                };
        BoardFrame all = ExerciseBoard.of(drawn.exercise(), drawn.isDone() ? Set.of() : drawn.found(), drawing);
        frame.set(marks.get() ? all : ExerciseBoard.withoutPencilMarks(all));
    }
}
