package nonet.ui.learned;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.SampleSearches;
import nonet.trace.Trace;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.learned.LearnedController.Learned;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.Test;

class LearnedControllerTests {

    private final Playback playback = new Playback(new InlineTasks(), StepEngine.LEARNING, () -> 0);
    private final SimpleBooleanProperty visible = new SimpleBooleanProperty(true);
    private final List<Runnable> frames = new ArrayList<>();
    private ObservableBooleanValue behind = visible;
    private final LearnedController learned = new LearnedController(
            playback.search,
            new FrameClock() {
                @Override
                public long nanos() {
                    return 0;
                }

                @Override
                public void whileMoving(ObservableBooleanValue moving, Runnable action) {
                    behind = moving;
                    frames.add(action);
                }
            },
            visible);

    @Test
    void eachNogoodIsListedWithHowOftenItHelpedUpToTheMoment() {
        playback.load(SampleSearches.HARD);
        playback.runToEnd();
        frames.forEach(Runnable::run);
        Trace trace = playback.search.trace();

        assertThat(rows()).isEqualTo(counted(trace, trace.size() - 1)).isNotEmpty();
        assertThat(rows().values()).anyMatch(helped -> helped > 0);
        assertThat(learned.listed.get().rows()).isSortedAccordingTo((one, other) -> other.helped() - one.helped());

        long middle = trace.size() / 2;
        playback.show(middle);
        assertThat(rows()).isEqualTo(counted(trace, middle));
        playback.show(-1);
        assertThat(rows()).isEmpty();
    }

    @Test
    void theChosenOneIsMarkedOnTheBoardWhileTheListIsSeen() {
        playback.load(SampleSearches.HARD);
        playback.nextSolution();
        frames.forEach(Runnable::run);
        Learned first = learned.listed.get().rows().getFirst();
        learned.selected.set(first);

        assertThat(learned.marks.get().touched())
                .isEqualTo(CellSet.of(
                        first.candidates().stream().map(Candidate::cell).toList()));
        Marks marks = learned.marks.get();
        frames.forEach(Runnable::run);
        assertThat(learned.marks.get()).isSameAs(marks);
        visible.set(false);
        assertThat(learned.marks.get()).isNull();
        visible.set(true);
        assertThat(learned.marks.get()).isEqualTo(marks);
    }

    @Test
    void ofVeryManyNogoodsAllAreCountedAndTheBestListed() {
        playback.load(Puzzle.EMPTY);
        playback.goTo(100_000);
        while (behind.get()) {
            frames.forEach(Runnable::run);
        }
        Trace trace = playback.search.trace();
        Map<Set<Candidate>, Integer> counted =
                counted(trace, playback.search.moment().index());

        assertThat(counted.size()).isGreaterThan(LearnedController.MOST_KEPT);
        assertThat(learned.listed.get().count()).isEqualTo(counted.size());
        assertThat(rows()).hasSize(LearnedController.MOST);
    }

    private Map<Set<Candidate>, Integer> rows() {
        Map<Set<Candidate>, Integer> rows = new HashMap<>();
        learned.listed.get().rows().forEach(row -> rows.put(new HashSet<>(row.candidates()), row.helped()));
        return rows;
    }

    private static Map<Set<Candidate>, Integer> counted(Trace trace, long upTo) {
        Map<Set<Candidate>, Integer> counted = new HashMap<>();
        for (long index = 0; index <= upTo; index++) {
            if (trace.get(index).event() instanceof Event.Narrowed narrowed
                    && narrowed.by() instanceof Narrowing.Nogood nogood) {
                counted.merge(new HashSet<>(nogood.candidates()), nogood.learned() ? 0 : 1, Integer::sum);
            }
        }
        return counted;
    }
}
