package nonet.rate.csp;

import nonet.grid.Geometry;

/// The candidates of the empty board, the variables that need one of them each, and the groups.
///
/// A candidate is cell * 9 + digit. A variable is a cell, 0 to 80, or 81 + house * 9 + digit; the place of a candidate
/// in it is the digit, or the place of the cell in the house. A group is the three candidates of a digit where a line
/// crosses a box. Candidates and groups together are objects: an object is linked to a candidate if both cannot be true.
final class Links {

    static final int CANDIDATES = 729;
    static final int VARIABLES = 324;

    /// The first variable of a box.
    private static final int BOXES = 81 + 18 * 9;

    /// The number of groups of a digit: the first half crosses rows, the second one columns.
    private static final int CROSSINGS = 54;

    static final int OBJECTS = CANDIDATES + 9 * CROSSINGS;

    /// The number of variables of a candidate.
    static final int KINDS = 4;

    /// By candidate and kind, the variable, and the bit of the candidate in it.
    private static final short[] VARIABLE = new short[CANDIDATES * KINDS];

    private static final short[] BIT = new short[CANDIDATES * KINDS];

    /// By object, the candidates that it is linked to.
    private static final short[][] LINKED = new short[OBJECTS][];

    static {
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                int candidate = cell * 9 + digit;
                int slot = candidate * KINDS;
                int[] houses = {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)};
                VARIABLE[slot] = (short) cell;
                BIT[slot] = (short) (1 << digit);
                for (int i = 0; i < houses.length; i++) {
                    VARIABLE[slot + 1 + i] = (short) (81 + houses[i] * 9 + digit);
                    BIT[slot + 1 + i] = (short) (1 << Geometry.place(houses[i], cell));
                }
                short[] linked = new short[8 + Geometry.PEER_COUNT];
                int count = 0;
                for (int other = 0; other < 9; other++) {
                    if (other != digit) {
                        linked[count++] = (short) (cell * 9 + other);
                    }
                }
                for (int i = 0; i < Geometry.PEER_COUNT; i++) {
                    linked[count++] = (short) (Geometry.peer(cell, i) * 9 + digit);
                }
                LINKED[candidate] = linked;
            }
        }
        for (int crossing = 0; crossing < CROSSINGS; crossing++) {
            int line = crossing / 3;
            int box = Geometry.box(Geometry.cell(line, crossing % 3 * 3));
            for (int digit = 0; digit < 9; digit++) {
                short[] linked = new short[12];
                int count = 0;
                for (int place = 0; place < 9; place++) {
                    int inLine = Geometry.cell(line, place);
                    int inBox = Geometry.cell(box, place);
                    if (Geometry.box(inLine) != box) {
                        linked[count++] = (short) (inLine * 9 + digit);
                    }
                    if (Geometry.row(inBox) != line && Geometry.column(inBox) != line) {
                        linked[count++] = (short) (inBox * 9 + digit);
                    }
                }
                LINKED[CANDIDATES + digit * CROSSINGS + crossing] = linked;
            }
        }
    }

    private Links() {}

    static int variable(int candidate, int kind) {
        return VARIABLE[candidate * KINDS + kind];
    }

    static int bit(int candidate, int kind) {
        return BIT[candidate * KINDS + kind];
    }

    /// Returns the candidates that an object is linked to. The caller does not change them.
    static short[] linked(int object) {
        return LINKED[object];
    }

    /// Returns the candidate at the lowest place of a set of places of a variable.
    static int candidate(int variable, int places) {
        int place = Integer.numberOfTrailingZeros(places);
        return variable < 81
                ? variable * 9 + place
                : Geometry.cell((variable - 81) / 9, place) * 9 + (variable - 81) % 9;
    }

    /// Returns the group that contains all of several candidates of a variable, or -1 if there is none.
    ///
    /// @param places the places of two candidates or more
    static int group(int variable, int places) {
        int first = Integer.numberOfTrailingZeros(places);
        boolean inThree = (places & ~(0b111 << first / 3 * 3)) == 0;
        if (variable < 81 || !inThree && (variable < BOXES || (places & ~(0b001001001 << first % 3)) != 0)) {
            return -1;
        }
        int house = (variable - 81) / 9;
        int cell = Geometry.cell(house, first);
        int crossing = inThree && (house < 9 || house >= 18)
                ? Geometry.row(cell) * 3 + cell % 9 / 3
                : Geometry.column(cell) * 3 + cell / 27;
        return CANDIDATES + (variable - 81) % 9 * CROSSINGS + crossing;
    }
}
