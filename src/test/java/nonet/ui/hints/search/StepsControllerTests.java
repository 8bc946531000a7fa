package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.rate.Weights;
import nonet.service.hint.RankedStep;
import nonet.ui.hints.search.StepsController.Group;
import nonet.ui.hints.search.StepsController.Grouping;
import org.junit.jupiter.api.Test;

class StepsControllerTests {

    private final StepsFixture list = new StepsFixture();
    private final StepsController steps = list.steps;

    @Test
    void nothingIsSearchedWhileHidden() {
        list.open(StepsFixture.EASY);
        assertThat(steps.groups.get()).isEmpty();
        list.watch();
        assertThat(list.all()).hasSizeGreaterThan(10);
        assertThat(list.sentence()).isEqualTo(list.all().size() + " steps, those that unlock the most cells first");
    }

    @Test
    void theStepsThatGetFurthestComeFirst() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.grouping.set(Grouping.NONE);
        assertThat(steps.groups.get()).hasSize(1);
        assertThat(list.all())
                .isSortedAccordingTo(Comparator.comparing(RankedStep::unlocked).reversed());
        assertThat(list.all().getFirst().unlocked())
                .isEqualTo(StepsFixture.EASY.givenCells().size() == 30 ? 51 : 0);
    }

    @Test
    void groupsHoldWhatBelongsTogetherAndLoseNothing() {
        list.watch();
        list.open(StepsFixture.EASY);
        int count = list.all().size();
        assertThat(steps.groups.get()).extracting(Group::title).contains("Naked Single", "Hidden Single");
        for (Group group : steps.groups.get()) {
            assertThat(group.steps())
                    .extracting(each -> StepsFixture.name(each))
                    .containsOnly(group.title());
        }
        steps.grouping.set(Grouping.EFFECT);
        assertThat(list.all()).hasSize(count);
        for (Group group : steps.groups.get()) {
            assertThat(group.steps().stream()
                            .map(each -> each.step().deduction().conclusions())
                            .collect(Collectors.toSet()))
                    .hasSize(1);
        }
        assertThat(steps.groups.get())
                .extracting(Group::title)
                .contains("r5c5=5")
                .doesNotHaveDuplicates();
    }

    /// Whips and aligned exclusions are so many in hard puzzles that the list would hold little else.
    @Test
    void furtherStepsOfFloodingTechniquesAreFoldedInEveryGrouping() {
        Profile profile = StepsFixture.basic();
        list.use(profile.with(profile.weights().with(Weights.modern().of(Technique.ALIGNED_TRIPLE_EXCLUSION))));
        list.watch();
        list.open(StepsFixture.TWELVE);
        for (Grouping grouping : Grouping.values()) {
            steps.grouping.set(grouping);
            List<Group> groups = steps.groups.get();
            List<RankedStep> folded =
                    groups.stream().flatMap(group -> group.folded().stream()).toList();
            assertThat(folded).extracting(StepsFixture::name).containsOnly("Aligned Triple Exclusion");
            assertThat(groups.stream().flatMap(group -> group.steps().stream()))
                    .filteredOn(each -> StepsFixture.name(each).equals("Aligned Triple Exclusion"))
                    .hasSize(StepsController.SHOWN);
            assertThat(steps.text().lines().count()).isEqualTo(StepsController.SHOWN + folded.size() + others(groups));
        }
    }

    @Test
    void ofStepsThatUnlockEquallyMuchTheFirstOfEachTechniqueComesFirst() {
        list.use(Profile.hodoku());
        steps.grouping.set(Grouping.NONE);
        list.watch();
        list.open(StepsFixture.ESCARGOT);
        Map<String, Integer> turns = new HashMap<>();
        int unlocked = Integer.MAX_VALUE;
        int turn = 1;
        for (RankedStep each : list.all()) {
            int now = turns.merge(each.unlocked() + StepsFixture.name(each), 1, Integer::sum);
            assertThat(each.unlocked()).isLessThanOrEqualTo(unlocked);
            assertThat(now).isGreaterThanOrEqualTo(each.unlocked() < unlocked ? 1 : turn);
            unlocked = each.unlocked();
            turn = now;
        }
        assertThat(turns.values()).anyMatch(count -> count > 1);
    }

    private static long others(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.steps().stream())
                .filter(each -> !StepsFixture.name(each).equals("Aligned Triple Exclusion"))
                .count();
    }

    @Test
    void aFilterListsTheLinesThatContainIt() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.wanted.set(" naked single: R5C5 ");
        assertThat(steps.text()).isEqualTo("Naked Single: r5c5=5\n");
        assertThat(steps.csv())
                .isEqualTo("reach,technique,score,level,conclusions,step\n"
                        + "51,naked-single,4,easy,r5c5=5,Naked Single: r5c5=5\n");
        assertThat(list.sentence()).endsWith(" steps, those that unlock the most cells first (1 listed)");
        assertThat(steps.any.get()).isTrue();
        steps.wanted.set("no such thing");
        assertThat(steps.groups.get()).isEmpty();
        assertThat(list.sentence()).endsWith(" (nothing matches the filter)");
        assertThat(steps.any.get()).isFalse();
        steps.wanted.set(" ");
        assertThat(list.sentence()).endsWith(" steps, those that unlock the most cells first");
    }

    @Test
    void aFilterThatMatchesNothingTakesTheShownStepAway() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.show(list.all().getFirst());
        assertThat(steps.picture.get()).isNotNull();
        steps.wanted.set("no such thing");
        assertThat(steps.picture.get()).isNull();
        assertThat(steps.shown.explanation.get()).isNull();
        assertThat(steps.chosen.get()).isNull();
    }

    @Test
    void omitsTheTechniqueBelowItsHeading() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.wanted.set("Naked Single: r5c5=5");
        assertThat(steps.title(list.all().getFirst())).isEqualTo("r5c5=5");
        steps.grouping.set(Grouping.EFFECT);
        assertThat(steps.title(list.all().getFirst())).isEqualTo("Naked Single: r5c5=5");
    }

    @Test
    void aStepIsShownAndMade() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.wanted.set("Naked Single: r5c5=5");
        steps.show(list.all().getFirst());
        assertThat(Objects.requireNonNull(steps.picture.get()).marks())
                .isEqualTo(Objects.requireNonNull(steps.shown.explanation.get()).marks());
        assertThat(steps.shown.checked.get()).isTrue();
        steps.apply();
        assertThat(list.applied)
                .containsExactly(new Conclusion.Placement(new nonet.grid.Candidate(Cell.at(5, 5), Digit.of(5))));
    }

    @Test
    void afterAStepIsMadeTheNextOfItsTechniqueIsChosen() {
        list.watch();
        list.open(StepsFixture.EASY);
        RankedStep last = list.all().getLast();
        steps.show(last);
        steps.apply();
        RankedStep next = Objects.requireNonNull(steps.chosen.get());
        Technique technique = last.step().deduction().technique();
        assertThat(next)
                .isSameAs(list.all().stream()
                        .filter(each -> each.step().deduction().technique() == technique)
                        .findFirst()
                        .orElseThrow());
        assertThat(next).isNotSameAs(list.all().getFirst());
        assertThat(steps.picture.get()).isNotNull();
    }

    @Test
    void aChangeOfTheBoardTakesTheStepAwayAndSearchesAnew() {
        list.watch();
        list.open(StepsFixture.EASY);
        steps.show(list.all().getFirst());
        int before = list.all().size();
        steps.context()
                .document()
                .set(new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)).on(Document.of("", StepsFixture.EASY)));
        assertThat(steps.picture.get()).isNull();
        assertThat(list.all().size()).isPositive().isNotEqualTo(before);
        steps.grouping.set(Grouping.EFFECT);
        assertThat(steps.groups.get()).extracting(Group::title).doesNotContain("r5c5=5");
    }

    @Test
    void severalSolutionsSwitchUniquenessOffAndNothingIsChecked() {
        list.watch();
        list.open(StepsFixture.TWELVE);
        assertThat(list.sentence()).endsWith("the puzzle has several solutions, so uniqueness techniques are off.");
        assertThat(list.all()).extracting(RankedStep::checked).containsOnly(false);
    }

    @Test
    void aWrongDigitIsNamedAndLit() {
        list.watch();
        steps.context()
                .document()
                .set(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(1)).on(Document.of("", StepsFixture.EASY)));
        assertThat(list.sentence()).isEqualTo("This digit is wrong: r1c3.");
        assertThat(Objects.requireNonNull(steps.picture.get()).marks().cells()).containsOnlyKeys(Cell.at(1, 3));
    }
}
