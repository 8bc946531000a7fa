package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.Repetitions;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.relatives.CanonicalForm;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RareTechniqueTests {

    @Test
    @Tag("sampled")
    void knownPuzzlesNeedTheirTechnique() {
        List<RareTechnique> known = RareTechnique.ALL.stream()
                .filter(each -> !each.known().isEmpty())
                .collect(Collectors.toList());
        Collections.shuffle(known, new Random(1));
        assertThat(known.stream().limit(Repetitions.of(3, known.size(), known.size())))
                .allSatisfy(each -> assertThat(each.known())
                        .allSatisfy(puzzle -> assertThat(
                                        test(needs(each.technique())).fit(puzzle, Cancel.NEVER))
                                .as(each.technique().id() + " " + puzzle.text())
                                .isEqualTo(Fit.FITS)));
    }

    @Test
    void aSearchForARareTechniqueStartsFromAKnownPuzzleInDisguise() {
        PuzzleRequest request = PuzzleRequest.ANY.with(needs(Technique.UNIQUENESS_5));
        List<Puzzle> known = RareTechnique.known(request);
        PuzzleGenerator generator = new PuzzleGenerator(request, 1, test(request.logic()), 1);
        Generated made = generator.generate(0, Cancel.NEVER, _ -> {});
        assertThat(made).isInstanceOfSatisfying(Generated.Found.class, found -> {
            assertThat(known).doesNotContain(found.puzzle());
            assertThat(known).extracting(RareTechniqueTests::form).contains(form(found.puzzle()));
        });
        assertThat(generator.generate(1, Cancel.NEVER, _ -> {})).isNotEqualTo(made);
        assertThat(generator.generate(0, Cancel.NEVER, _ -> {})).isEqualTo(made);
    }

    @Test
    void aDisguiseHasTheRequestedGivens() {
        for (PuzzleRequest.Clues clues : List.of(new PuzzleRequest.Clues(40, 42), new PuzzleRequest.Clues(17, 81))) {
            boolean minimal = clues.most() == 81;
            PuzzleRequest request =
                    new PuzzleRequest(Symmetry.NONE, clues, minimal, null).with(needs(Technique.UNIQUENESS_5));
            Generated made = new PuzzleGenerator(request, 1, null, 1).generate(0, Cancel.NEVER, _ -> {});
            assertThat(made).isInstanceOfSatisfying(Generated.Found.class, found -> {
                assertThat(found.puzzle().clues()).isBetween(clues.fewest(), minimal ? 40 : clues.most());
                assertThat(new FastSolver().solve(found.puzzle(), Limit.TWO, Cancel.NEVER))
                        .isInstanceOf(Answer.Unique.class);
            });
        }
    }

    @Test
    void onlyRequestsThatNeedARareTechniqueAndLeaveThePlacesFreeStartFromKnownPuzzles() {
        LogicRequest rare = needs(Technique.UNIQUENESS_5);
        assertThat(known(Symmetry.NONE, rare)).isNotEmpty();
        assertThat(known(Symmetry.ROTATIONAL, rare)).isEmpty();
        assertThat(known(Symmetry.NONE, needs(Technique.X_WING))).isEmpty();
        assertThat(known(Symmetry.NONE, hardest(Technique.UNIQUENESS_5))).isEqualTo(known(Symmetry.NONE, rare));
        assertThat(known(Symmetry.NONE, hardest(Technique.UNIQUENESS_5, Technique.X_WING)))
                .isEmpty();
    }

    private static List<Puzzle> known(Symmetry symmetry, LogicRequest logic) {
        return RareTechnique.known(new PuzzleRequest(symmetry, PuzzleRequest.Clues.ANY, false, null).with(logic));
    }

    private static LogicRequest needs(Technique technique) {
        return new LogicRequest(null, Scores.ANY, Set.of(technique), Set.of(), Set.of());
    }

    private static LogicRequest hardest(Technique... techniques) {
        return new LogicRequest(null, Scores.ANY, Set.of(), Set.of(techniques), Set.of());
    }

    private static String form(Puzzle puzzle) {
        return new CanonicalForm().of(puzzle).text();
    }

    private static LogicCriterion test(LogicRequest logic) {
        Profile modern = Profile.modern();
        return new LogicCriterion(
                logic, HumanLogic.withoutBruteForce(modern), modern.weights(), new FastSolver(), true);
    }
}
