package nonet.api;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.GridText;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.sat.Prover;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.service.reason.Backdoors;
import nonet.service.reason.EasySteps;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.service.reason.PathShortener;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.jspecify.annotations.Nullable;

/// A sudoku puzzle, and the board on which it is solved: its digits and candidates so far. Immutable and safe for use
/// by several threads.
///
/// A method that searches runs on the calling thread and ends with [java.util.concurrent.CancellationException] if that
/// thread is interrupted.
public final class Sudoku {

    private final Document document;

    Sudoku(Document document) {
        this.document = document;
    }

    /// Returns the puzzle with these givens or candidates.
    ///
    /// @param line 81 characters, row by row: the digits 1 to 9, and `0` or `.` for a blank; or 729 characters, nine
    /// for each cell: the digits that it may hold at their places, and `0` or `.` for the others
    /// @return the puzzle, on a board without further digits
    /// @throws IllegalArgumentException if the line has another length or another character; the message says which one
    /// and where
    public static Sudoku of(String line) {
        Puzzle puzzle = line.length() == 729 ? Puzzle.EMPTY.restrictedTo(line) : Puzzle.of(line);
        return new Sudoku(Document.of("", puzzle));
    }

    /// Returns the puzzle on a board with further digits, as in a game that was begun. The candidates are what the
    /// digits leave.
    ///
    /// @param line the puzzle, in a form of [#of(String)]
    /// @param board 81 characters, row by row: the givens and the digits entered, and `0` or `.` for a blank
    /// @return the puzzle
    /// @throws IllegalArgumentException if a line has another form, or the board lacks a given; the message says which
    /// one and where
    public static Sudoku of(String line, String board) {
        Puzzle puzzle = of(line).document.puzzle();
        Puzzle digits = Puzzle.of(board);
        for (Cell cell : puzzle.givenCells()) {
            if (digits.given(cell) != puzzle.given(cell)) {
                throw new IllegalArgumentException(
                        "The board lacks the given " + puzzle.given(cell) + " in " + cell + ".");
            }
        }
        return new Sudoku(new Document(
                "", puzzle, Grid.of(puzzle.givenCells(), Grid.of(digits).values(), new short[81])));
    }

    /// Returns the puzzle on a board with further digits and candidates, as [#line], [#board] and [#candidates] return
    /// them.
    ///
    /// @param line the puzzle, in a form of [#of(String)]
    /// @param board 81 characters, row by row: the givens and the digits entered, and `0` or `.` for a blank
    /// @param candidates 729 characters, nine for each cell: its candidates at their places, and `0` or `.` for the
    /// others; those of filled cells are ignored
    /// @return the puzzle, whose candidates are pencil marks
    /// @throws IllegalArgumentException if a line has another form, or the board lacks a given; the message says which
    /// one and where
    public static Sudoku of(String line, String board, String candidates) {
        Grid grid = of(line, board).document.grid();
        short[] excluded = Puzzle.EMPTY.restrictedTo(candidates).exclusions();
        short[] marks = new short[81];
        for (Cell cell : grid.blanks()) {
            marks[cell.index()] = (short) (~excluded[cell.index()] & 0x1FF);
        }
        return new Sudoku(new Document("", of(line).document.puzzle(), Grid.of(grid.givens(), grid.values(), marks)));
    }

    /// Returns the name of the puzzle in the file it was read from.
    ///
    /// @return the name, empty if there is none
    public String name() {
        return document.name();
    }

    /// Returns the puzzle as a line that [#of(String)] reads: the givens, or the candidates of a puzzle that excludes
    /// more than its givens do.
    ///
    /// @return 81 characters, row by row, with `.` for a blank, or 729 characters, nine for each cell
    public String line() {
        return document.puzzle().text();
    }

    /// Returns the digits on the board: the givens, and those entered in a saved game or by [#apply].
    ///
    /// @return 81 characters, row by row, with `.` for a blank
    public String board() {
        return document.grid().toString();
    }

    /// Returns the candidates on the board: pencil marks where there are some, otherwise what the digits leave.
    ///
    /// @return 729 characters, nine for each cell: its candidates, or its digit, at their places, and `.` for the
    /// others
    public String candidates() {
        Grid grid = Hints.position(document).grid();
        short[] masks = new short[81];
        Cell.all()
                .forEach(cell ->
                        masks[cell.index()] = (short) grid.candidates(cell).mask());
        return document.position().restrictedTo(masks).candidateText();
    }

    /// Returns the solution of the givens.
    ///
    /// @return 81 digits, row by row; empty unless there is exactly one solution
    public Optional<String> solution() {
        return Optional.ofNullable(new FastSolver().solution(document.puzzle(), Cancel.NEVER))
                .map(GridText.LINE::of);
    }

    /// Returns the number of solutions of the givens, or `limit` if there are at least as many.
    ///
    /// @param limit at least 1
    /// @return 0 to `limit`
    /// @throws IllegalArgumentException if the limit is below 1
    public int count(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("A limit of " + limit + " is below 1.");
        }
        return new FastSolver().counter().count(document.puzzle(), limit, Cancel.NEVER);
    }

    /// Returns the difficulty of the givens for human logic, by HoDoKu's levels and scores.
    ///
    /// @return the difficulty; empty unless there is exactly one solution
    public Optional<Difficulty> difficulty() {
        return logic(Profile.hodoku()).rate(document.puzzle(), Cancel.NEVER) instanceof RatingResult.Rated(var rating)
                ? Optional.of(new Difficulty(
                        rating.level().id(),
                        rating.score(),
                        rating.hardest() == null
                                ? ""
                                : Objects.requireNonNull(rating.hardest()).id()))
                : Optional.empty();
    }

    /// Returns the rating of the givens by Sudoku Explainer. The hardest puzzles take minutes.
    ///
    /// @return the rating; empty unless there is exactly one solution, for a puzzle of candidates, and without blanks
    public Optional<ExplainerRating> explainerRating() {
        return new SeRater(new FastSolver()).rate(document.puzzle(), Cancel.NEVER)
                        instanceof SeResult.Rated(var rating, var _)
                ? Optional.of(new ExplainerRating(rating.er() / 10.0, rating.ep() / 10.0, rating.ed() / 10.0))
                : Optional.empty();
    }

    /// Returns the rating of the givens by patterns of one kind beside singles, or by trial and error.
    ///
    /// @param scale `w` for whips, `gw` for g-whips, `b` for braids, or `te` for the depth of trial and error
    /// @param effort the number of boards of the search after which the rating is stopped, as `--effort` of `nonet rate`;
    /// `Long.MAX_VALUE` for no bound
    /// @return the rating; empty unless there is exactly one solution
    /// @throws IllegalArgumentException with a sentence if there is no such scale, or the effort is below 1
    public Optional<PatternRating> patternRating(String scale, long effort) {
        CspScale wanted = Stream.of(CspScale.values())
                .filter(each -> each.id().equals(scale))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + scale + "' is none of w, gw, b, te."));
        if (effort < 1) {
            throw new IllegalArgumentException("An effort of " + effort + " is below 1.");
        }
        return PatternRating.of(
                new CspRater(new FastSolver()).withEffort(effort).rate(document.puzzle(), wanted, Cancel.NEVER));
    }

    /// Proves that the givens have exactly one solution, or none.
    ///
    /// @return what was found, with the proof
    public ProofOutcome prove() {
        return ProofOutcome.of(Prover.solutions(document.puzzle(), Cancel.NEVER));
    }

    /// Proves from the givens that a move is right.
    ///
    /// @param move a digit such as `r4c5=3`, or candidates to remove such as `r4c57<>38`; several terms are separated by
    /// blanks or commas
    /// @return what was found, with the proof
    /// @throws IllegalArgumentException with a sentence if the text is no move, or about a given
    public ProofOutcome prove(String move) {
        return ProofOutcome.of(
                Prover.conclusions(document.puzzle(), PlayerMove.of(move).conclusions(), Cancel.NEVER));
    }

    /// Proves each step of [#path] from the candidates before it, as `nonet path --proofs` does.
    ///
    /// @return the proofs, in the order of the steps
    public List<ProofOutcome> provePath() {
        List<ProofOutcome> proofs = new ArrayList<>();
        hints().path(
                        document,
                        found -> {
                            Puzzle before = found.step().before().grid().asPuzzle();
                            proofs.add(ProofOutcome.of(Prover.conclusions(
                                    before, found.step().deduction().conclusions(), Cancel.NEVER)));
                        },
                        Cancel.NEVER);
        return List.copyOf(proofs);
    }

    /// Returns the next step of human logic on the board.
    ///
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the step; empty if the board is full, contradicts the solution, or has none
    public Optional<Hint> hint(Locale locale) {
        return hints().next(document, Cancel.NEVER) instanceof HintResult.Found(var step, var _)
                ? Optional.of(Hint.of(step, new Explainer(new Words(locale))))
                : Optional.empty();
    }

    /// Returns all steps of human logic that apply to the board.
    ///
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the steps, those that unlock most cells first; empty where [#hint] is
    public List<Hint> hints(Locale locale) {
        if (!(hints().all(document, Cancel.NEVER) instanceof HintResult.All all)) {
            return List.of();
        }
        Explainer explainer = new Explainer(new Words(locale));
        return all.steps().stream()
                .map(RankedStep::step)
                .map(step -> Hint.of(step, explainer))
                .toList();
    }

    /// Returns the steps of human logic from the board to the solution, or as far as the techniques get.
    ///
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the steps in order; each applies to the board on which those before it were applied
    public List<Hint> path(Locale locale) {
        Explainer explainer = new Explainer(new Words(locale));
        List<Hint> path = new ArrayList<>();
        hints().path(document, found -> path.add(Hint.of(found.step(), explainer)), Cancel.NEVER);
        return List.copyOf(path);
    }

    /// Returns why a move on the board is right or wrong.
    ///
    /// @param move a digit such as `r4c5=3`, or candidates to remove such as `r4c57<>38`; several terms are separated by
    /// blanks or commas
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the verdict, with the steps that show a right move or refute a wrong one
    /// @throws IllegalArgumentException with a sentence if the text is no move
    public MoveVerdict whyMove(String move, Locale locale) {
        return MoveVerdict.of(
                explainer(hints()).explain(document, PlayerMove.of(move), Cancel.NEVER),
                new Explainer(new Words(locale)));
    }

    /// Returns the path of [#path] without the steps that no other needs.
    ///
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the steps in order; empty if the techniques do not lead to the solution
    public List<Hint> prunedPath(Locale locale) {
        Explainer explainer = new Explainer(new Words(locale));
        PathShortener path = PathShortener.of(hints(), document, Cancel.NEVER);
        return path == null
                ? List.of()
                : path.pruned().path().steps().stream()
                        .map(step -> Hint.of(step, explainer))
                        .toList();
    }

    /// Searches for a path with fewer steps beside singles than that of [#prunedPath], none of them harder than the
    /// hardest of [#path], until the time is over or no path by these techniques can be shorter.
    ///
    /// @param patience how long to search, after the whole path is found; up to 292 years
    /// @param seed orders ways that seem equally good; the same seed finds the same paths, one after the other
    /// @param locale the language of the sentences; English if Nonet does not speak it
    /// @return the steps of the shortest path in order; empty if the techniques do not lead to the solution
    public List<Hint> shortPath(Duration patience, long seed, Locale locale) {
        Explainer explainer = new Explainer(new Words(locale));
        PathShortener path = PathShortener.of(hints(), document, Cancel.NEVER);
        if (path == null) {
            return List.of();
        }
        return path.search(seed, patience).path().steps().stream()
                .map(step -> Hint.of(step, explainer))
                .toList();
    }

    /// Returns the backdoors of the board: the digits, such as `r1c1=5`, and the eliminations, such as `r1c1<>5`, after
    /// each of which singles solve the puzzle.
    ///
    /// @return the digits, then the eliminations, by cell; empty if singles solve the puzzle without any, and unless
    /// there is exactly one solution
    public List<String> backdoors() {
        Backdoors found = Backdoors.of(document, hints(), EasySteps.SINGLES, Cancel.NEVER);
        return found == null
                ? List.of()
                : Stream.concat(found.digits().stream(), found.eliminations().stream())
                        .map(each -> new PlayerMove(List.of(each)).toString())
                        .toList();
    }

    /// Returns this puzzle on the board after a step: with its digits, which their peers lose as candidates, and
    /// without the candidates that it removes.
    ///
    /// @param hint a step from this board; a program may make one of its own
    /// @return the puzzle, whose candidates are pencil marks from now on
    /// @throws IllegalArgumentException if a digit of the step is no candidate of its cell, or a blank would have no
    /// candidate left
    public Sudoku apply(Hint hint) {
        Grid grid = Hints.position(document).grid();
        for (Hint.Placement placed : hint.placements()) {
            Candidate candidate = placed.candidate();
            if (!grid.candidates(candidate.cell()).contains(candidate.digit())
                    && grid.digit(candidate.cell()) != candidate.digit()) {
                throw new IllegalArgumentException("On this board, " + candidate.cell() + " cannot hold "
                        + candidate.digit().value() + ".");
            }
            grid = grid.digit(candidate.cell()) == null ? grid.place(candidate) : grid;
        }
        for (Hint.Placement eliminated : hint.eliminations()) {
            grid = grid.remove(eliminated.candidate());
        }
        for (Cell cell : grid.blanks()) {
            if (grid.candidates(cell).isEmpty()) {
                throw new IllegalArgumentException("The step would leave no candidate in " + cell + ".");
            }
        }
        return new Sudoku(new Document(
                document.name(), document.puzzle(), grid, document.colors(), document.sketch(), document.comment()));
    }

    Document document() {
        return document;
    }

    /// Returns the review of a film, by the profile *Modern*.
    static FilmReview review(PlayerFilm film) {
        Hints hints = hints();
        return new FilmReview(film, hints, explainer(hints));
    }

    private static MoveExplainer explainer(Hints hints) {
        return new MoveExplainer(hints, new Diagnosis(new FastSolver(), StepEngine.SINGLES));
    }

    private static Hints hints() {
        return Hints.of(logic(Profile.modern()));
    }

    private static HumanLogic logic(Profile profile) {
        return new HumanLogic(new FastSolver(), profile);
    }

    /// Tests for the same puzzle on the same board, with the same name and marks.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sudoku sudoku && sudoku.document.equals(document);
    }

    /// Returns a hash code that equal puzzles share.
    @Override
    public int hashCode() {
        return document.hashCode();
    }

    /// Returns the puzzle as [#line] does.
    @Override
    public String toString() {
        return line();
    }
}
