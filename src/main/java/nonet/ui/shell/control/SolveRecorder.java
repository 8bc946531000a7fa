package nonet.ui.shell.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import nonet.codec.app.FilmJson;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solves;
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
import org.jspecify.annotations.Nullable;

/// Adds the solve on the board to the record in the library, once the puzzle is solved or left for another one. What is
/// not filmed is not recorded.
public final class SolveRecorder {

    private static final TaskQueue QUEUE = new TaskQueue("record of solves");

    /// The number of digits from which a solve that is left is recorded.
    private static final int FEWEST_DIGITS = 5;

    private final Tasks tasks;
    private final LibraryFile library;
    private final SolverServices solvers;
    private final Supplier<Profile> profile;
    private final Runnable changed;

    /// The openings whose puzzles were solved, each of which is recorded once, with the puzzles as they are in the record.
    private final Map<History.Opening, Puzzle> solved = new WeakHashMap<>();

    /// The film when its puzzle was put on the board.
    private PlayerFilm begun;

    /// @param profile returns the profile that rates the puzzles
    /// @param changed called when the record has changed
    public SolveRecorder(
            Tasks tasks,
            LibraryFile library,
            SolverServices solvers,
            Supplier<Profile> profile,
            EditController edit,
            Runnable changed) {
        this.tasks = tasks;
        this.library = library;
        this.solvers = solvers;
        this.profile = profile;
        this.changed = changed;
        begun = begin(edit.history.get());
        edit.history.addListener((_, before, now) -> follow(before, now));
    }

    private void follow(History before, History now) {
        if (before.opening() != now.opening()) {
            if (!before.present().grid().isSolved()
                    && before.film().size() > begun.size()
                    && before.present().entered().size() >= FEWEST_DIGITS) {
                record(before);
            }
            begun = begin(now);
        } else if (now.film().size() == 0
                && before.film().size() > 0
                && now.present().equals(before.present())) {
            forget(before);
        } else if (isSolvedBy(before, now)
                && solved.putIfAbsent(now.opening(), now.present().puzzle()) == null) {
            record(now);
        }
    }

    private PlayerFilm begin(History opened) {
        if (opened.present().grid().isSolved()) {
            solved.putIfAbsent(opened.opening(), opened.present().puzzle());
        }
        return opened.film();
    }

    /// Tests whether a move has solved the puzzle, or the film of the moves that did so has come back.
    private static boolean isSolvedBy(History before, History now) {
        boolean filmed = now.film().size() > before.film().size() + 1;
        return now.present().grid().isSolved()
                && (filmed || !before.present().grid().isSolved());
    }

    /// Removes the solve whose film was removed; it is recorded again if the film comes back.
    private void forget(History filmed) {
        Puzzle finished = solved.remove(filmed.opening());
        Puzzle left = resumed();
        if (finished != null || left != null) {
            tasks.start(
                    QUEUE,
                    (_, _) -> {
                        Solves solves = library.library().solves();
                        if (finished != null) {
                            solves.forget(finished);
                        } else if (left != null) {
                            solves.resume(left);
                        }
                        return true;
                    },
                    _ -> changed.run(),
                    tasks::report);
        }
        begun = PlayerFilm.of(filmed.present());
    }

    /// Returns the puzzle of the solve when it was put on the board, if it had been begun before; null otherwise.
    private @Nullable Puzzle resumed() {
        return begun.size() > 0 ? begun.start().puzzle() : null;
    }

    private void record(History history) {
        PlayerFilm film = history.film();
        String name = history.present().name();
        Puzzle resumed = resumed();
        Grader by = solvers.grader().with(profile.get());
        Instant now = Instant.now();
        Puzzle puzzle = film.start().puzzle();
        if (film.size() > 0 && puzzle.clues() >= Puzzle.FEWEST_CLUES && !puzzle.isRestricted()) {
            tasks.start(
                    QUEUE,
                    (_, cancel) -> keep(new Ended(film, name, now, resumed), by, cancel),
                    _ -> changed.run(),
                    // The user asked for nothing, and the puzzle is not affected.
                    Tasks.QUIET);
        }
    }

    /// A solve that has ended.
    ///
    /// @param resumed the puzzle of an earlier part of it, which may be in the record; null if there is none
    private record Ended(
            PlayerFilm film,
            String name,
            Instant when,
            @Nullable Puzzle resumed) {}

    /// @return whether the puzzle has exactly one solution and was recorded
    private boolean keep(Ended ended, Grader by, Cancel cancel) throws IOException {
        PlayerFilm film = ended.film();
        Puzzle puzzle = film.start().puzzle();
        if (by.logic().checker().solution(puzzle, cancel) == null) {
            return false;
        }
        Hints hints = solvers.hints().with(by.profile());
        SolveReview review =
                new SolveReview(new FilmReview(film, hints, new MoveExplainer(hints, solvers.diagnosis())), hints);
        Solves solves = library.library().solves();
        Puzzle resumed = ended.resumed();
        if (resumed != null) {
            solves.resume(resumed);
        }
        long id = solves.add(
                new Solve(
                        0,
                        ended.when(),
                        ended.name(),
                        puzzle,
                        new CanonicalForm().of(puzzle).text(),
                        null,
                        review.effort(cancel)),
                FilmJson.text(film).getBytes(StandardCharsets.UTF_8),
                List.of());
        // It takes seconds, after which the program may have ended.
        solves.assess(id, by.grade(puzzle, null, cancel), review.sightings(cancel));
        return true;
    }
}
