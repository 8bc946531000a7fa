package nonet.api;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.codec.app.NonetDocument;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.logic.solver.Step;
import nonet.play.FilmAction;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview;
import nonet.service.recording.ActionWords;
import nonet.service.recording.PlayedFilm;
import nonet.solve.Cancel;

/// The film of a solve that a document of Nonet holds: what the player did, what was possible meanwhile, and which moves
/// were wrong.
///
/// @param actions what the player did, in order
/// @param pauses the times of more than ten seconds without a move, in order
/// @param leftOut the number of actions that the document no longer holds
public record Film(List<Action> actions, List<Pause> pauses, int leftOut) {

    private static final long PAUSE = 100;

    /// What the player did.
    ///
    /// @param seconds the time since the solve began, without that in which the puzzle was left alone
    /// @param kind `digit`, `erase`, `mark`, `corner`, `color`, `link`, `step`, `undo`, `redo`, `jump`, `hint`, `check`,
    /// `pause`, `left` or `entered`
    /// @param sentence the action in words, without its time
    /// @param board the digits on the board after it, in 81 characters, `.` for a blank
    /// @param technique the id of the technique that shows an entered digit in one step; empty if none does
    /// @param mistake whether it entered a wrong digit or removed a right candidate
    public record Action(
            double seconds, String kind, String sentence, String board, Optional<String> technique, boolean mistake) {}

    /// A time without a move.
    ///
    /// @param seconds the time at which it began
    /// @param length how long it took, in seconds
    /// @param step the easiest step that was possible, from the digits on the board; empty if there was none
    /// @param since the time since which that was so
    public record Pause(double seconds, double length, Optional<Hint> step, double since) {}

    /// Copies the lists.
    public Film {
        actions = List.copyOf(actions);
        pauses = List.copyOf(pauses);
    }

    /// Returns the film of a document, which takes up to some seconds for a long one.
    ///
    /// @param file a document of Nonet, of at most 32 MB
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the film; without actions if the document holds none
    /// @throws IOException with one sentence that says what is wrong, if the file cannot be read or is no such document
    public static Film read(Path file, Locale locale) throws IOException {
        NonetDocument.Content saved = SudokuFiles.opened(file)
                .saved()
                .orElseThrow(() -> new IOException(file + ": This is no document of Nonet; only these hold films."));
        return of(Sudoku.review(saved.film()), locale);
    }

    private static Film of(FilmReview review, Locale locale) {
        PlayedFilm played = PlayedFilm.of(review, "", PAUSE, _ -> {}, Cancel.NEVER);
        List<String> sentences = new ActionWords(() -> locale).of(played);
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            FilmAction action = review.actions().get(i);
            actions.add(new Action(
                    action.time() / 10.0,
                    action.kind().name().toLowerCase(Locale.ROOT),
                    sentences.get(i),
                    digits(action),
                    Optional.ofNullable(played.shown().get(i))
                            .map(step -> step.deduction().technique().id()),
                    played.wrong().contains(i)));
        }
        Explainer explainer = new Explainer(new Words(locale));
        List<Pause> pauses = new ArrayList<>();
        played.pauses()
                .forEach((pause, standing) -> pauses.add(new Pause(
                        review.time(pause.moment()) / 10.0,
                        pause.length() / 10.0,
                        standing.found() instanceof HintResult.Found(Step step, boolean _)
                                ? Optional.of(Hint.of(step, explainer))
                                : Optional.empty(),
                        review.time(standing.since()) / 10.0)));
        return new Film(actions, pauses, review.film().leftOut());
    }

    private static String digits(FilmAction action) {
        byte[] values = action.board().grid().values();
        return IntStream.range(0, values.length)
                .mapToObj(cell -> values[cell] == 0 ? "." : String.valueOf(values[cell]))
                .collect(Collectors.joining());
    }
}
