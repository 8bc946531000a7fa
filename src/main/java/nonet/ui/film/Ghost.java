package nonet.ui.film;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.codec.app.FilmJson;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solves;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.relatives.CanonicalForm;
import nonet.relatives.CanonicalForm.Canonical;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;

/// An earlier solve that runs beside a film: one of the same puzzle, or of a disguise of it.
///
/// @param isomorphism turns the puzzle of the solve into that of the film
record Ghost(Solve solve, Document start, List<FilmAction> actions, Isomorphism isomorphism) {

    private static final int MOST = 20;

    /// Reads the earlier solves of the puzzle of a film, at most 20, the latest first. The solve that the film shows is not
    /// among them, nor are those without a film.
    static List<Ghost> of(PlayerFilm shown, LibraryFile library, Cancel cancel) throws IOException {
        Puzzle puzzle = shown.start().puzzle();
        if (puzzle.isRestricted() || !puzzle.conflicts().isEmpty() || !library.isThere()) {
            return List.of();
        }
        Solves record = library.library().solves();
        List<Solve> alike = record.all().stream()
                .filter(solve -> solve.puzzle().clues() == puzzle.clues())
                .toList();
        List<Ghost> ghosts = new ArrayList<>();
        if (!alike.isEmpty()) {
            CanonicalForm forms = new CanonicalForm();
            Canonical own = forms.of(puzzle);
            for (Solve solve : alike) {
                cancel.check();
                if (solve.form().equals(own.text()) && ghosts.size() < MOST) {
                    Isomorphism there = forms.of(solve.puzzle())
                            .isomorphism()
                            .then(own.isomorphism().inverse());
                    film(record, solve)
                            .filter(film -> !film.begins(shown) && !shown.begins(film))
                            .ifPresent(film -> ghosts.add(new Ghost(solve, film.start(), film.actions(), there)));
                }
            }
        }
        return List.copyOf(ghosts);
    }

    private static Optional<PlayerFilm> film(Solves record, Solve solve) throws IOException {
        return record.film(solve.id())
                .flatMap(film -> FilmJson.read(new String(film, StandardCharsets.UTF_8)))
                .filter(film -> film.size() > 0 && film.start().puzzle().equals(solve.puzzle()));
    }

    /// Returns the moment of a time in tenths of a second: the index of the last action until then, -1 if there is none.
    int moment(long time) {
        int moment = -1;
        while (moment + 1 < actions.size() && actions.get(moment + 1).time() <= time) {
            moment++;
        }
        return moment;
    }

    /// Returns the time of the last action, in tenths of a second.
    long end() {
        return actions.getLast().time();
    }

    /// Returns what was on its board at a moment, moved to the puzzle of the film.
    Document board(int moment) {
        return new Move.Transform(isomorphism)
                .on(moment < 0 ? start : actions.get(moment).board());
    }
}
