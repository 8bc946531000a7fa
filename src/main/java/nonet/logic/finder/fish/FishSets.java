package nonet.logic.finder.fish;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Fish;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The base and cover sets of a fish, and the places they determine.
///
/// @param digit 0 to 8
/// @param base the base sets, 27 bits
/// @param cover the cover sets, 27 bits
/// @param body the places of the base sets that are not fins
/// @param fins the places of the base sets outside the cover sets, and the endo fins
/// @param endoFins the places in two base sets
/// @param potential the places that are eliminated if they see all fins: those in a cover set and no base set, and
///     those in two cover sets
record FishSets(int digit, int base, int cover, CellSet body, CellSet fins, CellSet endoFins, CellSet potential) {

    static FishSets of(Position position, int digit, int base, int cover) {
        CellSet places = new CellSet(position.lo(digit), position.hi(digit));
        CellSet inBase = in(base, 1).and(places);
        CellSet inCover = in(cover, 1);
        CellSet endoFins = in(base, 2).and(places);
        CellSet fins = inBase.minus(inCover).or(endoFins);
        CellSet potential = inCover.minus(inBase).or(in(cover, 2)).and(places);
        return new FishSets(digit, base, cover, inBase.minus(fins), fins, endoFins, potential);
    }

    /// Returns the cells in at least one, or at least two, of the houses.
    private static CellSet in(int houses, int times) {
        long onceLo = 0;
        long onceHi = 0;
        long twiceLo = 0;
        long twiceHi = 0;
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            twiceLo |= onceLo & Geometry.houseLo(house);
            twiceHi |= onceHi & Geometry.houseHi(house);
            onceLo |= Geometry.houseLo(house);
            onceHi |= Geometry.houseHi(house);
        }
        return times == 1 ? new CellSet(onceLo, onceHi) : new CellSet(twiceLo, twiceHi);
    }

    /// Returns the places that are eliminated.
    CellSet eliminations() {
        return new CellSet(
                potential.lo() & Geometry.commonPeersLo(fins.lo(), fins.hi()),
                potential.hi() & Geometry.commonPeersHi(fins.lo(), fins.hi()));
    }

    Technique technique() {
        return FishShape.name(base, cover, !fins.isEmpty(), isDegenerate());
    }

    /// Tests whether some base set has at most one place that is not a fin.
    private boolean isDegenerate() {
        for (int left = base; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            long lo = body.lo() & Geometry.houseLo(house);
            long hi = body.hi() & Geometry.houseHi(house);
            if (Long.bitCount(lo) + Long.bitCount(hi) <= 1) {
                return true;
            }
        }
        return false;
    }

    /// Returns the fish as a deduction.
    Fish fish(List<Conclusion> conclusions) {
        return new Fish(
                technique(),
                Digit.of(digit + 1),
                houses(base),
                houses(cover),
                body,
                fins.minus(endoFins),
                endoFins,
                conclusions);
    }

    private static List<House> houses(int mask) {
        List<House> houses = new ArrayList<>();
        for (int left = mask; left != 0; left &= left - 1) {
            houses.add(House.all().get(Integer.numberOfTrailingZeros(left)));
        }
        return houses;
    }
}
