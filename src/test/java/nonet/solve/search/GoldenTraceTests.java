package nonet.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.solve.Counters;
import nonet.solve.StepSolver;
import nonet.solve.Walk;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.TraceText;
import org.junit.jupiter.api.Test;

/// The classic and the shrinking search go exactly the way of their published traces.
class GoldenTraceTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final String SOLUTION =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

    @Test
    void classicPrintsItsPublishedTrace() {
        assertThat(linesOf(new ClassicSearch())).isEqualTo(golden("classic.txt"));
    }

    @Test
    void classicFindsTheSolutionAtStep4879() {
        Walk walk = new ClassicSearch().walk(PUZZLE);
        runToSolution(walk);
        assertThat(digits(walk)).isEqualTo(SOLUTION);
        assertThat(walk.steps()).isEqualTo(4879);
        assertThat(walk.counters().solutions()).isEqualTo(1);
    }

    @Test
    void classicEndsAtStep9683() {
        Walk walk = new ClassicSearch().walk(PUZZLE);
        runToEnd(walk);
        assertThat(digits(walk))
                .isEqualTo("829000300513600800476090251054007102002045789087100630001000568008500910090000400");
        assertThat(walk.counters()).isEqualTo(new Counters(9683, 3598, 1799, 1, 21));
    }

    @Test
    void shrinkingPrintsItsPublishedTrace() {
        assertThat(linesOf(new ShrinkingSearch())).isEqualTo(golden("shrinking.txt"));
    }

    @Test
    void shrinkingFindsTheSolutionAtStep803() {
        Walk walk = new ShrinkingSearch().walk(PUZZLE);
        runToSolution(walk);
        assertThat(digits(walk)).isEqualTo(SOLUTION);
        assertThat(walk.steps()).isEqualTo(803);
        assertThat(walk.counters().solutions()).isEqualTo(1);
    }

    @Test
    void shrinkingEndsAtStep1787() {
        Walk walk = new ShrinkingSearch().walk(PUZZLE);
        runToEnd(walk);
        assertThat(walk.counters()).isEqualTo(new Counters(1787, 248, 124, 1, 12));
    }

    private static String digits(Walk walk) {
        return walk.grid().toString().replace('.', '0');
    }

    private static void runToSolution(Walk walk) {
        while (!(walk.next() instanceof Event.Found)) {}
    }

    private static void runToEnd(Walk walk) {
        while (walk.next() != null) {}
    }

    private static List<String> linesOf(StepSolver engine) {
        TraceText text = TraceText.of(engine.id());
        List<String> lines = new ArrayList<>();
        Walk walk = engine.walk(PUZZLE);
        for (Event event = walk.next(); event != null; event = walk.next()) {
            Entry entry = new Entry(lines.size(), walk.steps(), walk.level(), event);
            text.line(entry).ifPresent(lines::add);
        }
        return lines;
    }

    private static List<String> golden(String name) {
        try (InputStream in = GoldenTraceTests.class.getResourceAsStream("/nonet/golden/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
