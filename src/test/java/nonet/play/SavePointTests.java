package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SavePointTests {

    private static final long SEED = 20261129;
    private static final Document START = Document.of(
            "game", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    /// The moves that led to each state, as a plain list that is replayed from the start.
    private static final class PlainGame {

        /// @param saved the moves that led to each save point of the state's puzzle, shared by all states of the puzzle
        private record State(List<Move> moves, List<List<Move>> saved) {

            Document board() {
                return replay(moves);
            }

            List<Document> points() {
                return saved.stream().map(each -> replay(each).boardOnly()).toList();
            }
        }

        private final List<State> states = new ArrayList<>(List.of(new State(List.of(), new ArrayList<>())));
        private int present;

        State now() {
            return states.get(present);
        }

        private static Document replay(List<Move> moves) {
            Document board = START;
            for (Move move : moves) {
                board = move.on(board);
            }
            return board;
        }

        private static List<Move> after(List<Move> moves, Move move) {
            List<Move> after = new ArrayList<>(moves);
            after.add(move);
            return after;
        }

        void move(Move move) {
            State after = new State(after(now().moves, move), saved(move));
            if (!after.board().equals(now().board())) {
                states.subList(present + 1, states.size()).clear();
                states.add(after);
                present++;
            }
        }

        private List<List<Move>> saved(Move move) {
            return move instanceof Move.Transform
                    ? new ArrayList<>(
                            now().saved.stream().map(each -> after(each, move)).toList())
                    : now().saved;
        }

        /// A jump keeps what was undone of the same puzzle.
        void jump(List<Move> to) {
            State before = now();
            if (!replay(to).equals(before.board())) {
                int kept = present + 1;
                while (kept < states.size() && states.get(kept).saved == before.saved) {
                    kept++;
                }
                states.subList(kept, states.size()).clear();
                if (present < kept - 1) {
                    states.add(before);
                }
                states.add(new State(to, before.saved));
                present = states.size() - 1;
            }
        }
    }

    @Test
    @Tag("sampled")
    void boardAndSavePointsAreThoseOfTheReplayedMovesAfterAnyJump() {
        for (int i = 0; i < Repetitions.of(300, 10_000, 10_000); i++) {
            play(SEED + i);
        }
    }

    private static void play(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        PlainGame plain = new PlainGame();
        History history = History.of(START);
        for (int i = 0; i < 40; i++) {
            switch (random.nextInt(20)) {
                case 0, 1, 2, 3 -> {
                    history = history.undo();
                    plain.present = Math.max(0, plain.present - 1);
                }
                case 4, 5 -> {
                    history = history.redo();
                    plain.present = Math.min(plain.states.size() - 1, plain.present + 1);
                }
                case 6, 7 -> {
                    List<SavePoint> points = new ArrayList<>(history.film().savePoints());
                    points.add(new SavePoint("at " + i, i, history.present().boardOnly()));
                    history = history.filmed(history.film().with(points));
                    plain.now().saved.add(plain.now().moves);
                }
                case 8, 9, 10, 11 -> {
                    List<List<Move>> saved = plain.now().saved;
                    if (!saved.isEmpty()) {
                        int to = random.nextInt(saved.size());
                        Document board = history.film().savePoints().get(to).board();
                        history = history.with(new Move.Return(board));
                        plain.jump(saved.get(to));
                    }
                }
                case 12 -> {
                    Move turn = new Move.Transform(Isomorphism.shuffle(seed, i));
                    history = history.with(turn);
                    plain.move(turn);
                }
                default -> {
                    Move move = move(random);
                    history = history.with(move);
                    plain.move(move);
                }
            }
            String at = "action " + i + ", seed " + seed;
            assertThat(history.present()).as(at).isEqualTo(plain.now().board());
            assertThat(history.film().savePoints().stream().map(SavePoint::board))
                    .as(at)
                    .isEqualTo(plain.now().points());
        }
        assertThat(history.states(Integer.MAX_VALUE))
                .as("seed %d", seed)
                .isEqualTo(plain.states.stream().map(PlainGame.State::board).toList());
    }

    private static Move move(RandomGenerator random) {
        CellSet cells = CellSet.of(Cell.of(random.nextInt(81)), Cell.of(random.nextInt(81)));
        Digit digit = Digit.of(random.nextInt(1, 10));
        return switch (random.nextInt(6)) {
            case 0 -> new Move.Erase(cells);
            case 1 -> new Move.ToggleMark(cells, digit);
            case 2 -> new Move.ToggleCorner(cells, digit);
            case 3 -> new Move.ToggleColor(cells, CellColor.GREEN);
            default -> new Move.Enter(cells, digit);
        };
    }

    @Test
    void aReturnKeepsWhatWasUndone() {
        Document one = new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.ONE).on(START);
        Document two = new Move.Enter(CellSet.of(Cell.at(1, 4)), Digit.TWO).on(one);
        History history = History.of(START)
                .with(new Move.Return(one))
                .with(new Move.Return(two))
                .undo();

        History back = history.with(new Move.Return(START));

        assertThat(back.states(9)).containsExactly(START, one, two, one, START);
        assertThat(back.undo().present()).isEqualTo(one);
    }

    @Test
    void savePointsMoveAlongWithTheBoard() {
        Document digit = new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.ONE).on(START);
        SavePoint point = new SavePoint("before", 70, digit.boardOnly());
        Move mirror = new Move.Transform(Isomorphism.mirror());
        History history = History.of(START);
        history = history.filmed(history.film().with(List.of(point)));

        History mirrored = history.with(mirror);
        assertThat(mirrored.film().savePoints())
                .containsExactly(new SavePoint("before", 70, mirror.on(digit).boardOnly()));
        assertThat(mirrored.undo().film().savePoints()).containsExactly(point);
        assertThat(mirrored.undo().redo().film()).isEqualTo(mirrored.film());
    }
}
