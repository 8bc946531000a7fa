package nonet.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonet.play.Branch;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class TimelineControllerTests {

    private final List<Long> wishes = new ArrayList<>();
    private final TimelineController controller =
            new TimelineController(new Messages(Locale.US, "nonet.log"), this::wish);
    private final List<Entry> entries = new ArrayList<>();

    private void wish(long moment) {
        wishes.add(moment);
        controller.shown.set(moment);
    }

    private void solveHard() {
        TraceProfile profile = new TraceProfile(SampleSearches.HARD);
        SampleSearches.tell(StepEngine.SHRINKING, SampleSearches.HARD, Long.MAX_VALUE, entry -> {
            profile.append(entry);
            entries.add(entry);
        });
        controller.profile.set(profile);
        controller.resize(800);
        controller.pulse();
    }

    @Test
    void withoutASearchNothingCanBeWanted() {
        controller.want(5);
        controller.toEnd();
        controller.pulse();

        assertThat(wishes).isEmpty();
        assertThat(controller.position.get()).isEqualTo(-1);
        assertThat(controller.about(0)).isEqualTo("Step or Run draws the search here");
    }

    @Test
    void theWordsOnAMomentNameTheBranchesThatPartThere() {
        solveHard();
        String start = controller.about(-1);
        String moment = controller.about(40);
        controller.branching.set(Branching.of(
                List.of(
                        Branch.FIRST,
                        new Branch(2, 1, 40, List.of()),
                        new Branch(3, 1, -1, List.of()),
                        new Branch(4, 2, 40, List.of())),
                Branch.FIRST));
        assertThat(controller.about(-1)).isEqualTo(start + "; branch 3 parts here");
        assertThat(controller.about(40)).isEqualTo(moment + "; branch 2 parts here; branch 4 parts here");
        assertThat(controller.about(41)).doesNotContain("branch");
        controller.notes.set(Map.of(40L, "mine"));
        assertThat(controller.about(40)).endsWith("; branch 4 parts here\nBookmark: mine");
    }

    @Test
    void aDragGoesToTheLastMomentWantedOnceAFrame() {
        solveHard();
        controller.want(100);
        controller.want(200);
        controller.want(300);
        assertThat(wishes).isEmpty();
        assertThat(controller.position.get()).isEqualTo(300);

        controller.pulse();
        controller.pulse();

        assertThat(wishes).containsExactly(300L);
    }

    @Test
    void theLineReachesFromTheStartToTheLastEvent() {
        solveHard();
        long last = entries.size() - 1;

        assertThat(controller.momentAt(0)).isEqualTo(-1);
        assertThat(controller.momentAt(1)).isEqualTo(last);
        assertThat(controller.share(-1)).isZero();
        assertThat(controller.share(last)).isEqualTo(1);
        for (long moment = -1; moment <= last; moment += 13) {
            assertThat(controller.momentAt(controller.share(moment))).isEqualTo(moment);
        }
    }

    @Test
    void theKeysMoveByEventsAndPagesAndToTheEnds() {
        solveHard();
        long last = entries.size() - 1;
        List<Runnable> keys = List.of(
                () -> controller.move(1),
                () -> controller.move(1),
                () -> controller.move(-1),
                () -> controller.page(1),
                () -> controller.page(-1),
                controller::toEnd,
                () -> controller.move(1),
                controller::toStart,
                () -> controller.move(-1));
        for (Runnable key : keys) {
            key.run();
            controller.pulse();
        }

        long page = entries.size() / 20;
        assertThat(wishes).containsExactly(0L, 1L, 0L, page, 0L, last, last, -1L, -1L);
    }

    @Test
    void droppedMomentsCannotBeSelected() {
        solveHard();
        controller.firstKept.set(1000);
        controller.want(3);
        controller.pulse();
        controller.toStart();
        controller.pulse();

        assertThat(wishes).containsExactly(1000L, 1000L);
    }

    @Test
    void theHandleFollowsTheMomentShown() {
        solveHard();
        controller.shown.set(77);
        assertThat(controller.position.get()).isEqualTo(77);
        assertThat(wishes).isEmpty();
    }

    @Test
    void aMomentIsDescribedInWords() {
        solveHard();
        Entry found = entries.stream()
                .filter(entry -> entry.event() instanceof Event.Found)
                .findFirst()
                .orElseThrow();

        assertThat(controller.about(-1)).isEqualTo("before the first step");
        assertThat(controller.about(0)).isEqualTo("step 1, level 0, 21 of 81 cells filled");
        assertThat(controller.about(found.index())).isEqualTo("step 803, level 10, 81 of 81 cells filled, a solution");
        assertThat(controller.about(entries.size() - 1)).startsWith("step 1,787, level");
    }

    @Test
    void theLineGrowsWithTheSearch() {
        TraceProfile profile = new TraceProfile(SampleSearches.SPARSE);
        controller.profile.set(profile);
        controller.resize(500);
        SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 200_000, entry -> {
            profile.append(entry);
            if (entry.index() % 5_000 == 0) {
                controller.pulse();
                assertThat(controller.columns.get().size()).isEqualTo(entry.index() + 1);
            }
        });
    }
}
