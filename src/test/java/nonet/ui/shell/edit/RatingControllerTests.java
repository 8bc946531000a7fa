package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class RatingControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARD =
            Puzzle.of("93......1.67....2.8.....3...2..7....6...3.9......2.46.4..6......9..5...3.....4...");

    private final RatingController rating = controller(Locale.US);

    private static RatingController controller(Locale locale) {
        return new RatingController(new Messages(locale, "nonet.log"), new InlineTasks(), new FastSolver());
    }

    @Test
    void bothRatingsAreShown() {
        List<String> shown = new ArrayList<>();
        rating.text.subscribe(text -> shown.add(text));

        rating.rate(EASY);

        assertThat(shown).containsExactly("", "SE 1.2/1.2/1.2", "Easy 204 \u00B7 Modern \u00B7 SE 1.2/1.2/1.2");
        rating.profiles.set(Profiles.standard().choosing(Profiles.HODOKU));
        rating.rate(HARD);
        assertThat(rating.text.get()).isEqualTo("Extreme 4816 \u00B7 HoDoKu \u00B7 SE 9.0/1.2/1.2");

        RatingController chinese = controller(Locale.SIMPLIFIED_CHINESE);
        chinese.rate(EASY);
        assertThat(chinese.text.get()).isEqualTo("简单 204 \u00B7 现代 \u00B7 SE 1.2/1.2/1.2");
    }

    @Test
    void theProfileThatIsChosenRatesAnew() {
        Puzzle pair = Puzzle.of("6.7....3.......4.8..4.2..5..6.2...8...14569...7...9.6..4..1.6..5.2.......3....5.7");
        rating.rate(pair);
        assertThat(rating.text.get()).startsWith("Hard 916 \u00B7 Modern");

        rating.profiles.set(Profiles.standard().choosing(Profiles.HODOKU));
        assertThat(rating.text.get()).startsWith("Hard 966 \u00B7 HoDoKu");

        rating.profiles.set(Profiles.standard().with(Profile.hodoku()));
        assertThat(rating.text.get()).startsWith("Hard 966 \u00B7 Modern, changed");
    }

    @Test
    void aPuzzleWithoutARatingHasNoText() {
        rating.rate(EASY);
        rating.rate(Puzzle.EMPTY);
        assertThat(rating.text.get()).isEmpty();

        short[] candidates = EASY.candidates();
        candidates[2] &= (short) (candidates[2] - 1);
        rating.rate(EASY.restrictedTo(candidates));
        assertThat(rating.text.get()).startsWith("Easy ").doesNotContain("SE");
    }
}
