package nonet.photo.model;

import java.awt.Shape;
import java.util.random.RandomGenerator;

/// The digits of a typeface, or of a person.
interface Lettering {

    /// Returns the outline of a digit, about one unit high, with its center near the origin.
    ///
    /// @param size the height in cells at which the digit will be drawn
    Shape digit(int digit, double size, RandomGenerator random);

    /// Returns how loosely the digits are placed, in cells.
    double loose();
}
