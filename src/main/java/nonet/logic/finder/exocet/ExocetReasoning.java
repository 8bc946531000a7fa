package nonet.logic.finder.exocet;

import java.util.List;
import nonet.deduce.Exocet.Cases;
import nonet.deduce.Exocet.Reason;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.finder.exocet.ExocetCases.Assignment;
import nonet.logic.finder.exocet.ExocetCases.Mirrored;
import nonet.logic.finder.exocet.ExocetPattern.Target;
import nonet.logic.position.Position;

/// The conclusions from a junior or senior exocet: the targets hold the two digits of the base, one each.
///
/// Let x be a digit of the base. The cross-lines need x three times. Their S-cells have it twice at most. Inside the
/// band, it is not in the base's box or line, and the companions lack it, so one of the targets is x. This holds for
/// both digits of the base.
final class ExocetReasoning {

    private final Position position;
    private final ExocetPattern pattern;
    private final ExocetFindings findings;
    private final int[] masks;
    private int digits;

    private ExocetReasoning(Position position, ExocetPattern pattern) {
        this.position = position;
        this.pattern = pattern;
        this.findings = new ExocetFindings(position);
        this.masks = findings.masks();
        this.digits = pattern.digits();
    }

    /// Returns the eliminations; none if there are none, or if base and targets cannot be filled, which is so in a
    /// position without a solution only.
    static ExocetFindings of(Position position, ExocetPattern pattern) {
        ExocetReasoning reasoning = new ExocetReasoning(position, pattern);
        boolean sound = reasoning.single();
        return sound ? reasoning.findings : new ExocetFindings(position);
    }

    private boolean single() {
        boolean more = true;
        while (more) {
            more = baseNotTrue();
            more |= targets();
            more |= mirrors(pattern.first(), pattern.second());
            more |= mirrors(pattern.second(), pattern.first());
        }
        List<Assignment> assignments = new ExocetCases(position, pattern, masks).find();
        if (assignments.isEmpty()) {
            return false;
        }
        byCases(assignments);
        int always = assignments.stream().mapToInt(Assignment::digits).reduce(digits, (one, other) -> one & other);
        for (int digit : Bits.of(always)) {
            trueBase(digit);
        }
        return true;
    }

    /// A base digit that fits in neither target is false. So is one of which the S-cells need one line only: they hold
    /// it once at most, and both targets would have to be it.
    private boolean baseNotTrue() {
        int held = masks[pattern.first().cell()] | masks[pattern.second().cell()];
        boolean more = false;
        for (int digit : Bits.of(digits)) {
            boolean fits = (held >>> digit & 1) != 0;
            if (!fits || SCells.linesNeeded(pattern.places(masks, digit)) < 2) {
                digits &= ~(1 << digit);
                pattern.baseCells()
                        .or(pattern.targetCells())
                        .forEachIndex(cell -> findings.eliminate(cell, 1 << digit));
                more |= findings.close(Reason.BASE_NOT_TRUE, pattern.baseCells().or(pattern.targetCells()), 1 << digit);
            }
        }
        return more;
    }

    private boolean targets() {
        findings.eliminate(pattern.first().cell(), ~digits);
        findings.eliminate(pattern.second().cell(), ~digits);
        return findings.close(Reason.TARGET_NON_BASE, pattern.targetCells(), digits);
    }

    /// The digit of a target is in its mirror, too: in the other target's box, it can be neither in the base's line nor
    /// in the line of the target, and neither at the other target nor at its companion.
    private boolean mirrors(Target target, Target opposite) {
        CellSet mirror = target.mirror();
        if (mirror.isEmpty()) {
            return false;
        }
        int one = mirror.first().index();
        int two = mirror.without(mirror.first()).first().index();
        int lacking = digits & masks[target.cell()] & ~(masks[one] | masks[two]);
        findings.eliminate(target.cell(), lacking);
        boolean more = findings.close(Reason.NOT_IN_MIRROR, mirror.or(SCells.one(target.cell())), lacking);
        int own = masks[target.cell()];
        more |= onlyThere(mirror, one, two, own);
        more |= onlyThere(mirror, two, one, own);
        for (int house : houses(one, opposite.cell())) {
            for (int digit = 0; digit < 9; digit++) {
                CellSet places = Geometry.house(house).and(position.cells(digit));
                if ((own >>> digit & 1) == 0 && !places.isEmpty() && mirror.containsAll(places)) {
                    int both = own | 1 << digit;
                    mirror.forEachIndex(cell -> findings.eliminate(cell, ~both));
                    more |= findings.close(Reason.MIRROR, mirror, 1 << digit);
                }
            }
        }
        return more;
    }

    /// If one cell of a mirror can hold no digit of the target, the other cell holds the target's digit.
    private boolean onlyThere(CellSet mirror, int cell, int other, int own) {
        if ((masks[cell] & own) != 0) {
            return false;
        }
        findings.eliminate(other, ~own);
        return findings.close(Reason.MIRROR, mirror, 0);
    }

    /// Returns the box of a mirror and its line.
    private int[] houses(int mirrored, int target) {
        boolean rows = pattern.line() < 9;
        return new int[] {Geometry.box(target), rows ? Geometry.row(mirrored) : Geometry.column(mirrored)};
    }

    private void byCases(List<Assignment> assignments) {
        int base1 = 0;
        int base2 = 0;
        int first = 0;
        int second = 0;
        Mirrored ofFirst = new Mirrored(0, 0);
        Mirrored ofSecond = ofFirst;
        ExocetCases cases = new ExocetCases(position, pattern, masks);
        Cases known = cases.cases();
        for (Assignment way : assignments) {
            base1 |= 1 << way.base1();
            base2 |= 1 << way.base2();
            first |= 1 << way.first();
            second |= 1 << way.second();
            if (!pattern.isSenior()) {
                ofFirst = ofFirst.or(cases.mirrored(pattern.first(), way.first(), way.second()));
                ofSecond = ofSecond.or(cases.mirrored(pattern.second(), way.second(), way.first()));
            }
        }
        findings.eliminate(pattern.base1(), ~base1);
        findings.eliminate(pattern.base2(), ~base2);
        findings.eliminate(pattern.first().cell(), ~first);
        findings.eliminate(pattern.second().cell(), ~second);
        if (!pattern.isSenior()) {
            mirror(pattern.first().mirror(), ofFirst);
            mirror(pattern.second().mirror(), ofSecond);
        }
        findings.close(Reason.BY_CASES, pattern.baseCells().or(pattern.targetCells()), base1 | base2, known);
    }

    private void mirror(CellSet mirror, Mirrored left) {
        findings.eliminate(mirror.first().index(), ~left.one());
        findings.eliminate(mirror.without(mirror.first()).first().index(), ~left.two());
    }

    /// A true digit of the base is in the base and in a target. The S-cells hold it twice, once in each line of a
    /// cover.
    private void trueBase(int digit) {
        int places = pattern.places(masks, digit);
        findings.eliminate(Geometry.commonPeers(pattern.baseCells()), digit);
        findings.eliminate(Geometry.commonPeers(pattern.targetCells()), digit);
        CellSet used = pattern.sCells().cellSet(pattern.used());
        for (List<Integer> cover : SCells.covers(places)) {
            for (int line : cover) {
                findings.eliminate(Geometry.house(pattern.sCells().house(line)).minus(used), digit);
            }
        }
        findings.close(Reason.TRUE_BASE, pattern.baseCells().or(pattern.targetCells()), 1 << digit);
    }
}
