package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.AlsPattern.RestrictedCommon;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Digit;
import nonet.logic.links.AlsList;
import nonet.logic.links.RestrictedCommons;
import nonet.logic.position.Delta;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import nonet.logic.solver.StepOrder;

/// ALS chains of four or more almost locked sets.
///
/// Pattern: each set is linked to the next by a restricted common, and neighboring restricted commons differ. A digit
/// common to the first and the last set, other than the restricted commons there, is eliminated from cells that see all
/// its places in both. No chain passes through its own first or last set.
///
/// Example: `A -1- B -2- C -1- D`, with 7 in A and D, eliminates 7 from cells that see every 7 of A and of D.
///
/// The shortest chain for each set of conclusions is reported. See "ALS-Chain" in the HoDoKu reference.
public final class AlsChainFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(AlsChainFinder::new, Technique.ALS_CHAIN);

    private static final int SHORTEST = 4;

    private final AlsList sets;
    private final RestrictedCommons rccs;
    private final Set<List<Conclusion>> known = new HashSet<>();
    private final int words;
    private final int longest;
    private final AlsReach reach;

    /// Finds other ways to ends that the chains of `reach` pass through.
    private final AlsReach detour;

    /// The sets that share an elimination with the start.
    private final long[] targets;

    private AlsChainFinder(FinderTask task) {
        super(task);
        this.sets = AlsList.of(position);
        this.rccs = RestrictedCommons.of(position, limits().als().overlap());
        this.words = rccs.words();
        this.longest = limits().als().sets();
        this.reach = new AlsReach(rccs, longest);
        this.detour = new AlsReach(rccs, longest);
        this.targets = new long[words];
    }

    @Override
    public void find() {
        if (task.options().steps() == StepOrder.HODOKU && !forward()) {
            return;
        }
        if (since().equals(Delta.EVERYWHERE)) {
            runAll();
        } else {
            runThrough(AlsList.of(position).changed(since()));
        }
    }

    /// Reports the chain that HoDoKu finds first.
    ///
    /// @return whether there is one
    private boolean forward() {
        ForwardAlsChain search = new ForwardAlsChain(sets, rccs, longest);
        boolean found = search.find();
        if (found) {
            int[] chain = search.chain();
            int start = search.start();
            int end = chain[chain.length - 1];
            List<Conclusion> list = conclusions(start, chain[0] % 9, end / 9, end % 9);
            known.add(list);
            report(pattern(start, chain, list));
        }
        return found;
    }

    /// Searches for chains that contain any of these sets. The part of a chain from its start to such a set,
    /// reversed, leads from the set to the start by the digit by which the chain leaves the start.
    private void runThrough(long[] row) {
        long[] leaving = reach.fromAny(row);
        for (int at = 0; at < leaving.length; at++) {
            leaving[at] |= row[at % words];
        }
        run(leaving);
    }

    private void runAll() {
        long[] leaving = new long[9 * words];
        Arrays.fill(leaving, -1);
        run(leaving);
    }

    /// @param leaving for each digit, the row of sets that a chain may leave by it at its start
    private void run(long[] leaving) {
        AlsChainStarts starts = new AlsChainStarts(sets, rccs, SHORTEST, longest);
        for (int start = 0; start < sets.size(); start++) {
            checkCancelled();
            for (int digit : Bits.of(rccs.rccDigits(start))) {
                boolean leaves = (leaving[digit * words + (start >>> 6)] >>> start & 1) != 0;
                if (leaves && starts.mayEliminate(start, digit)) {
                    from(start, digit);
                }
            }
        }
    }

    /// Searches for chains that leave a set by a digit, shortest first.
    private void from(int start, int first) {
        int from = rccs.row(start, first);
        for (int word = 0; word < words; word++) {
            targets[word] = rccs.commonEliminations(from, word);
        }
        reach.leave(start, first);
        for (int length = 3; reach.digits(length - 1) != 0 && length <= longest; length++) {
            reach.extend(length);
            if (length >= SHORTEST) {
                ends(start, first, length);
            }
        }
    }

    /// Reports the chains of a length whose ends share an elimination.
    private void ends(int start, int first, int length) {
        for (int digit : Bits.of(reach.digits(length))) {
            for (int word = 0; word < words; word++) {
                long left = reach.reached(length, digit, word) & targets[word];
                for (; left != 0; left &= left - 1) {
                    report(start, first, (word << 6) + Long.numberOfTrailingZeros(left), digit, length);
                }
            }
        }
    }

    private void report(int start, int first, int end, int last, int length) {
        List<Conclusion> list = conclusions(start, first, end, last);
        if (list.isEmpty() || known.contains(list)) {
            return;
        }
        int[] chain = chain(start, first, end, last, length);
        if (chain.length != 0 && known.add(list)) {
            report(pattern(start, chain, list));
        }
    }

    private List<Conclusion> conclusions(int start, int first, int end, int last) {
        int free = sets.removableDigits(start) & sets.removableDigits(end) & ~(1 << first) & ~(1 << last);
        if (!sets.haveCommonPeer(start, end, free)) {
            return List.of();
        }
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(free)) {
            conclusions.eliminate(digit, sets.commonPeers(start, end, digit));
        }
        return conclusions.toList();
    }

    /// Returns a chain that does not pass through its end, empty if there is none.
    private int[] chain(int start, int first, int end, int last, int length) {
        int[] chain = reach.chain(end, last, length);
        for (int i = 0; i < chain.length - 1; i++) {
            if (chain[i] / 9 == end) {
                return detour.between(start, first, end, last);
            }
        }
        return chain;
    }

    private AlsPattern pattern(int start, int[] chain, List<Conclusion> conclusions) {
        List<Als> path = new ArrayList<>(List.of(sets.get(start)));
        List<RestrictedCommon> commons = new ArrayList<>();
        for (int i = 0; i < chain.length; i++) {
            path.add(sets.get(chain[i] / 9));
            commons.add(new RestrictedCommon(i, i + 1, Digit.at(chain[i] % 9)));
        }
        return new AlsPattern(Technique.ALS_CHAIN, path, commons, conclusions);
    }
}
