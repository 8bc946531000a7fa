package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.logic.cases.CaseResult;
import nonet.logic.cases.ExoticCase;
import nonet.logic.cases.ExoticCheck;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The cases of the techniques beyond HoDoKu's catalog: near misses are among them. A technique is checked as soon as a
/// finder has it.
class ExoticCasesTests {

    private static final ExoticCheck CHECK = new ExoticCheck(
            new LogicalSolver(StandardFinders.all(), Weights.modern().forAllSteps()), new FastSolver());

    @TestFactory
    Stream<DynamicContainer> everyCasePasses() {
        List<ExoticCase> cases = cases();
        return built().stream()
                .filter(Weights.added()::contains)
                .map(technique -> DynamicContainer.dynamicContainer(
                        technique.id(),
                        cases.stream()
                                .filter(each -> each.technique() == technique)
                                .map(each -> DynamicTest.dynamicTest(each.line().toString(), () -> passes(each)))));
    }

    static List<ExoticCase> cases() {
        return lines().stream()
                .map(line -> ExoticCase.parse(line).orElseThrow(() -> new AssertionError("not read: " + line)))
                .toList();
    }

    private static void passes(ExoticCase each) {
        CaseResult result = CHECK.check(each, Cancel.NEVER);
        assertThat(result.passed()).as(() -> "found: " + result.found()).isTrue();
    }

    private static Set<Technique> built() {
        Set<Technique> built = EnumSet.noneOf(Technique.class);
        StandardFinders.all().forEach(finder -> built.addAll(finder.techniques()));
        return built;
    }

    private static List<String> lines() {
        try (InputStream in =
                Objects.requireNonNull(ExoticCasesTests.class.getResourceAsStream("/nonet/exotic-cases.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
