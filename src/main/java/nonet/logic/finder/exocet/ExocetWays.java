package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.CellSet;
import nonet.logic.finder.exocet.ExocetPattern.Target;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The ways to fill the base and the targets of an exocet with two digits.
///
/// A way fails if a cell lacks its digit; if a target's digit has no places in the other two cross-lines, in S-cells that
/// see neither each other nor the target; if a mirror cannot hold its target's digit beside one that is in neither
/// target; or if a cell that sees both base cells has no other candidates than the two digits.
final class ExocetWays {

    /// Digits of the base cells and of the targets.
    record Way(int base1, int base2, int first, int second) {

        int digits() {
            return 1 << base1 | 1 << base2;
        }
    }

    private final ExocetPattern pattern;
    private final int[] masks;
    private final List<Integer> seeingBase = new ArrayList<>();

    /// @param masks the candidates by cell, and the digit of a filled cell
    ExocetWays(Position position, ExocetPattern pattern, int[] masks) {
        this.pattern = pattern;
        this.masks = masks;
        Geometry.commonPeers(pattern.baseCells()).forEachIndex(cell -> {
            if (position.value(cell) == 0) {
                seeingBase.add(masks[cell]);
            }
        });
    }

    List<Way> find() {
        List<Way> ways = new ArrayList<>();
        for (int one : Bits.of(masks[pattern.base1()])) {
            for (int other : Bits.of(masks[pattern.base2()] & ~(1 << one))) {
                add(ways, new Way(one, other, one, other));
                add(ways, new Way(one, other, other, one));
            }
        }
        return ways;
    }

    private void add(List<Way> ways, Way way) {
        boolean blocked = seeingBase.stream().anyMatch(mask -> (mask & ~way.digits()) == 0);
        if (!blocked && fits(pattern.first(), way.first, way.second) && fits(pattern.second(), way.second, way.first)) {
            ways.add(way);
        }
    }

    /// @param other the digit of the other target
    private boolean fits(Target target, int digit, int other) {
        return has(target.cell(), digit)
                && hasPlaces(target, digit)
                && (target.mirror().isEmpty() || !mirrored(target, digit, other).isEmpty());
    }

    private boolean has(int cell, int digit) {
        return (masks[cell] >>> digit & 1) != 0;
    }

    private boolean hasPlaces(Target target, int digit) {
        int places = pattern.places(masks, digit);
        for (int bit : Bits.of(places)) {
            if (Geometry.sees(pattern.sCells().cell(bit), target.cell())) {
                places &= ~(1 << bit);
            }
        }
        int one = SCells.part(places, (target.cross() + 1) % 3);
        int other = SCells.part(places, (target.cross() + 2) % 3);
        return one != 0 && other != 0 && Integer.bitCount(one | other) > 1;
    }

    /// Returns the digits that the cells of a target's mirror can have beside each other.
    Mirrored mirrored(Target target, int digit, int other) {
        CellSet mirror = target.mirror();
        int one = mirror.first().index();
        int two = mirror.without(mirror.first()).first().index();
        int own = 1 << digit;
        int rest = ~(own | 1 << other);
        boolean inFirst = has(one, digit) && (masks[two] & rest) != 0;
        boolean inSecond = has(two, digit) && (masks[one] & rest) != 0;
        return new Mirrored(
                (inFirst ? own : 0) | (inSecond ? masks[one] & rest : 0),
                (inSecond ? own : 0) | (inFirst ? masks[two] & rest : 0));
    }

    /// The digits that the two cells of a mirror can have.
    record Mirrored(int one, int two) {

        boolean isEmpty() {
            return one == 0;
        }

        Mirrored or(Mirrored other) {
            return new Mirrored(one | other.one, two | other.two);
        }
    }
}
