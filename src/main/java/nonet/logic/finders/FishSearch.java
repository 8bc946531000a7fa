package nonet.logic.finders;

import java.util.Arrays;
import nonet.logic.Geometry;
import nonet.logic.LogicOptions.FishLimits;
import nonet.logic.Position;

/// Searches for fish of one digit, one shape and one size.
///
/// It starts from a candidate that could go and takes it as true. What it sees is gone then, and the rest has to break:
/// base sets that share no place have to fit into one cover set less than there are, because those covers that hold the
/// candidate are used up. Places of base sets outside the covers are seen by the candidate: they are the fins. Only
/// candidates that are in no template are tried, and a fish is reported for the first of those it takes away.
final class FishSearch {

    /// Takes the fish that are found, each once.
    interface Catch {

        /// Takes a fish; the fields of the search say what it consists of.
        void take(FishSearch fish);

        /// Tells whether the search should stop.
        boolean isCancelled();
    }

    private final Position position;
    private final int digit;
    private final int size;
    private final FishLimits limits;
    private final Catch sink;

    private int basePool;
    private int coverPool;

    /// The candidate that is taken as true, its houses, and the covers with it that the fish needs: 2 if a base has it.
    private int target;

    private int around;

    /// The places that do not see the target, numbered; for each house those in it, for each place its houses.
    private final long[] inHouse = new long[27];

    private final int[] housesOf = new int[64];

    /// The base sets so far and, by number of them, their places, their endo-fins and their unseen places.
    int base;

    private final long[] baseLo = new long[8];
    private final long[] baseHi = new long[8];
    private final long[] endoLo = new long[8];
    private final long[] endoHi = new long[8];
    private final long[] open = new long[8];

    /// What was found.
    int cover;

    long bodyLo;
    long bodyHi;
    long finsLo;
    long finsHi;
    long endoFinsLo;
    long endoFinsHi;
    long goneLo;
    long goneHi;

    /// @param digit 0 to 8
    /// @param size 2 to 7
    FishSearch(Position position, int digit, int size, FishLimits limits, Catch sink) {
        this.position = position;
        this.digit = digit;
        this.size = size;
        this.limits = limits;
        this.sink = sink;
    }

    /// Searches for fish with base and cover sets among these houses.
    void run(int basePool, int coverPool) {
        this.basePool = withPlaces(basePool);
        this.coverPool = withPlaces(coverPool);
        long lo = position.templates().deletableLo(digit);
        for (long left = lo; left != 0; left &= left - 1) {
            from(Long.numberOfTrailingZeros(left));
        }
        long hi = position.templates().deletableHi(digit);
        for (long left = hi; left != 0; left &= left - 1) {
            from(64 + Long.numberOfTrailingZeros(left));
        }
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

    private void from(int cell) {
        target = cell;
        around = 1 << Geometry.row(cell) | 1 << Geometry.column(cell) | 1 << Geometry.box(cell);
        number(
                position.lo(digit) & ~Geometry.peersLo(cell) & ~Geometry.bitLo(cell),
                position.hi(digit) & ~Geometry.peersHi(cell) & ~Geometry.bitHi(cell));
        base = 0;
        addBase(0, basePool);
    }

    private void number(long lo, long hi) {
        Arrays.fill(inHouse, 0);
        int count = 0;
        for (long left = lo; left != 0; left &= left - 1) {
            number(Long.numberOfTrailingZeros(left), count++);
        }
        for (long left = hi; left != 0; left &= left - 1) {
            number(64 + Long.numberOfTrailingZeros(left), count++);
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

    /// Adds base sets from the houses that are left until there are enough.
    private void addBase(int count, int houses) {
        if (count == size) {
            cover();
            return;
        }
        int left = houses;
        while (Integer.bitCount(left) >= size - count && (count > 1 || !sink.isCancelled())) {
            int house = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            if (extend(count, house)) {
                base |= 1 << house;
                if (suffices(size - spent(), open[count + 1])) {
                    addBase(count + 1, left);
                }
                base &= ~(1 << house);
            }
        }
    }

    /// Adds a base set if no place of it that the target does not see is in another one.
    private boolean extend(int count, int house) {
        if ((open[count] & inHouse[house]) != 0) {
            return false;
        }
        long lo = position.lo(digit) & Geometry.houseLo(house);
        long hi = position.hi(digit) & Geometry.houseHi(house);
        long twiceLo = endoLo[count] | baseLo[count] & lo;
        long twiceHi = endoHi[count] | baseHi[count] & hi;
        boolean twice = (twiceLo & Geometry.bitLo(target) | twiceHi & Geometry.bitHi(target)) != 0;
        if (twice || Long.bitCount(twiceLo) + Long.bitCount(twiceHi) > limits.endoFins()) {
            return false;
        }
        baseLo[count + 1] = baseLo[count] | lo;
        baseHi[count + 1] = baseHi[count] | hi;
        endoLo[count + 1] = twiceLo;
        endoHi[count + 1] = twiceHi;
        open[count + 1] = open[count] | inHouse[house];
        return true;
    }

    /// Returns how many covers the target uses up at least.
    private int spent() {
        return (base & around) == 0 ? 1 : 2;
    }

    /// Tells whether this many covers could suffice: so it is not if there are more places of which no two share one.
    private boolean suffices(int most, long places) {
        int count = 0;
        int houses = coverPool & ~base;
        for (long left = places; left != 0; ) {
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

    private void cover() {
        int houses = coverPool & ~base;
        int possible = 0;
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if ((baseLo[size] & Geometry.houseLo(house) | baseHi[size] & Geometry.houseHi(house)) != 0) {
                possible |= 1 << house;
            }
        }
        cover = 0;
        addCover(possible, open[size]);
    }

    /// Adds covers from the possible ones: first such as the uncovered places need, then any.
    private void addCover(int possible, long uncovered) {
        int left = size - Integer.bitCount(cover);
        int missing = Math.max(0, spent() - Integer.bitCount(cover & around));
        if (left < missing || uncovered != 0 && left == missing || Integer.bitCount(possible & around) < missing) {
            return;
        }
        if (left == 0) {
            judge();
            return;
        }
        int options = uncovered != 0
                ? housesOf[Long.numberOfTrailingZeros(uncovered)] & possible
                : left == missing ? possible & around : possible;
        int rest = possible;
        for (int some = options; some != 0; some &= some - 1) {
            int house = Integer.numberOfTrailingZeros(some);
            rest &= ~(1 << house);
            cover |= 1 << house;
            addCover(rest, uncovered & ~inHouse[house]);
            cover &= ~(1 << house);
        }
    }

    /// Finds out what the fish takes away.
    private void judge() {
        long onceLo = 0;
        long onceHi = 0;
        long twiceLo = 0;
        long twiceHi = 0;
        for (int left = cover; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            twiceLo |= onceLo & Geometry.houseLo(house);
            twiceHi |= onceHi & Geometry.houseHi(house);
            onceLo |= Geometry.houseLo(house);
            onceHi |= Geometry.houseHi(house);
        }
        endoFinsLo = endoLo[size];
        endoFinsHi = endoHi[size];
        finsLo = baseLo[size] & ~onceLo | endoFinsLo;
        finsHi = baseHi[size] & ~onceHi | endoFinsHi;
        if (Long.bitCount(finsLo) + Long.bitCount(finsHi) > limits.fins()) {
            return;
        }
        bodyLo = baseLo[size] & ~finsLo;
        bodyHi = baseHi[size] & ~finsHi;
        goneLo = (onceLo & ~baseLo[size] | twiceLo) & position.lo(digit) & Geometry.commonPeersLo(finsLo, finsHi);
        goneHi = (onceHi & ~baseHi[size] | twiceHi) & position.hi(digit) & Geometry.commonPeersHi(finsLo, finsHi);
        int first = goneLo != 0 ? Long.numberOfTrailingZeros(goneLo) : 64 + Long.numberOfTrailingZeros(goneHi);
        if (first == target) {
            sink.take(this);
        }
    }

    /// Tells whether some base set has at most one place that is not a fin.
    boolean isDegenerate() {
        for (int left = base; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (Long.bitCount(bodyLo & Geometry.houseLo(house)) + Long.bitCount(bodyHi & Geometry.houseHi(house))
                    <= 1) {
                return true;
            }
        }
        return false;
    }

    boolean isFinned() {
        return (finsLo | finsHi) != 0;
    }
}
