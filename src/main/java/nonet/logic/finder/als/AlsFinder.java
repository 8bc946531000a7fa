package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.AlsPattern.RestrictedCommon;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Digit;
import nonet.logic.links.AlsList;
import nonet.logic.links.RestrictedCommons;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Almost locked sets (ALS) linked by restricted commons: XZ rule and XY wing.
///
/// Pattern of ALS-XZ: two sets with a restricted common x and another common digit z. The digit z is eliminated from
/// cells that see all its places in both sets. With two restricted commons both sets are locked, and their other digits
/// are eliminated as well. ALS-XY-wing: both sets are linked to a third, the pivot, by different restricted commons
/// instead.
///
/// Example of ALS-XZ: `A=r1c1 {12}, B=r4c1,r5c2 {123}, RC=1 => r1c2<>2`, where r4c1 is {13} and r5c2 {23}.
///
/// See "Almost Locked Sets" in the HoDoKu reference and on SudokuWiki.
public final class AlsFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(AlsFinder::new, Technique.ALS_XZ, Technique.ALS_XY_WING);

    private final AlsList sets;
    private final RestrictedCommons rccs;
    private final long[] linkedByOther;

    /// Sets of which a reported pattern must contain at least one.
    private final long[] fresh;

    private AlsFinder(FinderTask task) {
        super(task);
        this.sets = AlsList.of(position);
        this.rccs = RestrictedCommons.of(position, limits().als().overlap());
        this.fresh = sets.changed(since());
        this.linkedByOther = new long[9 * rccs.words()];
    }

    @Override
    public void find() {
        if (wants(Technique.ALS_XZ)) {
            pairs();
        }
        if (wants(Technique.ALS_XY_WING)) {
            wings();
        }
    }

    private boolean isFresh(int set) {
        return (fresh[set >>> 6] >>> set & 1) != 0;
    }

    private void pairs() {
        for (int one = 0; one < sets.size(); one++) {
            checkCancelled();
            for (int word = one >>> 6; word < rccs.words(); word++) {
                long later = (word == one >>> 6 ? -2L << one : -1) & (isFresh(one) ? -1 : fresh[word]);
                long left = later == 0 ? 0 : partners(one, word) & later;
                for (; left != 0; left &= left - 1) {
                    int two = (word << 6) + Long.numberOfTrailingZeros(left);
                    pair(one, two, rccs.rccDigits(one, two));
                }
            }
        }
    }

    /// Returns a word of the sets that two digits link to this one, or that one digit links and another eliminates
    /// with.
    private long partners(int one, int word) {
        long linked = 0;
        long partners = 0;
        for (int digit : Bits.of(rccs.rccDigits(one))) {
            int row = rccs.row(one, digit);
            long join = rccs.linked(row, word);
            partners |= join & (linked | rccs.commonEliminations(row, word));
            linked |= join;
        }
        return partners;
    }

    private void pair(int one, int two, int commons) {
        int shared = sets.mask(one) & sets.mask(two);
        boolean doubly = Integer.bitCount(commons) == 2;
        int free = doubly ? shared : shared & ~commons;
        if (!doubly && !sets.haveCommonPeer(one, two, free)) {
            return;
        }
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(free)) {
            both(one, two, digit, conclusions);
        }
        if (doubly) {
            alone(one, two, sets.mask(one) & ~commons, conclusions);
            alone(two, one, sets.mask(two) & ~commons, conclusions);
        }
        if (conclusions.isEmpty()) {
            return;
        }
        List<RestrictedCommon> joined = new ArrayList<>();
        for (int digits = commons; digits != 0; digits &= digits - 1) {
            joined.add(new RestrictedCommon(0, 1, digit(digits)));
        }
        report(new AlsPattern(Technique.ALS_XZ, List.of(sets.get(one), sets.get(two)), joined, conclusions.toList()));
    }

    /// Eliminates a digit from cells that see all its places in both sets.
    private void both(int one, int two, int digit, EliminationCollector conclusions) {
        conclusions.eliminate(digit, sets.commonPeers(one, two, digit));
    }

    /// Eliminates the digits locked in a set of a doubly linked pair, outside both sets as is usual.
    private void alone(int set, int other, int digits, EliminationCollector conclusions) {
        for (int digit : Bits.of(digits)) {
            conclusions.eliminate(
                    digit, sets.peers(set, digit).minus(sets.cells(set)).minus(sets.cells(other)));
        }
    }

    private void wings() {
        for (int pivot = 0; pivot < sets.size(); pivot++) {
            checkCancelled();
            if (!isFresh(pivot) && !isNearFresh(pivot)) {
                continue;
            }
            linkedByOther(pivot);
            for (int word = 0; word < rccs.words(); word++) {
                for (long left = rccs.linkedByAny(pivot, word); left != 0; left &= left - 1) {
                    wings(pivot, (word << 6) + Long.numberOfTrailingZeros(left));
                }
            }
        }
    }

    private boolean isNearFresh(int pivot) {
        long any = 0;
        for (int word = 0; word < rccs.words(); word++) {
            any |= rccs.linkedByAny(pivot, word) & fresh[word];
        }
        return any != 0;
    }

    /// Collects, for each digit of the pivot, the sets that another digit links to it.
    private void linkedByOther(int pivot) {
        Arrays.fill(linkedByOther, 0);
        for (int digit : Bits.of(rccs.rccDigits(pivot))) {
            for (int other : Bits.of(rccs.rccDigits(pivot) & ~(1 << digit))) {
                int row = rccs.row(pivot, other);
                for (int word = 0; word < rccs.words(); word++) {
                    linkedByOther[digit * rccs.words() + word] |= rccs.linked(row, word);
                }
            }
        }
    }

    private void wings(int pivot, int one) {
        int commons = rccs.rccDigits(pivot, one);
        for (int word = one >>> 6; word < rccs.words(); word++) {
            long left = 0;
            for (int digit : Bits.of(commons)) {
                left |= linkedByOther[digit * rccs.words() + word]
                        & rccs.commonEliminations(rccs.row(one, digit), word);
            }
            left &= word == one >>> 6 ? -2L << one : -1;
            left &= isFresh(pivot) || isFresh(one) ? -1 : fresh[word];
            for (; left != 0; left &= left - 1) {
                int two = (word << 6) + Long.numberOfTrailingZeros(left);
                wing(pivot, one, two, commons, rccs.rccDigits(pivot, two));
            }
        }
    }

    private void wing(int pivot, int one, int two, int firsts, int seconds) {
        int shared = sets.mask(one) & sets.mask(two);
        boolean apart = !sets.cells(one).intersects(sets.cells(two));
        boolean differ = Integer.bitCount(firsts | seconds) > 1;
        if (!differ || !apart && !limits().als().overlap() || !sets.haveCommonPeer(one, two, shared)) {
            return;
        }
        for (int x = firsts; x != 0; x &= x - 1) {
            for (int y = seconds & ~Integer.lowestOneBit(x); y != 0; y &= y - 1) {
                EliminationCollector conclusions = new EliminationCollector();
                int used = Integer.lowestOneBit(x) | Integer.lowestOneBit(y);
                for (int digit : Bits.of(shared & ~used)) {
                    conclusions.eliminate(
                            digit, sets.commonPeers(one, two, digit).minus(sets.cells(pivot)));
                }
                if (!conclusions.isEmpty()) {
                    List<Als> pattern = List.of(sets.get(one), sets.get(pivot), sets.get(two));
                    List<RestrictedCommon> commons =
                            List.of(new RestrictedCommon(0, 1, digit(x)), new RestrictedCommon(1, 2, digit(y)));
                    report(new AlsPattern(Technique.ALS_XY_WING, pattern, commons, conclusions.toList()));
                }
            }
        }
    }

    private static Digit digit(int mask) {
        return Digit.at(Integer.numberOfTrailingZeros(mask));
    }
}
