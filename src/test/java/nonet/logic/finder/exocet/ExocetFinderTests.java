package nonet.logic.finder.exocet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import nonet.deduce.Exocet;
import nonet.deduce.Exocet.ExocetFinding;
import nonet.deduce.Exocet.Reason;
import nonet.deduce.Exocet.RefutedPair;
import nonet.deduce.Exocet.TargetPair;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Consequence;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.notation.Names;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class ExocetFinderTests {

    private static final String PUBLISHED =
            ":1401:1359:..2.8..6767....8.....67......6...78..2..16.54..5...612.61...4.5..8.5.1.6457361298:"
                    + "328 338 351 412 424 425 426 432 436 444 446 464 466 514 516 536 951 954:224 339 524::";

    private static final LogicOptions OPTIONS = Weights.modern().forAllSteps();

    /// The published example, with the cells and the reasons that players write.
    @Test
    void everyEliminationHasItsReason() {
        Exocet exocet = find(Technique.JUNIOR_EXOCET, "r1c12", PUBLISHED);

        assertThat(exocet.targets())
                .extracting(target -> Names.of(CellSet.of(target.cell())) + " " + Names.of(target.companions()) + " "
                        + Names.of(target.mirror()))
                .containsExactly("r2c4 r3c4 r3c89", "r3c7 r2c7 r2c56");
        assertThat(exocet.crossLines()).extracting(Names::of).containsExactly("c3", "c4", "c7");
        assertThat(exocet.covers())
                .extracting(cover -> cover.digit() + " "
                        + cover.lines().stream().map(Names::of).toList())
                .containsExactly("1 [c3, c7]", "3 [c4, r5]", "5 [c3, c4]", "9 [c4, r5]");
        assertThat(byReason(exocet))
                .isEqualTo(Map.of(
                        Reason.TARGET_NON_BASE, "r2c4<>2",
                        Reason.NOT_IN_MIRROR, "r2c4<>5",
                        Reason.MIRROR, "r3c9<>3",
                        Reason.BY_CASES, "r2c4<>9 r3c9<>9",
                        Reason.TRUE_BASE, "r1c4<>1 r2c9<>1 r3c1<>1 r3c2<>1"));
        RefutedPair.Obstacle noPlaces = new RefutedPair.Obstacle.NoPlaces(candidate(2, 4, 9));
        assertThat(exocet.findings())
                .filteredOn(finding -> finding.reason() == Reason.BY_CASES)
                .flatExtracting(finding -> finding.cases().failed())
                .contains(
                        new RefutedPair(new TargetPair(candidate(2, 4, 9), candidate(3, 7, 3)), noPlaces),
                        new RefutedPair(new TargetPair(candidate(2, 4, 9), candidate(3, 7, 5)), noPlaces));
    }

    /// Who unfolds the cases reads why each pair of digits fails, and why each candidate is in no way that is left.
    @Test
    void everyCandidateOfTheCasesHasAReasonOfItsOwn() {
        Exocet exocet = find(Technique.JUNIOR_EXOCET, "r1c12", PUBLISHED);
        Explainer explainer = new Explainer(new Words(Locale.UK));

        assertThat(explainer
                        .explain(
                                exocet,
                                TechniqueCase.parse(PUBLISHED).orElseThrow().grid())
                        .sentences())
                .filteredOn(sentence -> sentence.text().startsWith("No way to fill"))
                .flatExtracting(Sentence::consequences)
                .extracting(Consequence::text)
                .containsExactly(
                        "r2c4=9 and r3c7=3: outside the band, the two other cross-lines have no places for 9 that see"
                                + " neither each other nor r2c4",
                        "r2c4=9 and r3c7=5: outside the band, the two other cross-lines have no places for 9 that see"
                                + " neither each other nor r2c4",
                        "r2c4<>9: no way that is left has it",
                        "r3c9<>9: r2c4 r3c7 can still be 1 3, 1 5, 1 9; one cell of the mirror r3c8 and r3c9 holds the"
                                + " digit of r2c4, the other one a digit of neither target");
    }

    private static Candidate candidate(int row, int column, int digit) {
        return new Candidate(Cell.at(row, column), Digit.of(digit));
    }

    /// Base and targets are tinted apart, and cover lines of digits side by side do not lie on each other.
    @Test
    void thePartsOfThePictureDiffer() {
        Exocet exocet = find(Technique.JUNIOR_EXOCET, "r1c12", PUBLISHED);

        Marks marks = Explainer.marks(
                exocet, TechniqueCase.parse(PUBLISHED).orElseThrow().grid());

        assertThat(marks.cells())
                .isEqualTo(Map.of(
                        Cell.at(1, 1), Role.PIVOT,
                        Cell.at(1, 2), Role.PIVOT,
                        Cell.at(2, 4), Role.FIRST,
                        Cell.at(3, 7), Role.THIRD));
        assertThat(marks.signs())
                .filteredOn(Sign.CoverLine.class::isInstance)
                .extracting(sign -> (Sign.CoverLine) sign)
                .extracting(line -> line.from().digit() + " " + line.right() + " " + line.down())
                .containsExactly(
                        "1 -0.05 0.0", "1 -0.05 0.0",
                        "3 -0.05 0.0", "3 0.0 0.05",
                        "5 0.0 0.0", "5 0.0 0.0",
                        "9 0.05 0.0", "9 0.0 0.05");
    }

    /// A base digit that the S-cells hold in one line only is false in base and targets.
    @Test
    void aBaseDigitThatNeedsOneLineIsFalse() {
        Exocet exocet = find(
                Technique.SENIOR_EXOCET,
                "r6c46",
                ":1403:137:.3..6.+4+9+58...9.2+6+39+6.34.+7+81......8............+29.8.5462+564....+8..72...5+4+4...5..+27:141"
                    + " 144 146 151 154 156 182 186 187 246 256 341 346 351 356 386 387 543 553 741 744 746 751 754"
                    + " 756 957:711 764 766 775::");

        assertThat(byReason(exocet)).containsEntry(Reason.BASE_NOT_TRUE, "r1c1<>7 r6c4<>7 r6c6<>7 r7c5<>7");
        assertThat(exocet.targets())
                .allSatisfy(target -> assertThat(target.mirror()).isEqualTo(CellSet.NONE));
    }

    private static Map<Reason, String> byReason(Exocet exocet) {
        Map<Reason, String> found = new TreeMap<>();
        for (ExocetFinding finding : exocet.findings()) {
            finding.eliminations()
                    .forEach(each -> found.merge(
                            finding.reason(),
                            each.candidate().cell() + "<>" + each.candidate().digit(),
                            (some, more) -> some + " " + more));
        }
        return found;
    }

    private static Exocet find(Technique technique, String base, String line) {
        Position position = Position.of(TechniqueCase.parse(line).orElseThrow().grid());
        List<Exocet> found = new ArrayList<>();
        new LogicalSolver(List.of(ExocetFinder.TYPE), OPTIONS)
                .find(
                        position,
                        Set.of(technique),
                        deduction -> {
                            if (deduction instanceof Exocet exocet
                                    && Names.of(exocet.baseCells()).equals(base)) {
                                found.add(exocet);
                            }
                            return false;
                        },
                        Cancel.NEVER);
        assertThat(found).isNotEmpty();
        return found.getFirst();
    }
}
