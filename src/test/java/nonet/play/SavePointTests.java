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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SavePointTests {

    private static final long SEED = 20261129;
    private static final Document START = Document.of(
            "game", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    /// The moves that led to each state, as a plain list that is replayed from the start.
    private static final class PlainGame {

        private final List<List<Move>> states = new ArrayList<>(List.of(List.of()));
        private int present;

        Document board() {
            return replay(states.get(present));
        }

        static Document replay(List<Move> moves) {
            Document board = START;
            for (Move move : moves) {
                board = move.on(board);
            }
            return board;
        }

        void move(Move move) {
            List<Move> after = new ArrayList<>(states.get(present));
            after.add(move);
            if (!replay(after).equals(board())) {
                states.subList(present + 1, states.size()).clear();
                states.add(after);
                present++;
            }
        }

        void jump(List<Move> to) {
            if (!replay(to).equals(board())) {
                if (present < states.size() - 1) {
                    states.add(states.get(present));
                }
                states.add(to);
                present = states.size() - 1;
            }
        }
    }

    @Test
    @Tag("sampled")
    void theBoardAfterAnyJumpIsThatOfTheReplayedMoves() {
        for (int i = 0; i < Repetitions.of(300, 10_000, 10_000); i++) {
            play(SEED + i);
        }
    }

    private static void play(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        PlainGame plain = new PlainGame();
        History history = History.of(START);
        List<List<Move>> saved = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            switch (random.nextInt(10)) {
                case 0, 1 -> {
                    history = history.undo();
                    plain.present = Math.max(0, plain.present - 1);
                }
                case 2 -> {
                    history = history.redo();
                    plain.present = Math.min(plain.states.size() - 1, plain.present + 1);
                }
                case 3 -> {
                    List<SavePoint> points = new ArrayList<>(history.film().savePoints());
                    points.add(new SavePoint("at " + i, i, history.present().boardOnly()));
                    history = history.filmed(history.film().with(points));
                    saved.add(plain.states.get(plain.present));
                }
                case 4, 5 -> {
                    if (!saved.isEmpty()) {
                        int to = random.nextInt(saved.size());
                        Document board = history.film().savePoints().get(to).board();
                        history = history.with(new Move.Return(board));
                        plain.jump(saved.get(to));
                    }
                }
                default -> {
                    Move move = move(random);
                    history = history.with(move);
                    plain.move(move);
                }
            }
            assertThat(history.present()).as("action %d, seed %d", i, seed).isEqualTo(plain.board());
        }
        assertThat(history.states(Integer.MAX_VALUE))
                .as("seed %d", seed)
                .isEqualTo(plain.states.stream().map(PlainGame::replay).toList());
        assertThat(history.film().savePoints()).as("seed %d", seed).hasSameSizeAs(saved);
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
}
