package nonet.training;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.guide.ExampleLogic;
import nonet.guide.Exercise;
import nonet.guide.Guide;
import nonet.guide.GuideExample;
import nonet.library.Attempt;
import nonet.library.Library;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.library.PuzzleCollection;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Chooses what to practice, and keeps the progress in the library. One thread at a time.
public final class Trainer {

    /// The time limit for other patterns of a position.
    private static final Duration PATIENCE = Duration.ofMillis(1_500);

    /// The time limit for the paths of own puzzles before a position is shown.
    private static final Duration OWN_PATIENCE = Duration.ofMillis(500);

    private final ExampleLogic logic = ExampleLogic.withoutBruteForce();
    private final Positions positions = Positions.read();
    private final Solver checker;
    private final OwnPositions own;
    private final LibraryFile file;
    private final RandomGenerator random;
    private final List<Technique> techniques;
    private List<PuzzleCollection> collections = List.of();
    private List<Puzzle> ownPuzzles = List.of();
    private @Nullable String last;
    private boolean ownTurn;

    /// @param checker solves puzzles
    /// @param random chooses among positions
    public Trainer(Solver checker, LibraryFile file, RandomGenerator random) {
        this.checker = checker;
        this.file = file;
        this.random = random;
        own = new OwnPositions(logic, checker);
        techniques = new Lessons(logic.weights(), Guide.lessons())
                .order().stream().filter(each -> !positions.of(each).isEmpty()).toList();
    }

    /// Returns the techniques that can be practiced, in the order in which they are taught, the easiest first.
    public List<Technique> techniques() {
        return techniques;
    }

    /// Returns the progress so far.
    ///
    /// @throws IOException if the library fails
    public Progress progress() throws IOException {
        return Progress.of(file.library().attempts());
    }

    /// Records the result of a trial.
    ///
    /// @return the progress with it
    /// @throws IOException if the library fails
    public Progress record(Trial trial, LocalDate today) throws IOException {
        file.library()
                .add(new Attempt(trial.technique().id(), key(trial.exercise().example()), trial.quality(), today));
        return progress();
    }

    /// Forgets all progress.
    ///
    /// @throws IOException if the library fails
    public void reset() throws IOException {
        file.library().removeAttempts();
    }

    /// Returns the next position to practice.
    ///
    /// @param choice the techniques to choose among; if it is empty, those that positions need, and those that were
    /// practised
    /// @throws CancellationException if cancelled
    /// @throws IOException if the library fails
    public Trial next(List<Technique> choice, Progress progress, LocalDate today, Cancel cancel) throws IOException {
        List<Technique> among = techniques.stream()
                .filter(each -> choice.isEmpty()
                        ? positions.needs(each) || progress.of(each).isPresent()
                        : choice.contains(each))
                .toList();
        return trial(progress.next(among, today), progress, cancel);
    }

    private Trial trial(Technique technique, Progress progress, Cancel cancel) throws IOException {
        Optional<Progress.Skill> skill = progress.of(technique);
        own.add(ownPuzzles(), until(OWN_PATIENCE), cancel);
        List<GuideExample> keptHere = KeptPositions.of(file, technique).stream()
                .filter(each -> logic.pattern(each, cancel).isPresent())
                .toList();
        List<GuideExample> mine = new ArrayList<>(keptHere);
        mine.addAll(own.of(technique));
        List<GuideExample> packed = positions.of(technique);
        List<GuideExample> all = new ArrayList<>(mine);
        all.addAll(packed);
        GuideExample chosen = hard(all, skill).orElseGet(() -> {
            List<GuideExample> unseen = fresh(keptHere, skill);
            if (!unseen.isEmpty()) {
                return unseen.getFirst();
            }
            ownTurn = !ownTurn;
            List<GuideExample> fresh = fresh(ownTurn ? mine : packed, skill);
            List<GuideExample> left = fresh.isEmpty() ? fresh(all, skill) : fresh;
            List<GuideExample> any = left.isEmpty() ? all : left;
            return any.get(random.nextInt(any.size()));
        });
        last = key(chosen);
        Exercise exercise = Exercise.of(chosen, logic, checker, cancel)
                .orElseThrow(() -> new IllegalStateException("no pattern in " + chosen));
        Trial.Origin origin = keptHere.contains(chosen)
                ? Trial.Origin.KEPT
                : mine.contains(chosen) ? Trial.Origin.OWN : Trial.Origin.PACKED;
        return new Trial(
                exercise,
                origin,
                origin == Trial.Origin.OWN || origin == Trial.Origin.PACKED && positions.needs(technique));
    }

    /// Returns the position that was hard longest ago, every other time.
    private Optional<GuideExample> hard(List<GuideExample> all, Optional<Progress.Skill> skill) {
        if (random.nextBoolean()) {
            return Optional.empty();
        }
        return skill.stream()
                .flatMap(each -> each.hard().stream())
                .filter(each -> !each.equals(last))
                .flatMap(hard -> all.stream().filter(each -> key(each).equals(hard)))
                .findFirst();
    }

    private static List<GuideExample> fresh(List<GuideExample> all, Optional<Progress.Skill> skill) {
        return all.stream()
                .filter(each -> skill.isEmpty() || !skill.get().knows(key(each)))
                .toList();
    }

    /// Returns the puzzles of the user's collections, which are read again when these have changed.
    private List<Puzzle> ownPuzzles() throws IOException {
        Library library = file.library();
        List<PuzzleCollection> now = library.collections();
        if (now.equals(collections)) {
            return ownPuzzles;
        }
        List<Puzzle> puzzles = new ArrayList<>();
        for (PuzzleCollection collection : now) {
            if (!collection.isPack()) {
                library.puzzles(collection.id(), "").stream()
                        .map(LibraryEntry::puzzle)
                        .forEach(puzzles::add);
            }
        }
        collections = now;
        ownPuzzles = List.copyOf(puzzles);
        return ownPuzzles;
    }

    /// Returns all patterns of the technique in the position of a trial, as far as they are found soon.
    ///
    /// @throws CancellationException if cancelled
    public List<Deduction> patterns(Trial trial, Cancel cancel) {
        Cancel patience = until(PATIENCE);
        Exercise exercise = trial.exercise();
        List<Deduction> all =
                logic.patterns(exercise.grid(), trial.technique(), () -> patience.requested() || cancel.requested());
        cancel.check();
        return all.contains(exercise.pattern())
                ? all
                : Stream.concat(Stream.of(exercise.pattern()), all.stream()).toList();
    }

    /// Returns a token that requests cancellation once this time is over.
    static Cancel until(Duration time) {
        long start = System.nanoTime();
        return () -> System.nanoTime() - start > time.toNanos();
    }

    private static String key(GuideExample example) {
        return example.line().toString();
    }
}
