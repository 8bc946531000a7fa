package nonet.logic.finder.als;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import nonet.grid.Grid;
import nonet.logic.finder.Samples;
import nonet.logic.links.AlsList;
import nonet.logic.links.RestrictedCommons;
import nonet.logic.position.Position;
import org.junit.jupiter.api.Test;

/// Compares the starts with eliminations with those of a search that follows each start on its own.
class AlsChainStartsTests {

    private static final int SHORTEST = 4;
    private static final int LONGEST = 6;

    /// A set and the digit by which a chain reached it.
    private record State(int set, int digit) {}

    @Test
    void findsTheStartsWithEliminations() {
        long seed = 20261122;
        Random random = new Random(seed);
        int eliminating = 0;
        int starts = 0;
        for (int i = 0; i < 12; i++) {
            Position position = Position.of(Grid.of(Samples.draw(random)));
            AlsList sets = AlsList.of(position);
            RestrictedCommons rccs = RestrictedCommons.of(position, false);
            AlsChainStarts found = new AlsChainStarts(sets, rccs, SHORTEST, LONGEST);
            for (int start = 0; start < sets.size(); start++) {
                for (int digit = 0; digit < 9; digit++) {
                    if ((rccs.rccDigits(start) >>> digit & 1) != 0) {
                        boolean gains = gains(sets, rccs, start, digit);
                        assertThat(found.mayEliminate(start, digit))
                                .as("seed %d, position %d: from %s by %d", seed, i, sets.get(start), digit + 1)
                                .isEqualTo(gains);
                        eliminating += gains ? 1 : 0;
                        starts++;
                    }
                }
            }
        }
        assertThat(eliminating).isPositive().isLessThan(starts);
    }

    /// Tests whether a chain from the start has an elimination with a later set, at a length within the limits, if no
    /// shorter chain reaches that set by the same digit.
    private static boolean gains(AlsList sets, RestrictedCommons rccs, int start, int first) {
        Map<State, Integer> lengths = new HashMap<>();
        Queue<State> queue = new ArrayDeque<>();
        reach(rccs, start, start, first, 2, lengths, queue);
        while (!queue.isEmpty()) {
            State state = queue.remove();
            for (int digit = 0; digit < 9; digit++) {
                if (digit != state.digit && (rccs.rccDigits(state.set) >>> digit & 1) != 0) {
                    reach(rccs, start, state.set, digit, lengths.get(state) + 1, lengths, queue);
                }
            }
        }
        return lengths.entrySet().stream()
                .filter(each -> each.getKey().set > start)
                .filter(each -> each.getValue() >= SHORTEST && each.getValue() <= LONGEST)
                .anyMatch(each -> sets.haveCommonPeer(
                        start, each.getKey().set, 511 & ~(1 << first) & ~(1 << each.getKey().digit)));
    }

    private static void reach(
            RestrictedCommons rccs,
            int start,
            int from,
            int digit,
            int length,
            Map<State, Integer> lengths,
            Queue<State> queue) {
        for (int word = 0; word < rccs.words(); word++) {
            for (long left = rccs.linked(rccs.row(from, digit), word); left != 0; left &= left - 1) {
                State state = new State((word << 6) + Long.numberOfTrailingZeros(left), digit);
                if (state.set != start && lengths.putIfAbsent(state, length) == null) {
                    queue.add(state);
                }
            }
        }
    }
}
