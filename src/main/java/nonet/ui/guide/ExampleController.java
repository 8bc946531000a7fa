package nonet.ui.guide;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.guide.Exercise;
import nonet.guide.GuideWords;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// An example of the guide on its board: explained stage by stage, or as an exercise. The stages are the position as it
/// is, the sentences of the explanation one after the other, and the board afterward.
public final class ExampleController {

    /// The content of the board.
    public final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    /// Whether there is an example, with its pattern.
    public final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();

    /// Whether the explanation is shown in words.
    public final ReadOnlyBooleanWrapper revealed = new ReadOnlyBooleanWrapper();

    /// The stage that is shown, from 0.
    public final IntegerProperty stage = new SimpleIntegerProperty(0);

    /// The number of stages.
    public final ReadOnlyObjectWrapper<Integer> stages = new ReadOnlyObjectWrapper<>(0);

    /// Whether the user looks for the conclusions, rather than reading them.
    public final BooleanProperty trying = new SimpleBooleanProperty();

    /// The sentence on the example or the last try.
    public final LocalizedText said;

    private final Messages messages;
    private final Explainer explainer;

    /// The explanation.
    public final ShownStepController shown;
    private final Runnable relocalizing;
    private final Set<Conclusion> found = new LinkedHashSet<>();
    private @Nullable Exercise exercise;

    ExampleController(Messages messages, Explainer explainer) {
        this.messages = messages;
        this.explainer = explainer;
        shown = new ShownStepController(explainer);
        said = new LocalizedText(messages);
        shown.picture.subscribe(this::draw);
        stage.subscribe(this::step);
        trying.subscribe(this::begin);
        relocalizing = shown::relocalize;
        messages.onChange(relocalizing);
    }

    /// Returns the example, or null if there is none yet.
    @Nullable
    Exercise exercise() {
        return exercise;
    }

    void show(Exercise example) {
        exercise = example;
        found.clear();
        trying.set(false);
        shown.show(example.pattern(), example.example().patterned(), false);
        Explanation explanation = shown.explanation.get();
        int sentences = explanation == null ? 0 : explanation.sentences().size();
        stages.set(example.example().isLookAlike() ? 1 : sentences + 2);
        ready.set(true);
        stage.set(example.example().isLookAlike() ? 0 : Math.min(1, sentences));
        step();
    }

    void clear() {
        exercise = null;
        ready.set(false);
        revealed.set(false);
        trying.set(false);
        said.set("");
        shown.clear();
        stage.set(0);
        stages.set(0);
        frame.set(BoardFrame.EMPTY);
    }

    /// Adds the other conclusions of the technique in the position of an exercise.
    void know(Exercise of, Set<Conclusion> others) {
        if (exercise == of) {
            exercise = of.with(others);
        }
    }

    public void next() {
        if (stage.get() + 1 < stages.get()) {
            stage.set(stage.get() + 1);
        }
    }

    public void previous() {
        if (stage.get() > 0) {
            stage.set(stage.get() - 1);
        }
    }

    /// Judges what a click on a cell says.
    ///
    /// @param place the digit whose candidate was clicked, or null for none
    void answer(Cell cell, @Nullable Digit place) {
        Exercise asked = exercise;
        if (asked == null || !trying.get()) {
            return;
        }
        Digit placed = asked.placed(cell);
        if (asked.asksForCells()) {
            answerCell(asked, cell, placed);
        } else if (place != null) {
            Candidate candidate = new Candidate(cell, place);
            judge(asked, placed == place ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate));
        }
    }

    private void answerCell(Exercise asked, Cell cell, @Nullable Digit placed) {
        if (placed != null) {
            judge(asked, new Conclusion.Placement(new Candidate(cell, placed)));
        } else if (asked.grid().digit(cell) == null) {
            said.say(() -> messages.get("guide.try.other-cell", cell.toString(), name(asked)));
        }
    }

    private void judge(Exercise asked, Conclusion answer) {
        String candidate = explainer.conclusions(List.of(answer));
        Exercise.Verdict verdict = asked.judge(answer);
        String key = switch (verdict) {
            case RIGHT -> "guide.try.right";
            case BY_ANOTHER -> "guide.try.by-another";
            case NO_CANDIDATE -> "guide.try.no-candidate";
            case SOLUTION -> "guide.try.solution";
            case PART -> "guide.try.part";
            case OTHER_DIGIT -> "guide.try.other-digit";
            case UNPROVEN -> "guide.try.unproven";
        };
        if (verdict == Exercise.Verdict.RIGHT) {
            found.add(answer);
        }
        int left = asked.wanted().size() - found.size();
        Cell cell = answer.candidate().cell();
        Digit digit = answer.candidate().digit();
        said.say(() -> left == 0
                ? messages.get("guide.try.done", candidate, name(asked))
                : messages.get(key, candidate, name(asked), left, cell.toString(), digit.toString()));
        revealed.set(left == 0);
        draw();
    }

    private String name(Exercise asked) {
        return explainer.words().of(asked.example().technique());
    }

    private void begin() {
        Exercise asked = exercise;
        if (asked == null) {
            return;
        }
        found.clear();
        if (trying.get()) {
            revealed.set(false);
            said.say(() -> messages.get(
                    asked.asksForCells() ? "guide.try.cells" : "guide.try.candidates",
                    asked.wanted().size(),
                    name(asked)));
            draw();
        } else {
            step();
        }
    }

    private void step() {
        Exercise read = exercise;
        shown.close();
        Explanation explanation = shown.explanation.get();
        if (read == null || explanation == null) {
            return;
        }
        trying.set(false);
        revealed.set(!read.example().isLookAlike() && stage.get() > 0);
        if (read.example().isLookAlike()) {
            said.say(() -> new GuideWords(messages.locale()).refusal(read.example(), read.pattern(), explainer));
        } else {
            said.say(() -> messages.get(stageKey(), stage.get(), stages.get() - 2));
        }
        int sentence = stage.get() - 1;
        boolean one = sentence >= 0 && sentence < explanation.sentences().size();
        shown.light(one && sentence > 0 ? explanation.sentences().get(sentence).cells() : CellSet.NONE);
        draw();
    }

    private String stageKey() {
        return stage.get() == 0
                ? "guide.stage.position"
                : stage.get() == stages.get() - 1 ? "guide.stage.after" : "guide.stage.sentence";
    }

    private void draw() {
        Exercise drawn = exercise;
        MarkedGrid picture = shown.picture.get();
        if (drawn != null && picture != null) {
            frame.set(
                    trying.get()
                            ? ExerciseBoard.of(drawn, found, Marks.NONE)
                            : drawn.example().isLookAlike()
                                    ? ExerciseBoard.of(
                                            drawn, drawn.grid(), drawn.example().doubted(picture.marks()), Map.of())
                                    : explained(drawn, picture));
        }
    }

    private BoardFrame explained(Exercise drawn, MarkedGrid picture) {
        if (stage.get() == 0) {
            return ExerciseBoard.of(drawn, drawn.grid(), Marks.NONE, Map.of());
        }
        if (stage.get() == stages.get() - 1) {
            Grid after = drawn.grid();
            for (Conclusion conclusion : drawn.wanted()) {
                after = after(after, conclusion);
            }
            return ExerciseBoard.of(drawn, after, Marks.NONE, Map.of());
        }
        boolean proof = !shown.opened.get().isEmpty();
        return ExerciseBoard.of(drawn, proof ? picture.grid() : drawn.grid(), picture.marks(), Map.of());
    }

    private static Grid after(Grid grid, Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Placement(Candidate placed) -> grid.place(placed);
            case Conclusion.Elimination(Candidate gone) -> grid.remove(gone);
        };
    }
}
