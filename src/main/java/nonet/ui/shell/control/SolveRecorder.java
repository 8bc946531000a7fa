package nonet.ui.shell.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import nonet.codec.app.FilmJson;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.Solves;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.PlayerFilm;
import nonet.rate.Profile;
import nonet.relatives.CanonicalForm;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.solve.Cancel;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.shell.edit.EditController;
import nonet.ui.solves.SolveReview;

/// Adds the solve on the board to the record in the library, once the puzzle is solved or left for another one. Nothing is
/// recorded while films are off.
public final class SolveRecorder {

    private static final TaskQueue QUEUE = new TaskQueue("record of solves");

    /// The number of digits from which a solve that the user does not finish is recorded.
    private static final int FEWEST_DIGITS = 5;

    private final Tasks tasks;
    private final LibraryFile library;
    private final SolverServices solvers;
    private final Supplier<Profile> profile;
    private final BooleanSupplier filmed;
    private final Runnable changed;

    /// The openings whose puzzles were solved, each of which is recorded once, with their films at that time.
    private final Map<History.Opening, PlayerFilm> solved = new WeakHashMap<>();

    /// The number of actions that had changed the board when the puzzle was put there.
    private int begun;

    /// @param profile returns the profile that rates the puzzles
    /// @param filmed returns whether the actions of the user are recorded
    /// @param changed called when the record has changed
    public SolveRecorder(
            Tasks tasks,
            LibraryFile library,
            SolverServices solvers,
            Supplier<Profile> profile,
            EditController edit,
            BooleanSupplier filmed,
            Runnable changed) {
        this.tasks = tasks;
        this.library = library;
        this.solvers = solvers;
        this.profile = profile;
        this.filmed = filmed;
        this.changed = changed;
        begin(edit.history.get());
        edit.history.addListener((_, before, now) -> follow(before, now));
    }

    private void follow(History before, History now) {
        if (before.opening() != now.opening()) {
            if (!solved.containsKey(before.opening()) && before.film().changed() > begun) {
                record(before, before);
            }
            begin(now);
        } else if (now.forgets(before)) {
            forget(before);
        } else if (isSolvedBy(before, now) && solved.putIfAbsent(now.opening(), now.film()) == null) {
            record(before, now);
        }
    }

    private void begin(History opened) {
        begun = opened.film().changed();
        if (opened.present().grid().isSolved()) {
            solved.put(opened.opening(), opened.film());
        }
    }

    /// Tests whether a move has solved the puzzle, or the film of the moves that did so has come back.
    private static boolean isSolvedBy(History before, History now) {
        boolean filmed = now.film().size() > before.film().size() + 1;
        return now.present().grid().isSolved()
                && (filmed || !before.present().grid().isSolved());
    }

    /// Removes the solve whose film was removed; it is recorded again if the film comes back.
    private void forget(History filmed) {
        PlayerFilm ended = solved.remove(filmed.opening());
        if (ended != null || begun > 0) {
            tasks.start(
                    QUEUE,
                    (_, _) -> {
                        if (ended == null) {
                            remove(filmed.film(), solve -> !solve.effort().finished());
                        } else {
                            remove(ended, _ -> true);
                        }
                        return true;
                    },
                    _ -> changed.run(),
                    tasks::report);
        }
        begun = 0;
    }

    /// Removes the latest of these solves that goes on in a film, if there is one. A film that was too large to be kept may
    /// be the beginning of another one that is.
    private void remove(PlayerFilm film, Predicate<Solve> which) throws IOException {
        Solves solves = library.library().solves();
        for (Solve solve : solves.all()) {
            PlayerFilm there = solve.puzzle().equals(film.start().puzzle()) ? film : film.asBegun();
            if (solve.puzzle().equals(there.start().puzzle()) && which.test(solve)) {
                boolean begins = solves.film(solve.id())
                        .map(kept -> FilmJson.read(new String(kept, StandardCharsets.UTF_8))
                                .filter(earlier -> earlier.begins(there))
                                .isPresent())
                        .orElseGet(() -> FilmJson.text(film).length() > Solves.LARGEST_FILM);
                if (begins) {
                    solves.remove(List.of(solve.id()));
                    return;
                }
            }
        }
    }

    /// @param before what was on the board before the solve ended
    private void record(History before, History history) {
        PlayerFilm film = history.film();
        Puzzle puzzle = film.start().puzzle();
        if (filmed.getAsBoolean()
                && film.size() > 0
                && puzzle.clues() >= Puzzle.FEWEST_CLUES
                && !puzzle.isRestricted()) {
            int digits = before.present().entered().size();
            Ended ended = new Ended(film, history.present(), Instant.now(), digits, begun > 0);
            Grader by = solvers.grader().with(profile.get());
            tasks.start(
                    QUEUE,
                    (_, cancel) -> keep(ended, by, cancel),
                    _ -> changed.run(),
                    // The user asked for nothing, and the puzzle is not affected.
                    Tasks.QUIET);
        }
    }

    /// A solve that has ended.
    ///
    /// @param digits the number of digits that were entered before that
    /// @param resumed whether its film began before it was put on the board
    private record Ended(PlayerFilm film, Document board, Instant when, int digits, boolean resumed) {}

    /// @return whether it was recorded: the puzzle has exactly one solution, and the user finished or began to solve it
    private boolean keep(Ended ended, Grader by, Cancel cancel) throws IOException {
        PlayerFilm film = ended.film();
        Puzzle puzzle = film.start().puzzle();
        if (by.logic().checker().solution(puzzle, cancel) == null) {
            return false;
        }
        Hints hints = solvers.hints().with(by.profile());
        MoveExplainer explainer = new MoveExplainer(hints, solvers.diagnosis());
        SolveReview review = new SolveReview(new FilmReview(film, hints, explainer), ended.board(), hints);
        Effort effort = review.effort(cancel);
        if (!effort.finished() && ended.digits() < FEWEST_DIGITS) {
            return false;
        }
        Solves solves = library.library().solves();
        if (ended.resumed()) {
            remove(film, solve -> !solve.effort().finished());
        }
        long id = solves.add(
                new Solve(
                        0,
                        ended.when(),
                        ended.board().name(),
                        puzzle,
                        new CanonicalForm().of(puzzle).text(),
                        null,
                        effort),
                FilmJson.text(film).getBytes(StandardCharsets.UTF_8),
                List.of());
        // It takes seconds, after which the program may have ended.
        solves.assess(id, by.grade(puzzle, null, cancel), review.sightings(cancel));
        return true;
    }
}
