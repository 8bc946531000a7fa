package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.AlsPattern;
import nonet.deduce.AlsPattern.RestrictedCommon;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Technique;
import nonet.grid.Digit;
import nonet.logic.AlsLinks;
import nonet.logic.AlsList;
import nonet.logic.Finder;
import nonet.logic.LogicOptions;
import nonet.logic.Position;
import nonet.logic.Sink;

/// Chains of four or more almost locked sets, each joined to the next by a restricted common that differs from the one
/// before. The shortest chain for each set of conclusions is reported.
public final class AlsChainFinder implements Finder {

    private static final int SHORTEST = 4;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.ALS_CHAIN);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return new Search(position, options, sink).run();
    }

    private static final class Search {

        private final AlsList sets;
        private final LogicOptions options;
        private final Sink sink;
        private final AlsLinks links;
        private final Set<List<Conclusion>> known = new HashSet<>();

        /// The state before each state, where a state is a set and the digit by which it was reached.
        private final int[] before;

        /// The search in which a state was reached last.
        private final int[] reachedAt;

        private int now;
        private final int[] depth;
        private final int[] queue;

        Search(Position position, LogicOptions options, Sink sink) {
            this.sets = position.almostLockedSets();
            this.options = options;
            this.sink = sink;
            int size = sets.size();
            links = position.alsLinks(options.als().overlap());
            before = new int[size * 9];
            reachedAt = new int[size * 9];
            depth = new int[size * 9];
            queue = new int[size * 9];
        }

        boolean run() {
            for (int start = 0; start < sets.size(); start++) {
                if (sink.isCancelled()) {
                    return false;
                }
                for (int digits = sets.exposed(start); digits != 0; digits &= digits - 1) {
                    boolean mayGain = (sets.exposed(start) & ~(digits & -digits)) != 0;
                    if (mayGain && from(start, Integer.numberOfTrailingZeros(digits))) {
                        return true;
                    }
                }
            }
            return false;
        }

        /// Looks for chains that leave the set by this digit, the shortest first.
        private boolean from(int start, int first) {
            now++;
            int head = 0;
            int tail = expand(start, first, 1 << first, 0, 2, start);
            while (head < tail) {
                int state = queue[head++];
                int set = state / 9;
                int digit = state % 9;
                if (depth[state] >= SHORTEST && report(start, first, state)) {
                    return true;
                }
                if (depth[state] < options.als().sets()) {
                    tail = expand(set, state, 0x1FF & ~(1 << digit), tail, depth[state] + 1, start);
                }
            }
            return false;
        }

        /// Notes the sets that are joined to this one by one of the digits.
        ///
        /// @param from the state that leads here
        private int expand(int set, int from, int digits, int tail, int reached, int start) {
            int end = tail;
            for (int i = 0; i < links.count(set); i++) {
                int next = links.near(set, i);
                for (int left = links.commons(set, i) & digits; left != 0; left &= left - 1) {
                    int state = next * 9 + Integer.numberOfTrailingZeros(left);
                    if (reachedAt[state] != now && next != start) {
                        reachedAt[state] = now;
                        before[state] = reached == 2 ? Integer.MAX_VALUE : from;
                        depth[state] = reached;
                        queue[end++] = state;
                    }
                }
            }
            return end;
        }

        private boolean report(int start, int first, int state) {
            int end = state / 9;
            int free = sets.exposed(start) & sets.exposed(end) & ~(1 << first) & ~(1 << state % 9);
            if (!sets.haveBuddy(start, end, free)) {
                return false;
            }
            Conclusions conclusions = new Conclusions();
            for (int left = free; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                conclusions.eliminate(
                        digit,
                        sets.buddiesLo(start, digit) & sets.buddiesLo(end, digit) & ~sets.lo(start) & ~sets.lo(end),
                        sets.buddiesHi(start, digit) & sets.buddiesHi(end, digit) & ~sets.hi(start) & ~sets.hi(end));
            }
            return !conclusions.isEmpty()
                    && known.add(conclusions.toList())
                    && sink.take(pattern(start, state, conclusions.toList()));
        }

        private AlsPattern pattern(int start, int last, List<Conclusion> conclusions) {
            List<Integer> states = new ArrayList<>();
            for (int state = last; state != Integer.MAX_VALUE; state = before[state]) {
                states.add(state);
            }
            Collections.reverse(states);
            List<Als> chain = new ArrayList<>(List.of(sets.get(start)));
            List<RestrictedCommon> commons = new ArrayList<>();
            for (int state : states) {
                chain.add(sets.get(state / 9));
                commons.add(new RestrictedCommon(chain.size() - 2, chain.size() - 1, Digit.values()[state % 9]));
            }
            return new AlsPattern(Technique.ALS_CHAIN, chain, commons, conclusions);
        }
    }
}
