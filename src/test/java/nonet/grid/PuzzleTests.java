package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTests {

    private static final String TEXT =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @Test
    void readsZerosAndDotsAsBlanks() {
        Puzzle puzzle = Puzzle.of(TEXT.replace('.', '0'));
        assertThat(puzzle).hasToString(TEXT).isEqualTo(Puzzle.of(TEXT)).hasSameHashCodeAs(Puzzle.of(TEXT));
        assertThat(puzzle.clues()).isEqualTo(21);
        assertThat(puzzle.given(Cell.at(1, 1))).isEqualTo(Digit.EIGHT);
        assertThat(puzzle.given(Cell.at(1, 2))).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "123", "x", TEXT + "1"})
    void textsOfOtherLengthsAreRefused(String text) {
        assertThatThrownBy(() -> Puzzle.of(text)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Puzzle.of(TEXT.replace('.', 'x'))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void changesOneGivenInACopy() {
        Puzzle puzzle = Puzzle.EMPTY.with(Cell.at(1, 2), Digit.SEVEN);
        assertThat(puzzle).hasToString(".7" + ".".repeat(79));
        assertThat(puzzle.givenCells()).containsExactly(Cell.at(1, 2));
        assertThat(puzzle.with(Cell.at(1, 2), null)).isEqualTo(Puzzle.EMPTY);
        assertThat(Puzzle.EMPTY.clues()).isZero();
    }

    @Test
    void cannotBeChangedThroughItsArrays() {
        byte[] values = Puzzle.of(TEXT).values();
        Puzzle puzzle = Puzzle.of(values);
        values[1] = 9;
        puzzle.values()[2] = 9;
        assertThat(puzzle).hasToString(TEXT);
    }

    @Test
    void hasNoConflictsIfNoDigitOccursTwiceInAHouse() {
        assertThat(Puzzle.of(TEXT).conflicts()).isEmpty();
    }

    @Test
    void returnsEachDigitThatOccursMoreThanOnceInAHouse() {
        Puzzle puzzle = Puzzle.EMPTY
                .with(Cell.at(1, 1), Digit.FIVE)
                .with(Cell.at(1, 3), Digit.FIVE)
                .with(Cell.at(9, 3), Digit.FIVE)
                .with(Cell.at(9, 9), Digit.SIX);
        CellSet inRow1 = CellSet.of(Cell.at(1, 1), Cell.at(1, 3));
        assertThat(puzzle.conflicts())
                .containsExactly(
                        new Conflict(House.of(House.Kind.ROW, 1), Digit.FIVE, inRow1),
                        new Conflict(
                                House.of(House.Kind.COLUMN, 3), Digit.FIVE, CellSet.of(Cell.at(1, 3), Cell.at(9, 3))),
                        new Conflict(House.of(House.Kind.BOX, 1), Digit.FIVE, inRow1));
    }

    @Test
    void candidatesThatTheGivensRuleOutAnywayDoNotRestrictIt() {
        Puzzle puzzle = Puzzle.of(TEXT);
        short[] all = new short[81];
        Grid grid = Grid.of(puzzle);
        grid.blanks()
                .forEach(cell ->
                        all[cell.index()] = (short) grid.candidates(cell).mask());
        assertThat(puzzle.restrictedTo(all)).isEqualTo(puzzle);
        assertThat(puzzle.isRestricted()).isFalse();
        assertThat(puzzle.text()).isEqualTo(TEXT);
        assertThat(puzzle.restrictedTo(puzzle.candidateText())).isEqualTo(puzzle);
    }

    @Test
    void losesTheCandidatesThatAreRuledOut() {
        Puzzle puzzle = Puzzle.of(TEXT);
        Cell cell = Cell.at(1, 2);
        Puzzle less = puzzle.restrictedTo(puzzle.candidateText().substring(0, 9) + "1........"
                + puzzle.candidateText().substring(18));
        assertThat(less).isNotEqualTo(puzzle).hasToString(TEXT);
        assertThat(less.isRestricted()).isTrue();
        assertThat(Grid.of(less).candidates(cell)).isEqualTo(DigitSet.of(Digit.ONE));
        assertThat(Grid.of(less).candidates(Cell.at(1, 3)))
                .isEqualTo(Grid.of(puzzle).candidates(Cell.at(1, 3)));
        assertThat(less.unrestricted()).isEqualTo(puzzle);
        assertThat(less.excludedGivens()).isEmpty();
        assertThat(less.with(cell, Digit.TWO).excludedGivens()).containsExactly(cell);
        assertThat(less.with(cell, Digit.ONE).excludedGivens()).isEmpty();
        assertThat(less.with(cell, Digit.ONE).with(cell, null)).isEqualTo(less);
        assertThat(less.withGivens(new byte[81]).isRestricted()).isTrue();
    }

    /// Whatever a text is, it is a puzzle or it is none.
    @Test
    void parsesWhatItsFactoriesTakeAndNothingElse() {
        String candidates = Puzzle.of(TEXT).candidateText();
        List<String> texts = List.of(
                "",
                TEXT,
                TEXT.replace('.', '0'),
                TEXT + ".",
                TEXT.substring(1),
                "x" + TEXT.substring(1),
                "\u0663" + TEXT.substring(1),
                candidates,
                candidates.replace('.', '0'),
                candidates.substring(1),
                "2" + candidates.substring(1));
        for (String text : texts) {
            assertThat(Puzzle.parse(text)).as(text).isEqualTo(orEmpty(() -> Puzzle.of(text)));
            assertThat(Puzzle.parseCandidates(text).map(Puzzle.EMPTY::restrictedTo))
                    .as(text)
                    .isEqualTo(orEmpty(() -> Puzzle.EMPTY.restrictedTo(text)));
        }
    }

    private static Optional<Puzzle> orEmpty(Supplier<Puzzle> factory) {
        try {
            return Optional.of(factory.get());
        } catch (IllegalArgumentException wrong) {
            return Optional.empty();
        }
    }

    @Test
    void isReadFromItsCandidates() {
        String candidates = "1........" + "..3......" + ".........".repeat(2) + "123456789".repeat(77);
        Puzzle sukaku = Puzzle.EMPTY.restrictedTo(candidates);
        assertThat(sukaku).hasToString(".".repeat(81)).isEqualTo(Puzzle.EMPTY.restrictedTo(sukaku.text()));
        assertThat(sukaku.text()).isEqualTo(candidates);
        assertThatThrownBy(() -> Puzzle.EMPTY.restrictedTo(TEXT)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Puzzle.EMPTY.restrictedTo("2" + candidates.substring(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
