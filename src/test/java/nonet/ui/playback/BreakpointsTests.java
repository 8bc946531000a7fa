package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Breakpoints;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import nonet.ui.kit.InlineTasks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The breakpoints of a run, compared with a check of every moment of the whole search.
@Execution(ExecutionMode.CONCURRENT)
@Tag("repeated")
@Tag("sampled")
class BreakpointsTests {

    /// Before the campaign, one engine runs at both paces.
    private static final List<Double> PACES = List.of(1.0, 0.9);

    private static final Cell CELL = Cell.at(7, 2);
    private static final Candidate LOST = new Candidate(Cell.at(2, 2), Digit.of(4));

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsAtEveryGuess(String engine) {
        check(
                engine,
                new Breakpoints(Set.of(Breakpoints.Stop.GUESS), null, null, null, null, Set.of()),
                (before, at) -> at.entry().event() instanceof Event.Guessed);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsAtEveryDeadEnd(String engine) {
        check(
                engine,
                new Breakpoints(Set.of(Breakpoints.Stop.DEAD_END), null, null, null, null, Set.of()),
                (before, at) -> at.entry().event() instanceof Event.Contradicted);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsAtEverySolutionAndGuessOfALevel(String engine) {
        check(
                engine,
                new Breakpoints(Set.of(Breakpoints.Stop.SOLUTION), 5, null, null, null, Set.of()),
                (before, at) -> at.entry().event() instanceof Event.Found
                        || at.entry().event() instanceof Event.Guessed && at.level() == 5);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsWhereAStepBegins(String engine) {
        check(engine, new Breakpoints(Set.of(), null, 77L, null, null, Set.of()), (before, at) -> at.index() == 76);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsWhenACellIsFilled(String engine) {
        check(engine, new Breakpoints(Set.of(), null, null, CELL, null, Set.of()), (before, at) -> switch (at.entry()
                .event()) {
            case Event.Placed placed -> placed.candidate().cell().equals(CELL);
            case Event.Guessed guess -> guess.candidate().cell().equals(CELL);
            default -> false;
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aRunStopsWhenABlankLosesACandidate(String engine) {
        check(
                engine,
                new Breakpoints(Set.of(), null, null, null, LOST, Set.of()),
                (before, at) -> before.grid().candidates(LOST.cell()).contains(LOST.digit())
                        && at.grid().blanks().contains(LOST.cell())
                        && !at.grid().candidates(LOST.cell()).contains(LOST.digit()));
    }

    private static Stream<String> engines() {
        return Stream.of("shrinking", "classic", "dancing-links").limit(Repetitions.of(1, 3, 3));
    }

    /// Runs to the end and back again. At both speeds a run must stop exactly where the condition holds.
    private static void check(String engine, Breakpoints points, BiPredicate<ReplayState, ReplayState> stops) {
        StepSolver solver = solver(engine);
        List<Long> wanted = wanted(solver, stops);
        List<Long> reversed = new ArrayList<>(wanted);
        Collections.reverse(reversed);
        assertThat(wanted).isNotEmpty();
        for (double pace : PACES.subList(0, Repetitions.of(engine.equals("shrinking") ? 2 : 1, 2))) {
            long[] now = {0};
            Playback playback = new Playback(new InlineTasks(), solver, () -> now[0] += 40_000_000);
            playback.load(SampleSearches.HARD);
            playback.breakpoints.set(points);
            playback.pace.set(pace);

            assertThat(stops(playback, playback::run)).isEqualTo(wanted);
            assertThat(playback.state.get()).isEqualTo(PlayState.EXHAUSTED);
            assertThat(stops(playback, playback::runBack)).isEqualTo(reversed);
            assertThat(playback.state.get()).isEqualTo(PlayState.START);
        }
    }

    private static List<Long> wanted(StepSolver solver, BiPredicate<ReplayState, ReplayState> stops) {
        Trace trace = new Trace(SampleSearches.HARD, 100_000);
        List<Long> wanted = new ArrayList<>();
        ReplayState[] before = {trace.end()};
        SampleSearches.tell(solver, SampleSearches.HARD, Long.MAX_VALUE, entry -> {
            trace.append(entry.event(), entry.step(), entry.level());
            ReplayState at = trace.end();
            if (stops.test(before[0], at)) {
                wanted.add(entry.index());
            }
            before[0] = at;
        });
        return wanted;
    }

    private static List<Long> stops(Playback playback, Runnable run) {
        List<Long> stops = new ArrayList<>();
        while (true) {
            long from = playback.search.moment().index();
            run.run();
            while (playback.running.get()) {
                playback.pulse();
            }
            ReplayState at = playback.search.moment();
            boolean over = at.entry() == null || at.entry().event() instanceof Event.Exhausted;
            if (over || at.index() == from) {
                return stops;
            }
            stops.add(at.index());
        }
    }

    private static StepSolver solver(String id) {
        return switch (id) {
            case "classic" -> StepEngine.CLASSIC;
            case "shrinking" -> StepEngine.SHRINKING;
            case "dancing-links" -> StepEngine.DANCING_LINKS;
            default -> throw new IllegalArgumentException(id);
        };
    }
}
