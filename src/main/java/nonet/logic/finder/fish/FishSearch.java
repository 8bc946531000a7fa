package nonet.logic.finder.fish;

import java.util.Arrays;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.Position;
import nonet.logic.solver.FinderTask;
import nonet.solve.Cancel;

/// Searches for fish of one digit and size by refutation. An assumption rules places of the digit out; if base sets
/// share none of the remaining places and these fit into one cover set less than there are base sets, the assumption is
/// false.
///
/// Usually the assumption is that a place of the digit, the target, is true. The places it sees are ruled out, and
/// cover sets that contain it are used up. Places of the base sets outside the cover sets must be ruled out: these are
/// the fins. If the assumption is not about the digit itself, there is no target, and one cover set less is chosen than
/// base sets.
final class FishSearch {

    /// The largest number of places; with more there is no search.
    private static final int MOST_PLACES = 64;

    private final Position position;
    private final int digit;
    private final int size;
    private final int endoFins;
    private final int basePool;
    private final int coverPool;
    private final Cancel cancel;
    private final Receiver found;

    /// The houses of the target; none without a target.
    private int around;

    /// For each house its remaining places, as bits, and for each place its houses.
    private final long[] inHouse = new long[27];

    private final int[] housesOf = new int[MOST_PLACES];

    /// The base sets so far. By number of base sets: all their places, the places in two of them, and the remaining
    /// places.
    private int base;

    private final long[] baseLo = new long[8];
    private final long[] baseHi = new long[8];
    private final long[] endoLo = new long[8];
    private final long[] endoHi = new long[8];
    private final long[] open = new long[8];

    private int cover;

    /// @param task the position to search, and who cancels the search
    /// @param digit 0 to 8
    /// @param size the number of base sets, 2 to 7
    /// @param endoFins the largest number of places in two base sets
    /// @param basePool the houses that may be base sets
    /// @param coverPool the houses that may be cover sets
    /// @param found receives the fish
    FishSearch(FinderTask task, int digit, int size, int endoFins, int basePool, int coverPool, Receiver found) {
        this.position = task.position();
        this.digit = digit;
        this.size = size;
        this.endoFins = endoFins;
        this.basePool = withPlaces(basePool);
        this.coverPool = withPlaces(coverPool);
        this.cancel = task.cancel();
        this.found = found;
    }

    private int withPlaces(int houses) {
        int some = houses;
        for (int house = 0; house < 27; house++) {
            if (position.places(house, digit) == 0) {
                some &= ~(1 << house);
            }
        }
        return some;
    }

    /// Searches under the assumption that a place of the digit is true.
    void run(int target) {
        run(target, Geometry.peers(target));
    }

    /// Searches under the assumption that a place of the digit is true and rules out some cells.
    void run(int target, CellSet out) {
        around = 1 << Geometry.row(target) | 1 << Geometry.column(target) | 1 << Geometry.box(target);
        search(out.with(Cell.of(target)));
    }

    /// Searches under an assumption that rules out some cells for the digit.
    void run(CellSet out) {
        around = 0;
        search(out);
    }

    private void search(CellSet out) {
        CellSet places = position.cells(digit).minus(out);
        if (places.size() <= MOST_PLACES) {
            Arrays.fill(inHouse, 0);
            int count = 0;
            for (Cell cell : places) {
                number(cell.index(), count++);
            }
            base = 0;
            cover = 0;
            addBase(0, basePool);
        }
    }

    private void number(int cell, int place) {
        int row = Geometry.row(cell);
        int column = Geometry.column(cell);
        int box = Geometry.box(cell);
        inHouse[row] |= 1L << place;
        inHouse[column] |= 1L << place;
        inHouse[box] |= 1L << place;
        housesOf[place] = 1 << row | 1 << column | 1 << box;
    }

    /// Adds base sets from the remaining houses until there are enough.
    private void addBase(int count, int houses) {
        if (count == size) {
            addCover(touched(), open[size]);
            return;
        }
        int remaining = houses;
        while (Integer.bitCount(remaining) >= size - count) {
            if (count <= 1) {
                cancel.check();
            }
            int house = Integer.numberOfTrailingZeros(remaining);
            remaining &= remaining - 1;
            if (extend(count, house)) {
                base |= 1 << house;
                if (suffices(size - used(), open[count + 1])) {
                    addBase(count + 1, remaining);
                }
                base &= ~(1 << house);
            }
        }
    }

    /// Adds a base set, unless it shares a remaining place, the target or too many other places with another one: a
    /// remaining place or the target would satisfy both, which the refutation counts as two.
    private boolean extend(int count, int house) {
        boolean sharesRemaining = (open[count] & inHouse[house]) != 0;
        boolean sharesTarget = (base & around) != 0 && (1 << house & around) != 0;
        if (sharesRemaining || sharesTarget) {
            return false;
        }
        long lo = position.lo(digit) & Geometry.houseLo(house);
        long hi = position.hi(digit) & Geometry.houseHi(house);
        long twiceLo = endoLo[count] | baseLo[count] & lo;
        long twiceHi = endoHi[count] | baseHi[count] & hi;
        if (Long.bitCount(twiceLo) + Long.bitCount(twiceHi) > endoFins) {
            return false;
        }
        baseLo[count + 1] = baseLo[count] | lo;
        baseHi[count + 1] = baseHi[count] | hi;
        endoLo[count + 1] = twiceLo;
        endoHi[count + 1] = twiceHi;
        open[count + 1] = open[count] | inHouse[house];
        return true;
    }

    /// Returns the number of cover sets that cover no place: one with the target, two if a base set contains it;
    /// without a target the one that is not chosen.
    private int used() {
        return (base & around) == 0 ? 1 : 2;
    }

    /// Tests whether some number of cover sets could suffice. They cannot if there are more places no two of which
    /// share a cover set.
    private boolean suffices(int most, long places) {
        int count = 0;
        int houses = coverPool & ~base;
        long left = places;
        while (left != 0) {
            if (++count > most) {
                return false;
            }
            int place = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            for (int some = housesOf[place] & houses; some != 0; some &= some - 1) {
                left &= ~inHouse[Integer.numberOfTrailingZeros(some)];
            }
        }
        return true;
    }

    /// Returns the possible cover sets that contain a place of a base set.
    private int touched() {
        int touched = 0;
        for (int left = coverPool & ~base; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if ((baseLo[size] & Geometry.houseLo(house) | baseHi[size] & Geometry.houseHi(house)) != 0) {
                touched |= 1 << house;
            }
        }
        return touched;
    }

    /// Adds cover sets from the possible ones until all are chosen. Some of them must contain the target, see [#used()];
    /// these cover no remaining place, since the target rules out all places of its houses. The next set is one that
    /// covers the first uncovered place. Once every place is covered, it is any set, but one with the target if only such
    /// are still to be chosen. A set is not possible any more after all fish with it have been reported.
    ///
    /// @param uncovered the remaining places outside the cover sets so far
    private void addCover(int possible, long uncovered) {
        boolean hasTarget = around != 0;
        int wanted = size - Integer.bitCount(cover) - (hasTarget ? 0 : 1);
        int withTarget = hasTarget ? Math.max(0, used() - Integer.bitCount(cover & around)) : 0;
        boolean tooFewWanted = wanted < withTarget || uncovered != 0 && wanted == withTarget;
        boolean tooFewPossible = Integer.bitCount(possible & around) < withTarget;
        if (tooFewWanted || tooFewPossible) {
            return;
        }
        if (wanted == 0) {
            found.accept(base, cover);
            return;
        }
        int options = uncovered != 0
                ? housesOf[Long.numberOfTrailingZeros(uncovered)] & possible
                : wanted == withTarget ? possible & around : possible;
        int others = possible;
        for (int some = options; some != 0; some &= some - 1) {
            int house = Integer.numberOfTrailingZeros(some);
            others &= ~(1 << house);
            cover |= 1 << house;
            addCover(others, uncovered & ~inHouse[house]);
            cover &= ~(1 << house);
        }
    }

    /// Receives the fish that a [FishSearch] finds.
    @FunctionalInterface
    interface Receiver {

        /// Accepts a fish; each one is reported once.
        ///
        /// @param base the base sets, 27 bits
        /// @param cover the cover sets, 27 bits
        void accept(int base, int cover);
    }
}
