package nonet.relatives;

/// Finds the least text of a full grid. Not safe for several threads; it keeps its arrays from one search to the next.
///
/// Row 1 reads 123456789 in any arrangement. So the second row decides: of all pairs of rows in one band, in both
/// directions and along the columns as well, those stay whose second row has the least text ([SecondRows]), with the
/// few orders of the columns that give it. All else is forced then: row 3 is the last one of the band, and the others
/// are sorted by their first digit.
final class GridSearch {

    private final byte[] upright = new byte[81];
    private final byte[] turned = new byte[81];

    /// The grid of the current arrangement, and its places.
    private byte[] cells = upright;

    private final int[] rowAt = new int[9];
    private final int[] columnAt = new int[9];

    /// For each digit, its place in row 1, and for each label, the row that begins with it.
    private final int[] labels = new int[10];

    private final int[] rowWith = new int[10];

    /// The pairs of rows of one band, from 0 to 5, in which the second row can come first.
    private final SecondRows.Least[] seconds = new SecondRows.Least[36];

    private final byte[] best = new byte[81];

    /// The number of cells that the least text has so far.
    private int known;

    /// The number of arrangements that have the least text.
    private long found;

    private final int[] bestRows = new int[9];
    private final int[] bestColumns = new int[9];
    private boolean bestTransposed;

    /// Returns the least text of the values of the cells, with an isomorphism that leads to it.
    LeastText of(byte[] values) {
        for (int cell = 0; cell < 81; cell++) {
            upright[cell] = values[cell];
            turned[cell % 9 * 9 + cell / 9] = values[cell];
        }
        long least = Long.MAX_VALUE;
        for (int pair = 0; pair < seconds.length; pair++) {
            seconds[pair] = SecondRows.of(second(pair));
            least = Math.min(least, seconds[pair].text);
        }
        for (int place = 0; place < 9; place++) {
            best[place] = (byte) (place + 1);
            best[9 + place] = (byte) (SecondRows.at(least, place) + 1);
        }
        known = 18;
        found = 0;
        for (int pair = 0; pair < seconds.length; pair++) {
            if (seconds[pair].text == least) {
                choose(pair);
                for (long order : seconds[pair].orders) {
                    arrange(order);
                }
            }
        }
        return LeastText.of(best, found, bestRows, bestColumns, bestTransposed);
    }

    /// Puts the rows of a pair and the last one of their band in the first places.
    private void choose(int pair) {
        cells = pair < 18 ? upright : turned;
        int band = pair % 18 / 6 * 3;
        int first = pair % 3;
        int second = (first + 1 + pair / 3 % 2) % 3;
        rowAt[0] = band + first;
        rowAt[1] = band + second;
        rowAt[2] = band + 3 - first - second;
    }

    /// Returns the second row of a pair, for each column the column in which the first row has the digit.
    private long second(int pair) {
        choose(pair);
        for (int column = 0; column < 9; column++) {
            labels[cells[rowAt[0] * 9 + column]] = column;
        }
        long row = 0;
        for (int column = 0; column < 9; column++) {
            row = row << 4 | labels[cells[rowAt[1] * 9 + column]];
        }
        return row;
    }

    /// Compares an arrangement of the columns with the least text, and keeps it if it is less.
    private void arrange(long order) {
        for (int place = 0; place < 9; place++) {
            columnAt[place] = SecondRows.at(order, place);
            labels[cells[rowAt[0] * 9 + columnAt[place]]] = place + 1;
        }
        if (isGreater(2)) {
            return;
        }
        sortRows();
        for (int place = 3; place < 9; place++) {
            if (isGreater(place)) {
                return;
            }
        }
        if (found++ == 0) {
            System.arraycopy(rowAt, 0, bestRows, 0, 9);
            System.arraycopy(columnAt, 0, bestColumns, 0, 9);
            bestTransposed = cells == turned;
        }
    }

    /// Sorts the rows of the other bands by their first digit.
    private void sortRows() {
        for (int row = 0; row < 9; row++) {
            rowWith[labels[cells[row * 9 + columnAt[0]]]] = row;
        }
        int bands = 1 << rowAt[0] / 3;
        int place = 3;
        for (int label = 1; label <= 9; label++) {
            int band = rowWith[label] / 3;
            for (int other = label; (bands >>> band & 1) == 0 && other <= 9; other++) {
                if (rowWith[other] / 3 == band) {
                    rowAt[place++] = rowWith[other];
                }
            }
            bands |= 1 << band;
        }
    }

    /// Compares a row of an arrangement that agrees with the least text so far, and writes it if it is less.
    private boolean isGreater(int place) {
        int from = rowAt[place] * 9;
        for (int i = 0; i < 9; i++) {
            int at = place * 9 + i;
            int label = labels[cells[from + columnAt[i]]];
            if (at < known && label > best[at]) {
                return true;
            }
            if (at >= known || label < best[at]) {
                best[at] = (byte) label;
                known = at + 1;
                found = 0;
            }
        }
        return false;
    }
}
