package nonet.logic.finder.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.deduce.Technique;
import nonet.grid.House;
import nonet.logic.finder.Board;
import org.junit.jupiter.api.Test;

/// Loops of 1 and 2 over three boxes of a band, or over four boxes.
class UniqueLoopFinderTests {

    @Test
    void type1TheOnlyRoofCellLosesThePair() {
        assertThat(find(six().cell("r3c1", "123"), Technique.UNIQUE_LOOP_1))
                .containsExactly("Unique Loop 1: 1/2 in r1c14,r2c47,r3c17 => r3c1<>1, r3c1<>2");
    }

    @Test
    void type2TheOnlyExtraDigitIsEliminatedFromCommonPeers() {
        assertThat(find(six().cell("r3c1", "123").cell("r1c4", "123"), Technique.UNIQUE_LOOP_2))
                .containsExactly("Unique Loop 2: 1/2 in r1c14,r2c47,r3c17 => r1c23<>3, r3c456<>3");
    }

    @Test
    void type2MayHaveMoreThanTwoRoofCells() {
        assertThat(find(six().cell("r1c1", "123").cell("r3c1", "123").cell("r3c7", "123"), Technique.UNIQUE_LOOP_2))
                .containsExactly("Unique Loop 2: 1/2 in r1c14,r2c47,r3c17 => r3c23<>3");
    }

    @Test
    void type3TheExtraDigitsFormASubsetWithOtherCells() {
        assertThat(find(six().cell("r3c1", "123").cell("r1c1", "124").cell("r5c1", "34"), Technique.UNIQUE_LOOP_3))
                .containsExactly("Unique Loop 3: 1/2 in r1c14,r2c47,r3c17 => r246789c1<>3, r246789c1<>4");
    }

    @Test
    void type4TheOtherDigitOfThePairIsEliminatedFromTheRoof() {
        assertThat(find(
                        six().cell("r3c1", "123").cell("r1c1", "124").only(House.Kind.COLUMN, 1, 1, "r1c1", "r3c1"),
                        Technique.UNIQUE_LOOP_4))
                .containsExactly("Unique Loop 4: 1/2 in r1c14,r2c47,r3c17 => r13c1<>2");
    }

    @Test
    void loopsMayBeLonger() {
        assertThat(find(eight().cell("r5c5", "1278"), Technique.UNIQUE_LOOP_1))
                .containsExactly("Unique Loop 1: 1/2 in r14c14,r25c25 => r5c5<>1, r5c5<>2");
    }

    @Test
    void twoDifferentExtraDigitsInSeparateHousesEliminateNothing() {
        Board board = six().cell("r3c1", "123").cell("r2c4", "124");
        for (Technique technique : UniqueLoopFinder.TYPE.techniques()) {
            assertThat(find(board, technique)).isEmpty();
        }
    }

    /// Six cells, two in every row and column, but each in its own box: exchanged digits would conflict there.
    @Test
    void everyHouseOfALoopContainsTwoOfItsCells() {
        Board board = new Board()
                .cell("r1c1", "123")
                .cell("r1c4", "12")
                .cell("r5c4", "12")
                .cell("r5c7", "12")
                .cell("r9c7", "12")
                .cell("r9c1", "12");

        assertThat(find(board, Technique.UNIQUE_LOOP_1)).isEmpty();
    }

    private static Board six() {
        return new Board()
                .cell("r1c1", "12")
                .cell("r1c4", "12")
                .cell("r2c4", "12")
                .cell("r2c7", "12")
                .cell("r3c7", "12")
                .cell("r3c1", "12");
    }

    private static Board eight() {
        return new Board()
                .cell("r1c1", "12")
                .cell("r1c4", "12")
                .cell("r4c4", "12")
                .cell("r4c1", "12")
                .cell("r5c2", "12")
                .cell("r5c5", "12")
                .cell("r2c5", "12")
                .cell("r2c2", "12");
    }

    private static List<String> find(Board board, Technique technique) {
        return board.find(UniqueLoopFinder.TYPE, technique);
    }
}
