package nonet.logic.position;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;

/// A grid prepared for finders: candidates by cell, by digit and by house. Immutable and safe for use by several
/// threads.
///
/// A position remembers the [IncrementalIndex] structures of the positions it follows from, with the
/// [Delta] since, but not these positions: it keeps none of them alive, and of each kind one structure at most.
///
/// Finders use primitive types: a cell is 0 to 80, a house 0 to 26, a digit its ordinal 0 to 8, a set of digits or of
/// places in a house nine bits, and a set of cells the two halves of a [CellSet].
public final class Position {

    private final CellSet givens;
    private final byte[] values;
    private final short[] masks;
    private final short[] places;
    private final long[] lo;
    private final long[] hi;
    private final byte[] blanks;

    private final PositionHistory history;

    private Position(CellSet givens) {
        this.givens = givens;
        this.values = new byte[81];
        this.masks = new short[81];
        this.places = new short[27 * 9];
        this.lo = new long[9];
        this.hi = new long[9];
        this.blanks = new byte[27];
        this.history = new PositionHistory();
    }

    private Position(Position parent, List<Conclusion> conclusions) {
        this.givens = parent.givens;
        this.values = parent.values.clone();
        this.masks = parent.masks.clone();
        this.places = parent.places.clone();
        this.lo = parent.lo.clone();
        this.hi = parent.hi.clone();
        this.blanks = parent.blanks.clone();
        conclusions.forEach(this::apply);
        this.history = parent.history.then(Delta.between(parent, this));
    }

    public static Position of(Grid grid) {
        Position position = new Position(grid.givens());
        byte[] values = grid.values();
        for (Cell at : Cell.all()) {
            int cell = at.index();
            position.values[cell] = values[cell];
            if (values[cell] == 0) {
                position.open(cell, grid.candidates(at).mask());
            }
        }
        return position;
    }

    /// Returns the grid of this position.
    public Grid grid() {
        return Grid.of(givens, values, masks);
    }

    /// Returns the given cells. Only avoidable rectangles distinguish them from other filled cells.
    public CellSet givens() {
        return givens;
    }

    /// Returns the digit of the cell, 1 to 9, or 0 for a blank.
    public int value(int cell) {
        return values[cell];
    }

    /// Returns the candidates of the cell, nine bits; none for a filled cell.
    public int mask(int cell) {
        return masks[cell];
    }

    /// Copies the candidates by cell, and the places by house and digit.
    public void copyTo(short[] masks, short[] places) {
        System.arraycopy(this.masks, 0, masks, 0, masks.length);
        System.arraycopy(this.places, 0, places, 0, places.length);
    }

    /// Tests whether the digit is a candidate of the cell.
    public boolean has(int cell, int digit) {
        return (masks[cell] >>> digit & 1) != 0;
    }

    /// Tests whether the digit has two places in a house of the cell, or the cell two candidates.
    public boolean isLinked(int cell, int digit) {
        return Integer.bitCount(masks[cell]) == 2
                || Integer.bitCount(places(Geometry.row(cell), digit)) == 2
                || Integer.bitCount(places(Geometry.column(cell), digit)) == 2
                || Integer.bitCount(places(Geometry.box(cell), digit)) == 2;
    }

    /// Returns the places of the house that have the digit as a candidate, nine bits; none if it is placed.
    public int places(int house, int digit) {
        return places[house * 9 + digit];
    }

    /// Returns the low half of the cells that have the digit as a candidate.
    public long lo(int digit) {
        return lo[digit];
    }

    /// Returns the high half of the cells that have the digit as a candidate.
    public long hi(int digit) {
        return hi[digit];
    }

    /// Returns the cells that have the digit as a candidate.
    public CellSet cells(Digit digit) {
        return cells(digit.ordinal());
    }

    /// Returns the cells that have the digit, 0 to 8, as a candidate.
    public CellSet cells(int digit) {
        return new CellSet(lo[digit], hi[digit]);
    }

    /// Returns the cells of the house that have the digit as a candidate.
    public CellSet cells(House house, Digit digit) {
        return house.cellSet().and(cells(digit));
    }

    /// Returns the cells with exactly two candidates.
    public CellSet bivalues() {
        return new CellSet(bivalues(lo), bivalues(hi));
    }

    private static long bivalues(long[] byDigit) {
        long one = 0;
        long two = 0;
        long three = 0;
        for (long cells : byDigit) {
            three |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        return two & ~three;
    }

    /// Returns the blank cells.
    public CellSet blankCells() {
        CellSet blank = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            blank = values[cell.index()] == 0 ? blank.with(cell) : blank;
        }
        return blank;
    }

    /// Returns the candidates that are false if one of some candidates is true, whichever it is.
    public EliminationCollector falseByOneOf(List<Candidate> candidates) {
        EliminationCollector eliminations = new EliminationCollector();
        for (Digit digit : Digit.values()) {
            CellSet common = cells(digit);
            for (Candidate each : candidates) {
                Cell cell = each.cell();
                common = common.and(each.digit() == digit ? cell.peers() : CellSet.of(cell));
            }
            eliminations.eliminate(digit, common);
        }
        return eliminations;
    }

    /// Returns the number of blank cells of the house.
    public int blanksIn(int house) {
        return blanks[house];
    }

    /// Returns the number of blank cells.
    public int blanks() {
        int all = 0;
        for (int row = 0; row < 9; row++) {
            all += blanks[row];
        }
        return all;
    }

    /// Tests whether every cell is filled.
    public boolean isComplete() {
        return blanks() == 0;
    }

    /// Returns what is known of this position and the earlier ones.
    PositionHistory history() {
        return history;
    }

    /// Returns the position with some conclusions applied. Conclusions that hold already have no effect.
    public Position after(List<Conclusion> conclusions) {
        return new Position(this, conclusions);
    }

    /// Returns the position with a digit placed.
    public Position placed(Candidate candidate) {
        return after(List.of(new Conclusion.Placement(candidate)));
    }

    private void apply(Conclusion conclusion) {
        int cell = conclusion.candidate().cell().index();
        int digit = conclusion.candidate().digit().ordinal();
        switch (conclusion) {
            case Conclusion.Placement _ -> place(cell, digit);
            case Conclusion.Elimination _ -> remove(cell, digit);
        }
    }

    private void open(int cell, int mask) {
        masks[cell] = (short) mask;
        for (int house : houses(cell)) {
            blanks[house]++;
        }
        for (int digit : Bits.of(mask)) {
            lo[digit] |= Geometry.bitLo(cell);
            hi[digit] |= Geometry.bitHi(cell);
            for (int house : houses(cell)) {
                places[house * 9 + digit] |= (short) (1 << Geometry.place(house, cell));
            }
        }
    }

    private static int[] houses(int cell) {
        return new int[] {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)};
    }

    private void place(int cell, int digit) {
        if (values[cell] != 0) {
            return;
        }
        for (int other : Bits.of(masks[cell])) {
            remove(cell, other);
        }
        values[cell] = (byte) (digit + 1);
        blanks[Geometry.row(cell)]--;
        blanks[Geometry.column(cell)]--;
        blanks[Geometry.box(cell)]--;
        cells(digit).and(Geometry.peers(cell)).forEachIndex(peer -> remove(peer, digit));
    }

    private void remove(int cell, int digit) {
        masks[cell] &= (short) ~(1 << digit);
        lo[digit] &= ~Geometry.bitLo(cell);
        hi[digit] &= ~Geometry.bitHi(cell);
        int row = Geometry.row(cell);
        int column = Geometry.column(cell);
        places[row * 9 + digit] &= (short) ~(1 << column - 9);
        places[column * 9 + digit] &= (short) ~(1 << row);
        places[Geometry.box(cell) * 9 + digit] &= (short) ~(1 << Geometry.placeInBox(cell));
    }
}
