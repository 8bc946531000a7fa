package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Mistakes.Finding;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class MistakesTests {

    private static final long SEED = 20261128;
    private static final Solver SOLVER = new FastSolver();
    private static final Puzzle PUZZLE = Puzzle.parse(
                    "530070000600195000098000060800060003400803001700020006060000280000419005000080079")
            .orElseThrow();
    private static final Grid SOLUTION = Objects.requireNonNull(SOLVER.solution(PUZZLE, Cancel.NEVER));

    @Test
    void exactlyTheRightMovesOfRandomGamesStay() {
        for (int game = 0; game < 200; game++) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(SEED + game);
            History history = History.of(Document.of("", PUZZLE));
            for (int i = random.nextInt(60); i > 0; i--) {
                history = history.with(rightMove(history.present(), random));
            }
            Document right = history.present();
            Move wrong = wrongMove(right, random);
            List<Document> ahead = new ArrayList<>();
            history = history.with(wrong);
            Document withWrong = history.present();
            Document replayed = right;
            for (int i = random.nextInt(40); i > 0; i--) {
                Move later = rightMove(history.present(), random);
                if (wrong instanceof Move.ToggleMark(CellSet damaged, Digit ignored) && mends(later, damaged)) {
                    continue;
                }
                if (later instanceof Move.ToggleMark(CellSet cells, Digit digit)
                        && replayed.marks(cells.first()).contains(digit)
                                != history.present().marks(cells.first()).contains(digit)) {
                    // It would set the mark on one board and remove it on the other.
                    continue;
                }
                history = history.with(later);
                Document next = later.on(replayed);
                if (!next.equals(replayed)) {
                    ahead.add(next);
                }
                replayed = next;
            }

            Finding finding = Mistakes.of(history.states(Integer.MAX_VALUE), SOLVER, Cancel.NEVER);

            assertThat(finding)
                    .as("game %d, seed %d, %s", game, SEED + game, wrong)
                    .isInstanceOfSatisfying(Finding.Mistake.class, found -> {
                        assertThat(found.right()).isEqualTo(right);
                        assertThat(found.ahead()).isEqualTo(ahead);
                        assertThat(found.wrong()).isNotEmpty();
                    });
            Finding.Mistake found = (Finding.Mistake) finding;
            History back = history.to(found.right(), found.ahead());
            assertThat(back.undo().present()).isEqualTo(history.present());
            for (Document next : ahead) {
                back = back.redo();
                assertThat(back.present()).isEqualTo(next);
            }
            assertThat(back.canRedo()).isFalse();
            assertThat(withWrong).isNotEqualTo(right);
        }
    }

    @Test
    void aGameWithoutMistakesHasNone() {
        for (int game = 0; game < 100; game++) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(SEED + game);
            History history = History.of(Document.of("", PUZZLE));
            for (int i = 0; i < 60; i++) {
                history = history.with(rightMove(history.present(), random));
            }
            assertThat(Mistakes.of(history.states(Integer.MAX_VALUE), SOLVER, Cancel.NEVER))
                    .as("seed %d", SEED + game)
                    .isEqualTo(new Finding.Nothing(true));
        }
    }

    @Test
    void aMistakeThatWasCorrectedIsNone() {
        Candidate wrong = wrongAt(Cell.at(1, 3));
        History history = History.of(Document.of("", PUZZLE))
                .with(new Move.Enter(CellSet.of(wrong.cell()), wrong.digit()))
                .with(new Move.Erase(CellSet.of(wrong.cell())));

        assertThat(Mistakes.of(history.states(9), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Nothing(true));
    }

    @Test
    void marksThatAWrongDigitRemovedStayItsMistakeWhenItIsErased() {
        Document filled = new Move.FillMarks().on(Document.of("", PUZZLE));
        Cell cell = filled.grid().blanks().and(Cell.at(1, 3).peers()).first();
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        Cell peer = null;
        for (Cell each : cell.peers()) {
            if (filled.marks(each).contains(right) && !filled.isGiven(each)) {
                peer = each;
            }
        }
        Cell entered = Objects.requireNonNull(peer);
        History history = History.of(filled)
                .with(new Move.Enter(CellSet.of(entered), right))
                .with(new Move.Erase(CellSet.of(entered)));

        assertThat(Mistakes.of(history.states(9), SOLVER, Cancel.NEVER))
                .isEqualTo(new Finding.Mistake(
                        filled,
                        List.of(new Conclusion.Placement(new Candidate(entered, right))),
                        List.of(new Move.Erase(CellSet.of(entered)).on(filled))));
    }

    @Test
    void aMarkThatWasNeverSetIsNoMistake() {
        Cell cell = Cell.at(1, 3);
        History history = History.of(Document.of("", PUZZLE))
                .with(new Move.ToggleMark(CellSet.of(cell), wrongAt(cell).digit()));

        assertThat(Mistakes.of(history.states(9), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Nothing(true));
    }

    @Test
    void marksThatAreErasedAndWrittenAnewAreNoMistake() {
        Cell cell = Cell.at(1, 3);
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        Document start = Document.of("", PUZZLE);
        Document both = new Move.ToggleMark(CellSet.of(cell), right)
                .on(new Move.ToggleMark(CellSet.of(cell), wrongAt(cell).digit()).on(start));
        Document removed = new Move.ToggleMark(CellSet.of(cell), right).on(both);

        assertThat(Mistakes.of(List.of(start, both, removed, start, removed), SOLVER, Cancel.NEVER))
                .isEqualTo(new Finding.Nothing(true));
    }

    @Test
    void aJumpToEarlierMarksRemovesNone() {
        Cell cell = Cell.at(1, 3);
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        Document few = new Move.ToggleMark(CellSet.of(cell), wrongAt(cell).digit()).on(Document.of("", PUZZLE));
        Document more = new Move.ToggleMark(CellSet.of(cell), right).on(few);

        assertThat(Mistakes.of(List.of(few, more, few), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Nothing(true));
    }

    @Test
    void ofSeveralSolutionsTheFirstMoveIsWrongThatLeavesNone() {
        Puzzle open = PUZZLE.with(Cell.at(1, 1), null).with(Cell.at(1, 2), null).with(Cell.at(9, 9), null);
        assertThat(SOLVER.solution(open, Cancel.NEVER)).isNull();
        Document start = Document.of("", open);
        Candidate wrong = wrongAt(Cell.at(1, 3));
        Document before = new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)).on(start);
        Document after = new Move.Enter(CellSet.of(wrong.cell()), Digit.of(8)).on(before);

        assertThat(Mistakes.of(List.of(start, before), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Nothing(false));
        assertThat(Mistakes.of(List.of(start, before, after), SOLVER, Cancel.NEVER))
                .isEqualTo(new Finding.Mistake(
                        before,
                        List.of(new Conclusion.Placement(new Candidate(wrong.cell(), Digit.of(8)))),
                        List.of()));
    }

    @Test
    void aPuzzleWithoutASolutionHasNoMistake() {
        Document impossible = Document.of("", PUZZLE.with(Cell.at(1, 3), Digit.of(5)));

        assertThat(Mistakes.of(List.of(impossible), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Unsolvable());
    }

    @Test
    void aBoardThatWasWrongBeforeItsFirstKnownStateSaysSo() {
        Candidate wrong = wrongAt(Cell.at(1, 3));
        Document first = new Move.Enter(CellSet.of(wrong.cell()), wrong.digit()).on(Document.of("", PUZZLE));

        assertThat(Mistakes.of(List.of(first), SOLVER, Cancel.NEVER)).isEqualTo(new Finding.Older());
    }

    private static boolean mends(Move move, CellSet cells) {
        return move instanceof Move.FillMarks
                || move instanceof Move.ToggleMark(CellSet marked, Digit ignored) && marked.equals(cells)
                || move instanceof Move.Enter(CellSet entered, Digit unused) && entered.equals(cells);
    }

    private static Candidate wrongAt(Cell cell) {
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        return new Candidate(cell, Digit.of(right.value() % 9 + 1));
    }

    private static Cell blank(Document document, RandomGenerator random) {
        List<Cell> cells = new ArrayList<>();
        document.grid().blanks().forEach(cells::add);
        return cells.get(random.nextInt(cells.size()));
    }

    private static Move rightMove(Document document, RandomGenerator random) {
        Cell cell = blank(document, random);
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        Digit any = Digit.of(random.nextInt(1, 10));
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> new Move.Enter(CellSet.of(cell), right);
            case 3 -> new Move.ToggleColor(CellSet.of(cell), CellColor.RED);
            case 4 -> new Move.ToggleCorner(CellSet.of(cell), any);
            case 5 -> new Move.FillMarks();
            default ->
                any == right && document.marks(cell).contains(any)
                        ? new Move.ToggleColor(CellSet.of(cell), CellColor.BLUE)
                        : new Move.ToggleMark(CellSet.of(cell), any);
        };
    }

    private static Move wrongMove(Document document, RandomGenerator random) {
        Cell cell = blank(document, random);
        Digit right = Objects.requireNonNull(SOLUTION.digit(cell));
        DigitSet marks = document.marks(cell);
        return marks.contains(right) && marks.size() > 1 && random.nextBoolean()
                ? new Move.ToggleMark(CellSet.of(cell), right)
                : new Move.Enter(CellSet.of(cell), wrongAt(cell).digit());
    }
}
