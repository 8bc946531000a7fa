package nonet.trace;

/// A block of consecutive nodes of a search tree, 56 bytes for each node.
final class NodeBlock {

    /// The number of nodes of a block.
    static final int SIZE = 4096;

    /// The board of the node was contradictory.
    static final byte DEAD = 1;

    /// The board of the node was a solution.
    static final byte SOLVED = 2;

    /// A board below the node was a solution.
    static final byte SOLVED_BELOW = 4;

    /// The search jumped back past the node.
    static final byte SKIPPED = 8;

    /// The first and the last event, and their steps.
    final long[] first = new long[SIZE];

    final long[] last = new long[SIZE];
    final long[] firstStep = new long[SIZE];
    final long[] lastStep = new long[SIZE];

    /// The number of the guess in the whole search, from 1; 0 for the root.
    final long[] number = new long[SIZE];

    /// The node after the last descendant; undefined while the node is open.
    final int[] end = new int[SIZE];

    /// The code of the contradiction, and its distance in events from the first one.
    final int[] why = new int[SIZE];

    final char[] death = new char[SIZE];

    final short[] candidate = new short[SIZE];

    /// The ordinal of the guess and the number of guesses of its choice, four bits each.
    final byte[] tries = new byte[SIZE];

    final byte[] level = new byte[SIZE];

    /// The highest level of the descendants.
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
