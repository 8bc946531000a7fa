package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.logic.cases.CaseResult;
import nonet.logic.cases.RegressionCheck;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The lines of the regression library whose techniques have a finder, and the project's own lines.
class RegressionLibraryTests {

    private static final RegressionCheck CHECK = new RegressionCheck(
            new LogicalSolver(StandardFinders.all(), Weights.hodoku().forAllSteps()));

    /// Lines on which Nonet differs. Among equally short chains the library chooses by the place of their cells, and
    /// its chains may revisit cells. Nonet does not find the first chain, and finds further, sound ones in the second
    /// position. The differences must remain, so that these lines are not forgotten here.
    private static final List<String> DIFFERENT = List.of(":0708-2:25:.3.7.8", ":0710-2:8:..3...62");

    @TestFactory
    Stream<DynamicTest> everyCasePasses() {
        Set<Technique> built = EnumSet.noneOf(Technique.class);
        StandardFinders.all().forEach(finder -> built.addAll(finder.techniques()));
        List<String> cases = Samples.cases();
        return cases.stream()
                .filter(text -> built.contains(line(text).technique().orElseThrow()))
                .filter(text -> DIFFERENT.stream().noneMatch(text::startsWith))
                .map(text -> DynamicTest.dynamicTest(text, () -> passes(line(text))));
    }

    @TestFactory
    Stream<DynamicTest> theKnownDifferencesRemain() {
        return Samples.cases().stream()
                .filter(text -> DIFFERENT.stream().anyMatch(text::startsWith))
                .map(text -> DynamicTest.dynamicTest(
                        text,
                        () -> assertThat(CHECK.check(line(text), Cancel.NEVER)
                                        .orElseThrow()
                                        .passed())
                                .isFalse()));
    }

    @TestFactory
    Stream<DynamicTest> everyOwnCasePasses() {
        return Samples.ownCases().stream().map(text -> DynamicTest.dynamicTest(text, () -> passes(line(text))));
    }

    /// A technique tested only where it exists would pass however much it finds.
    @Test
    void everyTechniqueHasOwnCasesAndOwnFailCases() {
        Set<Technique> built = EnumSet.noneOf(Technique.class);
        StandardFinders.all().forEach(finder -> built.addAll(finder.techniques()));
        Map<Boolean, Set<Technique>> byFailing = Samples.ownCases().stream()
                .map(RegressionLibraryTests::line)
                .collect(Collectors.partitioningBy(
                        TechniqueCase::isFailCase,
                        Collectors.mapping(each -> each.technique().orElseThrow(), Collectors.toSet())));
        assertThat(byFailing.get(false)).isEqualTo(built);
        assertThat(byFailing.get(true)).isEqualTo(built);
    }

    private static TechniqueCase line(String text) {
        return TechniqueCase.parse(text).orElseThrow(() -> new AssertionError("not read: " + text));
    }

    private static void passes(TechniqueCase line) {
        CaseResult result = CHECK.check(line, Cancel.NEVER).orElseThrow();
        assertThat(result.passed()).as(() -> "found instead: " + result.found()).isTrue();
    }
}
