package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Passage;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.logic.cases.TechniqueCase;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class ExamplesTests {

    private static final Guide GUIDE = Guide.in(Locale.ENGLISH);

    /// The most sentences that a reader follows, those that others sum up included.
    private static final int MOST_SENTENCES = 32;

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
    void everyPatternIsFoundAsTheFirstOfItsKindAndClear() {
        List<String> wrong = new ArrayList<>();
        Explainer explainer = new Explainer(new Words(() -> Locale.ENGLISH));
        for (GuideExample example : all()) {
            Optional<Deduction> pattern = logic.pattern(example, Cancel.NEVER);
            List<Conclusion> found = pattern.map(Deduction::conclusions).orElse(List.of());
            Set<Conclusion> expected = new HashSet<>(example.line().conclusions());
            if (found.isEmpty() || !expected.equals(new HashSet<>(found))) {
                wrong.add(example.id() + ": " + found);
            }
            if (!example.isLookAlike() && pattern.isPresent()) {
                int sentences = sentences(explainer.passages(explainer.explain(pattern.get(), example.grid())));
                if (sentences > MOST_SENTENCES) {
                    wrong.add(example.id() + ": " + sentences + " sentences");
                }
                if (pattern.get() instanceof AlsPattern chain && !isClear(chain.sets())) {
                    wrong.add(example.id() + ": " + explainer.line(chain));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static int sentences(List<Passage> passages) {
        return passages.stream().mapToInt(each -> 1 + sentences(each.details())).sum();
    }

    /// Tests that no sets share a cell, and no two are one pair.
    private static boolean isClear(List<Als> sets) {
        int cells =
                sets.stream().map(Als::cells).reduce(CellSet.NONE, CellSet::or).size();
        long pairs = sets.stream().filter(each -> each.digits().size() == 2).count();
        long digits = sets.stream()
                .map(Als::digits)
                .filter(each -> each.size() == 2)
                .distinct()
                .count();
        return cells == sets.stream().mapToInt(each -> each.cells().size()).sum() && pairs == digits;
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
