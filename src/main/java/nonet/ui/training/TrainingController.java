package nonet.ui.training;

import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.Marks;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Document;
import nonet.training.Progress;
import nonet.training.Trainer;
import nonet.training.Trial;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.guide.ExampleDocument;
import nonet.ui.guide.ExerciseFrame;
import nonet.ui.hints.shown.HintPicture;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.Messages;
import nonet.ui.kit.SpokenText;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Training: the techniques chosen, the position to find one in, the judgement on clicks, hints in stages, and the
/// progress.
public final class TrainingController {

    private static final Logger LOG = Logger.getLogger(TrainingController.class.getName());

    private final Messages messages;
    private final Tasks tasks;
    private final Supplier<Trainer> trainers;
    private final Supplier<LocalDate> today;
    private final Consumer<Document> open;
    private final Explainer explainer;
    private final TrainingWords words;
    private final ShownStepController shown;
    private final SpokenText said;
    private final ObservableList<Technique> techniques = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<List<Technique>> choice = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Progress> progress = new ReadOnlyObjectWrapper<>(Progress.NONE);
    private final ReadOnlyObjectWrapper<@Nullable Technique> technique = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);
    private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper told = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
    private final Runnable retelling;
    private @Nullable Trainer trainer;
    private @Nullable Trial trial;
    private @Nullable Running choosing;
    private @Nullable Running searching;
    private boolean opened;

    /// @param trainers makes the trainer, in the background
    /// @param today returns the day
    /// @param open puts a document on the board of the main window
    TrainingController(
            Messages messages,
            Tasks tasks,
            Supplier<Trainer> trainers,
            Supplier<LocalDate> today,
            Consumer<Document> open) {
        this.messages = messages;
        this.tasks = tasks;
        this.trainers = trainers;
        this.today = today;
        this.open = open;
        explainer = new Explainer(new Words(messages::locale));
        words = new TrainingWords(messages, explainer);
        shown = new ShownStepController(explainer);
        said = new SpokenText(messages);
        retelling = shown::retell;
        messages.onChange(retelling);
        shown.pictureProperty().subscribe(this::draw);
    }

    /// The techniques that can be practiced, the easiest first; none until the positions are read.
    public ObservableList<Technique> techniques() {
        return techniques;
    }

    /// The techniques chosen; empty for what the user should learn next.
    public ReadOnlyObjectProperty<List<Technique>> choiceProperty() {
        return choice.getReadOnlyProperty();
    }

    /// The progress by technique.
    public ReadOnlyObjectProperty<Progress> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The technique that is asked for, or null while there is none.
    public ReadOnlyObjectProperty<@Nullable Technique> techniqueProperty() {
        return technique.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<BoardFrame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// Whether clicks are judged.
    public ReadOnlyBooleanProperty askingProperty() {
        return asking.getReadOnlyProperty();
    }

    /// Whether the explanation is shown.
    public ReadOnlyBooleanProperty toldProperty() {
        return told.getReadOnlyProperty();
    }

    /// Whether a position is shown.
    public ReadOnlyBooleanProperty readyProperty() {
        return ready.getReadOnlyProperty();
    }

    /// The task, the last judgement, or the result.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// The explanation.
    public ShownStepController shown() {
        return shown;
    }

    TrainingWords words() {
        return words;
    }

    LocalDate today() {
        return today.get();
    }

    /// Returns the trial, or null while there is none.
    @Nullable
    Trial trial() {
        return trial;
    }

    /// Shows the first position; does nothing if there is one.
    public void open() {
        if (!opened) {
            opened = true;
            load();
        }
    }

    /// Chooses techniques and shows a position.
    ///
    /// @param techniques none for what the user should learn next
    public void choose(List<Technique> techniques) {
        if (!choice.get().equals(techniques)) {
            opened = true;
            choice.set(List.copyOf(techniques));
            load();
        }
    }

    /// Shows the next position. One that was begun counts as not found.
    public void next() {
        Trial left = trial;
        if (left != null && left.isBegun() && !left.isDone()) {
            keep(left, () -> {});
        }
        load();
    }

    private record Loaded(Trainer trainer, Progress progress, Trial trial) {}

    private void load() {
        clear();
        said.say(() -> messages.get("training.loading"));
        List<Technique> among = choice.get();
        LocalDate day = today.get();
        choosing = tasks.start(
                TaskQueue.TRAINING,
                (_, cancel) -> {
                    Trainer ready = trainer();
                    Progress known = ready.progress();
                    return new Loaded(ready, known, ready.next(among, known, day, cancel));
                },
                this::show,
                this::failed);
    }

    /// Made by the tasks that use it, for it takes a while.
    private synchronized Trainer trainer() {
        Trainer made = trainer == null ? trainers.get() : trainer;
        trainer = made;
        return made;
    }

    private void clear() {
        for (Running each : new Running[] {choosing, searching}) {
            if (each != null) {
                each.cancel();
            }
        }
        trial = null;
        asking.set(false);
        told.set(false);
        ready.set(false);
        technique.set(null);
        shown.clear();
        frame.set(BoardFrame.EMPTY);
    }

    private void show(Loaded loaded) {
        Trial asked = loaded.trial();
        if (techniques.isEmpty()) {
            techniques.setAll(loaded.trainer().techniques());
        }
        progress.set(loaded.progress());
        trial = asked;
        technique.set(asked.technique());
        explain(asked);
        ready.set(true);
        asking.set(true);
        said.say(() -> words.task(asked));
        searching = tasks.start(
                TaskQueue.TRAINING_PATTERNS,
                (_, cancel) -> loaded.trainer().patterns(asked, cancel),
                asked::know,
                problem -> LOG.log(Level.SEVERE, "no patterns", problem.cause()));
    }

    private void explain(Trial asked) {
        shown.show(asked.exercise().pattern(), asked.exercise().grid(), false);
        draw();
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
                        () -> said.say(() -> words.task(asked)));
    }

    /// Reveals more of the pattern: its place, the pattern, and its conclusions.
    public void hint() {
        Trial asked = trial;
        if (asked != null && asking.get()) {
            asked.reveal();
            said.say(() -> words.hint(asked));
            follow(asked);
        }
    }

    private void follow(Trial asked) {
        if (!asked.exercise().pattern().equals(shown.step())) {
            shown.show(asked.exercise().pattern(), asked.exercise().grid(), false);
        }
        if (asked.isDone()) {
            asking.set(false);
            told.set(true);
            keep(asked, () -> said.say(() -> words.result(asked, progress.get(), today.get())));
        }
        draw();
    }

    private void keep(Trial done, Runnable then) {
        LocalDate day = today.get();
        tasks.start(
                TaskQueue.TRAINING,
                (_, _) -> trainer().record(done, day),
                known -> {
                    progress.set(known);
                    if (trial == done) {
                        then.run();
                    }
                },
                this::failed);
    }

    /// Forgets all progress.
    public void reset() {
        tasks.start(
                TaskQueue.TRAINING,
                (_, _) -> {
                    trainer().reset();
                    return Progress.NONE;
                },
                none -> {
                    progress.set(none);
                    said.say(() -> messages.get("training.forgotten"));
                },
                this::failed);
    }

    /// Puts the position on the board of the main window.
    public void takeOver() {
        Trial taken = trial;
        if (taken != null) {
            String name = explainer.words().of(taken.technique());
            open.accept(ExampleDocument.of(
                    messages.get("training.document", name), taken.exercise().example()));
        }
    }

    private void failed(Problem problem) {
        LOG.log(Level.WARNING, "training failed", problem.cause());
        String key = problem.cause() instanceof IOException ? "training.no-library" : "training.failed";
        said.say(() -> messages.get(key));
    }

    private void draw() {
        Trial drawn = trial;
        Explanation explanation = shown.explanationProperty().get();
        HintPicture picture = shown.pictureProperty().get();
        if (drawn == null || explanation == null || picture == null) {
            return;
        }
        Marks marks = drawn.isDone()
                ? picture.marks()
                : switch (drawn.hint()) {
                    case NOTHING -> Marks.NONE;
                    case PLACE -> ShownStepController.lighting(explanation.where());
                    case PATTERN -> words.pattern(picture.marks());
                    case CONCLUSION -> picture.marks();
                };
        frame.set(ExerciseFrame.of(drawn.exercise(), drawn.isDone() ? Set.of() : drawn.found(), marks));
    }
}
