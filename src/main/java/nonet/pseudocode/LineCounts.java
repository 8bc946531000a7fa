package nonet.pseudocode;

import java.util.ArrayDeque;
import java.util.Deque;
import nonet.trace.Entry;
import nonet.trace.Trace;

/// How many events of a search belong to each line of its engine's pseudocode, up to any event that its trace still
/// keeps. One thread appends while any number of threads read.
public final class LineCounts {

    private static final int BLOCK = 4096;

    private final CodeListing listing;
    private final Trace trace;
    private final long[] now;

    /// The counts before each block of events, from the first that the trace keeps.
    private final Deque<long[]> before = new ArrayDeque<>();

    private long firstBlock;

    /// Creates the counts of an empty trace.
    public LineCounts(CodeListing listing, Trace trace) {
        this.listing = listing;
        this.trace = trace;
        now = new long[listing.lines().size()];
    }

    public CodeListing listing() {
        return listing;
    }

    /// Adds an event that was just appended to the trace.
    public void append(Entry entry) {
        if (entry.index() % BLOCK == 0) {
            beginBlock();
        }
        int line = listing.lineOf(entry.event(), entry.index());
        if (line >= 0) {
            now[line]++;
        }
    }

    private void beginBlock() {
        synchronized (before) {
            before.add(now.clone());
            for (long kept = trace.first() / BLOCK; firstBlock < kept; firstBlock++) {
                before.remove();
            }
        }
    }

    /// Returns, for each line, the number of its events up to and including one.
    ///
    /// @param index the index of an event in the trace; all are 0 for -1
    public long[] upTo(long index) {
        if (index < 0) {
            return new long[now.length];
        }
        long[] counts = new long[now.length];
        long from = 0;
        synchronized (before) {
            // The block of an event that was appended a moment ago may not have begun here.
            long block = Math.clamp(index / BLOCK, firstBlock, Math.max(firstBlock, firstBlock + before.size() - 1));
            long[] known = before.stream().skip(block - firstBlock).findFirst().orElse(counts);
            System.arraycopy(known, 0, counts, 0, counts.length);
            from = block * BLOCK;
        }
        for (long i = Math.max(from, trace.first()); i <= index; i++) {
            int line = listing.lineOf(trace.get(i).event(), i);
            if (line >= 0) {
                counts[line]++;
            }
        }
        return counts;
    }

    /// Returns how often a technique was tried up to an event, and how often it found a step.
    ///
    /// @param line the line of the technique
    /// @param counts the counts of all lines up to the event
    public static Attempts attempts(CodeListing listing, int line, long[] counts) {
        long tried = 0;
        for (int later = line; later < counts.length; later++) {
            CodeListing.Line at = listing.lines().get(later);
            boolean inVain = at.id().equals("guess") || at.id().equals("stuck");
            tried += at.technique() != null || inVain ? counts[later] : 0;
        }
        return new Attempts(counts[line], tried);
    }

    /// How often a technique was tried.
    ///
    /// @param found how often it found a step
    /// @param tried how often it was tried, with and without success
    public record Attempts(long found, long tried) {}
}
