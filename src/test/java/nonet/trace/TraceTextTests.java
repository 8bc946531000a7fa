package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

/// The published traces are compared in `nonet.solve.search.GoldenTraceTests`; these tests cover the rest.
class TraceTextTests {

    private static final Puzzle CLASH = Puzzle.of("....1......1.1" + ".".repeat(67));
    private static final Puzzle NO_CANDIDATE = Puzzle.of("12345678." + "........9" + ".".repeat(63));
    /// The rest of row 1 needs 8 and 9, which are both taken in box 3 except at r1c9.
    private static final Puzzle NO_SOLUTION = Puzzle.of("1234567......8...........8" + ".".repeat(55));
    private static final Puzzle SOLVED =
            Puzzle.of("812753649943682175675491283154237896369845721287169534521974368438526917796318452");

    private static final Cell CELL = Cell.at(5, 5);
    private static final Candidate SEVEN = new Candidate(CELL, Digit.of(7));
    private static final House ROW_5 = House.of(House.Kind.ROW, 5);
    private static final House COLUMN_5 = House.of(House.Kind.COLUMN, 5);

    @Test
    void classicPrintsOnlyTheMessageOfAnInvalidPuzzle() {
        assertThat(lines(StepEngine.CLASSIC, CLASH)).containsExactly("1 is in row 2 before!");
        assertThat(lines(StepEngine.CLASSIC, NO_CANDIDATE)).containsExactly("Candidates for [1,9] went wrong");
    }

    @Test
    void shrinkingPrintsOnlyTheMessageOfAnInvalidPuzzle() {
        assertThat(lines(StepEngine.SHRINKING, CLASH)).containsExactly("1) 1 is in row 2 before!");
        assertThat(lines(StepEngine.SHRINKING, NO_CANDIDATE)).containsExactly("1) Candidates for [1,9] went wrong");
    }

    @Test
    void aPuzzleThatTurnsOutToHaveNoSolutionIsInvalid() {
        assertThat(lines(StepEngine.CLASSIC, NO_SOLUTION)).containsExactly("9 is in row 1 before!", "Quiz is invalid.");
        assertThat(lines(StepEngine.SHRINKING, NO_SOLUTION))
                .containsExactly("1) shrinking 9 from [1,9] went wrong", "2) Quiz is invalid.");
    }

    @Test
    void reportsNoMoreSolutionsAfterAFullGrid() {
        assertThat(lines(StepEngine.CLASSIC, SOLVED)).containsExactly("No more solution (solution sum is 1).");
        assertThat(lines(StepEngine.SHRINKING, SOLVED)).containsExactly("2) No more solution (solution sum is 1).");
    }

    @Test
    void shrinkingNamesPliesOfRowsAndColumns() {
        Stream<Event> events = Stream.of(
                new Event.Narrowed(CELL, new DigitSet(0b111), new DigitSet(0b101), new Narrowing.Ply(COLUMN_5, 1, 3)),
                new Event.Shrunk(new Narrowing.Ply(COLUMN_5, 1, 3)),
                new Event.Shrunk(new Narrowing.Ply(ROW_5, 2, 1)));
        assertThat(events.map(event -> line("shrinking", 9, 0, event).orElseThrow()))
                .containsExactly(
                        "[5,5]: 1 2 3 shrunken to  1 3 worked by col-ply1.",
                        "9) col 5 shrunken ply-1 by vblk 3",
                        "9) row 5 shrunken ply-2 by blk 1");
    }

    @Test
    void otherEnginesPrintPlainEnglish() {
        assertThat(line("singles", 12, 1, guess(1))).contains("12    guess r5c5 = 7 (1 of 4)");
        assertThat(line("singles", 1234567, 3, guess(3))).contains("1234567     guess r5c5 = 7 (1 of 4)");
        assertThat(line("singles", 13, 2, new Event.Backtracked(2))).contains("13        back to level 2");
    }

    @Test
    void everyEventHasAPlainText() {
        Stream<Event> events = Stream.of(
                new Event.Refreshed(Cell.of(80)),
                new Event.Refreshed(CELL),
                new Event.Placed(SEVEN, new Cause.OnlyCandidate(), CellSet.NONE),
                new Event.Placed(SEVEN, new Cause.OnlyPlace(ROW_5), CellSet.NONE),
                new Event.Narrowed(CELL, new DigitSet(0b111), new DigitSet(0b100), new Narrowing.Group(ROW_5)),
                new Event.Shrunk(new Narrowing.Ply(ROW_5, 2, 1)),
                new Event.Contradicted(new Contradiction.Clash(SEVEN, ROW_5)),
                new Event.Contradicted(new Contradiction.NoCandidate(CELL)),
                new Event.Contradicted(new Contradiction.NoPlace(Digit.of(7), ROW_5)),
                new Event.Contradicted(new Contradiction.LastLost(SEVEN, ROW_5, true)),
                new Event.Contradicted(
                        new Contradiction.TooFewCells(new Narrowing.Ply(ROW_5, 1, 2), new DigitSet(0b111))),
                new Event.Cleared(CELL),
                new Event.Found(1),
                new Event.Exhausted(2),
                new Event.Exhausted(0));
        assertThat(events.map(event -> line("any", 1, 0, event).orElseThrow().substring(6)))
                .containsExactly(
                        "candidates computed",
                        "candidates computed up to r5c5",
                        "r5c5 = 7, the only candidate",
                        "r5c5 = 7, the only place in row 5",
                        "r5c5: 123 narrowed to 3 by row 5",
                        "single candidate by row 5, ply 2 of box 1",
                        "dead end: row 5 has a 7 besides r5c5",
                        "dead end: r5c5 has no candidate left",
                        "dead end: row 5 has no place left for 7",
                        "dead end: r5c5 has no candidate left, its last one 7 stands in row 5",
                        "dead end: too few cells for 123 in row 5, ply 1 of box 2",
                        "r5c5 cleared",
                        "solution 1",
                        "no more solutions (2 found)",
                        "no solution");
    }

    private static Event guess(int level) {
        return new Event.Guessed(SEVEN, 1, 4, level, Event.Turn.FIRST, CellSet.NONE);
    }

    private static Optional<String> line(String engine, long step, int level, Event event) {
        return TraceText.of(engine).line(new Entry(0, step, level, event));
    }

    private static List<String> lines(StepSolver engine, Puzzle puzzle) {
        Trace trace = new Trace(puzzle, 10_000);
        SearchCursor cursor = engine.cursor(puzzle);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        return Stream.iterate(0L, i -> i < trace.size(), i -> i + 1)
                .flatMap(i -> TraceText.of(engine.id()).line(trace.get(i)).stream())
                .toList();
    }
}
