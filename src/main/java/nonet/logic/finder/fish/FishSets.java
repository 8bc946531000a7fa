package nonet.logic.finder.fish;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
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
        CellSet places = position.cells(digit);
        CellSet inBase = in(base, 1).and(places);
        CellSet inCover = in(cover, 1);
        CellSet endoFins = in(base, 2).and(places);
        CellSet fins = inBase.minus(inCover).or(endoFins);
        CellSet potential = inCover.minus(inBase).or(in(cover, 2)).and(places);
        return new FishSets(digit, base, cover, inBase.minus(fins), fins, endoFins, potential);
    }

    /// Returns the cells in at least one, or at least two, of the houses.
    private static CellSet in(int houses, int times) {
        CellSet once = CellSet.NONE;
        CellSet twice = CellSet.NONE;
        for (int house : Bits.of(houses)) {
            twice = twice.or(once.and(Geometry.house(house)));
            once = once.or(Geometry.house(house));
        }
        return times == 1 ? once : twice;
    }

    /// Returns the places that are eliminated.
    CellSet eliminations() {
        return potential.and(Geometry.commonPeers(fins));
    }

    Technique technique() {
        return FishShape.name(base, cover, !fins.isEmpty(), isDegenerate());
    }

    /// Tests whether some base set has at most one place that is not a fin.
    private boolean isDegenerate() {
        for (int house : Bits.of(base)) {
            if (body.and(Geometry.house(house)).size() <= 1) {
                return true;
            }
        }
        return false;
    }

    /// Returns the fish as a deduction.
    Fish fish(List<Conclusion> conclusions) {
        return new Fish(
                technique(),
                Digit.at(digit),
                houses(base),
                houses(cover),
                body,
                fins.minus(endoFins),
                endoFins,
                conclusions);
    }

    private static List<House> houses(int mask) {
        List<House> houses = new ArrayList<>();
        for (int house : Bits.of(mask)) {
            houses.add(House.at(house));
        }
        return houses;
    }
}
