package nonet.logic.finder.fish;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Technique;

/// The houses that may be base and cover sets of a fish, and the names that follow from them. Sets of houses are 27
/// bits, indexed by [nonet.grid.House#index()].
///
/// A fish is basic if its base sets are rows and its cover sets columns, or vice versa. It is Franken if there are
/// boxes besides the lines on either side, and mutant if rows and columns occur on the same side, or a side has only
/// boxes.
enum FishShape {
    BASIC,
    FRANKEN,
    MUTANT;

    static final int LARGEST = 7;

    private static final int ROWS = 0x1FF;
    private static final int COLUMNS = ROWS << 9;
    private static final int BOXES = ROWS << 18;

    /// The names without fins, with fins, and of sashimi fish; by shape, then by size from 2.
    private static final Technique[][] NAMES = {names('0'), names('3'), names('5')};

    private static final Technique[][] FINNED = {names('1'), names('4'), names('6')};
    private static final Technique[] SASHIMI = names('2');

    private static Technique[] names(char kind) {
        Technique[] names = new Technique[LARGEST + 1];
        for (int size = 2; size <= LARGEST; size++) {
            names[size] = Technique.withCode("03" + kind + (size - 2)).orElseThrow();
        }
        return names;
    }

    /// Returns the techniques of all fish.
    static Set<Technique> techniques() {
        Set<Technique> all = EnumSet.noneOf(Technique.class);
        for (FishShape shape : values()) {
            for (int size = 2; size <= LARGEST; size++) {
                all.addAll(shape.techniques(size));
            }
        }
        return all;
    }

    /// Returns the techniques of this shape and size, from 2 to 7.
    Set<Technique> techniques(int size) {
        Set<Technique> some = finned(size);
        some.add(NAMES[ordinal()][size]);
        return some;
    }

    /// Returns the techniques of this shape and size that have fins.
    Set<Technique> finned(int size) {
        return this == BASIC ? EnumSet.of(FINNED[ordinal()][size], SASHIMI[size]) : EnumSet.of(FINNED[ordinal()][size]);
    }

    /// Returns the number of orientations: rows against columns, and columns against rows.
    int turns() {
        return this == MUTANT ? 1 : 2;
    }

    /// Returns the houses that may be base sets in an orientation, 0 or 1.
    int base(int turn) {
        return switch (this) {
            case BASIC -> turn == 0 ? ROWS : COLUMNS;
            case FRANKEN -> (turn == 0 ? ROWS : COLUMNS) | BOXES;
            case MUTANT -> ROWS | COLUMNS | BOXES;
        };
    }

    /// Returns the houses that may be cover sets in an orientation.
    int cover(int turn) {
        return this == MUTANT ? base(turn) : base(1 - turn);
    }

    /// Returns the name of a fish, which may differ from the shape that was searched.
    ///
    /// @param degenerate whether some base set has at most one place that is not a fin
    static Technique name(int base, int cover, boolean finned, boolean degenerate) {
        int size = Integer.bitCount(base);
        FishShape shape = of(base, cover);
        if (shape == BASIC && degenerate) {
            return SASHIMI[size];
        }
        return (finned ? FINNED : NAMES)[shape.ordinal()][size];
    }

    private static FishShape of(int base, int cover) {
        if (!opposed(base, cover) && !opposed(cover, base)) {
            return MUTANT;
        }
        return ((base | cover) & BOXES) == 0 ? BASIC : FRANKEN;
    }

    private static boolean opposed(int one, int other) {
        return (one & ROWS) != 0 && (one & COLUMNS) == 0 && (other & COLUMNS) != 0 && (other & ROWS) == 0;
    }
}
