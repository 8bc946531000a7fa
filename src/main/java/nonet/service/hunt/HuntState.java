package nonet.service.hunt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.relatives.ClassSet;

/// How far a hunt is. It changes step by step, and each state between two steps leads to the same end.
final class HuntState {

    /// A puzzle of a round; seeds are of round 0.
    record Ranked(Puzzle puzzle, int round) {}

    /// The puzzles whose relatives are tried, in order.
    private final List<Ranked> sources = new ArrayList<>();

    private int seeds;

    /// New puzzles that are not judged yet, in order.
    private final Deque<Ranked> pending = new ArrayDeque<>();

    private final List<Find> finds = new ArrayList<>();
    private final ClassSet known = new ClassSet();

    /// The portion of relatives to try next.
    private int source;

    private long portion;

    /// Adds a source.
    void addSource(Ranked added) {
        sources.add(added);
        seeds += added.round == 0 ? 1 : 0;
    }

    List<Ranked> sources() {
        return sources;
    }

    /// Returns the number of sources that are seeds.
    int seeds() {
        return seeds;
    }

    Deque<Ranked> pending() {
        return pending;
    }

    List<Find> finds() {
        return finds;
    }

    ClassSet known() {
        return known;
    }

    int source() {
        return source;
    }

    long portion() {
        return portion;
    }

    /// Sets the portion of relatives to try next.
    void moveTo(int nextSource, long nextPortion) {
        source = nextSource;
        portion = nextPortion;
    }
}
