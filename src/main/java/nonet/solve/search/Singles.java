package nonet.solve.search;

import nonet.grid.Candidate;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;

/// The search for the next single of a board, or for the contradiction that singles show: a cell without a candidate
/// before the naked singles, a digit without a place before the hidden ones. Cells and houses are tried in order.
final class Singles {

    enum NextSingle {
        /// A cell has no candidate.
        NO_CANDIDATE,
        /// A cell has a single candidate.
        NAKED,
        /// A digit has no place in a house.
        NO_PLACE,
        /// A digit has a single place in a house.
        HIDDEN,
        /// There is no single, and a blank is left.
        NONE,
        /// No blank is left.
        FULL
    }

    private int cell;
    private int digit;
    private int house;

    /// Searches a board.
    ///
    /// @param values the digits of the 81 cells, 0 for a blank
    /// @param candidates the candidates of the blanks as bits, 0 for filled cells
    NextSingle search(byte[] values, short[] candidates) {
        // Local variables and no objects: the engine calls this for each board.
        int fewest = 10;
        int smallest = -1;
        for (int each = 0; each < 81; each++) {
            int count = Integer.bitCount(candidates[each]);
            if (values[each] == 0 && count < fewest) {
                fewest = count;
                smallest = each;
            }
        }
        cell = smallest;
        return switch (fewest) {
            case 0 -> NextSingle.NO_CANDIDATE;
            case 1 -> {
                digit = Integer.numberOfTrailingZeros(candidates[smallest]);
                yield NextSingle.NAKED;
            }
            case 10 -> NextSingle.FULL;
            default -> searchHouses(values, candidates);
        };
    }

    private NextSingle searchHouses(byte[] values, short[] candidates) {
        int first = -1;
        int single = 0;
        for (int each = 0; each < 27; each++) {
            int entered = 0;
            int once = 0;
            int twice = 0;
            for (int place = 0; place < 9; place++) {
                int index = Geometry.cell(each, place);
                entered |= 1 << values[index] >> 1;
                twice |= once & candidates[index];
                once |= candidates[index];
            }
            int missing = 0x1FF & ~(entered | once);
            if (missing != 0) {
                digit = Integer.numberOfTrailingZeros(missing);
                house = each;
                return NextSingle.NO_PLACE;
            }
            if (first < 0 && (once & ~twice) != 0) {
                first = each;
                single = Integer.lowestOneBit(once & ~twice);
            }
        }
        if (first < 0) {
            return NextSingle.NONE;
        }
        house = first;
        for (int place = 0; place < 9; place++) {
            int index = Geometry.cell(first, place);
            if ((candidates[index] & single) != 0) {
                cell = index;
            }
        }
        digit = Integer.numberOfTrailingZeros(single);
        return NextSingle.HIDDEN;
    }

    /// Returns the cell without candidates or of the single; without a single, the first of the blanks with the fewest
    /// candidates, or -1 if there is no blank.
    int cell() {
        return cell;
    }

    /// Returns the digit of the single, or the one without a place.
    Digit digit() {
        return Digit.at(digit);
    }

    /// Returns the house of the hidden single, or the one in which the digit has no place.
    House house() {
        return House.at(house);
    }

    /// Returns the single.
    Candidate candidate() {
        return Candidate.of(cell, digit);
    }
}
