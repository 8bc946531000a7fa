package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The texts of explanations in both languages, one for each form. `explanations.txt` has a paragraph for each: the id of
/// a technique and what is said of the first instance in its first example.
@Execution(ExecutionMode.CONCURRENT)
class ExplanationTextTests {

    private static final List<Explainer> LANGUAGES =
            List.of(new Explainer(new Words(Locale.UK)), new Explainer(new Words(Locale.SIMPLIFIED_CHINESE)));

    @TestFactory
    Stream<DynamicTest> explanationsReadAsRecorded() throws IOException {
        return Stream.of(recorded().split("\n\n"))
                .map(String::strip)
                .map(text -> DynamicTest.dynamicTest(
                        text.lines().findFirst().orElseThrow(),
                        () -> assertThat(explanation(text)).isEqualTo(text)));
    }

    private static String recorded() throws IOException {
        try (InputStream stream = ExplanationTextTests.class.getResourceAsStream("/nonet/golden/explanations.txt")) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String explanation(String text) {
        Technique technique =
                Technique.withId(text.lines().findFirst().orElseThrow()).orElseThrow();
        TechniqueCase example = Stream.concat(Samples.ownCases().stream(), Samples.cases().stream())
                .map(line -> TechniqueCase.parse(line).orElseThrow())
                .filter(line -> line.technique().orElseThrow() == technique && !line.isFailCase())
                .findFirst()
                .orElseThrow();
        LogicalSolver solver = Samples.solver();
        PatternLimits patterns = new PatternLimits(true, true, true);
        List<Deduction> found = new ArrayList<>();
        solver.with(solver.options().with(patterns))
                .find(Position.of(example.grid()), Set.of(technique), deduction -> found.add(deduction), Cancel.NEVER);
        List<String> lines = new ArrayList<>(List.of(technique.id()));
        for (Explainer explainer : LANGUAGES) {
            Explanation explanation = explainer.explain(found.getFirst(), example.grid());
            lines.add(explanation.line());
            explanation.sentences().forEach(sentence -> lines.add(sentence.text()));
        }
        return String.join("\n", lines);
    }
}
