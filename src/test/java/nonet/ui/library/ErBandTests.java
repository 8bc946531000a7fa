package nonet.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.rate.se.StoredSeRating;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class ErBandTests {

    private final LibraryWords words = new LibraryWords(new Messages(Locale.US, "nonet.log"));

    /// Between 6.2 and 6.5 the original has no rating.
    @Test
    void eachRatingIsInOneBand() {
        IntStream.rangeClosed(10, 200)
                .filter(er -> er < 63 || er > 64)
                .forEach(er -> assertThat(
                                Stream.of(ErBand.values()).filter(band -> band.takes(new StoredSeRating(er, 10, 10))))
                        .as("" + er)
                        .hasSize(1));
    }

    @Test
    void unratedPuzzlesAreInTheLastRangeOnly() {
        for (ErBand band : ErBand.values()) {
            assertThat(band.takes(null)).isFalse();
            assertThat(band.takes(StoredSeRating.NONE)).isFalse();
            assertThat(band.takes(new StoredSeRating(95, 0, 0))).isFalse();
            assertThat(band.takes(new StoredSeRating(105, 0, 0))).isEqualTo(band == ErBand.EXTREME);
        }
    }

    @Test
    void ratingsAreWrittenAsInForums() {
        StoredSeRating rated = new StoredSeRating(90, 71, 12);
        StoredSeRating bound = new StoredSeRating(105, 0, 0);
        assertThat(words.er(rated) + " " + words.ep(rated) + " " + words.ed(rated))
                .isEqualTo("9.0 7.1 1.2");
        assertThat(words.er(bound) + words.ep(bound) + words.ed(bound)).isEqualTo("\u226510.5");
        assertThat(words.er(StoredSeRating.NONE)).isEmpty();
        assertThat(words.of(rated)).isEqualTo(", SE 9.0/7.1/1.2");
        assertThat(words.of(bound)).isEqualTo(", SE at least 10.5");
        assertThat(words.of(ErBand.NETS)).isEqualTo("ER 8.0 to 8.9");
        assertThat(words.of(ErBand.EXTREME)).isEqualTo("ER 10.0 and more");
    }
}
