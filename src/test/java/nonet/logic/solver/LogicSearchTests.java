package nonet.logic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.SearchCursor;
import nonet.solve.fast.FastSolver;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;

class LogicSearchTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARD =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    @Test
    void anEasyPuzzleIsSolvedByNamedStepsAlone() {
        List<Event> events = events(search(EnumSet.allOf(Technique.class), false), EASY);

        assertThat(events.getFirst()).isInstanceOf(Event.Refreshed.class);
        assertThat(events.subList(1, events.size() - 2)).hasOnlyElementsOfType(Event.Deduced.class);
        assertThat(events.get(events.size() - 2)).isEqualTo(new Event.Found(1));
        assertThat(events.getLast()).isEqualTo(new Event.Exhausted(1));
    }

    @Test
    void stopsOrGuessesWhenNoTechniqueApplies() {
        Set<Technique> singles = EnumSet.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);

        List<Event> still = events(search(singles, false), HARD);
        assertThat(still.getLast()).isEqualTo(new Event.Stuck());
        assertThat(search(singles, false).solve(HARD, Limit.ALL, Cancel.NEVER))
                .isEqualTo(new Answer.Unknown(Answer.Why.STUCK, null, 0));

        List<Event> guessing = events(search(singles, true), HARD);
        assertThat(guessing.get(still.size() - 1)).isInstanceOf(Event.Guessed.class);
        assertThat(guessing.subList(0, still.size() - 1)).isEqualTo(still.subList(0, still.size() - 1));
        assertThat(guessing.getLast()).isEqualTo(new Event.Exhausted(1));
    }

    private static LogicSearch search(Set<Technique> on, boolean guesses) {
        LogicOptions options = Samples.options();
        Set<Technique> off = EnumSet.allOf(Technique.class);
        off.removeAll(on);
        return new LogicSearch(Samples.solver().with(options.withOff(off)), new FastSolver(), guesses);
    }

    private static List<Event> events(LogicSearch search, Puzzle puzzle) {
        List<Event> events = new ArrayList<>();
        SearchCursor cursor = search.cursor(puzzle);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            events.add(event);
        }
        return events;
    }
}
