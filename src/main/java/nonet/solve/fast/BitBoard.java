package nonet.solve.fast;

import java.util.Arrays;

/// A stack of bit boards; operations apply to the top one.
///
/// For each digit a board stores its *own* cells, which certainly hold it, and its *open* cells, which may hold it. It
/// also stores which cells are unknown. An open cell may have become known meanwhile, as another digit's own: the digit
/// is then *pending*, and loses the cell at its next visit. So a new known cell costs nothing but finding the pending
/// digits.
///
/// Each set of cells is a word for its upper and a word for its lower half (see [Masks]). All boards are in one array,
/// so that a guess is one copy and nothing is allocated.
///
/// The words of one board, with the digits 1 to 9 in each group of nine:
///
/// ```text
///          open cells               own cells            unknown     guess
///  +-----------+-----------+-----------+-----------+-------+-------+-------
///  | upper 1-9 | lower 1-9 | upper 1-9 | lower 1-9 | upper | lower |
///  +-----------+-----------+-----------+-----------+-------+-------+-------
///  0           9           18          27          36      37      38
/// ```
final class BitBoard {

    /// The layout of a board: the open cells of digit `d`, 0 to 8, at `d` and, its lower half, at `LOWER + d`; its own
    /// cells [#OWN] further; then the two halves of the unknown cells, and the guess made on the board.
    static final int LOWER = 9;

    static final int OWN = 18;
    static final int UNKNOWN = 36;
    private static final int GUESS = 38;
    private static final int SIZE = 40;

    private static final int ALL_DIGITS = 0x1FF;
    private static final int CONTRADICTION = -1;

    private long[] words = new long[16 * SIZE];

    /// The offset of the top board.
    private int at;

    /// The digits to visit, a bit for each.
    private int dirty;

    /// The digits that were not stable after the last round of visits.
    private int unstable;

    /// The cells that became known in the last round of visits.
    private long knownUpper;

    private long knownLower;

    /// The cells in which a contradiction became visible, if it was not in a digit.
    private long emptyUpper;

    private long emptyLower;

    /// The digit in which a contradiction became visible, if it was not in a cell.
    private int deadDigit;

    /// Starts a new stack with the givens from `offset` on. Returns whether no digit occurs twice in a house.
    boolean load(byte[] cells, int offset) {
        at = 0;
        dirty = ALL_DIGITS;
        return Clues.read(cells, offset, words, at);
    }

    /// Excludes candidates on the newly loaded board, for each cell a mask of digits. Returns whether no given is among
    /// them.
    boolean exclude(short[] excluded) {
        boolean fits = true;
        for (int cell = 0; cell < 81; cell++) {
            for (int left = excluded[cell]; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                remove(digit, cell);
                fits &= (words[at + OWN + digit] & Masks.upper(cell)
                                | words[at + OWN + LOWER + digit] & Masks.lower(cell))
                        == 0;
            }
        }
        return fits;
    }

    /// Excludes a candidate of a blank cell on the newly loaded board.
    void exclude(int cell, int digit) {
        remove(digit, cell);
    }

    /// Pushes a copy of the board, and makes the guess there.
    void assume(int guess) {
        words[at + GUESS] = guess;
        if (at + 2 * SIZE > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        System.arraycopy(words, at, words, at + SIZE, GUESS);
        at += SIZE;
        int cell = Guess.cell(guess);
        place(Guess.digit(guess), cell);
        dirty = 1 << Guess.digit(guess);
        if (Guess.hasOther(guess)) {
            remove(Guess.other(guess), cell);
            dirty |= 1 << Guess.other(guess);
        } else {
            dirty |= pendingAfter(Masks.upper(cell), Masks.lower(cell));
        }
    }

    /// Pops the top board and refutes the guess that led to it, which is fully explored.
    ///
    /// @return the guess
    int refute() {
        at -= SIZE;
        int guess = (int) words[at + GUESS];
        int cell = Guess.cell(guess);
        remove(Guess.digit(guess), cell);
        dirty = 1 << Guess.digit(guess);
        if (Guess.hasOther(guess)) {
            place(Guess.other(guess), cell);
            dirty |= 1 << Guess.other(guess);
        }
        return guess;
    }

    /// Drops all boards but the first, which must be settled already.
    void restart() {
        at = 0;
        dirty = 0;
    }

    int depth() {
        return at / SIZE;
    }

    /// Returns a guess in the first cell with two candidates of the settled board, or [Guess#NO_GUESS] if there is none.
    int quickGuess() {
        return Guess.first(words, at);
    }

    /// Returns the guess on the settled board that promises the smallest search.
    int bestGuess(DeadEnds deadEnds) {
        return BestGuess.choose(words, at, deadEnds);
    }

    /// Returns the guess in this cell of the settled board, or [Guess#NO_GUESS] if it does not have two candidates.
    int guessAt(int cell) {
        return Guess.at(words, at, cell);
    }

    int guess(ConflictWeights weights) {
        return weights.choose(words, at);
    }

    /// Records the cells or the digit in which the dead end became visible.
    void record(DeadEnds deadEnds) {
        if ((emptyUpper | emptyLower) == 0) {
            deadEnds.addDigit(deadDigit);
        } else {
            deadEnds.addCells(emptyUpper, emptyLower);
        }
    }

    /// Raises the weights of the cells in which the dead end became visible.
    void bumpWeights(ConflictWeights weights) {
        weights.bump(0, emptyUpper);
        weights.bump(Masks.UPPER_CELLS, emptyLower);
    }

    /// Returns the number of unknown cells, 0 to 81.
    int unknownCells() {
        return Long.bitCount(words[at + UNKNOWN]) + Long.bitCount(words[at + UNKNOWN + 1]);
    }

    boolean isSolved() {
        return (words[at + UNKNOWN] | words[at + UNKNOWN + 1]) == 0;
    }

    /// Returns whether the solution of the solved board shows that there is another one, which differs from it in the
    /// cell of a guess. The latest guesses come first: they are the least constrained.
    boolean hasSecondSolution() {
        for (int below = at - SIZE; below >= 0; below -= SIZE) {
            int guess = (int) words[below + GUESS];
            if (Guess.hasOther(guess)
                    && SecondSolution.exists(words, at, Guess.cell(guess), Guess.digit(guess), Guess.other(guess))) {
                return true;
            }
        }
        return false;
    }

    /// Returns the number of solutions of the settled board if all its unknown cells have two candidates, or else -1.
    long solutionsIfTwoCandidates(TwoCandidates counter) {
        return TwoCandidates.are(words, at) ? counter.solutions(words, at) : -1;
    }

    /// Copies the own cells of the nine digits, which are the solution of a solved board; see [SolutionWriter].
    void copySolution(long[] own) {
        System.arraycopy(words, at + OWN, own, 0, 18);
    }

    /// Draws every conclusion from locked candidates and singles. Returns whether the board may have a solution.
    ///
    /// A board without an unknown cell is solved once all digits are stable, even if digits are pending: a digit's own
    /// cells never see each other, so there are at most nine of them, and each of the 81 cells has one owner.
    boolean settle() {
        emptyUpper = 0;
        emptyLower = 0;
        while (dirty != 0) {
            if (!visitDirtyDigits()) {
                return false;
            }
            if (isSolved() && unstable == 0) {
                return true;
            }
            dirty = fillNakedSingles();
            if (dirty == CONTRADICTION) {
                return false;
            }
            if (isSolved() && unstable == 0) {
                return true;
            }
            dirty |= unstable;
        }
        return true;
    }

    /// Draws the conclusions of [#settle], sooner where few places are excluded: a digit of which the columns exclude no
    /// place is not examined a second time.
    boolean settleLightly() {
        emptyUpper = 0;
        emptyLower = 0;
        while (dirty != 0) {
            if (!visitDirtyDigitsLightly()) {
                return false;
            }
            if (isSolved() && unstable == 0) {
                return true;
            }
            dirty = fillNakedSingles();
            if (dirty == CONTRADICTION) {
                return false;
            }
            if (isSolved() && unstable == 0) {
                return true;
            }
            dirty |= unstable;
        }
        return true;
    }

    /// Draws the conclusions from triads on the settled board. Returns whether there are any; then it has to be settled
    /// again.
    boolean excludeByTriads() {
        dirty = Triads.exclude(words, at);
        return dirty != 0;
    }

    /// Excludes the places of each dirty digit that are in no permutation, and makes its single places its own.
    ///
    /// The processor works on two digits at once, as long as no result it must wait for decides what comes next. So a
    /// digit sees the cells that were unknown before the visit to the previous digit; what it misses makes it pending.
    /// And bands, columns and bands again are examined just once; if even the last look excluded a place, the digit is
    /// *unstable*. In either case it is visited again in the next round.
    private boolean visitDirtyDigits() {
        long[] words = this.words;
        int top = at;
        long unknownUpper = words[top + UNKNOWN];
        long unknownLower = words[top + UNKNOWN + 1];
        long seenUpper = unknownUpper;
        long seenLower = unknownLower;
        int unstable = 0;
        for (int left = dirty; left != 0; left &= left - 1) {
            int place = top + Integer.numberOfTrailingZeros(left);
            // The first and the last of the four before the others: then only those two are checked against the bounds.
            long upper = words[place] & seenUpper;
            long ownLower = words[place + OWN + LOWER];
            long ownUpper = words[place + OWN];
            long lower = words[place + LOWER] & seenLower;
            seenUpper = unknownUpper;
            seenLower = unknownLower;
            upper = Permutations.inUpperBands(upper | ownUpper);
            lower = Permutations.inLowerBand(lower | ownLower);
            long columns = Permutations.columns(upper, lower);
            long upperInColumns = upper & Permutations.upper(columns);
            long lowerInColumns = lower & Permutations.lower(columns);
            upper = Permutations.inUpperBands(upperInColumns);
            lower = Permutations.inLowerBand(lowerInColumns);
            if (lower == 0) {
                deadDigit = place - top;
                return false;
            }
            long lost = upper ^ upperInColumns | lower ^ lowerInColumns;
            unstable |= left & -left & Masks.onesIfAny(lost);
            // A place that has been taken by now is not found; it stays open, so that the next visit sees the dead end.
            long foundUpper = Masks.alone(upper, Masks.ROWS_UPPER) & unknownUpper;
            long foundLower = Masks.alone(lower, Masks.ROWS_LOWER) & unknownLower;
            unknownUpper ^= foundUpper;
            unknownLower ^= foundLower;
            ownUpper |= foundUpper;
            ownLower |= foundLower;
            words[place] = upper ^ ownUpper;
            words[place + LOWER] = lower ^ ownLower;
            words[place + OWN] = ownUpper;
            words[place + OWN + LOWER] = ownLower;
        }
        this.unstable = unstable;
        knownUpper = words[top + UNKNOWN] ^ unknownUpper;
        knownLower = words[top + UNKNOWN + 1] ^ unknownLower;
        words[top + UNKNOWN] = unknownUpper;
        words[top + UNKNOWN + 1] = unknownLower;
        return true;
    }

    /// Does what [#visitDirtyDigits] does, with a branch that is nearly always taken alike where little follows from the
    /// known cells: if the columns exclude no place, the bands cannot either. A band without a place leaves no columns, so
    /// a dead end is always seen.
    private boolean visitDirtyDigitsLightly() {
        long[] words = this.words;
        int top = at;
        long unknownUpper = words[top + UNKNOWN];
        long unknownLower = words[top + UNKNOWN + 1];
        long seenUpper = unknownUpper;
        long seenLower = unknownLower;
        int unstable = 0;
        for (int left = dirty; left != 0; left &= left - 1) {
            int place = top + Integer.numberOfTrailingZeros(left);
            long upper = words[place] & seenUpper;
            long ownLower = words[place + OWN + LOWER];
            long ownUpper = words[place + OWN];
            long lower = words[place + LOWER] & seenLower;
            seenUpper = unknownUpper;
            seenLower = unknownLower;
            upper = Permutations.inUpperBands(upper | ownUpper);
            lower = Permutations.inLowerBand(lower | ownLower);
            long columns = Permutations.columns(upper, lower);
            long upperInColumns = upper & Permutations.upper(columns);
            long lowerInColumns = lower & Permutations.lower(columns);
            if ((upper ^ upperInColumns | lower ^ lowerInColumns) != 0 || lower == 0) {
                upper = Permutations.inUpperBands(upperInColumns);
                lower = Permutations.inLowerBand(lowerInColumns);
                if (lower == 0) {
                    deadDigit = place - top;
                    return false;
                }
                long lost = upper ^ upperInColumns | lower ^ lowerInColumns;
                unstable |= left & -left & Masks.onesIfAny(lost);
            }
            long foundUpper = Masks.alone(upper, Masks.ROWS_UPPER) & unknownUpper;
            long foundLower = Masks.alone(lower, Masks.ROWS_LOWER) & unknownLower;
            unknownUpper ^= foundUpper;
            unknownLower ^= foundLower;
            ownUpper |= foundUpper;
            ownLower |= foundLower;
            words[place] = upper ^ ownUpper;
            words[place + LOWER] = lower ^ ownLower;
            words[place + OWN] = ownUpper;
            words[place + OWN + LOWER] = ownLower;
        }
        this.unstable = unstable;
        knownUpper = words[top + UNKNOWN] ^ unknownUpper;
        knownLower = words[top + UNKNOWN + 1] ^ unknownLower;
        words[top + UNKNOWN] = unknownUpper;
        words[top + UNKNOWN + 1] = unknownLower;
        return true;
    }

    /// Gives the cells with a single candidate to their digit, and returns the digits to visit now, or
    /// [#CONTRADICTION].
    private int fillNakedSingles() {
        long unknownLower = words[at + UNKNOWN + 1];
        long unknownUpper = words[at + UNKNOWN];
        long nakedUpper = unknownUpper & ~Candidates.several(words, at);
        long nakedLower = unknownLower & ~Candidates.several(words, at + LOWER);
        emptyUpper = nakedUpper & ~Candidates.some(words, at);
        emptyLower = nakedLower & ~Candidates.some(words, at + LOWER);
        if ((emptyUpper | emptyLower) != 0) {
            return CONTRADICTION;
        }
        int pending = pendingAfter(knownUpper, knownLower);
        if (nakedUpper != 0) {
            pending |= fill(0, nakedUpper);
            words[at + UNKNOWN] = unknownUpper ^ nakedUpper;
        }
        if (nakedLower != 0) {
            pending |= fill(LOWER, nakedLower);
            words[at + UNKNOWN + 1] = unknownLower ^ nakedLower;
        }
        return pending;
    }

    /// Gives these cells of a half, 0 or [#LOWER], to their only digits, and returns those digits, a bit for each, or
    /// [#CONTRADICTION] if a digit gets two cells of a house.
    private int fill(int half, long naked) {
        long[] words = this.words;
        long eights = words[at + half + 8];
        long ones = Candidates.ones(words, at + half);
        long twos = Candidates.twos(words, at + half);
        long fours = Candidates.fours(words, at + half);
        int filled = 0;
        for (long left = naked; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int digit = Candidates.sum(ones, twos, fours, eights, bit);
            if ((words[at + half + digit] >>> bit & 1) == 0) {
                deadDigit = digit;
                return CONTRADICTION;
            }
            filled |= 1 << digit;
            int cell = half * Masks.UPPER_CELLS / LOWER + bit;
            words[at + half + OWN + digit] |= left & -left;
            words[at + digit] &= ~Masks.upperPeers(cell);
            words[at + LOWER + digit] &= ~Masks.lowerPeers(cell);
        }
        return filled;
    }

    /// Returns the digits, a bit for each, for which one of these cells is open.
    private int pendingAfter(long upper, long lower) {
        // Not a loop: there the compiler keeps more values than it has registers.
        int outer = pending(0, upper, lower) | pending(8, upper, lower);
        int first = pending(1, upper, lower) | pending(2, upper, lower) | pending(3, upper, lower);
        int second = pending(4, upper, lower) | pending(5, upper, lower) | pending(6, upper, lower);
        return outer | first | second | pending(7, upper, lower);
    }

    private int pending(int digit, long upper, long lower) {
        long met = words[at + digit] & upper | words[at + LOWER + digit] & lower;
        return 1 << digit & Masks.onesIfAny(met);
    }

    /// Makes the cell the digit's own.
    private void place(int digit, int cell) {
        long upper = Masks.upper(cell);
        long lower = Masks.lower(cell);
        words[at + UNKNOWN] ^= upper;
        words[at + UNKNOWN + 1] ^= lower;
        words[at + OWN + digit] |= upper;
        words[at + OWN + LOWER + digit] |= lower;
        words[at + digit] &= ~(Masks.upperPeers(cell) | upper);
        words[at + LOWER + digit] &= ~(Masks.lowerPeers(cell) | lower);
    }

    private void remove(int digit, int cell) {
        words[at + digit] &= ~Masks.upper(cell);
        words[at + LOWER + digit] &= ~Masks.lower(cell);
    }
}
