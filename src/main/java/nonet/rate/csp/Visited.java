package nonet.rate.csp;

import java.util.Arrays;

/// The states that a search has come to, each with the number of placements that are in vain from it. A state is a
/// number of 64 well mixed bits, so two different ones are practically never equal. More states than fit end the rating.
/// Not thread-safe.
final class Visited {

    /// Any number of placements.
    static final int ALWAYS = Byte.MAX_VALUE;

    /// The most states that a search keeps: those of 150 MB.
    static final int MOST = 1 << 23;

    private static final int FIRST_SIZE = 1024;

    private final int most;

    /// The states, with open addressing, 0 for a free slot.
    private long[] states = new long[FIRST_SIZE];

    private byte[] inVain = new byte[FIRST_SIZE];
    private int count;

    /// @param most the number of states after which a further one ends the rating
    Visited(int most) {
        this.most = most;
    }

    /// Returns a number for an object. The exclusive or of those of a set stands for the set.
    static long key(int object) {
        long mixed = (object + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    void clear() {
        if (count > 0) {
            Arrays.fill(states, 0);
            Arrays.fill(inVain, (byte) 0);
            count = 0;
        }
    }

    /// Returns a number for the state of a set of objects with the last of them.
    static long state(long set, int last) {
        return set * 0xD6E8FEB86659FD93L + key(last) | 1;
    }

    /// Returns the number of placements that are known to be in vain from a state.
    int inVain(long state) {
        return inVain[slot(state)];
    }

    /// Notes that so many placements are in vain from a state.
    ///
    /// @throws Effort.ExceededException if there are too many states
    void setInVain(long state, int placements) {
        int slot = slot(state);
        if (states[slot] == 0) {
            if (count == most) {
                throw new Effort.ExceededException();
            }
            if (++count > states.length / 2) {
                grow();
                slot = slot(state);
            }
        }
        states[slot] = state;
        inVain[slot] = (byte) Math.min(placements, ALWAYS);
    }

    private int slot(long state) {
        int slot = (int) (state >>> 24) & states.length - 1;
        while (states[slot] != 0 && states[slot] != state) {
            slot = slot + 1 & states.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] before = states;
        byte[] inVainBefore = inVain;
        states = new long[2 * before.length];
        inVain = new byte[states.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != 0) {
                int slot = slot(before[i]);
                states[slot] = before[i];
                inVain[slot] = inVainBefore[i];
            }
        }
    }
}
