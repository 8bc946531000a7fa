package nonet.ui.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import nonet.ui.cover.CoverPicture.State;
import nonet.ui.kit.InlineTasks;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.Test;

class CoverControllerTests {

    private final Playback playback = new Playback(new InlineTasks(), StepEngine.DANCING_LINKS, () -> 0);
    private final CoverController cover = new CoverController(playback.search);

    private void open(Puzzle puzzle) {
        playback.load(puzzle);
        cover.shown.set(true);
    }

    private CoverPicture picture() {
        return cover.picture.get();
    }

    @Test
    void theMatrixIsThatOfTheEngineAtEachEvent() {
        Puzzle puzzle = SampleSearches.HARD;
        SearchCursor cursor = StepEngine.DANCING_LINKS.cursor(puzzle);
        Trace trace = new Trace(puzzle, 10_000);
        for (Event event = cursor.next(Cancel.NEVER);
                event != null && trace.size() < 1500;
                event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        ReplayState start = trace.stateAfter(-1);
        CoverPicture last = CoverPicture.of(start, start);
        assertThat(last.squares()).containsOnly(new CoverPicture.Square(State.OPEN, 9));
        for (long index = 0; index < trace.size(); index++) {
            ReplayState before = trace.stateAfter(index - 1);
            ReplayState now = trace.stateAfter(index);
            CoverPicture picture = CoverPicture.of(before, now);
            int filled = 81 - now.grid().blanks().size();
            assertThat(picture.squares().stream().filter(square -> isCovered(square.state())))
                    .as("event " + index)
                    .hasSize(4 * filled);
            switch (now.entry().event()) {
                case Event.Placed _ -> assertChosen(last, picture, 1, index);
                case Event.Guessed guess when guess.ordinal() == 1 -> assertChosen(last, picture, guess.of(), index);
                case Event.Guessed _ ->
                    assertThat(count(picture, State.COVERED_NOW)).isLessThanOrEqualTo(4);
                case Event.Contradicted _ ->
                    assertThat(picture.squares()
                                    .get(picture.chosen().getAsInt())
                                    .state())
                            .isEqualTo(State.EMPTY);
                default -> assertThat(picture.chosen()).isEmpty();
            }
            last = picture;
        }
    }

    /// Asserts that the chosen column had the fewest rows of those that were not covered.
    private static void assertChosen(CoverPicture before, CoverPicture now, int size, long index) {
        int chosen = now.chosen().getAsInt();
        assertThat(before.squares().get(chosen).size()).as("event " + index).isEqualTo(size);
        assertThat(before.squares().stream()
                        .filter(square -> !isCovered(square.state()))
                        .mapToInt(CoverPicture.Square::size)
                        .min())
                .hasValue(size);
        assertThat(now.squares().get(chosen).state()).isEqualTo(State.COVERED_NOW);
        assertThat(count(now, State.COVERED_NOW)).isEqualTo(4);
    }

    private static long count(CoverPicture picture, State state) {
        return picture.squares().stream()
                .filter(square -> square.state() == state)
                .count();
    }

    @Test
    void rowsThatAreTakenBackOpenTheirColumnsAgainInBothDirections() {
        open(SampleSearches.HARD);
        while (!(playback.search.moment().entry() != null
                && playback.search.moment().entry().event() instanceof Event.Guessed guess
                && guess.ordinal() == 2)) {
            playback.step();
        }
        CoverPicture forward = picture();
        long index = playback.search.moment().index();

        assertThat(count(forward, State.RETURNED))
                .isPositive()
                .isEqualTo(IntStream.range(0, Condition.COUNT)
                        .filter(square -> forward.squares().get(square).state() == State.RETURNED
                                && isCovered(CoverPicture.of(playback.search.before(), playback.search.before())
                                        .squares()
                                        .get(square)
                                        .state()))
                        .count());

        playback.step();
        playback.show(index);
        assertThat(picture()).isEqualTo(forward);
    }

    @Test
    void aSquareMarksItsCandidatesOnTheBoard() {
        open(SampleSearches.HARD);
        playback.step();
        Condition square = Condition.of(House.of(House.Kind.BOX, 5), Digit.of(9));
        cover.toggle(square);

        List<Candidate> rows = square.candidates(playback.search.moment().grid());
        assertThat(rows)
                .isNotEmpty()
                .allMatch(row -> row.digit() == Digit.of(9) && row.cell().box() == 5);
        assertThat(cover.marks.get().candidates())
                .isEqualTo(rows.stream().collect(Collectors.toMap(row -> row, _ -> Role.PATTERN)));

        cover.toggle(square);
        assertThat(cover.marks.get()).isNull();
        cover.toggle(square);
        cover.shown.set(false);
        assertThat(cover.marks.get()).isNull();
    }

    @Test
    void aCellOfTheBoardShowsItsSquares() {
        open(SampleSearches.HARD);
        playback.step();
        Cell cell = playback.search.moment().grid().blanks().first();
        cover.boardCell.set(cell);
        int digits = playback.search.moment().grid().candidates(cell).size();

        assertThat(cover.linked.get())
                .hasSize(1 + 3 * digits)
                .contains(Condition.of(cell).index());
        cover.boardCell.set(null);
        assertThat(cover.linked.get()).isEqualTo(Set.of());
    }

    private static boolean isCovered(State state) {
        return state == State.GIVEN || state == State.COVERED || state == State.COVERED_NOW;
    }
}
