package nonet.ui.generate;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.generate.Generated;
import nonet.generate.PuzzleRequest;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.play.Document;
import nonet.relatives.Isomorphism;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.generate.RequestWords;
import nonet.settings.Profiles;
import nonet.training.NextPuzzle;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Makes puzzles that meet a request, in the background, and brings them to the board, the library or a file.
public final class GenerateController {

    private static final TaskQueue QUEUE = new TaskQueue("generation");

    private static final long LOOK_NANOS = 200_000_000;

    /// Whether a run is under way, its progress, and the sentence on it or on the result; empty if there is none.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The reason why there are no such puzzles, in a sentence; empty if there may be some.
    public final StringBinding refusal;

    /// The seed of the last run; empty before the first one.
    public final ReadOnlyStringWrapper lastSeed = new ReadOnlyStringWrapper("");

    /// The last puzzle that was put on the board; null if there is none.
    public final ReadOnlyObjectWrapper<@Nullable Puzzle> placed = new ReadOnlyObjectWrapper<>();

    /// How often puzzles were put in the library, also during a run.
    public final ReadOnlyIntegerWrapper stored = new ReadOnlyIntegerWrapper();

    /// Whether all fields are shown, and not just the choice of a level.
    public final BooleanProperty detailed = new SimpleBooleanProperty();

    private final Messages messages;
    private final PuzzleGeneration making;
    private final LibraryFile library;
    private final LongSupplier clock;
    private final BoardAccess board;

    public final GivensFields givens;

    /// The profile of human logic.
    public final ProfileFields profile;

    /// The path of human logic.
    public final PathFields path;
    public final ErFields er;
    public final DeliveryFields delivery;

    /// Patterns read from files and written to them.
    public final PatternFiles patterns;

    /// The puzzle that suits the user next.
    public final ForMe forMe;

    /// The puzzles of the last run that came close.
    public final NearMisses near;
    private final RequestWords requests;
    private final GenerationTexts words;

    private final PaneTask work;

    /// Counted by the thread that stores puzzles, and shown by the window.
    private final AtomicInteger storings = new AtomicInteger();

    private final InvalidationListener outdating = _ -> outdate();
    private @Nullable GenerationRun run;
    private long lookedAt;

    /// @param services its clock also gives each run a seed of its own
    /// @param profiles the profiles; the current one rates unless another one is chosen here
    /// @param library the file of the library
    /// @param added called when puzzles were put in the library
    public GenerateController(
            PaneServices services,
            PuzzleGeneration making,
            ObservableValue<Profiles> profiles,
            LibraryFile library,
            Runnable added) {
        messages = services.messages();
        Tasks tasks = services.tasks();
        this.making = making;
        this.library = library;
        clock = services.frames()::nanos;
        board = services.board();
        work = new PaneTask(messages, tasks, QUEUE, () -> "");
        state = work.state;
        Words spoken = new Words(messages::locale);
        Function<Technique, String> names = spoken::of;
        givens = new GivensFields(messages);
        profile = new ProfileFields(messages, profiles);
        path = new PathFields(messages, names);
        er = new ErFields(messages);
        delivery = new DeliveryFields(messages);
        requests = new RequestWords(messages::locale, names, level -> messages.name("level.", level));
        words = new GenerationTexts(messages, requests);
        patterns = new PatternFiles(tasks, givens.drawing, words, work::report);
        near = new NearMisses(tasks, words, work::report);
        forMe = new ForMe(
                messages,
                tasks,
                library,
                names,
                profile::profile,
                request -> rated().contradiction(request).isEmpty());
        profile.chosen.subscribe(forMe::tell);
        refusal = Bindings.createStringBinding(
                this::refuse,
                Stream.concat(requested(), delivery.observed().stream()).toArray(Observable[]::new));
        // Near misses belong to the request they were found for.
        requested().forEach(each -> each.addListener(outdating));
        stored.addListener((_, _, _) -> added.run());
        services.place().visible().subscribe(shown -> {
            if (shown) {
                forMe.look();
            } else {
                leave();
            }
        });
        services.frames().eachFrame(this::follow);
    }

    private Stream<Observable> requested() {
        return Stream.of(givens.observed(), profile.observed(), path.observed(), er.observed())
                .flatMap(List::stream);
    }

    /// Requests the seed of the last run again.
    public void repeatSeed() {
        delivery.seed.set(lastSeed.get());
    }

    /// Draws the cells of the givens on the board.
    public void drawBoard() {
        givens.drawing.take(board.document().getValue().puzzle().givenCells());
    }

    /// Puts a puzzle on the board.
    public void place(Puzzle puzzle) {
        placed.set(null);
        placed.set(puzzle);
        board.openUnsaved(Document.of(messages.get("generate.name"), puzzle));
        board.say(messages.get("generate.made", puzzle.clues()));
    }

    /// Puts the puzzle on the board that suits the user next: one that went badly, in disguise, or a new one.
    public void makeForMe() {
        switch (forMe.next.get()) {
            case null -> {}
            case NextPuzzle.Again(Solve badly, long _) ->
                place(Isomorphism.random(new Random(clock.getAsLong())).of(badly.puzzle()));
            case NextPuzzle.Fresh fresh -> start(forMe.request(fresh), Destination.BOARD, "", PuzzleSink.none());
        }
    }

    /// Makes a puzzle for the board, or puzzles for the library; nothing if a run is under way or the request is refused.
    public void make() {
        if (!refusal.get().isEmpty()) {
            return;
        }
        if (delivery.destination.get() == Destination.LIBRARY) {
            String name = delivery.collection();
            start(
                    request(),
                    Destination.LIBRARY,
                    name,
                    PuzzleSink.library(library, name, clock, storings::incrementAndGet));
        } else {
            start(request(), Destination.BOARD, "", PuzzleSink.none());
        }
    }

    /// Makes puzzles for a file.
    public void make(Path file) {
        if (refusal.get().isEmpty()) {
            start(request(), Destination.FILE, String.valueOf(file.getFileName()), PuzzleSink.file(file));
        }
    }

    private void start(PuzzleRequest wanted, Destination destination, String place, PuzzleSink target) {
        if (work.isUnderWay()) {
            return;
        }
        long now = clock.getAsLong();
        long seed = delivery.seed(now);
        lastSeed.set(Long.toString(seed));
        int count = destination == Destination.BOARD ? 1 : delivery.count();
        GenerationRun started = new GenerationRun(wanted, seed, count, destination, place, target, now);
        run = started;
        near.clear();
        PuzzleGeneration by = rated();
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        work.start(
                () -> words.running(started, started.rate(now)),
                (_, closed) -> started.work(by, jobs, closed),
                outcome -> end(started, outcome),
                cause -> {
                    stored.set(storings.get());
                    return () -> words.failed(started, cause);
                });
        look();
    }

    /// Stops the run. What was made until then is kept.
    public void stop() {
        if (run != null && work.isUnderWay()) {
            run.stop();
        }
    }

    /// Stops the search for a puzzle for the board; puzzles for the library or a file are still made.
    public void leave() {
        if (run != null && run.destination == Destination.BOARD) {
            stop();
        }
    }

    /// Shows the progress.
    private void follow() {
        long now = clock.getAsLong();
        if (work.isUnderWay() && now - lookedAt >= LOOK_NANOS) {
            lookedAt = now;
            look();
        }
    }

    private void look() {
        if (!work.isUnderWay()) {
            return;
        }
        GenerationRun current = Objects.requireNonNull(run);
        int tries = current.attempts().tries();
        work.progress(current.count > 1 ? (double) current.made() / current.count : (double) tries / making.patience());
        long rate = current.rate(clock.getAsLong());
        work.say(() -> words.running(current, rate));
        near.show(current.attempts().near());
        stored.set(storings.get());
    }

    private Supplier<String> end(GenerationRun ended, Optional<Generated> outcome) {
        near.show(ended.attempts().near());
        stored.set(storings.get());
        if (outcome.isEmpty()) {
            return () -> words.stopped(ended);
        }
        if (outcome.get() instanceof Generated.NotFound) {
            work.report(() -> words.givenUp(ended), true);
            return () -> words.givenUp(ended);
        }
        Puzzle puzzle = ended.last();
        if (ended.destination == Destination.BOARD && puzzle != null) {
            place(puzzle);
        }
        return () -> words.done(ended);
    }

    private void outdate() {
        if (!work.isUnderWay()) {
            near.clear();
        }
    }

    private PuzzleRequest request() {
        return givens.request().with(path.request()).with(er.request());
    }

    /// Returns what makes puzzles that are rated by the chosen profile.
    private PuzzleGeneration rated() {
        return making.with(profile.profile());
    }

    private String refuse() {
        return Stream.<Supplier<String>>of(
                        givens::refusal,
                        er::refusal,
                        path::refusal,
                        delivery::refusal,
                        () -> rated().contradiction(request()).map(requests::of).orElse(""))
                .map(Supplier::get)
                .filter(why -> !why.isEmpty())
                .findFirst()
                .orElse("");
    }
}
