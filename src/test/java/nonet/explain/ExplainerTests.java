package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Deduction;
import nonet.deduce.Subset;
import nonet.deduce.Technique;
import nonet.format.RegressionLine;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.LogicOptions;
import nonet.logic.LogicalSolver;
import nonet.logic.Position;
import nonet.logic.Samples;
import nonet.logic.finders.StandardFinders;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ExplainerTests {

    private static final Explainer ENGLISH = new Explainer(new Words(Locale.UK));
    private static final Explainer CHINESE = new Explainer(new Words(Locale.TAIWAN));
    private static final LogicalSolver SOLVER = new LogicalSolver(StandardFinders.all(), Samples.options());

    @Test
    void anExplanationSaysWhyAndWhatFollows() {
        Subset pair = new Subset(
                Technique.NAKED_PAIR,
                List.of(House.of(House.Kind.ROW, 1)),
                CellSet.of(Cell.at(1, 2), Cell.at(1, 9)),
                DigitSet.of(Digit.of(1), Digit.of(6)),
                new Conclusions()
                        .eliminate(Digit.of(1), CellSet.of(Cell.at(1, 4), Cell.at(1, 5)))
                        .eliminate(Digit.of(6), CellSet.of(Cell.at(1, 4), Cell.at(1, 5), Cell.at(1, 7)))
                        .toList());

        Explanation english = ENGLISH.explain(pair, Grid.of(Puzzle.EMPTY));

        assertThat(english.line()).isEqualTo("Naked Pair: 1,6 in r1c29 => r1c45<>1, r1c457<>6");
        assertThat(english.sentences())
                .extracting(Sentence::text)
                .containsExactly(
                        "In row 1, the 2 cells r1c2 and r1c9 hold no digits but 1 and 6.",
                        "As many digits as cells: they use them up among themselves.",
                        "So r1c4 and r1c5 cannot be 1 or 6.",
                        "Nor can r1c7 be 6.");
        assertThat(CHINESE.explain(pair, Grid.of(Puzzle.EMPTY)).line())
                .isEqualTo("显性数对: 1,6 in r1c29 => r1c45<>1, r1c457<>6");
    }

    /// Whatever is found in the positions of the library, in both languages.
    @TestFactory
    Stream<DynamicTest> everythingFoundIsExplained() {
        Set<Technique> built = EnumSet.noneOf(Technique.class);
        StandardFinders.all().forEach(finder -> built.addAll(finder.techniques()));
        Map<Technique, List<RegressionLine>> lines = Stream.concat(
                        Samples.cases().stream(), Samples.ownCases().stream())
                .map(text -> RegressionLine.parse(text).orElseThrow())
                .filter(line -> !line.isFailCase())
                .collect(Collectors.groupingBy(line -> line.technique().orElseThrow()));
        return lines.keySet().stream()
                .filter(built::contains)
                .sorted()
                .map(technique -> DynamicTest.dynamicTest(
                        technique.id(), () -> lines.get(technique).forEach(line -> explained(line, technique))));
    }

    private static void explained(RegressionLine line, Technique technique) {
        LogicOptions options = SOLVER.options().with(new LogicOptions.AlsLimits(true, 6));
        SOLVER.with(options).find(Position.of(line.grid()), Set.of(technique), deduction -> {
            Explanation english = ENGLISH.explain(deduction, line.grid());
            Explanation chinese = CHINESE.explain(deduction, line.grid());
            check(english, deduction, line.grid());
            check(chinese, deduction, line.grid());
            assertThat(english.marks()).isEqualTo(chinese.marks());
            assertThat(cells(english)).isEqualTo(cells(chinese));
            assertThat(english.name()).isNotEqualTo(chinese.name());
            return false;
        });
    }

    private static void check(Explanation explanation, Deduction deduction, Grid grid) {
        assertThat(explanation.line())
                .startsWith(explanation.name())
                .doesNotContain("null")
                .doesNotContain("{0");
        assertThat(explanation.sentences()).hasSizeBetween(2, 14);
        for (Sentence sentence : explanation.sentences()) {
            assertThat(sentence.text())
                    .describedAs(explanation.line())
                    .doesNotContain("{")
                    .doesNotContain("null")
                    .doesNotContain("[")
                    .matches("(?s).*[.。]");
        }
        for (Conclusion conclusion : deduction.conclusions()) {
            assertThat(explanation.marks().candidates())
                    .containsEntry(
                            conclusion.candidate(),
                            conclusion instanceof Conclusion.Placement ? Role.PLACED : Role.ELIMINATED);
        }
        explanation
                .marks()
                .candidates()
                .keySet()
                .forEach(candidate -> assertThat(
                                grid.candidates(candidate.cell()).contains(candidate.digit()))
                        .describedAs("%s in %s", candidate, explanation.line())
                        .isTrue());
    }

    private static List<CellSet> cells(Explanation explanation) {
        return explanation.sentences().stream().map(Sentence::cells).toList();
    }
}
