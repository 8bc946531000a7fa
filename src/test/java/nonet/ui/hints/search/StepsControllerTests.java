package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.solve.fast.FastSolver;
import nonet.ui.hints.search.StepsController.Group;
import nonet.ui.hints.search.StepsController.Grouping;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class StepsControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static final Puzzle ESCARGOT =
            Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

    private final List<Conclusion> applied = new ArrayList<>();
    private final StepsController steps = new StepsController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            new Hints(Samples.solver(), basic(), new FastSolver()),
            new Explainer(new Words(Locale.US)),
            this::apply,
            new StepsJob(0));

    @Test
    void nothingIsSearchedWhileHidden() {
        open(EASY);
        assertThat(steps.groupsProperty().get()).isEmpty();
        watch();
        assertThat(all()).hasSizeGreaterThan(10);
        assertThat(sentence()).isEqualTo(all().size() + " steps, those that unlock the most cells first");
    }

    @Test
    void theStepsThatGetFurthestComeFirst() {
        watch();
        open(EASY);
        steps.groupingProperty().set(Grouping.NONE);
        assertThat(steps.groupsProperty().get()).hasSize(1);
        assertThat(all())
                .isSortedAccordingTo(Comparator.comparing(RankedStep::unlocked).reversed());
        assertThat(all().getFirst().unlocked()).isEqualTo(EASY.givenCells().size() == 30 ? 51 : 0);
    }

    @Test
    void groupsHoldWhatBelongsTogetherAndLoseNothing() {
        watch();
        open(EASY);
        int count = all().size();
        assertThat(steps.groupsProperty().get()).extracting(Group::title).contains("Naked Single", "Hidden Single");
        for (Group group : steps.groupsProperty().get()) {
            assertThat(group.steps()).extracting(each -> name(each)).containsOnly(group.title());
        }
        steps.groupingProperty().set(Grouping.EFFECT);
        assertThat(all()).hasSize(count);
        for (Group group : steps.groupsProperty().get()) {
            assertThat(group.steps().stream()
                            .map(each -> each.step().deduction().conclusions())
                            .collect(Collectors.toSet()))
                    .hasSize(1);
        }
        assertThat(steps.groupsProperty().get())
                .extracting(Group::title)
                .contains("r5c5=5")
                .doesNotHaveDuplicates();
    }

    /// Whips and aligned exclusions are so many in hard puzzles that the list would hold little else.
    @Test
    void furtherStepsOfFloodingTechniquesAreFoldedInEveryGrouping() {
        Profile profile = basic();
        use(profile.with(profile.weights().with(Weights.modern().of(Technique.ALIGNED_TRIPLE_EXCLUSION))));
        watch();
        open(ESCARGOT);
        for (Grouping grouping : Grouping.values()) {
            steps.groupingProperty().set(grouping);
            List<Group> groups = steps.groupsProperty().get();
            List<RankedStep> folded =
                    groups.stream().flatMap(group -> group.folded().stream()).toList();
            assertThat(folded).extracting(StepsControllerTests::name).containsOnly("Aligned Triple Exclusion");
            assertThat(groups.stream().flatMap(group -> group.steps().stream()))
                    .filteredOn(each -> name(each).equals("Aligned Triple Exclusion"))
                    .hasSize(StepsController.SHOWN);
            assertThat(steps.text().lines().count()).isEqualTo(StepsController.SHOWN + folded.size() + others(groups));
        }
    }

    private static long others(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.steps().stream())
                .filter(each -> !name(each).equals("Aligned Triple Exclusion"))
                .count();
    }

    @Test
    void aFilterListsTheLinesThatContainIt() {
        watch();
        open(EASY);
        steps.wantedProperty().set(" naked single: R5C5 ");
        assertThat(steps.text()).isEqualTo("Naked Single: r5c5=5\n");
        assertThat(steps.csv())
                .isEqualTo("reach,technique,score,level,conclusions,step\n"
                        + "51,naked-single,4,easy,r5c5=5,Naked Single: r5c5=5\n");
        assertThat(sentence()).endsWith(" steps, those that unlock the most cells first (1 listed)");
        assertThat(steps.anyProperty().get()).isTrue();
        steps.wantedProperty().set("no such thing");
        assertThat(steps.groupsProperty().get()).isEmpty();
        assertThat(sentence()).endsWith(" (nothing matches the filter)");
        assertThat(steps.anyProperty().get()).isFalse();
        steps.wantedProperty().set(" ");
        assertThat(sentence()).endsWith(" steps, those that unlock the most cells first");
    }

    @Test
    void aFilterThatMatchesNothingTakesTheShownStepAway() {
        watch();
        open(EASY);
        steps.show(all().getFirst());
        assertThat(steps.pictureProperty().get()).isNotNull();
        steps.wantedProperty().set("no such thing");
        assertThat(steps.pictureProperty().get()).isNull();
        assertThat(steps.shown().explanationProperty().get()).isNull();
        assertThat(steps.chosenProperty().get()).isNull();
    }

    @Test
    void omitsTheTechniqueBelowItsHeading() {
        watch();
        open(EASY);
        steps.wantedProperty().set("Naked Single: r5c5=5");
        assertThat(steps.title(all().getFirst())).isEqualTo("r5c5=5");
        steps.groupingProperty().set(Grouping.EFFECT);
        assertThat(steps.title(all().getFirst())).isEqualTo("Naked Single: r5c5=5");
    }

    @Test
    void aStepIsShownAndMade() {
        watch();
        open(EASY);
        steps.wantedProperty().set("Naked Single: r5c5=5");
        steps.show(all().getFirst());
        assertThat(Objects.requireNonNull(steps.pictureProperty().get()).marks())
                .isEqualTo(Objects.requireNonNull(
                                steps.shown().explanationProperty().get())
                        .marks());
        assertThat(steps.shown().checkedProperty().get()).isTrue();
        steps.apply();
        assertThat(applied)
                .containsExactly(new Conclusion.Placement(new nonet.grid.Candidate(Cell.at(5, 5), Digit.of(5))));
    }

    @Test
    void afterAStepIsMadeTheNextOfItsTechniqueIsChosen() {
        watch();
        open(EASY);
        RankedStep last = all().getLast();
        steps.show(last);
        steps.apply();
        RankedStep next = Objects.requireNonNull(steps.chosenProperty().get());
        Technique technique = last.step().deduction().technique();
        assertThat(next)
                .isSameAs(all().stream()
                        .filter(each -> each.step().deduction().technique() == technique)
                        .findFirst()
                        .orElseThrow());
        assertThat(next).isNotSameAs(all().getFirst());
        assertThat(steps.pictureProperty().get()).isNotNull();
    }

    @Test
    void aChangeOfTheBoardTakesTheStepAwayAndSearchesAnew() {
        watch();
        open(EASY);
        steps.show(all().getFirst());
        int before = all().size();
        steps.context()
                .document()
                .set(new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)).on(Document.of("", EASY)));
        assertThat(steps.pictureProperty().get()).isNull();
        assertThat(all().size()).isPositive().isNotEqualTo(before);
        steps.groupingProperty().set(Grouping.EFFECT);
        assertThat(steps.groupsProperty().get()).extracting(Group::title).doesNotContain("r5c5=5");
    }

    @Test
    void severalSolutionsSwitchUniquenessOffAndNothingIsChecked() {
        watch();
        open(TWELVE);
        assertThat(sentence()).endsWith("the puzzle has several solutions, so uniqueness techniques are off.");
        assertThat(all()).extracting(RankedStep::checked).containsOnly(false);
    }

    @Test
    void aWrongDigitIsNamedAndLit() {
        watch();
        steps.context()
                .document()
                .set(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(1)).on(Document.of("", EASY)));
        assertThat(sentence()).isEqualTo("This digit is wrong: r1c3.");
        assertThat(Objects.requireNonNull(steps.pictureProperty().get()).marks().cells())
                .containsOnlyKeys(Cell.at(1, 3));
    }

    @Test
    void namesOmittedTechniquesAndIncludesThemWithOneClick() {
        Profile profile = solvingWith(Technique.X_WING, Technique.FORCING_CHAIN_VERITY);
        use(profile);
        watch();
        open(EASY);
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FISH, Omission.FORCING);
        assertThat(all()).extracting(StepsControllerTests::name).isNotEmpty().doesNotContain("X-Wing");

        steps.include(Omission.FISH);
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FORCING);
        assertThat(all()).extracting(StepsControllerTests::name).contains("X-Wing");
        assertThat(steps.context().hints().get().profile()).isEqualTo(profile);
    }

    @Test
    void namesOmittedTechniquesIfNothingElseApplies() {
        use(nakedSinglesAnd(Technique.X_WING, Technique.FORCING_CHAIN_VERITY));
        watch();
        open(ESCARGOT);
        assertThat(all()).isEmpty();
        assertThat(sentence()).isEqualTo("None of the selected techniques applies here.");
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FISH, Omission.FORCING);
    }

    @Test
    void onlyWhatTheProfileUsesForSolvingCanBeIncluded() {
        use(nakedSinglesAnd(Technique.X_WING));
        watch();
        open(ESCARGOT);
        steps.include(Omission.FISH);
        use(nakedSinglesAnd());
        assertThat(all()).isEmpty();
        assertThat(steps.omissions().getValue()).isEmpty();
    }

    @Test
    void listsSlowTechniquesThatFinishInTime() {
        StepsController patient = new StepsController(
                new Messages(Locale.US, "nonet.log"),
                new InlineTasks(),
                new Hints(Samples.solver(), solvingWith(Technique.X_WING), new FastSolver()),
                new Explainer(new Words(Locale.US)),
                this::apply,
                new StepsJob(Long.MAX_VALUE / 2));
        patient.context().watched().set(true);
        patient.context().document().set(Document.of("", EASY));
        assertThat(patient.groupsProperty().get()).extracting(Group::title).contains("X-Wing");
        assertThat(patient.omissions().getValue()).isEmpty();
    }

    /// Returns the basic profile that solves with further techniques, which it leaves out of all steps.
    private static Profile solvingWith(Technique... further) {
        return with(basic(), further);
    }

    /// Returns a profile of naked singles that solves with further techniques, which it leaves out of all steps.
    private static Profile nakedSinglesAnd(Technique... further) {
        Profile basic = basic();
        Weights weights = basic.weights();
        for (Technique technique : Technique.values()) {
            weights = technique == Technique.NAKED_SINGLE ? weights : weights.without(technique);
        }
        return with(basic.with(weights), further);
    }

    private static Profile with(Profile start, Technique... further) {
        Profile profile = start;
        for (Technique technique : further) {
            Weight old = Weights.hodoku().of(technique);
            profile = profile.with(
                    profile.weights().with(new Weight(technique, old.order(), old.level(), old.score(), true, false)));
        }
        return profile;
    }

    /// What an easy puzzle needs, so that a test need not wait for thousands of chains.
    private static Profile basic() {
        Weights weights = Weights.hodoku();
        for (Technique technique : Technique.values()) {
            boolean needed = Set.of(Family.SINGLES, Family.INTERSECTIONS).contains(technique.family());
            weights = needed ? weights : weights.without(technique);
        }
        return Profile.hodoku().with(weights);
    }

    private void use(Profile profile) {
        Hints hints = steps.context().hints().get();
        steps.context().hints().set(hints.with(profile));
    }

    private void apply(List<Conclusion> conclusions) {
        applied.addAll(conclusions);
        Document before = steps.context().document().get();
        steps.context().document().set(new Move.Conclude(conclusions).on(before));
    }

    private void open(Puzzle puzzle) {
        steps.context().document().set(Document.of("", puzzle));
    }

    private void watch() {
        steps.context().watched().set(true);
    }

    private String sentence() {
        return steps.sentenceProperty().get();
    }

    private List<RankedStep> all() {
        return steps.groupsProperty().get().stream()
                .flatMap(group -> group.steps().stream())
                .toList();
    }

    private static String name(RankedStep ranked) {
        Technique technique = ranked.step().deduction().technique();
        return new Words(Locale.US).of(technique);
    }
}
