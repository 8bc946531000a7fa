package nonet.service.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Deduction;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

final class HintsTests {

    private static final Document EASY = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

    @Test
    void hintsKeepTheOrderOfTheBoardWhateverTheProfile() {
        Hints hodoku = hints(Profile.hodoku());
        assertThat(byHints(hodoku)).isEqualTo(byHints(hints(Profile.modern())));
        assertThat(path(hodoku)).isNotEqualTo(byHints(hodoku));
    }

    @Test
    void thePathIsThatOfTheRating() {
        for (Profile profile : List.of(Profile.hodoku(), Profile.modern())) {
            List<Deduction> rated = new ArrayList<>();
            new HumanLogic(new FastSolver(), profile)
                    .rate(EASY.puzzle(), step -> rated.add(step.deduction()), Cancel.NEVER);
            assertThat(path(hints(profile))).isEqualTo(rated);
        }
    }

    private static Hints hints(Profile profile) {
        return Hints.of(new HumanLogic(new FastSolver(), profile));
    }

    private static List<Deduction> path(Hints hints) {
        List<Deduction> path = new ArrayList<>();
        hints.path(EASY, found -> path.add(found.step().deduction()), Cancel.NEVER);
        return path;
    }

    /// Takes one hint after the other.
    private static List<Deduction> byHints(Hints hints) {
        List<Deduction> taken = new ArrayList<>();
        Document document = EASY;
        while (hints.next(document, Cancel.NEVER) instanceof HintResult.Found found) {
            taken.add(found.step().deduction());
            document = new Document("", document.puzzle(), found.step().after().grid());
        }
        return taken;
    }
}
