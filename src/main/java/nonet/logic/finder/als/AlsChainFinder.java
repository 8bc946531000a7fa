package nonet.logic.finder.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Technique;
import nonet.deduce.pattern.AlsPattern;
import nonet.deduce.pattern.AlsPattern.RestrictedCommon;
import nonet.grid.Digit;
import nonet.logic.als.AlsList;
import nonet.logic.als.RestrictedCommons;
import nonet.logic.position.Bits;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// ALS chains of four or more almost locked sets.
///
/// Pattern: each set is linked to the next by a restricted common, and neighboring restricted commons differ. A digit
/// common to the first and the last set, other than the restricted commons there, is eliminated from cells that see all
/// its places in both.
///
/// Example: `A -1- B -2- C -1- D`, with 7 in A and D, eliminates 7 from cells that see every 7 of A and of D.
///
/// The shortest chain for each set of conclusions is reported. See "ALS-Chain" in the HoDoKu reference.
public final class AlsChainFinder implements Finder {

    private static final int SHORTEST = 4;

    /// Stands for no set, and for no digit.
    private static final int NONE = 1 << 20;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.ALS_CHAIN);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return new Search(position, options, sink).runAll();
    }

    @Override
    public boolean findNew(Position position, Delta delta, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return new Search(position, options, sink)
                .runThrough(AlsList.of(position).changed(delta));
    }

    /// A breadth-first search that expands all sets of a level at once. A state is a set and the digit by which it was
    /// reached; for each chain length and digit the sets are a row of bits.
    private static final class Search {

        private final AlsList sets;
        private final Sink sink;
        private final RestrictedCommons rccs;
        private final Set<List<Conclusion>> known = new HashSet<>();
        private final int words;
        private final int longest;
        private final long[] reached;
        private final long[] seen;

        /// The sets that share an elimination with the start.
        private final long[] targets;

        /// For each length, the digits by which sets were reached, nine bits.
        private final int[] digits;

        Search(Position position, LogicOptions options, Sink sink) {
            this.sets = AlsList.of(position);
            this.sink = sink;
            this.rccs = RestrictedCommons.of(position, options.limits().als().overlap());
            this.words = rccs.words();
            this.longest = options.limits().als().sets();
            this.reached = new long[(longest + 1) * 9 * words];
            this.seen = new long[9 * words];
            this.targets = new long[words];
            this.digits = new int[longest + 1];
        }

        /// Searches for chains that contain any of these sets. The part of a chain from its start to such a set,
        /// reversed, leads from the set to the start by the digit by which the chain leaves the start.
        boolean runThrough(long[] row) {
            digits[2] = 0;
            for (int set = 0; set < sets.size(); set++) {
                if ((row[set >>> 6] >>> set & 1) != 0) {
                    extend(set, NONE, 2);
                }
            }
            Arrays.fill(seen, 0);
            dropKnown(NONE, 2);
            for (int length = 3; length <= longest; length++) {
                extend(length);
                dropKnown(NONE, length);
            }
            long[] leaving = seen.clone();
            for (int at = 0; at < leaving.length; at++) {
                leaving[at] |= row[at % words];
            }
            return run(leaving);
        }

        boolean runAll() {
            long[] leaving = new long[9 * words];
            Arrays.fill(leaving, -1);
            return run(leaving);
        }

        /// @param leaving for each digit, the row of sets that a chain may leave by it at its start
        private boolean run(long[] leaving) {
            AlsChainStarts starts = new AlsChainStarts(sets, rccs, SHORTEST, longest);
            for (int start = 0; start < sets.size(); start++) {
                sink.checkCancelled();
                for (int digit : Bits.of(rccs.rccDigits(start))) {
                    boolean leaves = (leaving[digit * words + (start >>> 6)] >>> start & 1) != 0;
                    if (leaves && starts.mayEliminate(start, digit) && from(start, digit)) {
                        return true;
                    }
                }
            }
            return false;
        }

        /// Searches for chains that leave a set by a digit, shortest first.
        private boolean from(int start, int first) {
            long any = 0;
            int from = rccs.row(start, first);
            for (int word = 0; word < words; word++) {
                targets[word] = rccs.commonEliminations(from, word);
                long linked = rccs.linked(from, word);
                reached[row(2, first) + word] = linked;
                any |= linked;
            }
            if (any == 0) {
                return false;
            }
            Arrays.fill(seen, 0);
            digits[2] = 1 << first;
            dropKnown(start, 2);
            for (int length = 3; digits[length - 1] != 0 && length <= longest; length++) {
                extend(length);
                dropKnown(start, length);
                if (length >= SHORTEST && ends(start, first, length)) {
                    return true;
                }
            }
            return false;
        }

        private int row(int length, int digit) {
            return (length * 9 + digit) * words;
        }

        /// Reaches the sets linked to those at the end of shorter chains by another digit than the last.
        private void extend(int length) {
            digits[length] = 0;
            for (int digit : Bits.of(digits[length - 1])) {
                for (int word = 0; word < words; word++) {
                    for (long left = reached[row(length - 1, digit) + word]; left != 0; left &= left - 1) {
                        extend((word << 6) + Long.numberOfTrailingZeros(left), digit, length);
                    }
                }
            }
        }

        private void extend(int set, int digit, int length) {
            int others = digit == NONE ? rccs.rccDigits(set) : rccs.rccDigits(set) & ~(1 << digit);
            for (int by = others; by != 0; by &= by - 1) {
                int next = Integer.numberOfTrailingZeros(by);
                int row = row(length, next);
                int from = rccs.row(set, next);
                boolean first = (digits[length] & by & -by) == 0;
                for (int word = 0; word < words; word++) {
                    reached[row + word] = (first ? 0 : reached[row + word]) | rccs.linked(from, word);
                }
            }
            digits[length] |= others;
        }

        /// Removes the states that shorter chains reach, and the start if there is one.
        private void dropKnown(int start, int length) {
            for (int digit : Bits.of(digits[length])) {
                int row = row(length, digit);
                if (start != NONE) {
                    reached[row + (start >>> 6)] &= ~(1L << start);
                }
                long any = 0;
                for (int word = 0; word < words; word++) {
                    long fresh = reached[row + word] &= ~seen[digit * words + word];
                    seen[digit * words + word] |= fresh;
                    any |= fresh;
                }
                digits[length] &= any == 0 ? ~(1 << digit) : -1;
            }
        }

        /// Reports the chains of a length whose ends share an elimination.
        private boolean ends(int start, int first, int length) {
            for (int digit : Bits.of(digits[length])) {
                for (int word = 0; word < words; word++) {
                    long left = reached[row(length, digit) + word] & targets[word];
                    for (; left != 0; left &= left - 1) {
                        if (report(start, first, (word << 6) + Long.numberOfTrailingZeros(left), digit, length)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean report(int start, int first, int end, int last, int length) {
            int free = sets.removableDigits(start) & sets.removableDigits(end) & ~(1 << first) & ~(1 << last);
            if (!sets.haveCommonPeer(start, end, free)) {
                return false;
            }
            Conclusions conclusions = new Conclusions();
            for (int digit : Bits.of(free)) {
                conclusions.eliminate(digit, sets.commonPeers(start, end, digit));
            }
            return !conclusions.isEmpty()
                    && known.add(conclusions.toList())
                    && sink.take(pattern(start, end, last, length, conclusions.toList()));
        }

        /// Follows a chain back and returns it as a deduction.
        private AlsPattern pattern(int start, int end, int last, int length, List<Conclusion> conclusions) {
            List<Als> chain = new ArrayList<>(List.of(sets.get(end)));
            List<RestrictedCommon> commons = new ArrayList<>();
            int set = end;
            int digit = last;
            for (int at = length; at > 2; at--) {
                commons.addFirst(new RestrictedCommon(at - 2, at - 1, Digit.values()[digit]));
                int state = before(set, digit, at);
                set = state / 9;
                digit = state % 9;
                chain.addFirst(sets.get(set));
            }
            commons.addFirst(new RestrictedCommon(0, 1, Digit.values()[digit]));
            chain.addFirst(sets.get(start));
            return new AlsPattern(Technique.ALS_CHAIN, chain, commons, conclusions);
        }

        /// Returns a state, set * 9 + digit, from which a digit leads to a set.
        private int before(int set, int digit, int length) {
            for (int by : Bits.of(digits[length - 1] & ~(1 << digit))) {
                for (int word = 0; word < words; word++) {
                    long before = reached[row(length - 1, by) + word] & rccs.linked(rccs.row(set, digit), word);
                    if (before != 0) {
                        return ((word << 6) + Long.numberOfTrailingZeros(before)) * 9 + by;
                    }
                }
            }
            throw new IllegalStateException("No way to " + sets.get(set) + " by " + (digit + 1));
        }
    }
}
