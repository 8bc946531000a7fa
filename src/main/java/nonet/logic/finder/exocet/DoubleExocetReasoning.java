package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Exocet.Cases;
import nonet.deduce.Exocet.Reason;
import nonet.deduce.Exocet.RefutedPair;
import nonet.deduce.Exocet.RefutedPair.Obstacle;
import nonet.deduce.Exocet.TargetPair;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.finder.exocet.ExocetCases.Assignment;
import nonet.logic.position.Position;

/// The conclusions from two junior exocets in one band with the same four base digits and the same cross-lines, and
/// with bases in different boxes and lines.
///
/// Cells that see each other have different digits, so only some pairs of assignments fill both. If all of these use
/// the four digits, each digit is true in one of the bases and in one of the targets, and stands once in each of its
/// cover lines.
final class DoubleExocetReasoning {

    private final Position position;
    private final ExocetPattern one;
    private final ExocetPattern other;
    private final ExocetFindings findings;
    private final int[] cells;
    private final int[] filled = new int[8];

    private DoubleExocetReasoning(Position position, ExocetPattern one, ExocetPattern other) {
        this.position = position;
        this.one = one;
        this.other = other;
        this.findings = new ExocetFindings(position);
        this.cells = new int[] {
            one.base1(), one.base2(), one.first().cell(), one.second().cell(),
            other.base1(), other.base2(), other.first().cell(), other.second().cell()
        };
    }

    static boolean isPair(ExocetPattern one, ExocetPattern other) {
        return one.line() != other.line()
                && one.line() / 3 == other.line() / 3
                && Geometry.box(one.base1()) != Geometry.box(other.base1())
                && one.digits() == other.digits()
                && Integer.bitCount(one.digits()) == 4
                && one.sCells().hasCrossLinesOf(other.sCells());
    }

    /// Returns the eliminations, none if there are none.
    static ExocetFindings of(Position position, ExocetPattern one, ExocetPattern other) {
        DoubleExocetReasoning reasoning = new DoubleExocetReasoning(position, one, other);
        reasoning.conclude();
        return reasoning.findings;
    }

    private void conclude() {
        int[] masks = findings.masks();
        ExocetCases ofOne = new ExocetCases(position, one, masks);
        ExocetCases ofOther = new ExocetCases(position, other, masks);
        List<Assignment> first = ofOne.find();
        List<Assignment> second = ofOther.find();
        Set<TargetPair> possible = new HashSet<>();
        boolean all = true;
        boolean any = false;
        for (Assignment way : first) {
            for (Assignment with : second) {
                int[] digits = {
                    way.base1(), way.base2(), way.first(), way.second(),
                    with.base1(), with.base2(), with.first(), with.second()
                };
                if (agree(digits)) {
                    any = true;
                    possible.add(pair(one, way));
                    possible.add(pair(other, with));
                    all &= (way.digits() | with.digits()) == one.digits();
                    for (int i = 0; i < 8; i++) {
                        filled[i] |= 1 << digits[i];
                    }
                }
            }
        }
        if (!any) {
            return;
        }
        Cases cases = together(List.of(ofOne.cases(), ofOther.cases()), possible);
        for (int i = 0; i < 8; i++) {
            int left = filled[i];
            findings.eliminate(cells[i], ~left);
        }
        findings.close(Reason.BY_CASES, bases().or(targets()), one.digits(), cases);
        if (all) {
            for (int digit : Bits.of(one.digits())) {
                trueDigit(digit);
            }
        }
    }

    private static TargetPair pair(ExocetPattern pattern, Assignment way) {
        return new TargetPair(
                Candidate.of(pattern.first().cell(), way.first()),
                Candidate.of(pattern.second().cell(), way.second()));
    }

    /// Returns the cases of both exocets.
    ///
    /// @param possible the pairs that go with a way to fill the other exocet
    private static Cases together(List<Cases> each, Set<TargetPair> possible) {
        List<RefutedPair> failed = new ArrayList<>();
        List<TargetPair> left = new ArrayList<>();
        for (Cases cases : each) {
            failed.addAll(cases.failed());
            for (TargetPair pair : cases.left()) {
                if (possible.contains(pair)) {
                    left.add(pair);
                } else {
                    failed.add(new RefutedPair(pair, new Obstacle.NoPartner()));
                }
            }
        }
        return new Cases(failed, left);
    }

    /// Tests whether cells that see each other differ, and cells that are the same do not.
    private boolean agree(int[] digits) {
        for (int i = 0; i < 4; i++) {
            for (int j = 4; j < 8; j++) {
                boolean same = digits[i] == digits[j];
                if (same && Geometry.sees(cells[i], cells[j]) || !same && cells[i] == cells[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    private void trueDigit(int digit) {
        int[] masks = findings.masks();
        SCells sCells = one.sCells();
        CellSet used = sCells.cellSet(one.used());
        CellSet ours = bases().or(targets());
        for (List<Integer> cover : SCells.covers(one.places(masks, digit))) {
            for (int line : cover) {
                findings.eliminate(
                        Geometry.house(sCells.house(line)).minus(used).minus(ours), digit);
            }
        }
        findings.eliminate(Geometry.commonPeers(having(bases(), digit)), digit);
        findings.eliminate(Geometry.commonPeers(having(targets(), digit)), digit);
        findings.close(Reason.TRUE_BASE, ours, 1 << digit);
    }

    private CellSet having(CellSet some, int digit) {
        CellSet having = CellSet.NONE;
        for (int cell : cells) {
            CellSet same = SCells.one(cell);
            boolean has = (findings.masks()[cell] >>> digit & 1) != 0;
            having = has && some.intersects(same) ? having.or(same) : having;
        }
        return having;
    }

    private CellSet bases() {
        return one.baseCells().or(other.baseCells());
    }

    private CellSet targets() {
        return one.targetCells().or(other.targetCells());
    }
}
