package nonet.rate.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.rate.se.chain.ChainRating.Kind;
import org.junit.jupiter.api.Test;

class ChainRatingTests {

    @Test
    void lengthsAddTenths() {
        List<Integer> longest = List.of(6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514, 770, 1026);
        for (int i = 0; i < longest.size(); i++) {
            assertThat(printed(ChainRating.of(8.5, longest.get(i), Kind.CELL).rating()))
                    .isEqualTo(85 + i);
            assertThat(printed(
                            ChainRating.of(8.5, longest.get(i) + 1, Kind.CELL).rating()))
                    .isEqualTo(85 + i + 1);
        }
    }

    /// Ratings that are printed alike may differ in the last bit, and that decides which step comes first.
    @Test
    void theRoundingOfSumsDecides() {
        ChainRating chain = ChainRating.of(6.6, 8, Kind.X);
        ChainRating cycle = ChainRating.of(6.5, 10, Kind.X);

        assertThat(chain.rating()).isEqualTo(6.699999999999999);
        assertThat(cycle.rating()).isEqualTo(6.7);
        assertThat(chain).isLessThan(cycle);
        assertThat(printed(chain.rating())).isEqualTo(67);
    }

    @Test
    void equalRatingsAreOrderedByLengthAndKind() {
        assertThat(ChainRating.of(7.0, 7, Kind.CONTRADICTION)).isLessThan(ChainRating.of(7.0, 8, Kind.DOUBLE));
        assertThat(ChainRating.of(7.0, 8, Kind.X)).isLessThan(ChainRating.of(7.0, 8, Kind.Y));
    }

    /// Returns a rating as it is printed, in tenths.
    private static int printed(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
