package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Exocet.Cases;
import nonet.deduce.Exocet.RefutedPair;
import nonet.deduce.Exocet.RefutedPair.Obstacle;
import nonet.deduce.Exocet.TargetPair;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.finder.exocet.ExocetPattern.Target;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The cases of an exocet: the assignments of two digits to its base and its targets.
///
/// An assignment fails if a cell lacks its digit; if a target's digit has no places in the other two cross-lines, in S-cells
/// that see neither each other nor the target; if a mirror cannot hold its target's digit beside one that is in neither
/// target; or if a cell that sees both base cells has no other candidates than the two digits.
final class ExocetCases {

    /// Digits of the base cells and of the targets.
    record Assignment(int base1, int base2, int first, int second) {

        int digits() {
            return 1 << base1 | 1 << base2;
        }
    }

    private final ExocetPattern pattern;
    private final int[] masks;
    private final List<Integer> seeingBase = new ArrayList<>();

    /// @param masks the candidates by cell, and the digit of a filled cell
    ExocetCases(Position position, ExocetPattern pattern, int[] masks) {
        this.pattern = pattern;
        this.masks = masks;
        Geometry.commonPeers(pattern.baseCells()).forEachIndex(cell -> {
            if (position.value(cell) == 0) {
                seeingBase.add(cell);
            }
        });
    }

    List<Assignment> find() {
        List<Assignment> assignments = new ArrayList<>();
        for (int one : Bits.of(masks[pattern.base1()])) {
            for (int other : Bits.of(masks[pattern.base2()] & ~(1 << one))) {
                add(assignments, new Assignment(one, other, one, other));
                add(assignments, new Assignment(one, other, other, one));
            }
        }
        return assignments;
    }

    private void add(List<Assignment> assignments, Assignment way) {
        if (has(pattern.first().cell(), way.first)
                && has(pattern.second().cell(), way.second)
                && obstacle(way.first, way.second) == null) {
            assignments.add(way);
        }
    }

    /// Returns the pairs of digits of the base that the targets have: those that cannot fill base and targets, and those
    /// that can.
    Cases cases() {
        List<RefutedPair> failed = new ArrayList<>();
        List<TargetPair> left = new ArrayList<>();
        int first = pattern.first().cell();
        int second = pattern.second().cell();
        int base = masks[pattern.base1()] | masks[pattern.base2()];
        for (int one : Bits.of(masks[first] & base)) {
            for (int other : Bits.of(masks[second] & base & ~(1 << one))) {
                TargetPair pair = new TargetPair(Candidate.of(first, one), Candidate.of(second, other));
                Obstacle obstacle = inBase(one, other) ? obstacle(one, other) : new Obstacle.NotInBase();
                if (obstacle == null) {
                    left.add(pair);
                } else {
                    failed.add(new RefutedPair(pair, obstacle));
                }
            }
        }
        return new Cases(failed, left);
    }

    private boolean inBase(int one, int other) {
        return has(pattern.base1(), one) && has(pattern.base2(), other)
                || has(pattern.base1(), other) && has(pattern.base2(), one);
    }

    /// Returns why the targets cannot hold two digits; null if they can.
    private @Nullable Obstacle obstacle(int first, int second) {
        int both = 1 << first | 1 << second;
        for (int cell : seeingBase) {
            if ((masks[cell] & ~both) == 0) {
                return new Obstacle.EmptyCell(Cell.of(cell));
            }
        }
        Obstacle ofFirst = obstacle(pattern.first(), first, second);
        return ofFirst == null ? obstacle(pattern.second(), second, first) : ofFirst;
    }

    /// @param other the digit of the other target
    private @Nullable Obstacle obstacle(Target target, int digit, int other) {
        if (!hasPlaces(target, digit)) {
            return new Obstacle.NoPlaces(Candidate.of(target.cell(), digit));
        }
        boolean fits =
                target.mirror().isEmpty() || !mirrored(target, digit, other).isEmpty();
        return fits ? null : new Obstacle.NoMirror(Candidate.of(target.cell(), digit));
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
