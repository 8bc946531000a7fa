package nonet.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
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

    private static final Map<String, Puzzle> PUZZLES =
            Map.of("hard", PUZZLE, "twelve", SampleSearches.TWELVE, "several", SampleSearches.SEVERAL);

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

    /// The engines without a published trace print what they printed before guesses could be chosen.
    @ParameterizedTest
    @CsvSource(textBlock = """
        cell-order,   hard,    de6012c40798ea883dbd9e0caf25b370a2804b71b04150a8511c67746e1312b1
        cell-order,   twelve,  6299b66527376e3a18d15ed8bb5e34ebbb4f3cb427105fac62903ffdf1a8c0a1
        cell-order,   several, f548003c3518e5d2de2b27741115d0fcbbf80ba5f3b81e49981c0bd48d56f31b
        singles,      hard,    d4217fb56a933b051379aea2350ee71c63ef4b08ab9dee4cf8592e1ae9d62b50
        singles,      twelve,  68cea003b195a7d279e6a294a3ec3de95bf018040fc1b793249acb9b82356335
        singles,      several, b9b0b6d3da16c19f7d2c676adacd613740968343cb115aee00f2745cd49199d5
        dancing-links, hard,    7c04e79f1e81bedbada4030a72b81d8cf4349d76909cc168df5b9719ff32d844
        dancing-links, twelve,  68cea003b195a7d279e6a294a3ec3de95bf018040fc1b793249acb9b82356335
        dancing-links, several, 37b26d7c0ebc478d2f7ca1a7b55169c1a21e28ec6094f6315314fed1b5ec77df
        learning,     hard,    601f48df6fb8848ed1bf29234c5c7e7ceb09c8ff8d6e8734077915a934ed0394
        learning,     twelve,  c35a45a381c5325c0b2ac15c79e3d0c8ab7ca398c7bd37bd189f2bd87508f331
        learning,     several, 45e86e41a726c3bc779bee9962a1b0673f61d32896afe77bc634b8b306af34e2
        """)
    void unsteeredTracesStayTheSameLineByLine(String engine, String puzzle, String digest) throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        for (String line : linesOf(StepEngine.named(engine).orElseThrow(), PUZZLES.get(puzzle))) {
            sha.update((line + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(HexFormat.of().formatHex(sha.digest())).isEqualTo(digest);
    }

    private static List<String> linesOf(StepSolver engine) {
        return linesOf(engine, PUZZLE);
    }

    private static List<String> linesOf(StepSolver engine, Puzzle puzzle) {
        TraceText text = TraceText.of(engine.id());
        List<String> lines = new ArrayList<>();
        SearchCursor cursor = engine.cursor(puzzle);
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
