package nonet.service.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.TestData;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.proof.PlayerMove;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Impasse;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FilmReviewTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Document START = Document.of("", EASY);
    private static final List<String> PUZZLES = Stream.of("newspaper-medium", "random-minimal", "17-clue", "top1465")
            .flatMap(name -> TestData.lines("corpora/" + name + ".txt").stream().limit(200))
            .toList();

    private static FilmReview review(PlayerFilm film) {
        return new FilmReview(film, SeededMoves.HINTS, SeededMoves.EXPLAINER);
    }

    private static PlayerFilm with(PlayerFilm film, long time, Kind kind, Move... moves) {
        Document board = film.board();
        for (Move move : moves) {
            board = move.on(board);
        }
        return film.with(new FilmAction(time, kind, board));
    }

    private static Move enter(int row, int column, int digit) {
        return new Move.Enter(CellSet.of(Cell.at(row, column)), Digit.of(digit));
    }

    @Test
    void aPauseSaysWhatStoodThereAndSinceWhen() {
        // r5c5=5 is a naked single from the start.
        PlayerFilm film = with(PlayerFilm.of(START), 50, Kind.DIGIT, enter(1, 3, 4));
        film = with(film, 60, Kind.PAUSE);
        film = with(film, 200, Kind.DIGIT, enter(7, 9, 4));
        film = with(film, 290, Kind.DIGIT, enter(6, 5, 5));
        FilmReview review = review(film);

        assertThat(review.pauses(100)).containsExactly(new Pause(0, 150));
        assertThat(review.pauses(80)).containsExactly(new Pause(0, 150), new Pause(2, 90));
        Standing standing = review.standing(0, Cancel.NEVER);
        assertThat(standing.found()).isInstanceOf(HintResult.Found.class);
        assertThat(standing.since()).isEqualTo(-1);
        assertThat(review.standing(2, Cancel.NEVER).found()).isInstanceOf(HintResult.Found.class);
    }

    @Test
    void aPauseThatGoesOnLastsToTheEndOfTheFilm() {
        PlayerFilm film = with(PlayerFilm.of(START), 10, Kind.DIGIT, enter(1, 3, 4));
        assertThat(review(film).pauses(100)).isEmpty();
        film = with(film, 310, Kind.PAUSE);
        film = with(film, 400, Kind.LEFT);
        assertThat(review(film).pauses(100)).containsExactly(new Pause(0, 390));
        assertThat(review(film).pauses(390)).isEmpty();

        Grid solution = Objects.requireNonNull(StepEngine.SHRINKING.solution(EASY, Cancel.NEVER));
        Move[] rest = Cell.all().stream()
                .filter(cell -> START.digit(cell) == 0)
                .map(cell -> new Move.Enter(CellSet.of(cell), Objects.requireNonNull(solution.digit(cell))))
                .toArray(Move[]::new);
        PlayerFilm solved = with(with(PlayerFilm.of(START), 10, Kind.DIGIT, rest), 310, Kind.PAUSE);
        assertThat(review(solved).pauses(100)).isEmpty();
    }

    @Test
    void aWrongDigitIsMarkedWhereItWasEnteredWithItsFirstConsequence() {
        PlayerFilm film = with(PlayerFilm.of(START), 10, Kind.DIGIT, enter(5, 5, 5));
        film = with(film, 20, Kind.DIGIT, enter(1, 3, 1));
        film = with(film, 30, Kind.DIGIT, enter(1, 4, 2));
        film = with(film, 40, Kind.DIGIT, enter(1, 6, 4), enter(1, 8, 9));
        film = with(film, 50, Kind.UNDO, enter(1, 4, 6));
        film = film.with(new FilmAction(60, Kind.JUMP, START.boardOnly()));
        Mistake first = review(film).mistakes(Cancel.NEVER).getFirst();

        assertThat(first.action()).isEqualTo(1);
        assertThat(first.wrong()).isEqualTo(PlayerMove.of("r1c3=1"));
        assertThat(first.undone()).isEqualTo(OptionalInt.of(5));
        int seen = first.seen().orElseThrow();
        FilmReview review = review(film);
        for (int i = 1; i < seen; i++) {
            assertThat(Impasse.in(nonet.service.hint.Hints.position(review.digits(i))))
                    .isNull();
        }
        assertThat(first.consequence())
                .contains(Objects.requireNonNull(Impasse.in(nonet.service.hint.Hints.position(review.digits(seen)))));
        assertThat(review.reason(first, Cancel.NEVER)).isInstanceOf(MoveAnswer.Wrong.class);
        assertThat(review.standing(3, Cancel.NEVER).since()).isGreaterThanOrEqualTo(1);
        assertThat(review.standing(2, Cancel.NEVER).found()).isInstanceOf(HintResult.Wrong.class);
    }

    @Test
    void aRightCandidateThatWasRemovedHasItsFirstConsequence() {
        Candidate removed = new Candidate(Cell.at(1, 4), Digit.of(6));
        PlayerFilm film = with(PlayerFilm.of(START), 10, Kind.MARK, new Move.FillMarks());
        film = with(film, 20, Kind.MARK, new Move.ToggleMark(CellSet.of(removed.cell()), removed.digit()));
        for (int[] digit : new int[][] {{3, 4}, {6, 8}, {7, 9}}) {
            film = with(film, 30, Kind.DIGIT, enter(1, digit[0], digit[1]));
        }
        FilmReview review = review(film);
        Mistake mistake = review.mistakes(Cancel.NEVER).getFirst();

        assertThat(mistake.action()).isEqualTo(1);
        assertThat(mistake.wrong()).isEqualTo(PlayerMove.of("r1c4<>6"));
        int seen = mistake.seen().orElseThrow();
        List<Conclusion> without = List.of(new Conclusion.Elimination(removed));
        for (int i = 1; i <= seen; i++) {
            Impasse found = Impasse.in(
                    nonet.service.hint.Hints.position(review.digits(i)).after(without));
            assertThat(Optional.ofNullable(found)).isEqualTo(i < seen ? Optional.empty() : mistake.consequence());
        }
        assertThat(mistake.consequence()).isPresent();
    }

    @Test
    void aClashIsAReason() {
        PlayerFilm film = with(PlayerFilm.of(START), 10, Kind.DIGIT, enter(1, 3, 5));
        FilmReview review = review(film);
        Mistake mistake = review.mistakes(Cancel.NEVER).getFirst();

        assertThat(review.reason(mistake, Cancel.NEVER))
                .isEqualTo(new MoveAnswer.Clash(
                        new Conclusion.Placement(new Candidate(Cell.at(1, 3), Digit.of(5))),
                        House.of(House.Kind.ROW, Cell.at(1, 3))));
    }

    @Test
    void whatIsKnownIsKeptForALongerFilm() {
        PlayerFilm film = with(PlayerFilm.of(START), 10, Kind.DIGIT, enter(5, 5, 5));
        FilmReview review = review(film);
        Standing known = review.standing(0, Cancel.NEVER);
        PlayerFilm longer = with(film, 20, Kind.DIGIT, enter(7, 9, 4));

        assertThat(review.of(longer).standing(0, Cancel.NEVER).found()).isSameAs(known.found());
    }

    /// Solves with right and wrong digits and marks, undone or not.
    @Test
    @Tag("sampled")
    void seededSolvesAreJudgedAsBruteForceAndFindersDo() {
        for (int seed = 0; seed < Repetitions.of(25, 2_000, 2_000); seed++) {
            Random random = new Random(seed);
            Puzzle puzzle =
                    Puzzle.of(PUZZLES.get(random.nextInt(PUZZLES.size())).substring(0, 81));
            Grid solution = Objects.requireNonNull(StepEngine.SHRINKING.solution(puzzle, Cancel.NEVER));
            PlayerFilm film = solve(puzzle, solution, random);
            FilmReview review = review(film);
            String name = "seed " + seed + ", " + puzzle;
            assertThat(review.mistakes(Cancel.NEVER).stream()
                            .map(each -> each.action() + " " + each.wrong())
                            .toList())
                    .as(name)
                    .isEqualTo(mistakes(film, solution));
            LogicalSolver logic = new HumanLogic(new FastSolver(), Profile.modern()).solver();
            for (Pause pause : review.pauses(200).stream().limit(4).toList()) {
                check(name, review, pause.moment(), solution, logic);
            }
        }
    }

    private static PlayerFilm solve(Puzzle puzzle, Grid solution, Random random) {
        PlayerFilm film = PlayerFilm.of(Document.of("", puzzle));
        Document filled = new Move.FillMarks().on(film.board());
        film = film.with(new FilmAction(0, Kind.MARK, filled));
        List<Document> past = new ArrayList<>();
        for (int i = 0; i < 60 && !film.board().grid().blanks().isEmpty(); i++) {
            Document board = film.board();
            List<Cell> blanks = new ArrayList<>();
            board.grid().blanks().forEach(blanks::add);
            Cell cell = blanks.get(random.nextInt(blanks.size()));
            Digit right = Objects.requireNonNull(solution.digit(cell));
            long time = film.end() + random.nextInt(250);
            int what = random.nextInt(20);
            if (what == 0 && !past.isEmpty()) {
                film = film.with(new FilmAction(time, Kind.UNDO, past.removeLast()));
                continue;
            }
            past.add(board);
            Digit any = Digit.of(random.nextInt(1, 10));
            Move move = what == 1
                    ? new Move.Enter(CellSet.of(cell), any)
                    : what < 6 ? new Move.ToggleMark(CellSet.of(cell), any) : new Move.Enter(CellSet.of(cell), right);
            film = film.with(new FilmAction(time, Objects.requireNonNull(Kind.of(move)), move.on(board)));
        }
        return film;
    }

    /// Returns the wrong moves by comparison with the solution.
    private static List<String> mistakes(PlayerFilm film, Grid solution) {
        List<String> mistakes = new ArrayList<>();
        Document before = film.start();
        int index = 0;
        for (FilmAction action : film.actions()) {
            Document after = action.board();
            for (Cell cell : action.kind() == Kind.UNDO ? CellSet.NONE : CellSet.ALL) {
                Digit right = Objects.requireNonNull(solution.digit(cell));
                boolean entered = before.digit(cell) != after.digit(cell) && after.digit(cell) != 0;
                boolean removed = after.digit(cell) == 0
                        && action.kind() == Kind.MARK
                        && before.marks(cell).contains(right)
                        && !after.marks(cell).contains(right)
                        && !after.marks(cell).isEmpty();
                if (entered && after.digit(cell) != right.value()) {
                    mistakes.add(index + " " + cell + "=" + after.digit(cell));
                } else if (removed) {
                    mistakes.add(index + " " + cell + "<>" + right);
                }
            }
            before = after;
            index++;
        }
        return mistakes;
    }

    private static void check(String name, FilmReview review, int moment, Grid solution, LogicalSolver logic) {
        String at = name + ", moment " + moment;
        Standing standing = review.standing(moment, Cancel.NEVER);
        boolean right = isRight(review.board(moment), solution);
        assertThat(standing.found() instanceof HintResult.Wrong).as(at).isEqualTo(!right);
        if (!(standing.found() instanceof HintResult.Found(Step step, boolean _))) {
            return;
        }
        for (Conclusion each : step.deduction().conclusions()) {
            Candidate candidate = each.candidate();
            assertThat(solution.digit(candidate.cell()) == candidate.digit())
                    .as(at)
                    .isEqualTo(each instanceof Conclusion.Placement);
        }
        Step first = logic.next(position(review, moment), Cancel.NEVER);
        assertThat(step.deduction())
                .as(at)
                .isEqualTo(Objects.requireNonNull(first).deduction());
        for (int i = standing.since(); i <= moment; i++) {
            assertThat(stands(review, i, step.deduction(), solution, logic))
                    .as(at)
                    .isTrue();
        }
        if (standing.since() >= 0) {
            assertThat(stands(review, standing.since() - 1, step.deduction(), solution, logic))
                    .as(at)
                    .isFalse();
        }
    }

    private static Position position(FilmReview review, int moment) {
        return Position.of(Grid.of(review.board(moment).position()));
    }

    private static boolean isRight(Document board, Grid solution) {
        return Cell.all().stream()
                .allMatch(cell -> board.digit(cell) == 0
                        || board.digit(cell)
                                == Objects.requireNonNull(solution.digit(cell)).value());
    }

    private static boolean stands(FilmReview review, int moment, Deduction step, Grid solution, LogicalSolver logic) {
        Set<Technique> one = Set.of(step.technique());
        return isRight(review.board(moment), solution)
                && logic.all(position(review, moment), one, Cancel.NEVER).stream()
                        .anyMatch(each -> each.conclusions().containsAll(step.conclusions())
                                && (!(step instanceof nonet.deduce.Basics.Single) || each.equals(step)));
    }

    /// A solve of 200 moves of a hard puzzle.
    @Test
    @Tag("full")
    void theReviewOfALongSolveOfAHardPuzzleTakesTwoSeconds() {
        Puzzle puzzle =
                Puzzle.of(TestData.lines("corpora/top1465.txt").getFirst().substring(0, 81));
        Solver solver = new FastSolver();
        Grid solution = Objects.requireNonNull(solver.solution(puzzle, Cancel.NEVER));
        List<Long> times = new ArrayList<>();
        for (int run = 0; run < 5; run++) {
            Random random = new Random(run);
            PlayerFilm film = solve(puzzle, solution, random);
            while (film.size() < 200) {
                film = film.with(new FilmAction(
                        film.end() + random.nextInt(250),
                        Kind.MARK,
                        new Move.ToggleMark(CellSet.ALL, Digit.of(random.nextInt(1, 10))).on(film.board())));
            }
            long begin = cpu();
            FilmReview review = review(film);
            review.mistakes(Cancel.NEVER);
            review.pauses(100).forEach(pause -> review.standing(pause.moment(), Cancel.NEVER));
            times.add((cpu() - begin) / 1_000_000);
        }
        times.sort(null);
        System.getLogger("film").log(System.Logger.Level.INFO, "Reviews took " + times + " ms");
        assertThat(times.get(2)).isLessThan(20_000);
    }

    private static long cpu() {
        return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
