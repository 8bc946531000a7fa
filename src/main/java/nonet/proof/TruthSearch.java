package nonet.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The exact search over truths: it assigns one candidate to each truth so that no two of them conflict. A candidate is
/// false if no assignment allows it, and true if every assignment contains it. Unlike counting truths and links, that
/// is right for sets that overlap as well.
///
/// Example: the truths `r2c4` and `r2c5` with the candidates 3 and 7 have two assignments, and neither allows another 3
/// in row 2.
///
/// Not safe for use by several threads.
final class TruthSearch {

    /// The number of words of a set of candidates.
    private static final int WORDS = 12;

    private static final int CANDIDATES = 729;

    /// For each candidate those that see it.
    private static final long[][] PEERS =
            IntStream.range(0, CANDIDATES).mapToObj(TruthSearch::peers).toArray(long[][]::new);

    /// The choices after which a search is given up. More take longer than a click may.
    private static final int LIMIT = 200_000;

    private final long[][] truths;
    private final long[][] conflicts;
    private final long[] present;
    private final Cancel cancel;
    private int choices;
    private boolean gaveUp;

    private TruthSearch(long[][] truths, long[][] conflicts, long[] present, Cancel cancel) {
        this.truths = truths;
        this.conflicts = conflicts;
        this.present = present;
        this.cancel = cancel;
    }

    /// Returns the search in which candidates conflict that see each other.
    static TruthSearch ofPeers(Grid grid, List<Sector> truths, Cancel cancel) {
        return new TruthSearch(sets(truths, grid), PEERS, present(grid), cancel);
    }

    /// Returns the search in which candidates conflict that share a link or a truth.
    static TruthSearch ofLinks(Grid grid, List<Sector> truths, List<Sector> links, Cancel cancel) {
        long[][] exclusive = sets(Stream.concat(truths.stream(), links.stream()).toList(), grid);
        long[][] conflicts = new long[CANDIDATES][];
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            long[] others = new long[WORDS];
            for (long[] set : exclusive) {
                if (has(set, candidate)) {
                    add(others, set);
                }
            }
            others[candidate >> 6] &= ~(1L << candidate);
            conflicts[candidate] = others;
        }
        return new TruthSearch(sets(truths, grid), conflicts, present(grid), cancel);
    }

    /// Tests whether the truths prove a conclusion; false also if the search gives up.
    boolean proves(Conclusion conclusion) {
        int candidate = conclusion.candidate().index();
        if (!has(present, candidate)) {
            return conclusion instanceof Conclusion.Elimination;
        }
        long[] allowed = switch (conclusion) {
            case Conclusion.Elimination _ -> with(candidate);
            case Conclusion.Placement _ -> without(candidate);
        };
        return assignment(allowed) == null && !gaveUp;
    }

    /// Returns all that the truths prove, placements first; null if the search is too large.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    @Nullable
    List<Conclusion> conclusions() {
        long[] possible = new long[WORDS];
        long[] avoidable = new long[WORDS];
        List<Conclusion> placed = new ArrayList<>();
        List<Conclusion> eliminated = new ArrayList<>();
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            if (gaveUp) {
                return null;
            }
            if (!has(present, candidate)) {
                continue;
            }
            if (!has(possible, candidate)) {
                long[] found = assignment(with(candidate));
                if (found == null) {
                    eliminated.add(new Conclusion.Elimination(Candidate.at(candidate)));
                } else {
                    take(found, possible, avoidable);
                }
            }
            if (!has(avoidable, candidate) && isInTruth(candidate)) {
                long[] found = assignment(without(candidate));
                if (found == null) {
                    placed.add(new Conclusion.Placement(Candidate.at(candidate)));
                } else {
                    take(found, possible, avoidable);
                }
            }
        }
        if (gaveUp) {
            return null;
        }
        placed.addAll(eliminated);
        return List.copyOf(placed);
    }

    /// Tests whether no assignment exists at all, so that the truths contradict each other.
    boolean isImpossible() {
        return assignment(present) == null && !gaveUp;
    }

    private static boolean has(long[] set, int candidate) {
        return (set[candidate >> 6] >>> candidate & 1) != 0;
    }

    /// Adds what an assignment shows: which candidates can be true, and which truths can do without a candidate.
    private void take(long[] assigned, long[] possible, long[] avoidable) {
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            if (has(present, candidate)) {
                boolean chosen = has(assigned, candidate);
                boolean free = !chosen && !isInTruth(candidate) && !intersects(conflicts[candidate], assigned);
                possible[candidate >> 6] |= chosen || free ? 1L << candidate : 0;
                avoidable[candidate >> 6] |= chosen ? 0 : 1L << candidate;
            }
        }
    }

    private boolean isInTruth(int candidate) {
        for (long[] truth : truths) {
            if (has(truth, candidate)) {
                return true;
            }
        }
        return false;
    }

    private long[] with(int candidate) {
        long[] allowed = present.clone();
        for (int word = 0; word < WORDS; word++) {
            allowed[word] &= ~conflicts[candidate][word];
        }
        return allowed;
    }

    private long[] without(int candidate) {
        long[] allowed = present.clone();
        allowed[candidate >> 6] &= ~(1L << candidate);
        return allowed;
    }

    /// Returns an assignment of allowed candidates; null if there is none, or if the search gives up.
    private long @Nullable [] assignment(long[] allowed) {
        cancel.check();
        choices = 0;
        long[] chosen = new long[WORDS];
        return assign(allowed, new boolean[truths.length], chosen) ? chosen : null;
    }

    private boolean assign(long[] allowed, boolean[] done, long[] chosen) {
        int next = -1;
        int fewest = Integer.MAX_VALUE;
        for (int truth = 0; truth < truths.length && fewest > 0; truth++) {
            int left = done[truth] ? Integer.MAX_VALUE : common(truths[truth], allowed);
            if (left < fewest) {
                next = truth;
                fewest = left;
            }
        }
        if (next < 0) {
            return true;
        }
        done[next] = true;
        for (int word = 0; word < WORDS; word++) {
            for (long left = truths[next][word] & allowed[word]; left != 0; left &= left - 1) {
                if (++choices > LIMIT) {
                    gaveUp = true;
                    return false;
                }
                if (choices % 1024 == 0) {
                    cancel.check();
                }
                int candidate = word << 6 | Long.numberOfTrailingZeros(left);
                long[] further = allowed.clone();
                for (int each = 0; each < WORDS; each++) {
                    further[each] &= ~conflicts[candidate][each];
                }
                boolean before = has(chosen, candidate);
                chosen[word] |= 1L << candidate;
                if (assign(further, done, chosen)) {
                    return true;
                }
                chosen[word] &= before ? -1L : ~(1L << candidate);
            }
        }
        done[next] = false;
        return false;
    }

    private static int common(long[] one, long[] other) {
        int count = 0;
        for (int word = 0; word < WORDS; word++) {
            count += Long.bitCount(one[word] & other[word]);
        }
        return count;
    }

    private static boolean intersects(long[] one, long[] other) {
        return common(one, other) > 0;
    }

    private static void add(long[] to, long[] set) {
        for (int word = 0; word < WORDS; word++) {
            to[word] |= set[word];
        }
    }

    private static long[] present(Grid grid) {
        long[] present = new long[WORDS];
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                int candidate = new Candidate(cell, digit).index();
                present[candidate >> 6] |= 1L << candidate;
            }
        }
        return present;
    }

    private static long[][] sets(List<Sector> sectors, Grid grid) {
        long[][] sets = new long[sectors.size()][WORDS];
        for (int i = 0; i < sets.length; i++) {
            long[] set = sets[i];
            for (Digit digit : sectors.get(i).digits(grid)) {
                for (Cell cell : sectors.get(i).places(digit, grid)) {
                    int candidate = new Candidate(cell, digit).index();
                    set[candidate >> 6] |= 1L << candidate;
                }
            }
        }
        return sets;
    }

    private static long[] peers(int candidate) {
        long[] peers = new long[WORDS];
        int cell = candidate / 9;
        int digit = candidate % 9;
        for (int other = 0; other < 9; other++) {
            int beside = cell * 9 + other;
            peers[beside >> 6] |= other == digit ? 0 : 1L << beside;
        }
        Geometry.peers(cell).forEachIndex(peer -> {
            int beside = peer * 9 + digit;
            peers[beside >> 6] |= 1L << beside;
        });
        return peers;
    }
}
