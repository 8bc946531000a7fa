package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import org.junit.jupiter.api.Test;

class HistoryTests {

    private static final long SEED = 20261120;

    @Test
    void undoingAndRedoingTenThousandMovesPassesThroughTheSameDocuments() {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
        History history = History.of(Document.EMPTY);
        List<Document> documents = new ArrayList<>(List.of(Document.EMPTY));
        for (int i = 0; i < 10_000; i++) {
            History after = history.with(randomMove(random));
            if (after != history) {
                documents.add(after.present());
            }
            history = after;
        }
        assertThat(documents).as("seed " + SEED).hasSizeGreaterThan(5_000);

        for (int i = documents.size() - 1; i >= 0; i--) {
            assertThat(history.present()).as("undo to %d, seed %d", i, SEED).isEqualTo(documents.get(i));
            history = history.undo();
        }
        assertThat(history.canUndo()).isFalse();
        for (Document document : documents) {
            assertThat(history.present()).as("seed " + SEED).isEqualTo(document);
            history = history.redo();
        }
        assertThat(history.canRedo()).isFalse();
    }

    @Test
    void aNewMoveDiscardsUndoneMoves() {
        Move first = new Move.SetGiven(CellSet.of(Cell.of(0)), Digit.ONE);
        Move other = new Move.SetGiven(CellSet.of(Cell.of(1)), Digit.TWO);

        History history = History.of(Document.EMPTY).with(first).undo().with(other);

        assertThat(history.canRedo()).isFalse();
        assertThat(history.undo().present()).isEqualTo(Document.EMPTY);
    }

    @Test
    void aMoveThatChangesNothingIsNoMove() {
        History history = History.of(Document.EMPTY);

        assertThat(history.with(new Move.EraseMarks())).isSameAs(history);
    }

    private static Move randomMove(RandomGenerator random) {
        CellSet cells = CellSet.of(Cell.of(random.nextInt(81)), Cell.of(random.nextInt(81)));
        Digit digit = Digit.of(random.nextInt(1, 10));
        CellColor color = CellColor.values()[random.nextInt(CellColor.values().length)];
        return switch (random.nextInt(11)) {
            case 0 -> new Move.SetGiven(cells, digit);
            case 1 -> new Move.ClearGivens(cells);
            case 2, 3 -> new Move.Enter(cells, digit);
            case 4 -> new Move.Erase(cells);
            case 5, 6 -> new Move.ToggleMark(cells, digit);
            case 7 -> new Move.ToggleColor(cells, color);
            case 8 -> new Move.EraseColors(cells);
            case 9 -> new Move.Comment("thought " + random.nextInt(9));
            default -> random.nextInt(20) == 0 ? new Move.FillMarks() : new Move.ToggleMark(cells, digit);
        };
    }
}
