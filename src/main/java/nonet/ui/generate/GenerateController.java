package nonet.ui.generate;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.generate.Attempts;
import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import nonet.generate.Generated;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.service.make.PuzzleMaking;
import nonet.service.make.RequestWords;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;
import nonet.ui.kit.SpokenText;
import nonet.ui.kit.TenthsText;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// Searches for a puzzle that meets the request, in the background, and passes it on.
public final class GenerateController {

    private static final Logger LOG = Logger.getLogger(GenerateController.class.getName());
    private static final NumberText CLUES = new NumberText(Puzzle.FEWEST_CLUES, 81);
    private static final TenthsText ER = new TenthsText(ErRequest.LOWEST, ErRequest.HIGHEST);

    private final Messages messages;
    private final Tasks tasks;
    private final PuzzleMaking making;
    private final LongSupplier seeds;
    private final Consumer<Puzzle> made;

    private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.ROTATIONAL);
    private final ObjectProperty<Difficulty> difficulty = new SimpleObjectProperty<>(Difficulty.ANY);
    private final StringProperty fewest = new SimpleStringProperty("");
    private final StringProperty most = new SimpleStringProperty("");
    private final BooleanProperty minimal = new SimpleBooleanProperty();
    private final StringProperty lowestEr = new SimpleStringProperty("");
    private final StringProperty highestEr = new SimpleStringProperty("");
    private final ObjectProperty<Gem> gem = new SimpleObjectProperty<>(Gem.ANY);
    private final PathWishes path;
    private final BooleanProperty drawn = new SimpleBooleanProperty();
    private final ObjectProperty<Digits> digits = new SimpleObjectProperty<>(Digits.ANY);
    private final StringProperty seed = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper lastSeed = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<@Nullable Puzzle> nearest = new ReadOnlyObjectWrapper<>();
    private final AtomicReference<Attempts> attempts = new AtomicReference<>(Attempts.NONE);
    private final RequestWords words;
    private final Supplier<CellSet> board;
    private final StringBinding refusal;

    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final SpokenText sentence;
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    private @Nullable Running search;

    /// @param seeds gives each search a seed of its own
    /// @param board returns the cells of the givens on the board
    /// @param made accepts the puzzle
    public GenerateController(
            Messages messages,
            Tasks tasks,
            PuzzleMaking making,
            LongSupplier seeds,
            Supplier<CellSet> board,
            Consumer<Puzzle> made) {
        this.messages = messages;
        sentence = new SpokenText(messages);
        this.tasks = tasks;
        this.making = making;
        this.seeds = seeds;
        this.made = made;
        this.board = board;
        Words spoken = new Words(messages::locale);
        Function<Technique, String> names = spoken::of;
        path = new PathWishes(messages, names);
        words = new RequestWords(messages::locale, names, level -> PathWishes.name(level, messages));
        refusal = Bindings.createStringBinding(
                this::refuse,
                fewest,
                most,
                minimal,
                lowestEr,
                highestEr,
                symmetry,
                difficulty,
                drawn,
                seed,
                path.needsProperty(),
                path.hardestProperty(),
                path.withoutProperty(),
                path.lowestScoreProperty(),
                path.highestScoreProperty());
    }

    public ObjectProperty<Symmetry> symmetryProperty() {
        return symmetry;
    }

    public ObjectProperty<Difficulty> difficultyProperty() {
        return difficulty;
    }

    /// The smallest number of givens, as typed; empty for any.
    public StringProperty fewestProperty() {
        return fewest;
    }

    /// The largest number of givens, as typed; empty for any.
    public StringProperty mostProperty() {
        return most;
    }

    /// Whether every given must be necessary.
    public BooleanProperty minimalProperty() {
        return minimal;
    }

    /// The lowest rating of Sudoku Explainer, such as `7.1`; empty for any.
    public StringProperty lowestErProperty() {
        return lowestEr;
    }

    /// The highest rating of Sudoku Explainer, such as `7.5`; empty for any.
    public StringProperty highestErProperty() {
        return highestEr;
    }

    /// The difficulty of the first steps compared with the hardest one.
    public ObjectProperty<Gem> gemProperty() {
        return gem;
    }

    /// The path of human logic.
    public PathWishes path() {
        return path;
    }

    /// Whether the givens are in the cells of those on the board.
    public BooleanProperty drawnProperty() {
        return drawn;
    }

    /// The number of different digits among the givens.
    public ObjectProperty<Digits> digitsProperty() {
        return digits;
    }

    /// The seed, as typed; empty for a new one.
    public StringProperty seedProperty() {
        return seed;
    }

    /// The seed of the last search; empty before the first one.
    public ReadOnlyStringProperty lastSeedProperty() {
        return lastSeed.getReadOnlyProperty();
    }

    /// The puzzle of the last search that came nearest; null if there is none.
    public ReadOnlyObjectProperty<@Nullable Puzzle> nearestProperty() {
        return nearest.getReadOnlyProperty();
    }

    /// Passes on the puzzle that came nearest.
    public void takeNearest() {
        Puzzle near = nearest.get();
        if (near != null && !running.get()) {
            nearest.set(null);
            made.accept(near);
        }
    }

    /// The reason why there is no such puzzle, in a sentence; empty if there may be one.
    public StringBinding refusalProperty() {
        return refusal;
    }

    /// Whether a search is running.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The fraction of the largest number of tries that is done, 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The progress or the result; empty if there is none.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether the sentence reports a failure.
    public ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }

    /// Starts a search, unless one is running.
    public void make() {
        refusal.invalidate();
        if (running.get() || !refusal.get().isEmpty()) {
            return;
        }
        PuzzleRequest request = request();
        long seed = this.seed.get().isBlank()
                ? seeds.getAsLong()
                : Long.parseLong(this.seed.get().strip());
        lastSeed.set(Long.toString(seed));
        attempts.set(Attempts.NONE);
        nearest.set(null);
        running.set(true);
        failed.set(false);
        tried(0);
        Work<Generated> work = (told, cancel) -> making.make(request, seed, cancel, now -> {
            attempts.set(now);
            told.at((double) now.tries() / making.patience());
        });
        Running started = tasks.start(TaskQueue.GENERATION, work, this::end, this::fail);
        if (running.get()) {
            search = started;
            started.progressProperty().subscribe(part -> {
                if (search == started) {
                    tried(part.doubleValue());
                }
            });
        }
    }

    /// Stops the search without a puzzle.
    public void stop() {
        if (search != null) {
            search.cancel();
            keepNearest(attempts.get());
            rest(() -> "", false);
        }
    }

    private void end(Generated generated) {
        switch (generated) {
            case Generated.Found(Puzzle puzzle) -> {
                rest(() -> "", false);
                made.accept(puzzle);
            }
            case Generated.NotFound(Attempts tried) -> {
                keepNearest(tried);
                rest(() -> messages.get("generate.not-found", tried.tries()) + told(tried), true);
            }
        }
    }

    private void keepNearest(Attempts tried) {
        nearest.set(tried.near().isEmpty() ? null : tried.near().getFirst());
    }

    private String told(Attempts tried) {
        String more = words.of(tried);
        return more.isEmpty() ? "" : " (" + more + ")";
    }

    private PuzzleRequest request() {
        PuzzleRequest request = new PuzzleRequest(
                        drawn.get() ? Symmetry.NONE : symmetry.get(), clues(), minimal.get(), null, rating())
                .with(path.request(difficulty.get().level()))
                .with(digits.get());
        return drawn.get() ? request.withPattern(board.get()) : request;
    }

    private void fail(Problem problem) {
        LOG.log(Level.WARNING, "No puzzle could be made", problem.cause());
        rest(() -> messages.get("generate.failed"), true);
    }

    private void rest(Supplier<String> what, boolean isFailure) {
        search = null;
        running.set(false);
        progress.set(0);
        failed.set(isFailure);
        sentence.say(what);
    }

    private void tried(double part) {
        progress.set(Math.max(0, part));
        sentence.say(() -> messages.get("generate.running", Math.round(Math.max(0, part) * making.patience()))
                + told(attempts.get()));
    }

    private String refuse() {
        for (String typed : new String[] {fewest.get(), most.get()}) {
            String why = typed.isBlank() ? "" : CLUES.refusal(messages, typed);
            if (!why.isEmpty()) {
                return why;
            }
        }
        if (number(fewest, Puzzle.FEWEST_CLUES) > number(most, 81)) {
            return messages.get("generate.crossed");
        }
        String rating = ratingRefusal();
        if (!rating.isEmpty()) {
            return rating;
        }
        if (minimal.get() && number(fewest, Puzzle.FEWEST_CLUES) > PuzzleRequest.MOST_MINIMAL) {
            return messages.get("generate.minimal-most", PuzzleRequest.MOST_MINIMAL);
        }
        if (!seed.get().strip().matches("(-?\\d{1,18})?")) {
            return messages.get("generate.bad-seed");
        }
        String unclear = path.refusal();
        return unclear.isEmpty()
                ? making.contradiction(request()).map(words::of).orElse("")
                : unclear;
    }

    /// Says in a sentence why there is no such rating; empty if there is.
    String ratingRefusal() {
        for (String typed : new String[] {lowestEr.get(), highestEr.get()}) {
            String why = typed.isBlank() ? "" : ER.refusal(messages, typed);
            if (!why.isEmpty()) {
                return why;
            }
        }
        return tenths(lowestEr, ErRequest.LOWEST) > tenths(highestEr, ErRequest.HIGHEST)
                ? messages.get("generate.crossed-er")
                : "";
    }

    /// Returns the rating to request, or null if any is accepted.
    private @Nullable ErRequest rating() {
        boolean any = lowestEr.get().isBlank() && highestEr.get().isBlank() && gem.get() == Gem.ANY;
        return any
                ? null
                : new ErRequest(tenths(lowestEr, ErRequest.LOWEST), tenths(highestEr, ErRequest.HIGHEST), gem.get());
    }

    private static int tenths(StringProperty typed, int otherwise) {
        return ER.read(typed.get()).orElse(otherwise);
    }

    private Clues clues() {
        return new Clues(number(fewest, Puzzle.FEWEST_CLUES), number(most, 81));
    }

    private static int number(StringProperty typed, int otherwise) {
        return (int) CLUES.read(typed.get()).orElse(otherwise);
    }
}
