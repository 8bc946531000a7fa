package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Conclusion;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Deduction;
import nonet.deduce.EliminationCollector;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.explain.mark.Role;
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
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.AlsLimits;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ExplainerTests {

    private static final Explainer ENGLISH = new Explainer(new Words(Locale.UK));
    private static final Explainer CHINESE = new Explainer(new Words(Locale.TAIWAN));
    /// How many positions of a technique are explained.
    private static final int POSITIONS = Repetitions.of(2, Integer.MAX_VALUE, Integer.MAX_VALUE);

    private static final LogicalSolver SOLVER = new LogicalSolver(StandardFinders.all(), Samples.options());

    @Test
    void anExplanationGivesReasonsAndConclusions() {
        Subset pair = new Subset(
                Technique.NAKED_PAIR,
                List.of(House.of(House.Kind.ROW, 1)),
                CellSet.of(Cell.at(1, 2), Cell.at(1, 9)),
                DigitSet.of(Digit.of(1), Digit.of(6)),
                new EliminationCollector()
                        .eliminate(Digit.of(1), CellSet.of(Cell.at(1, 4), Cell.at(1, 5)))
                        .eliminate(Digit.of(6), CellSet.of(Cell.at(1, 4), Cell.at(1, 5), Cell.at(1, 7)))
                        .toList());

        Explanation english = ENGLISH.explain(pair, Grid.of(Puzzle.EMPTY));

        assertThat(english.line()).isEqualTo("Naked Pair: 1,6 in r1c29 => r1c45<>1, r1c457<>6");
        assertThat(english.sentences())
                .extracting(Sentence::text)
                .containsExactly(
                        "In row 1, the 2 cells r1c2 and r1c9 have only the candidates 1 and 6.",
                        "There are as many digits as cells, so these cells use them up.",
                        "So r1c4 and r1c5 cannot be 1 or 6.",
                        "Nor can r1c7 be 6.");
        assertThat(CHINESE.explain(pair, Grid.of(Puzzle.EMPTY)).line())
                .isEqualTo("显性数对: 1,6 in r1c29 => r1c45<>1, r1c457<>6");
    }

    @Test
    void listsOfHousesAreNamedAndOthersAreTheirText() {
        Words words = new Words(Locale.UK);
        List<House> houses = List.of(House.of(House.Kind.ROW, 2), House.of(House.Kind.ROW, 4));
        assertThat(words.get("where.row", houses)).isEqualTo("row " + words.houses(houses));
        assertThat(words.get("where.row", List.of("a", "b"))).isEqualTo("row [a, b]");
    }

    @Test
    void housesAreGroupedByKindAndASingleFinIsSingular() {
        CellSet body = CellSet.of(Cell.at(2, 1), Cell.at(2, 5), Cell.at(4, 1), Cell.at(4, 5));
        Fish finned = new Fish(
                Technique.FINNED_X_WING,
                Digit.of(3),
                List.of(House.of(House.Kind.ROW, 2), House.of(House.Kind.ROW, 4)),
                List.of(House.of(House.Kind.COLUMN, 1), House.of(House.Kind.COLUMN, 5)),
                body,
                CellSet.of(Cell.at(2, 6)),
                CellSet.NONE,
                new EliminationCollector()
                        .eliminate(Digit.of(3), CellSet.of(Cell.at(1, 5)))
                        .toList());
        assertThat(ENGLISH.explain(finned, Grid.of(Puzzle.EMPTY)).sentences())
                .extracting(Sentence::text)
                .containsExactly(
                        "In rows 2 and 4 (the base sets), 3 can only be in r2c1, r2c5, r4c1 and r4c5, or in the fin"
                                + " r2c6.",
                        "If the fin is not 3, these cells lie in columns 1 and 5 (the cover sets). There are as many"
                                + " cover sets as base sets, so each cover set has its 3 in one of these cells.",
                        "If the fin is 3, no cell that sees it is. The eliminated candidates lie in the cover sets and"
                                + " see the fin.",
                        "So r1c5 cannot be 3.");
    }

    @Test
    void extraDigitsOfARoofAreMarkedLikeTheirSubset() {
        House column = House.of(House.Kind.COLUMN, 3);
        CellSet roof = CellSet.of(Cell.at(1, 3), Cell.at(3, 3));
        Uniqueness test = new Uniqueness(
                Technique.UNIQUENESS_3,
                List.of(Cell.at(1, 3), Cell.at(1, 7), Cell.at(3, 7), Cell.at(3, 3)),
                DigitSet.of(Digit.of(8), Digit.of(9)),
                roof,
                new Guardians.ExtraSubset(column, CellSet.of(Cell.at(2, 3)), DigitSet.of(Digit.of(2), Digit.of(7))),
                new EliminationCollector()
                        .eliminate(Digit.of(2), CellSet.of(Cell.at(9, 3)))
                        .toList());
        Map<Candidate, Role> marked =
                ENGLISH.explain(test, Grid.of(Puzzle.EMPTY)).marks().candidates();
        for (Cell cell : roof.with(Cell.at(2, 3))) {
            assertThat(marked)
                    .containsEntry(new Candidate(cell, Digit.of(2)), Role.FIN)
                    .containsEntry(new Candidate(cell, Digit.of(7)), Role.FIN);
        }
        assertThat(marked).containsEntry(new Candidate(Cell.at(1, 3), Digit.of(8)), Role.PATTERN);
    }

    @Test
    void theUnnamedLineIsTheLineWithoutTheName() {
        Puzzle puzzle = Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");
        Deduction first = Objects.requireNonNull(SOLVER.next(Position.of(Grid.of(puzzle)), Cancel.NEVER))
                .deduction();
        Words words = new Words(Locale.UK);
        assertThat(ENGLISH.line(first)).isEqualTo(words.of(first.technique()) + ": " + ENGLISH.unnamedLine(first));
    }

    /// Explains everything found in the positions of the library, in both languages.
    @TestFactory
    @Tag("sampled")
    Stream<DynamicTest> everyDeductionIsExplained() {
        Set<Technique> built = EnumSet.noneOf(Technique.class);
        StandardFinders.all().forEach(finder -> built.addAll(finder.techniques()));
        Map<Technique, List<TechniqueCase>> lines = Stream.concat(Samples.cases().stream(), Samples.ownCases().stream())
                .map(text -> TechniqueCase.parse(text).orElseThrow())
                .filter(line -> !line.isFailCase())
                .collect(Collectors.groupingBy(line -> line.technique().orElseThrow()));
        return lines.keySet().stream()
                .filter(built::contains)
                .sorted()
                .map(technique -> DynamicTest.dynamicTest(
                        technique.id(),
                        () -> lines.get(technique).stream()
                                .limit(POSITIONS)
                                .forEach(line -> explained(line, technique))));
    }

    private static void explained(TechniqueCase line, Technique technique) {
        LogicOptions options = SOLVER.options().with(new AlsLimits(true, 6));
        SOLVER.with(options)
                .find(
                        Position.of(line.grid()),
                        Set.of(technique),
                        deduction -> {
                            Explanation english = ENGLISH.explain(deduction, line.grid());
                            Explanation chinese = CHINESE.explain(deduction, line.grid());
                            check(english, deduction, line.grid());
                            check(chinese, deduction, line.grid());
                            assertThat(english.marks()).isEqualTo(chinese.marks());
                            assertThat(cells(english)).isEqualTo(cells(chinese));
                            assertThat(english.name()).isNotEqualTo(chinese.name());
                            return false;
                        },
                        Cancel.NEVER);
    }

    private static void check(Explanation explanation, Deduction deduction, Grid grid) {
        assertThat(explanation.line())
                .startsWith(explanation.name())
                .doesNotContain("null")
                .doesNotContain("{0");
        assertThat(explanation.sentences()).hasSizeBetween(2, deduction instanceof Whip whip ? whip.length() + 2 : 14);
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
