package nonet.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import nonet.trace.TraceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The classic and the shrinking search go exactly the way of their published traces.
class GoldenTraceTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final String SOLUTION =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

    @Test
    void classicPrintsItsPublishedTrace() {
        assertThat(linesOf(StepEngine.CLASSIC)).isEqualTo(golden("classic.txt"));
    }

    @Test
    void classicFindsTheSolutionAtStep4879() {
        SearchCursor cursor = StepEngine.CLASSIC.cursor(PUZZLE);
        runToSolution(cursor);
        assertThat(digits(cursor)).isEqualTo(SOLUTION);
        assertThat(cursor.steps()).isEqualTo(4879);
        assertThat(cursor.counters().solutions()).isEqualTo(1);
    }

    @Test
    void classicEndsAtStep9683() {
        SearchCursor cursor = StepEngine.CLASSIC.cursor(PUZZLE);
        String lastDeadEnd = "";
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            lastDeadEnd = event instanceof Event.Contradicted ? digits(cursor) : lastDeadEnd;
        }
        assertThat(lastDeadEnd)
                .isEqualTo("829000300513600800476090251054007102002045789087100630001000568008500910090000400");
        assertThat(cursor.counters()).isEqualTo(new Counters(9683, 3598, 1799, 1, 21));
    }

    @Test
    void shrinkingPrintsItsPublishedTrace() {
        assertThat(linesOf(StepEngine.SHRINKING)).isEqualTo(golden("shrinking.txt"));
    }

    @Test
    void shrinkingFindsTheSolutionAtStep803() {
        SearchCursor cursor = StepEngine.SHRINKING.cursor(PUZZLE);
        runToSolution(cursor);
        assertThat(digits(cursor)).isEqualTo(SOLUTION);
        assertThat(cursor.steps()).isEqualTo(803);
        assertThat(cursor.counters().solutions()).isEqualTo(1);
    }

    @Test
    void shrinkingEndsAtStep1787() {
        SearchCursor cursor = StepEngine.SHRINKING.cursor(PUZZLE);
        runToEnd(cursor);
        assertThat(cursor.counters()).isEqualTo(new Counters(1787, 248, 124, 1, 12));
    }

    /// The state after step 9 is published; the others follow from the rules of the search. After step 1777 comes a
    /// pass that fails.
    @ParameterizedTest
    @CsvSource(textBlock = """
        0,    800000000003600000070090200050007000000045700000100030001000068008500010090000400, 0, r1c2, 0
        9,    800000000003600000070090200050007000000045700000100035001000568008500319090000400, 2, r9c8, 2
        803,  812753649943682175675491283154237896369845721287169534521974368438526917796318452, 10, -, 0
        1777, 860402301023601800174090256050067100010045700487129635201970568008530910090000400, 7, r1c5, 1
        1778, 800000300003600800076090250050067100000045700000100635001000568008500910090000400, 5, r3c1, 2
        1780, 800000306003600800076090250050067100000045700000100635001000568008500910090000400, 5, r3c1, 2
        1782, 800000306003600800076090250050067100000345700000100635001000568008500910090000400, 5, r3c4, 1
        1783, 800000306003600800076893250050067100000345700000100635001000568008500910090000400, 5, r3c1, 2
        1785, 800000306003600800076893250350067180000345700000100635001000568008500910090000400, 5, r3c1, 2
        """)
    void shrinkingRunUntilAStepShowsTheState(long step, String digits, int level, String foremost, int candidates) {
        Trace trace = traceOf(StepEngine.SHRINKING);
        ReplayState moment = trace.stateAfter(trace.lastOfStep(step));
        assertThat(moment.grid().toString().replace('.', '0')).isEqualTo(digits);
        assertThat(moment.level()).isEqualTo(level);
        assertThat(moment.foremost().map(Cell::toString).orElse("-")).isEqualTo(foremost);
        assertThat(moment.foremost()
                        .map(cell -> moment.grid().candidates(cell).size())
                        .orElse(0))
                .isEqualTo(candidates);
    }

    private static Trace traceOf(StepSolver engine) {
        Trace trace = new Trace(PUZZLE, 1_000_000);
        SearchCursor cursor = engine.cursor(PUZZLE);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        return trace;
    }

    private static String digits(SearchCursor cursor) {
        return cursor.grid().toString().replace('.', '0');
    }

    private static void runToSolution(SearchCursor cursor) {
        while (!(cursor.next(Cancel.NEVER) instanceof Event.Found)) {}
    }

    private static void runToEnd(SearchCursor cursor) {
        while (cursor.next(Cancel.NEVER) != null) {}
    }

    private static List<String> linesOf(StepSolver engine) {
        TraceText text = TraceText.of(engine.id());
        List<String> lines = new ArrayList<>();
        SearchCursor cursor = engine.cursor(PUZZLE);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            Entry entry = new Entry(lines.size(), cursor.steps(), cursor.level(), event);
            text.line(entry).ifPresent(lines::add);
        }
        return lines;
    }

    private static List<String> golden(String name) {
        try (InputStream in = GoldenTraceTests.class.getResourceAsStream("/nonet/golden/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
