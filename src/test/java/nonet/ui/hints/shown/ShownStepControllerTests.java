package nonet.ui.hints.shown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Conclusion;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Forcing;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.MarkedBranch;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Consequence;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class ShownStepControllerTests {

    private static final Candidate ONE = candidate(1, 1, 1);
    private static final Candidate TWO = candidate(1, 1, 2);
    private static final Candidate GONE = candidate(9, 9, 9);

    private final ShownStepController shown = new ShownStepController(new Explainer(new Words(Locale.US)));

    ShownStepControllerTests() {
        Forcing forcing = new Forcing(
                Technique.FORCING_CHAIN_VERITY,
                new Forcing.Premise.SomeDigit(Cell.at(1, 1)),
                List.of(branch(ONE, candidate(1, 9, 1)), branch(TWO, candidate(9, 1, 2))),
                new Forcing.Verdict.Agreed(List.of(Literal.off(GONE))),
                List.of(new Conclusion.Elimination(GONE)));
        shown.show(forcing, Grid.of(Puzzle.EMPTY), true);
    }

    @Test
    void branchesAreShownOneAfterTheOtherAndThenAllAtOnce() {
        assertThat(told().branches()).extracting(MarkedBranch::name).containsExactly("r1c1=1", "r1c1=2");
        assertThat(marks().candidates())
                .containsEntry(ONE, Role.ON)
                .containsEntry(candidate(1, 9, 1), Role.OFF)
                .containsEntry(GONE, Role.ELIMINATED)
                .doesNotContainKey(TWO);
        assertThat(marks().links()).hasSize(2);
        shown.nextBranch();
        assertThat(marks().candidates()).containsEntry(TWO, Role.ON).doesNotContainKey(ONE);
        shown.nextBranch();
        assertThat(marks()).isEqualTo(told().marks());
        assertThat(marks().links()).hasSize(4);
        shown.nextBranch();
        assertThat(shown.branch.get()).isZero();
    }

    @Test
    void aLockedSetIsShownAsTruthsAndLinksOnDemand() {
        assertThat(shown.hasTruthsAndLinks.get()).isFalse();
        shown.toggleTruthsAndLinks();
        assertThat(shown.truthsAndLinks.get()).isFalse();
        Digit three = Digit.of(3);
        House row = House.all().getFirst();
        House column = House.all().get(9);
        Subset pair = new Subset(
                Technique.NAKED_PAIR,
                List.of(row),
                CellSet.of(Cell.at(1, 1), Cell.at(1, 2)),
                DigitSet.of(three, Digit.of(4)),
                List.of(new Conclusion.Elimination(new Candidate(Cell.at(1, 9), three))));
        shown.show(pair, Grid.of(Puzzle.EMPTY), true);
        String usual = told().sentences().getFirst().text();
        assertThat(marks().houses()).containsOnly(Map.entry(row, Role.BASE));
        shown.toggleTruthsAndLinks();
        assertThat(told().sentences().getFirst().text())
                .isEqualTo("2 truths, each of which has exactly one true candidate: r1c1 and r1c2.");
        assertThat(told().sentences().get(1).text())
                .isEqualTo("2 links, each of which has at most one true candidate: 3 in row 1; 4 in row 1.");
        assertThat(marks().houses()).containsOnly(Map.entry(row, Role.COVER));
        assertThat(marks().cells()).containsOnlyKeys(Cell.at(1, 1), Cell.at(1, 2));
        assertThat(marks().signs()).containsExactly(new Sign.EdgeDigits(row, DigitSet.of(three, Digit.of(4))));
        Fish wing = new Fish(
                Technique.X_WING,
                three,
                List.of(row, House.all().get(1)),
                List.of(column, House.all().get(10)),
                CellSet.of(Cell.at(1, 1), Cell.at(1, 2), Cell.at(2, 1), Cell.at(2, 2)),
                CellSet.NONE,
                CellSet.NONE,
                List.of(new Conclusion.Elimination(new Candidate(Cell.at(9, 1), three))));
        shown.show(wing, Grid.of(Puzzle.EMPTY), true);
        assertThat(marks().houses())
                .containsEntry(row, Role.BASE)
                .containsEntry(column, Role.COVER)
                .hasSize(4);
        shown.show(pair, Grid.of(Puzzle.EMPTY), true);
        shown.toggleTruthsAndLinks();
        assertThat(told().sentences().getFirst().text()).isEqualTo(usual);
    }

    @Test
    void aSentenceLightsItsCells() {
        shown.light(CellSet.of(Cell.at(5, 5)));
        assertThat(marks().cells()).containsOnlyKeys(Cell.at(5, 5));
        assertThat(marks().links()).hasSize(2);
        shown.light(CellSet.NONE);
        assertThat(marks()).isEqualTo(told().branches().getFirst().marks());
    }

    @Test
    void aCellLightsTheSentenceThatSpeaksOfItMostNarrowly() {
        shown.pointAt(Cell.at(1, 1));
        Sentence lit = Objects.requireNonNull(shown.lit.get());
        assertThat(lit).isEqualTo(told().sentences().getFirst());
        assertThat(lit.cells()).isEqualTo(CellSet.of(Cell.at(1, 1)));
        shown.pointAt(Cell.at(9, 1));
        assertThat(Objects.requireNonNull(shown.lit.get()).cells()).contains(Cell.at(9, 1), Cell.at(1, 1));
        shown.pointAt(Cell.at(5, 5));
        assertThat(shown.lit.get()).isNull();
        shown.pointAt(null);
        assertThat(shown.lit.get()).isNull();
    }

    @Test
    void ofTooManyLinksOnlyThoseToThePointedCandidateAreDrawn() {
        List<Forcing.Implication> all = new ArrayList<>();
        Reason reason = new Reason.InHouse(House.all().getFirst());
        for (int cell = 0; cell < 60; cell++) {
            Literal literal = Literal.off(new Candidate(Cell.of(10 + cell), Digit.of(3)));
            Literal because = cell < 2 ? Literal.on(ONE) : all.get(cell - 2).literal();
            all.add(new Forcing.Implication(literal, List.of(because), reason));
        }
        shown.show(
                new Forcing(
                        Technique.FORCING_NET_CONTRADICTION,
                        new Forcing.Premise.Assumed(Literal.on(ONE)),
                        List.of(new Forcing.Branch(Literal.on(ONE), all)),
                        new Forcing.Verdict.NoDigit(Cell.at(5, 5)),
                        List.of(new Conclusion.Elimination(ONE))),
                Grid.of(Puzzle.EMPTY),
                true);
        assertThat(shown.crowded.get()).isTrue();
        assertThat(marks().links()).hasSize(2).allMatch(link -> link.from().equals(Node.of(ONE)));
        assertThat(marks().candidates()).hasSize(3);
        shown.pointAt(Cell.of(40));
        assertThat(marks().links()).hasSize(16).anyMatch(link -> link.from().equals(Node.of(ONE)));
        assertThat(marks().candidates()).hasSize(17);
        shown.pointAt(null);
        assertThat(marks().links()).hasSize(2);

        Consequence last = told().sentences().get(1).consequences().getLast();
        assertThat(last.text()).isEqualTo("r8c7<>3: because of r8c5<>3");
        shown.trace(last);
        assertThat(marks().links()).hasSize(30).anyMatch(link -> link.to().equals(last.node()));
        assertThat(marks().cells()).containsOnlyKeys(Cell.of(69));
        shown.trace(null);
        assertThat(marks().links()).hasSize(2);
        assertThat(marks().cells()).containsExactly(Map.entry(Cell.at(5, 5), Role.CLASHING));
    }

    @Test
    void theProofOfAConsequenceIsShownInItsPlaceUntilItIsLeft() {
        Candidate refuted = candidate(2, 2, 3);
        Forcing inner = new Forcing(
                Technique.FORCING_NET_CONTRADICTION,
                new Forcing.Premise.Assumed(Literal.on(refuted)),
                List.of(new Forcing.Branch(Literal.on(refuted), List.of())),
                new Forcing.Verdict.NoDigit(Cell.at(5, 5)),
                List.of(new Conclusion.Elimination(refuted)));
        Forcing.Implication nested =
                new Forcing.Implication(Literal.off(refuted), List.of(Literal.on(ONE)), new Reason.ByDeduction(inner));
        Forcing net = new Forcing(
                Technique.FORCING_NET_CONTRADICTION,
                new Forcing.Premise.Assumed(Literal.on(ONE)),
                List.of(new Forcing.Branch(Literal.on(ONE), List.of(nested))),
                new Forcing.Verdict.NoDigit(Cell.at(6, 6)),
                List.of(new Conclusion.Elimination(ONE)));
        shown.show(net, Grid.of(Puzzle.EMPTY), true);
        Explanation outside = told();
        MarkedGrid picture = shown.picture.get();
        Consequence consequence = outside.sentences().get(1).consequences().getFirst();

        shown.open(consequence);
        assertThat(shown.opened.get()).containsExactly(consequence);
        assertThat(told().sentences().getFirst().text()).isEqualTo("Suppose r2c2=3 is true.");
        assertThat(shown.picture.get().grid()).isEqualTo(Grid.of(Puzzle.EMPTY).place(ONE));
        assertThat(marks().candidates()).containsEntry(refuted, Role.ELIMINATED);
        assertThat(shown.explained()).isEqualTo(inner);
        assertThat(shown.step()).isEqualTo(net);
        assertThat(shown.checked.get()).isFalse();

        shown.back();
        assertThat(shown.opened.get()).isEmpty();
        assertThat(told()).isSameAs(outside);
        assertThat(shown.picture.get()).isEqualTo(picture);
        assertThat(shown.checked.get()).isTrue();

        shown.open(outside.sentences().get(1).consequences().getFirst());
        shown.clear();
        assertThat(shown.opened.get()).isEmpty();
    }

    @Test
    void aRemovedStepLeavesNoMarks() {
        shown.clear();
        shown.light(CellSet.of(Cell.at(1, 1)));
        shown.nextBranch();
        assertThat(shown.picture.get()).isNull();
        assertThat(shown.explanation.get()).isNull();
        assertThat(shown.checked.get()).isFalse();
    }

    /// An assumption takes a candidate away, and that the last one.
    private static Forcing.Branch branch(Candidate assumed, Candidate off) {
        Literal start = Literal.on(assumed);
        Literal next = Literal.off(off);
        Reason reason = new Reason.InHouse(House.all().getFirst());
        return new Forcing.Branch(
                start,
                List.of(
                        new Forcing.Implication(next, List.of(start), reason),
                        new Forcing.Implication(new Literal(Node.of(GONE), false), List.of(next), reason)));
    }

    private Explanation told() {
        return Objects.requireNonNull(shown.explanation.get());
    }

    private Marks marks() {
        return Objects.requireNonNull(shown.picture.get()).marks();
    }

    private static Candidate candidate(int row, int column, int digit) {
        return new Candidate(Cell.at(row, column), Digit.of(digit));
    }

    @Test
    void highlightedCellsAreNamedForWhatTheyAre() {
        Marks lighted = ShownStepController.lighting(CellSet.of(Cell.at(1, 2)));
        assertThat(lighted.cells()).isEqualTo(Map.of(Cell.at(1, 2), Role.PIVOT));
        assertThat(lighted.parts()).containsExactly(new Part(Part.Kind.CELL, Role.PIVOT, Part.Meaning.LOOKED_AT, 0));
    }
}
