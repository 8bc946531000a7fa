package nonet.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import org.junit.jupiter.api.Test;

class MoveTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Document FRESH = Document.of("newspaper", PUZZLE);
    private static final Cell BLANK = Cell.at(1, 3);
    private static final Cell GIVEN = Cell.at(1, 1);

    @Test
    void openingPutsAPuzzleOnTheBoardWithNothingWritten() {
        Document after = new Move.Open("newspaper", PUZZLE).on(Document.EMPTY);

        assertThat(after).isEqualTo(FRESH);
        assertThat(after.entered()).isEqualTo(CellSet.NONE);
        assertThat(after.grid().candidates(BLANK)).isEqualTo(DigitSet.NONE);
    }

    @Test
    void settingAGivenChangesThePuzzleInEverySelectedCell() {
        CellSet cells = CellSet.of(GIVEN, BLANK);

        Document after = new Move.SetGiven(cells, Digit.FOUR).on(FRESH);

        assertThat(after.puzzle()).isEqualTo(PUZZLE.with(GIVEN, Digit.FOUR).with(BLANK, Digit.FOUR));
        assertThat(after.grid().values()).isEqualTo(after.puzzle().values());
    }

    @Test
    void clearingAGivenKeepsOtherEntries() {
        Document entered = new Move.Enter(CellSet.of(BLANK), Digit.FOUR).on(FRESH);

        Document after = new Move.ClearGivens(CellSet.of(GIVEN)).on(entered);

        assertThat(after.puzzle()).isEqualTo(PUZZLE.with(GIVEN, null));
        assertThat(after.entered()).isEqualTo(CellSet.of(BLANK));
    }

    @Test
    void cornerMarksAreNoCandidatesAndGoWithTheDigitsThatExcludeThem() {
        Cell beside = Cell.at(1, 4);
        Document marked = new Move.ToggleCorner(CellSet.of(GIVEN, BLANK, beside), Digit.TWO)
                .on(new Move.ToggleCorner(CellSet.of(beside), Digit.SIX).on(FRESH));
        assertThat(marked.grid()).isEqualTo(FRESH.grid());
        assertThat(marked.sketch().corners())
                .isEqualTo(Map.of(BLANK, DigitSet.of(Digit.TWO), beside, DigitSet.of(Digit.TWO, Digit.SIX)));

        Document entered = new Move.Enter(CellSet.of(BLANK), Digit.TWO).on(marked);
        assertThat(entered.sketch().corners()).isEqualTo(Map.of(beside, DigitSet.of(Digit.SIX)));
        assertThat(new Move.ToggleCorner(CellSet.of(beside), Digit.SIX)
                        .on(entered)
                        .sketch()
                        .isEmpty())
                .isTrue();
        assertThat(new Move.EraseMarks().on(marked).sketch()).isEqualTo(marked.sketch());
        assertThat(new Move.EraseCorners().on(marked)).isEqualTo(FRESH);
    }

    @Test
    void enteringADigitLeavesGivensAloneAndTakesPencilMarksFromPeers() {
        Document marked = new Move.FillMarks().on(FRESH);

        Document after = new Move.Enter(CellSet.of(GIVEN, BLANK), Digit.FOUR).on(marked);

        assertThat(after.puzzle()).isEqualTo(PUZZLE);
        assertThat(after.entered()).isEqualTo(CellSet.of(BLANK));
        assertThat(after.grid().digit(BLANK)).isEqualTo(Digit.FOUR);
        assertThat(marked.grid().candidates(Cell.at(2, 2))).isEqualTo(DigitSet.of(Digit.TWO, Digit.FOUR, Digit.SEVEN));
        assertThat(after.grid().candidates(Cell.at(2, 2))).isEqualTo(DigitSet.of(Digit.TWO, Digit.SEVEN));
        assertThat(after.position()).isEqualTo(PUZZLE.with(BLANK, Digit.FOUR));
    }

    @Test
    void togglingAMarkSetsItUntilEveryBlankOfTheSelectionHasIt() {
        CellSet cells = CellSet.of(GIVEN, BLANK, Cell.at(1, 4));
        Document first = new Move.ToggleMark(CellSet.of(BLANK), Digit.NINE).on(FRESH);

        Document second = new Move.ToggleMark(cells, Digit.NINE).on(first);
        Document third = new Move.ToggleMark(cells, Digit.NINE).on(second);

        assertThat(second.grid().candidates(BLANK)).isEqualTo(DigitSet.of(Digit.NINE));
        assertThat(second.grid().candidates(Cell.at(1, 4))).isEqualTo(DigitSet.of(Digit.NINE));
        assertThat(third).isEqualTo(FRESH);
    }

    @Test
    void fillingMarksWritesAllCandidatesAndErasingRemovesThem() {
        Document filled = new Move.FillMarks().on(FRESH);

        assertThat(filled.grid()).isEqualTo(Grid.of(PUZZLE));
        assertThat(new Move.EraseMarks().on(filled)).isEqualTo(FRESH);
    }

    @Test
    void erasingTakesDigitsAndMarksButNotGivens() {
        Document entered = new Move.Enter(CellSet.of(BLANK), Digit.FOUR).on(FRESH);

        assertThat(new Move.Erase(CellSet.of(BLANK, GIVEN)).on(entered)).isEqualTo(FRESH);
    }

    @Test
    void startingOverKeepsOnlyTheGivens() {
        Document written = new Move.FillMarks().on(new Move.Enter(CellSet.of(BLANK), Digit.FOUR).on(FRESH));

        assertThat(new Move.StartOver().on(written)).isEqualTo(FRESH);
    }

    @Test
    void aBookmarkReplacesThatOfTheSameEventAndStaysUntilAGivenChanges() {
        Bookmark guess = new Bookmark("classic", 29, "a guess");
        Bookmark start = new Bookmark("classic", -1, "");
        Bookmark other = new Bookmark("bitmask", 29, "a dead end");
        Bookmark renamed = new Bookmark("classic", 29, "two candidates");
        Document marked = FRESH;
        for (Bookmark bookmark : List.of(guess, start, other, renamed)) {
            marked = new Move.Mark(bookmark).on(marked);
        }
        assertThat(marked.bookmarks()).containsExactly(other, start, renamed);
        assertThat(new Move.Unmark(guess).on(marked)).isEqualTo(marked);
        assertThat(new Move.Unmark(start).on(marked).bookmarks()).containsExactly(other, renamed);

        Document entered = new Move.Enter(CellSet.of(BLANK), Digit.FOUR).on(marked);
        assertThat(entered.bookmarks()).isEqualTo(marked.bookmarks());
        assertThat(new Move.StartOver().on(entered)).isEqualTo(marked);
        assertThat(new Move.ClearGivens(CellSet.of(GIVEN)).on(marked).bookmarks())
                .isEmpty();
    }

    @Test
    void aDocumentHasABoundedNumberOfBookmarks() {
        Document full = FRESH;
        for (int event = 0; event < Bookmark.MOST; event++) {
            full = new Move.Mark(new Bookmark("classic", event, "")).on(full);
        }
        assertThat(full.bookmarks()).hasSize(Bookmark.MOST);
        assertThat(new Move.Mark(new Bookmark("classic", Bookmark.MOST, "")).on(full))
                .isEqualTo(full);
        Bookmark renamed = new Bookmark("classic", 7, "seven");
        assertThat(new Move.Mark(renamed).on(full).bookmarks())
                .hasSize(Bookmark.MOST)
                .contains(renamed);
    }

    @Test
    void colorsAllCellsOrRemovesTheColorIfAllHaveIt() {
        CellSet both = CellSet.of(GIVEN, BLANK);
        Document one = new Move.ToggleColor(CellSet.of(GIVEN), CellColor.GREEN).on(FRESH);
        Document two = new Move.ToggleColor(both, CellColor.GREEN).on(one);

        assertThat(one.colors()).isEqualTo(Map.of(GIVEN, CellColor.GREEN));
        assertThat(two.colors()).isEqualTo(Map.of(GIVEN, CellColor.GREEN, BLANK, CellColor.GREEN));
        assertThat(new Move.ToggleColor(both, CellColor.GREEN).on(two)).isEqualTo(FRESH);
        assertThat(new Move.ToggleColor(both, CellColor.RED).on(two).colors())
                .isEqualTo(Map.of(GIVEN, CellColor.RED, BLANK, CellColor.RED));
        assertThat(new Move.EraseColors(CellSet.of(GIVEN)).on(two).colors()).isEqualTo(Map.of(BLANK, CellColor.GREEN));
    }

    @Test
    void digitsAndMarksLeaveColorsAndCommentAlone() {
        Document colored =
                new Move.Comment("mind the gap").on(new Move.ToggleColor(CellSet.of(BLANK), CellColor.GREEN).on(FRESH));
        for (Move move : List.of(
                new Move.Enter(CellSet.of(BLANK), Digit.FOUR),
                new Move.Erase(CellSet.of(BLANK)),
                new Move.SetGiven(CellSet.of(BLANK), Digit.FOUR),
                new Move.ClearGivens(CellSet.of(GIVEN)),
                new Move.ToggleMark(CellSet.of(BLANK), Digit.FOUR),
                new Move.FillMarks())) {
            Document after = move.on(colored);
            assertThat(after.colors()).as("%s", move).isEqualTo(Map.of(BLANK, CellColor.GREEN));
            assertThat(after.comment()).as("%s", move).isEqualTo("mind the gap");
        }
    }

    @Test
    void startingOverKeepsTheCommentOnly() {
        Document colored =
                new Move.Comment("mind the gap").on(new Move.ToggleColor(CellSet.of(BLANK), CellColor.GREEN).on(FRESH));

        assertThat(new Move.StartOver().on(colored)).isEqualTo(FRESH.commented("mind the gap"));
    }

    @Test
    void everythingOnTheBoardMovesWithATransformation() {
        Cell beside = Cell.at(1, 4);
        Cell other = Cell.at(5, 3);
        Document entered = new Move.Enter(CellSet.of(BLANK), Digit.FOUR)
                .on(new Move.FillMarks().on(FRESH))
                .commented("mine");
        DrawnLink link = new DrawnLink(new Candidate(beside, Digit.TWO), new Candidate(beside, Digit.SIX), true);
        Document drawn = new Move.ToggleLink(link)
                .on(new Move.ToggleMarkColor(CellSet.of(beside), Digit.TWO, CellColor.RED)
                        .on(new Move.ToggleColor(CellSet.of(GIVEN, other), CellColor.BLUE)
                                .on(new Move.ToggleCorner(CellSet.of(other), Digit.NINE).on(entered))));
        Isomorphism right = Isomorphism.rotation(1).then(Isomorphism.ofDigits(8, 7, 6, 5, 4, 3, 2, 1, 0));

        Document moved = new Move.Transform(right).on(drawn);

        Cell besideMoved = Cell.at(4, 9);
        assertThat(moved.puzzle()).isEqualTo(right.of(PUZZLE));
        assertThat(moved.puzzle().given(Cell.at(1, 9))).isEqualTo(Digit.FIVE);
        assertThat(moved.entered()).isEqualTo(CellSet.of(Cell.at(3, 9)));
        assertThat(moved.grid().digit(Cell.at(3, 9))).isEqualTo(Digit.SIX);
        assertThat(moved.marks(besideMoved).mask())
                .isEqualTo(right.digits(drawn.marks(beside).mask()));
        assertThat(moved.colors()).isEqualTo(Map.of(Cell.at(1, 9), CellColor.BLUE, Cell.at(3, 5), CellColor.BLUE));
        assertThat(moved.sketch())
                .isEqualTo(new Sketch(
                        Map.of(new Candidate(besideMoved, Digit.EIGHT), CellColor.RED),
                        List.of(new DrawnLink(
                                new Candidate(besideMoved, Digit.EIGHT), new Candidate(besideMoved, Digit.FOUR), true)),
                        Map.of(Cell.at(3, 5), DigitSet.of(Digit.ONE))));
        assertThat(moved.comment()).isEqualTo("mine");
        assertThat(new Move.Transform(right.inverse()).on(moved)).isEqualTo(drawn);
    }
}
