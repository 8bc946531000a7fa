package nonet.ui.board.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.Predicate;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class CellLookTests {

    private static final Cell GIVEN = Cell.at(1, 1);
    private static final Cell COMPUTED = Cell.at(2, 4);
    private static final Cell GUESSED = Cell.at(3, 7);
    private static final Cell ENTERED = Cell.at(4, 2);
    private static final Grid GRID = Grid.of(Puzzle.EMPTY.with(GIVEN, Digit.FIVE))
            .place(new Candidate(COMPUTED, Digit.FIVE))
            .place(new Candidate(GUESSED, Digit.FIVE))
            .place(new Candidate(ENTERED, Digit.SIX));
    private static final BoardFrame FRAME = new BoardFrame(
            GRID,
            new DigitOrigins(CellSet.of(COMPUTED), CellSet.of(GUESSED), CellSet.of(ENTERED)),
            Highlights.of(GUESSED, CellSet.of(COMPUTED)),
            true,
            Map.of());

    @Test
    void distinguishesDigitsByOrigin() {
        CellLook[] looks = CellLook.of(FRAME, Selection.NONE, CandidateFilter.OFF);
        assertThat(looks[GIVEN.index()].kind()).isEqualTo(DigitOrigin.GIVEN);
        assertThat(looks[COMPUTED.index()].kind()).isEqualTo(DigitOrigin.COMPUTED);
        assertThat(looks[GUESSED.index()].kind()).isEqualTo(DigitOrigin.GUESSED);
        assertThat(looks[ENTERED.index()].kind()).isEqualTo(DigitOrigin.ENTERED);
        assertThat(cells(looks, CellLook::last)).isEqualTo(CellSet.of(GUESSED));
        assertThat(cells(looks, CellLook::conflict)).isEqualTo(CellSet.of(COMPUTED));
    }

    @Test
    void blanksShowTheirCandidatesOnlyIfMarksAreShown() {
        BoardFrame hidden = BoardFrame.plain(GRID);
        Cell blank = Cell.at(1, 2);
        assertThat(CellLook.of(FRAME, Selection.NONE, CandidateFilter.OFF)[blank.index()].marks())
                .isEqualTo(DigitSet.ALL.without(Digit.FIVE).without(Digit.SIX));
        assertThat(CellLook.of(hidden, Selection.NONE, CandidateFilter.OFF)[blank.index()].marks())
                .isEqualTo(DigitSet.NONE);
    }

    @Test
    void theFocusedDigitLightsItsEqualsAndItsMarks() {
        CellLook[] looks = CellLook.of(FRAME, Selection.of(GIVEN), CandidateFilter.OFF);
        assertThat(cells(looks, CellLook::equal)).isEqualTo(CellSet.of(COMPUTED, GUESSED));
        assertThat(looks[Cell.at(9, 9).index()].lit()).isEqualTo(DigitSet.of(Digit.FIVE));
        assertThat(looks[Cell.at(1, 2).index()].lit()).isEqualTo(DigitSet.NONE);
    }

    @Test
    void peersAreTheCellsThatSeeAllSelectedOnes() {
        CellLook[] one = CellLook.of(FRAME, Selection.of(Cell.at(5, 5)), CandidateFilter.OFF);
        assertThat(cells(one, CellLook::peer)).isEqualTo(Cell.at(5, 5).peers());
        CellLook[] two = CellLook.of(FRAME, Selection.rectangle(Cell.at(5, 4), Cell.at(5, 5)), CandidateFilter.OFF);
        assertThat(cells(two, CellLook::selected)).isEqualTo(CellSet.of(Cell.at(5, 4), Cell.at(5, 5)));
        assertThat(cells(two, CellLook::focused)).isEqualTo(CellSet.of(Cell.at(5, 5)));
        assertThat(cells(two, CellLook::peer))
                .isEqualTo(Cell.at(5, 4).peers().and(Cell.at(5, 5).peers()));
    }

    @Test
    void theShadingOfTheSelectionStepsBackWhileAnEngineIsWatched() {
        Highlights watched = new Highlights(GUESSED, CellSet.of(COMPUTED), Map.of(), Marks.NONE, null, true);
        CellLook[] looks = CellLook.of(
                new BoardFrame(GRID, FRAME.origins(), watched, true, Map.of()),
                Selection.of(GIVEN),
                CandidateFilter.OFF);
        assertThat(cells(looks, CellLook::peer)).isEqualTo(CellSet.NONE);
        assertThat(cells(looks, CellLook::equal)).isEqualTo(CellSet.NONE);
        assertThat(cells(looks, look -> !look.lit().isEmpty())).isEqualTo(CellSet.NONE);
        assertThat(cells(looks, CellLook::selected)).isEqualTo(CellSet.of(GIVEN));
        assertThat(cells(looks, CellLook::last)).isEqualTo(CellSet.of(GUESSED));
    }

    @Test
    void theFilterHighlightsPossibleBlanksRegardlessOfTheSelection() {
        CellLook[] looks = CellLook.of(FRAME, Selection.of(ENTERED), CandidateFilter.of(Digit.FIVE));
        assertThat(cells(looks, CellLook::fits))
                .isEqualTo(GRID.blanks()
                        .minus(GIVEN.peers())
                        .minus(COMPUTED.peers())
                        .minus(GUESSED.peers()));
        assertThat(cells(looks, CellLook::equal)).isEqualTo(CellSet.of(GIVEN, COMPUTED, GUESSED));
        assertThat(cells(looks, CellLook::peer)).isEqualTo(CellSet.NONE);
        assertThat(cells(CellLook.of(FRAME, Selection.NONE, CandidateFilter.BIVALUE), CellLook::fits))
                .isEqualTo(CellSet.NONE);
    }

    @Test
    void theFilterUsesPencilMarksIfThereAreAny() {
        Puzzle puzzle = Puzzle.of("12345.7.." + ".".repeat(72));
        short[] marks = new short[81];
        marks[5] = (short) (1 << 7 | 1 << 8);
        Grid grid = Grid.of(puzzle.givenCells(), puzzle.values(), marks);
        CellLook[] looks = CellLook.of(BoardFrame.plain(grid), Selection.NONE, CandidateFilter.BIVALUE);
        assertThat(cells(looks, CellLook::fits)).isEqualTo(CellSet.of(Cell.at(1, 6)));
        looks = CellLook.of(BoardFrame.plain(grid), Selection.NONE, CandidateFilter.of(Digit.SIX));
        assertThat(cells(looks, CellLook::fits)
                        .and(CellSet.ALL.minus(grid.givens()))
                        .contains(Cell.at(1, 6)))
                .isFalse();
        assertThat(looks[Cell.at(1, 8).index()].fits()).isTrue();
    }

    private static CellSet cells(CellLook[] looks, Predicate<CellLook> has) {
        CellSet found = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            found = has.test(looks[cell.index()]) ? found.with(cell) : found;
        }
        return found;
    }
}
