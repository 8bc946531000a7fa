package nonet.logic.position;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Geometry;

/// The strong links between single candidates of a digit: the houses where the digit has two places. Links are ordered
/// by house; two cells that share two such houses are linked twice.
public final class StrongLinks {

    /// A house where the digit has two places.
    ///
    /// @param digit 0 to 8
    /// @param house 0 to 26
    /// @param first the cell with the lower index
    /// @param second the other cell
    public record Conjugates(int digit, int house, int first, int second) {

        /// Returns the other end of the link.
        public int other(int cell) {
            return cell == first ? second : first;
        }
    }

    private final List<List<Conjugates>> byDigit;

    private StrongLinks(List<List<Conjugates>> byDigit) {
        this.byDigit = byDigit;
    }

    private static final IncrementalIndex<StrongLinks> INDEX = IncrementalIndex.of(StrongLinks::make);

    /// Returns the strong links of a position.
    public static StrongLinks of(Position position) {
        return INDEX.of(position);
    }

    private static StrongLinks make(Position position) {
        List<List<Conjugates>> byDigit = new ArrayList<>();
        for (int digit = 0; digit < 9; digit++) {
            List<Conjugates> links = new ArrayList<>();
            for (int house = 0; house < 27; house++) {
                int places = position.places(house, digit);
                if (Integer.bitCount(places) == 2) {
                    int first = Geometry.cell(house, Integer.numberOfTrailingZeros(places));
                    int second = Geometry.cell(house, 31 - Integer.numberOfLeadingZeros(places));
                    links.add(new Conjugates(digit, house, first, second));
                }
            }
            byDigit.add(List.copyOf(links));
        }
        return new StrongLinks(List.copyOf(byDigit));
    }

    /// Returns the links of the digit, 0 to 8.
    public List<Conjugates> of(int digit) {
        return byDigit.get(digit);
    }
}
