package nonet.trace;

/// Some nodes of a search tree next to each other, each of them 56 bytes.
final class NodeBlock {

    /// How many nodes a block has room for.
    static final int SIZE = 4096;

    /// The node's board was contradictory.
    static final byte DEAD = 1;

    /// The node's board was a solution.
    static final byte SOLVED = 2;

    /// A board below the node was a solution.
    static final byte SOLVED_BELOW = 4;

    /// The first and the last event, and the steps they belong to.
    final long[] first = new long[SIZE];

    final long[] last = new long[SIZE];
    final long[] firstStep = new long[SIZE];
    final long[] lastStep = new long[SIZE];

    /// Which guess of the whole search it is, from 1; the root is 0.
    final long[] number = new long[SIZE];

    /// The node after the last one below; of no meaning as long as the node is open.
    final int[] end = new int[SIZE];

    /// The code of the contradiction, and how many events after the first one it came.
    final int[] why = new int[SIZE];

    final char[] death = new char[SIZE];

    final short[] candidate = new short[SIZE];

    /// The ordinal of the try and how many there are, four bits each.
    final byte[] tries = new byte[SIZE];

    final byte[] level = new byte[SIZE];

    /// The highest level below.
    final byte[] deepest = new byte[SIZE];

    final byte[] flags = new byte[SIZE];

    /// Copies a node of this block into another.
    void copy(int place, NodeBlock to, int toPlace) {
        to.first[toPlace] = first[place];
        to.last[toPlace] = last[place];
        to.firstStep[toPlace] = firstStep[place];
        to.lastStep[toPlace] = lastStep[place];
        to.number[toPlace] = number[place];
        to.end[toPlace] = end[place];
        to.why[toPlace] = why[place];
        to.death[toPlace] = death[place];
        to.candidate[toPlace] = candidate[place];
        to.tries[toPlace] = tries[place];
        to.level[toPlace] = level[place];
        to.deepest[toPlace] = deepest[place];
        to.flags[toPlace] = flags[place];
    }
}
