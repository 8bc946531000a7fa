package nonet.ui.training;

import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.play.Document;
import nonet.training.Progress;
import nonet.training.Trainer;
import nonet.training.Trial;
import nonet.ui.guide.ExampleDocument;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Training: the techniques chosen, one position after the other to find them in, and the progress.
public final class TrainingController {

    /// Further patterns of a position are searched for.
    private static final TaskQueue PATTERNS = new TaskQueue("training patterns");

    private static final TaskQueue QUEUE = new TaskQueue("training");

    /// The techniques that can be practiced, the easiest first; none until the positions are read.
    public final ObservableList<Technique> techniques = FXCollections.observableArrayList();

    /// The task, the last judgement, or the result.
    public final LocalizedText said;

    /// The techniques chosen; empty for what the user should learn next.
    public final ReadOnlyObjectWrapper<List<Technique>> choice = new ReadOnlyObjectWrapper<>(List.of());

    /// The progress by technique.
    public final ReadOnlyObjectWrapper<Progress> progress = new ReadOnlyObjectWrapper<>(Progress.NONE);

    private final Messages messages;
    private final Tasks tasks;
    private final Supplier<Trainer> trainers;
    private final Supplier<LocalDate> today;
    private final BoardAccess board;
    final TrainingWords words;

    /// The position to find a technique in.
    final TrialController position;
    private @Nullable Trainer trainer;
    private final Latest choosing;
    private final Latest searching;
    private boolean opened;

    /// @param trainers makes the trainer, in the background
    /// @param today returns the day
    public TrainingController(PaneServices services, Supplier<Trainer> trainers, Supplier<LocalDate> today) {
        messages = services.messages();
        tasks = services.tasks();
        choosing = new Latest(tasks, QUEUE);
        searching = new Latest(tasks, PATTERNS);
        board = services.board();
        this.trainers = trainers;
        this.today = today;
        words = new TrainingWords(messages, new Explainer(new Words(messages::locale)));
        said = new LocalizedText(messages);
        position = new TrialController(
                messages,
                words,
                said,
                done -> keep(done, () -> said.say(() -> words.result(done, progress.get(), today.get()))));
        services.place().visible().subscribe(shown -> {
            if (shown) {
                open();
            }
        });
    }

    LocalDate today() {
        return today.get();
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
        Trial left = position.trial();
        if (left != null && left.isBegun() && !left.isDone()) {
            keep(left, () -> {});
        }
        load();
    }

    private record Loaded(Trainer trainer, Progress progress, Trial trial) {}

    private void load() {
        choosing.cancel();
        searching.cancel();
        position.clear();
        said.say(() -> messages.get("training.loading"));
        List<Technique> among = choice.get();
        LocalDate day = today.get();
        choosing.start(
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

    private void show(Loaded loaded) {
        if (techniques.isEmpty()) {
            techniques.setAll(loaded.trainer().techniques());
        }
        progress.set(loaded.progress());
        Trial asked = loaded.trial();
        position.show(asked, loaded.progress().of(asked.technique()).isEmpty());
        searching.start((_, cancel) -> loaded.trainer().patterns(asked, cancel), asked::know);
    }

    private void keep(Trial done, Runnable then) {
        LocalDate day = today.get();
        tasks.start(
                QUEUE,
                (_, _) -> trainer().record(done, day),
                known -> {
                    progress.set(known);
                    if (position.trial() == done) {
                        then.run();
                    }
                },
                this::failed);
    }

    /// Forgets all progress.
    public void reset() {
        tasks.start(
                QUEUE,
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
        Trial taken = position.trial();
        if (taken != null) {
            String name = words.name(taken.technique());
            Document document = ExampleDocument.of(
                    messages.get("training.document", name), taken.exercise().example());
            board.open(document);
            board.say(messages.get("file.opened", document.name()));
        }
    }

    private void failed(Throwable problem) {
        String key = problem instanceof IOException ? "training.no-library" : "training.failed";
        said.say(() -> messages.get(key));
    }
}
