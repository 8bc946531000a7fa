package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.format.TechniqueCase;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class ExamplesTests {

    private static final Guide GUIDE = Guide.in(Locale.ENGLISH);

    private final ExampleLogic logic = new ExampleLogic(new FastSolver());

    @Test
    void everyTechniqueHasThreeExamplesAndALookAlike() {
        List<String> missing = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            long alike = GUIDE.examples(technique).stream()
                    .filter(GuideExample::isLookAlike)
                    .count();
            long examples = GUIDE.examples(technique).size() - alike;
            // Brute force always finds a digit, so that nothing only looks like it.
            if (examples != 3 || alike != (technique == Technique.BRUTE_FORCE ? 0 : 1)) {
                missing.add(technique.id() + ": " + examples + " and " + alike);
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyPatternIsFoundAsTheFirstOfItsKind() {
        List<String> wrong = new ArrayList<>();
        for (GuideExample example : all()) {
            List<Conclusion> found = logic.pattern(example, Cancel.NEVER)
                    .map(Deduction::conclusions)
                    .orElse(List.of());
            Set<Conclusion> expected = new HashSet<>(example.line().conclusions());
            if (found.isEmpty() || !expected.equals(new HashSet<>(found))) {
                wrong.add(example.id() + ": " + found);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyLookAlikeIsRefused() {
        List<String> found = new ArrayList<>();
        for (GuideExample example : all()) {
            if (example.isLookAlike()) {
                Set<Conclusion> all = logic.conclusions(example.grid(), example.technique(), Cancel.NEVER);
                if (example.line().conclusions().stream().anyMatch(all::contains)) {
                    found.add(example.id());
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void everyExampleHasOneSolutionThatAgreesWithIt() {
        for (GuideExample example : all()) {
            if (!example.isLookAlike()) {
                Exercise exercise = Exercise.of(example, logic, new FastSolver(), Cancel.NEVER)
                        .orElseThrow();
                assertThat(exercise.solution()).as(example.id()).isNotNull();
                for (Conclusion conclusion : exercise.wanted()) {
                    boolean stands =
                            exercise.solution().digit(conclusion.candidate().cell())
                                    == conclusion.candidate().digit();
                    assertThat(stands).as(example.id()).isEqualTo(conclusion instanceof Conclusion.Placement);
                }
            }
        }
    }

    @Test
    void examplesAreWrittenAsTheyAreRead() {
        for (GuideExample example : all()) {
            assertThat(GuideExample.parse(example.toString())).isEqualTo(example);
            assertThat(TechniqueCase.parse(example.line().toString())).contains(example.line());
        }
    }

    private static List<GuideExample> all() {
        return List.of(Technique.values()).stream()
                .flatMap(each -> GUIDE.examples(each).stream())
                .toList();
    }
}
