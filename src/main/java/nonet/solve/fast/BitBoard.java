package nonet.solve.fast;

/// A board of bits: for each band and digit the 27 cells that may hold the digit, and for each band the cells whose
/// digit is not known yet. A known cell keeps its digit's place and has none of another digit.
///
/// Band `b` holds the cells `27 * b` to `27 * b + 26`, so the bits of a band are numbered like its cells.
final class BitBoard {

    static final int ALL = (1 << 27) - 1;

    /// The lowest, the highest and the other cells of the three rows of a band.
    private static final int FIRST_OF_ROWS = 0x40201;

    private static final int LAST_OF_ROWS = FIRST_OF_ROWS << 8;
    private static final int REST_OF_ROWS = ALL ^ LAST_OF_ROWS;

    private static final int UNKNOWN = 27;

    /// The places at `9 * band + digit`, then the unknown cells of the three bands.
    private final int[] words = new int[30];

    /// The digits, a bit for each, whose places changed since they were looked at.
    private int dirty;

    /// The unknown cells with two candidates, as [#settle()] met them last.
    private final int[] bivalue = new int[3];

    /// The candidate tried on the board that lies above this one: the digit's word and the cell's bit.
    private int guessedPlace;

    private int guessedCell;

    /// The cells without a candidate that ended [#settle()], if it was not for a digit without a place.
    private int emptyBand;

    private int emptyCells;

    /// Sets up the givens from `offset` on. The low four bits of a byte are the digit, so numbers and ASCII characters
    /// are the same here; what is no digit from 1 to 9 is a blank. Returns whether no digit stands twice in a house.
    boolean load(byte[] givens, int offset) {
        int[] seen = new int[27];
        int clash = 0;
        for (int place = 0; place < 27; place++) {
            words[place] = 0;
        }
        for (int band = 0; band < 3; band++) {
            int unknown = ALL;
            for (int bit = 0; bit < 27; bit++) {
                int digit = (givens[offset + 27 * band + bit] & 15) - 1;
                if (digit >= 0 && digit < 9) {
                    int[] peers = Masks.peers(27 * band + bit);
                    clash |= seen[9 * band + digit] & 1 << bit;
                    words[9 * band + digit] |= 1 << bit;
                    unknown ^= 1 << bit;
                    seen[digit] |= peers[0];
                    seen[9 + digit] |= peers[1];
                    seen[18 + digit] |= peers[2];
                }
            }
            words[UNKNOWN + band] = unknown;
        }
        for (int place = 0; place < 27; place++) {
            words[place] |= words[UNKNOWN + place / 9] & ~seen[place];
        }
        dirty = 0x1FF;
        return clash == 0;
    }

    /// Becomes the other board with the candidate that it guessed.
    void assume(BitBoard other) {
        System.arraycopy(other.words, 0, words, 0, 30);
        int place = other.guessedPlace;
        dirty = 1 << place % 9;
        know(place / 9, place % 9, other.guessedCell);
        words[place] &= other.guessedCell | ~Masks.boxes(other.guessedCell);
    }

    /// Takes the guessed candidate away: what it led to is done with.
    void refute() {
        words[guessedPlace] ^= guessedCell;
        dirty = 1 << guessedPlace % 9;
    }

    boolean isSolved() {
        return (words[UNKNOWN] | words[UNKNOWN + 1] | words[UNKNOWN + 2]) == 0;
    }

    /// Writes the digits of a solved board, row by row, from `offset` on.
    void write(byte[] values, int offset) {
        for (int place = 0; place < 27; place++) {
            for (int left = words[place]; left != 0; left &= left - 1) {
                values[offset + place / 9 * 27 + Integer.numberOfTrailingZeros(left)] = (byte) (place % 9 + 1);
            }
        }
    }

    /// Draws every conclusion from locked candidates and singles. Returns whether the board may have a solution.
    boolean settle() {
        emptyCells = 0;
        do {
            while (dirty != 0) {
                int digit = Integer.numberOfTrailingZeros(dirty);
                dirty &= dirty - 1;
                if (!settle(digit)) {
                    return false;
                }
            }
            if (!fillNakedSingles()) {
                return false;
            }
        } while (dirty != 0);
        return true;
    }

    /// Brings one digit to rest: no permutation rules out a place of it, and its single places are known.
    private boolean settle(int digit) {
        int top = words[digit];
        int middle = words[9 + digit];
        int bottom = words[18 + digit];
        int columns;
        int usable;
        do {
            top &= Permutations.ofBand(top);
            middle &= Permutations.ofBand(middle);
            bottom &= Permutations.ofBand(bottom);
            columns = columns(top) | columns(middle) << 9 | columns(bottom) << 18;
            usable = Permutations.ofStacks(columns);
            top &= (usable & 0x1FF) * FIRST_OF_ROWS;
            middle &= (usable >>> 9 & 0x1FF) * FIRST_OF_ROWS;
            bottom &= (usable >>> 18) * FIRST_OF_ROWS;
        } while (usable != columns && usable != 0);
        if (usable == 0) {
            return false;
        }
        words[digit] = top;
        words[9 + digit] = middle;
        words[18 + digit] = bottom;
        know(0, digit, singles(top) & words[UNKNOWN]);
        know(1, digit, singles(middle) & words[UNKNOWN + 1]);
        know(2, digit, singles(bottom) & words[UNKNOWN + 2]);
        return true;
    }

    private static int columns(int places) {
        return (places | places >>> 9 | places >>> 18) & 0x1FF;
    }

    /// Returns the places that are alone in their row, when each row has one.
    private static int singles(int places) {
        int more = places & places - FIRST_OF_ROWS;
        int rowsWithMore = ((more & REST_OF_ROWS) + REST_OF_ROWS | more) & LAST_OF_ROWS;
        return places & ~((rowsWithMore << 1) - (rowsWithMore >>> 8));
    }

    /// Makes cells known to hold the digit: the other digits lose them.
    private void know(int band, int digit, int cells) {
        if (cells == 0) {
            return;
        }
        words[UNKNOWN + band] &= ~cells;
        int own = words[9 * band + digit];
        int changed = 0;
        for (int other = 0; other < 9; other++) {
            int lost = words[9 * band + other] & cells;
            words[9 * band + other] ^= lost;
            changed |= (-lost >>> 31) << other;
        }
        words[9 * band + digit] = own;
        dirty |= changed & ~(1 << digit);
    }

    /// Fills the cells with a single candidate left, and remembers those with two.
    private boolean fillNakedSingles() {
        for (int band = 0; band < 3; band++) {
            int one = 0;
            int two = 0;
            int three = 0;
            for (int place = 9 * band; place < 9 * band + 9; place++) {
                int places = words[place];
                three |= two & places;
                two |= one & places;
                one |= places;
            }
            if (one != ALL) {
                emptyBand = band;
                emptyCells = ALL ^ one;
                return false;
            }
            bivalue[band] = two & ~three;
            int naked = words[UNKNOWN + band] & ~two;
            if (naked != 0 && !fill(band, naked)) {
                return false;
            }
        }
        return true;
    }

    /// Enters the only candidates of these cells. Two of a digit in one box are a contradiction.
    private boolean fill(int band, int naked) {
        words[UNKNOWN + band] ^= naked;
        for (int digit = 0; digit < 9; digit++) {
            int place = 9 * band + digit;
            int cells = words[place] & naked;
            if (cells != 0) {
                for (int left = cells; left != 0; left &= left - 1) {
                    int cell = left & -left;
                    words[place] &= cell | ~Masks.boxes(cell);
                }
                if ((words[place] & cells) != cells) {
                    emptyBand = band;
                    emptyCells = cells & ~words[place];
                    return false;
                }
                dirty |= 1 << digit;
            }
        }
        return true;
    }

    /// Chooses the candidate to try next on a settled, unsolved board.
    void guess() {
        if ((bivalue[0] | bivalue[1] | bivalue[2]) != 0) {
            guessBivalue();
        } else {
            guessInRow();
        }
    }

    /// Blames the cells that the dead end became visible in.
    void accuse(Blame blame) {
        blame.add(emptyBand, emptyCells);
    }

    /// Chooses the candidate to try next in the cell with the fewest candidates for its blame.
    void guess(Blame blame) {
        double least = Double.MAX_VALUE;
        for (int band = 0; band < 3; band++) {
            for (int left = words[UNKNOWN + band]; left != 0; left &= left - 1) {
                int bit = left & -left;
                int candidates = 0;
                for (int place = 9 * band; place < 9 * band + 9; place++) {
                    candidates += (words[place] & bit) == 0 ? 0 : 1;
                }
                double score = (double) candidates / blame.of(27 * band + Integer.numberOfTrailingZeros(bit));
                if (score < least) {
                    least = score;
                    guessIn(band, bit);
                }
            }
        }
    }

    /// Takes the lowest candidate of the cell for the guess.
    private void guessIn(int band, int bit) {
        guessedCell = bit;
        guessedPlace = 9 * band;
        while ((words[guessedPlace] & bit) == 0) {
            guessedPlace++;
        }
    }

    /// Guesses in the cell with two candidates that sees the most others of the kind.
    private void guessBivalue() {
        int most = -1;
        int best = 0;
        for (int band = 0; band < 3; band++) {
            for (int left = bivalue[band]; left != 0; left &= left - 1) {
                int cell = 27 * band + Integer.numberOfTrailingZeros(left);
                int[] peers = Masks.peers(cell);
                int count = Integer.bitCount(bivalue[0] & peers[0])
                        + Integer.bitCount(bivalue[1] & peers[1])
                        + Integer.bitCount(bivalue[2] & peers[2]);
                if (count > most) {
                    most = count;
                    best = cell;
                }
            }
        }
        guessIn(best / 27, 1 << best % 27);
    }

    /// Guesses in the row that has the fewest places for some digit.
    private void guessInRow() {
        int fewest = 10;
        for (int place = 0; place < 27 && fewest > 2; place++) {
            int open = words[place] & words[UNKNOWN + place / 9];
            for (int row = 0; row < 27; row += 9) {
                int inRow = open & 0x1FF << row;
                int count = Integer.bitCount(inRow);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    guessedPlace = place;
                    guessedCell = inRow & -inRow;
                }
            }
        }
    }
}
