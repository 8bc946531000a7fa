package nonet.ui.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.guide.Exercise;
import nonet.guide.PageId;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.Test;

class GuideControllerTests {

    private static final PageId X_WING = PageId.of(Technique.X_WING);
    private static final PageId SWORDFISH = PageId.of(Technique.SWORDFISH);

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final PaneFixture fixture = new PaneFixture(messages, new InlineTasks());
    private final GuideController guide = new GuideController(fixture.services(), new FastSolver(), _ -> {});
    private final ExampleController example = guide.example;

    @Test
    void pagesAreTurnedBackAndForward() {
        guide.open();
        PageId first = page();
        guide.open(X_WING);
        guide.open(SWORDFISH);
        guide.back();
        assertThat(page()).isEqualTo(X_WING);
        guide.back();
        assertThat(page()).isEqualTo(first);
        assertThat(guide.canGoBack.get()).isFalse();
        guide.forward();
        assertThat(page()).isEqualTo(X_WING);
        guide.open(PageId.of(Technique.JELLYFISH));
        assertThat(guide.canGoForward.get()).isFalse();
        guide.open(PageId.topic("nowhere"));
        assertThat(page()).isEqualTo(PageId.of(Technique.JELLYFISH));
    }

    @Test
    void aFailureIsReportedBesideThePage() {
        AtomicBoolean failing = new AtomicBoolean(true);
        FailingTasks tasks = new FailingTasks(_ -> failing.get());
        GuideController failed =
                new GuideController(new PaneFixture(messages, tasks).services(), new FastSolver(), _ -> {});
        failed.open(X_WING);
        assertThat(tasks.reported).hasSize(1);
        failing.set(false);
        failed.open(X_WING);
        failing.set(true);
        failed.open(SWORDFISH);
        assertThat(tasks.reported).as("the example could not be prepared").hasSize(2);
        assertThat(failed.page.get().id()).isEqualTo(SWORDFISH);
    }

    @Test
    void aSearchFindsPages() {
        guide.open(X_WING);
        guide.query.set("swordf");
        assertThat(guide.hits).extracting(hit -> hit.id()).contains(SWORDFISH);
        guide.query.set("");
        assertThat(guide.hits).isEmpty();
    }

    @Test
    void thePageStaysInAnotherLanguage() {
        guide.open(X_WING);
        guide.open(SWORDFISH);
        String english = guide.page.get().title();

        messages.use(Locale.SIMPLIFIED_CHINESE);

        assertThat(page()).isEqualTo(SWORDFISH);
        assertThat(guide.page.get().title()).isNotEqualTo(english);
        guide.back();
        assertThat(page()).isEqualTo(X_WING);
    }

    @Test
    void anExampleIsShownStageByStage() {
        guide.open(X_WING);

        Exercise exercise = exercise();
        assertThat(guide.examples).hasSize(4);
        assertThat(example.stage.get()).isEqualTo(1);
        assertThat(example.revealed.get()).isTrue();
        assertThat(example.frame.get().highlights().marks().candidates()).isNotEmpty();
        example.previous();
        assertThat(example.revealed.get()).isFalse();
        assertThat(example.frame.get().highlights().marks().candidates()).isEmpty();
        example.previous();
        assertThat(example.stage.get()).isZero();
        for (int i = 0; i < 20; i++) {
            example.next();
        }
        Candidate gone = exercise.wanted().getFirst().candidate();
        assertThat(example.frame.get().grid().candidates(gone.cell()).contains(gone.digit()))
                .isFalse();
    }

    @Test
    void aTryIsJudgedWithItsReason() {
        guide.open(X_WING);
        Exercise exercise = exercise();
        example.trying.set(true);
        assertThat(example.revealed.get()).isFalse();
        assertThat(example.frame.get().highlights().marks().candidates()).isEmpty();

        Cell cell = exercise.wanted().getFirst().candidate().cell();
        Digit right = Objects.requireNonNull(
                Objects.requireNonNull(exercise.solution()).digit(cell));
        example.answer(cell, right);
        assertThat(example.said.get()).contains(cell + " is " + right + " in the solution");

        Candidate part = example.shown.explanation.get().marks().candidates().keySet().stream()
                .filter(each -> exercise.judge(new Conclusion.Elimination(each)) == Exercise.Verdict.PART)
                .findFirst()
                .orElseThrow();
        example.answer(part.cell(), part.digit());
        assertThat(example.said.get()).contains("belongs to the pattern");

        exercise.wanted()
                .forEach(each ->
                        example.answer(each.candidate().cell(), each.candidate().digit()));
        assertThat(example.said.get()).startsWith("Right").contains("That is all");
        assertThat(example.revealed.get()).isTrue();
        assertThat(example.frame.get().highlights().struck()).containsKey(cell);
    }

    @Test
    void aSingleIsFoundByItsCell() {
        guide.open(PageId.of(Technique.NAKED_SINGLE));
        Exercise exercise = exercise();
        example.trying.set(true);
        Cell cell = exercise.wanted().getFirst().candidate().cell();
        Cell other = exercise.grid().blanks().without(cell).first();

        example.answer(other, null);
        assertThat(example.said.get()).startsWith("No: " + other);
        example.answer(cell, null);
        assertThat(example.said.get()).startsWith("Right: " + cell);
        assertThat(example.frame.get().grid().digit(cell))
                .isEqualTo(exercise.wanted().getFirst().candidate().digit());
    }

    @Test
    void aLookAlikeNamesTheMissingPart() {
        guide.open(X_WING);
        guide.chosen.set(3);

        assertThat(exercise().example().isLookAlike()).isTrue();
        assertThat(example.said.get()).startsWith("No X-Wing here: ");
        assertThat(example.stages.get()).isEqualTo(1);
    }

    @Test
    void thePositionIsTakenOver() {
        guide.open(X_WING);
        guide.takeOver();

        assertThat(fixture.opened).hasSize(1);
        assertThat(fixture.opened.getFirst().grid()).isEqualTo(exercise().grid());
        assertThat(fixture.opened.getFirst().name()).isEqualTo("Guide: X-Wing");
    }

    private PageId page() {
        return Objects.requireNonNull(guide.page.get()).id();
    }

    private Exercise exercise() {
        return Objects.requireNonNull(example.exercise());
    }
}
