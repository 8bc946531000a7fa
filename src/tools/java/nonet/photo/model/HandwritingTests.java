package nonet.photo.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HandwritingTests {

    @Test
    void theDigitsOfAnyHandAreAboutOneUnitHighAndCentered() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Handwriting hand = Handwriting.random(random);
            for (int digit = 1; digit <= 9; digit++) {
                Rectangle2D box = hand.digit(digit, 0.6, random).getBounds2D();
                assertThat(box.getHeight()).as("digit %d, seed %d", digit, seed).isBetween(0.7, 1.7);
                assertThat(box.getWidth()).isLessThan(1.7);
                assertThat(Math.abs(box.getCenterY())).isLessThan(0.25);
            }
        }
    }

    @Test
    void aHandDrawsTheSameFromTheSameSeedAndNeverTwiceTheSame() {
        Rectangle2D[] boxes = new Rectangle2D[2];
        for (int i = 0; i < 2; i++) {
            SplittableRandom random = new SplittableRandom(7);
            Handwriting hand = Handwriting.random(random);
            boxes[i] = hand.digit(4, 0.6, random).getBounds2D();
            assertThat(hand.digit(4, 0.6, random).getBounds2D()).isNotEqualTo(boxes[i]);
        }
        assertThat(boxes[0]).isEqualTo(boxes[1]);
    }
}
