package nonet.logic.finder.fish;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Technique;

/// Which houses the base and cover sets of a fish may be, and what the fish is called then. Sets of houses are 27 bits,
/// as [nonet.grid.House#index()] counts them.
///
/// A fish is basic between rows and columns. It is Franken if boxes stand beside the lines on either side, and mutant if
/// rows and columns mix on a side, or a side is all boxes.
enum FishShape {
    BASIC,
    FRANKEN,
    MUTANT;

    static final int LARGEST = 7;

    private static final int ROWS = 0x1FF;
    private static final int COLUMNS = ROWS << 9;
    private static final int BOXES = ROWS << 18;

    /// Without fins, finned, sashimi; by shape, then from size 2 on.
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

    /// Returns those of them that have fins.
    Set<Technique> finned(int size) {
        return this == BASIC ? EnumSet.of(FINNED[ordinal()][size], SASHIMI[size]) : EnumSet.of(FINNED[ordinal()][size]);
    }

    /// Returns how often the houses are taken in another way: rows against columns, and columns against rows.
    int turns() {
        return this == MUTANT ? 1 : 2;
    }

    /// Returns the houses that may be base sets in a turn, 0 or 1.
    int base(int turn) {
        return switch (this) {
            case BASIC -> turn == 0 ? ROWS : COLUMNS;
            case FRANKEN -> (turn == 0 ? ROWS : COLUMNS) | BOXES;
            case MUTANT -> ROWS | COLUMNS | BOXES;
        };
    }

    /// Returns the houses that may be cover sets in a turn.
    int cover(int turn) {
        return this == MUTANT ? base(turn) : base(1 - turn);
    }

    /// Returns the name of a fish with these sets, whatever shape was searched for.
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
