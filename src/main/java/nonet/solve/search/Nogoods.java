package nonet.solve.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// The learned nogoods of a search: sets of candidates that cannot all be true. Each watches two of its candidates that
/// are not true, so that only a candidate's own watchers are visited when it becomes true (two watched literals, as in
/// the solver Chaff, 2001).
final class Nogoods {

    /// A set of candidates that cannot all be true. The first two are watched.
    static final class Nogood {

        final int[] candidates;

        /// The number of candidates that it has ruled out.
        private long uses;

        Nogood(int[] candidates) {
            this.candidates = candidates;
        }

        Nogood copy() {
            Nogood copy = new Nogood(candidates.clone());
            copy.uses = uses;
            return copy;
        }
    }

    /// The board that the nogoods belong to.
    interface Board {

        boolean isTrue(int candidate);

        boolean isOpen(int candidate);

        /// Tests whether a nogood is the reason why a candidate is false.
        boolean isReason(Nogood nogood);

        /// Called for a nogood whose other candidates are all true.
        void mustBeFalse(int candidate, Nogood nogood);

        /// Called for a nogood that is forgotten.
        void forgotten(Nogood nogood);
    }

    final int most;
    private final Board board;
    private final List<List<Nogood>> watchers = new ArrayList<>();
    private final List<Nogood> all = new ArrayList<>();

    /// @param most the largest number of nogoods to keep
    Nogoods(int most, Board board) {
        this.most = most;
        this.board = board;
        for (int candidate = 0; candidate < 729; candidate++) {
            watchers.add(new ArrayList<>(0));
        }
    }

    /// Takes over copies of the nogoods of another search.
    ///
    /// @param copies receives the copies, by nogood
    void goOnFrom(Nogoods other, Map<Nogood, Nogood> copies) {
        other.all.forEach(each -> all.add(copies.computeIfAbsent(each, Nogood::copy)));
        for (int candidate = 0; candidate < 729; candidate++) {
            for (Nogood each : other.watchers.get(candidate)) {
                watchers.get(candidate).add(copies.computeIfAbsent(each, Nogood::copy));
            }
        }
    }

    /// Adds a nogood of two candidates or more, the first of which is open and the second became true last.
    void add(Nogood nogood) {
        if (all.size() == most) {
            forget();
        }
        all.add(nogood);
        watch(nogood);
    }

    private void watch(Nogood nogood) {
        watchers.get(nogood.candidates[0]).add(nogood);
        watchers.get(nogood.candidates[1]).add(nogood);
    }

    /// Finds the candidates that cannot be true any more.
    ///
    /// @param candidate a candidate that has become true
    void visit(int candidate) {
        List<Nogood> watching = watchers.get(candidate);
        int kept = 0;
        for (int i = 0; i < watching.size(); i++) {
            Nogood nogood = watching.get(i);
            if (!movesOn(nogood, candidate)) {
                watching.set(kept++, nogood);
                if (board.isOpen(nogood.candidates[0])) {
                    nogood.uses++;
                    board.mustBeFalse(nogood.candidates[0], nogood);
                }
            }
        }
        watching.subList(kept, watching.size()).clear();
    }

    /// Lets a nogood watch another candidate that is not true instead of this one, if there is any. Otherwise the first
    /// one is the other that it watches.
    private boolean movesOn(Nogood nogood, int candidate) {
        int[] candidates = nogood.candidates;
        if (candidates[0] == candidate) {
            swap(candidates, 0, 1);
        }
        for (int i = 2; i < candidates.length; i++) {
            if (!board.isTrue(candidates[i])) {
                swap(candidates, 1, i);
                watchers.get(candidates[1]).add(nogood);
                return true;
            }
        }
        return false;
    }

    /// Forgets half of the nogoods: the least used, of these the longest, but none that is a reason now.
    private void forget() {
        all.sort(Comparator.comparingLong((Nogood nogood) -> nogood.uses)
                .thenComparingInt(nogood -> -nogood.candidates.length));
        List<Nogood> kept = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (i >= all.size() / 2 || board.isReason(all.get(i))) {
                kept.add(all.get(i));
            } else {
                board.forgotten(all.get(i));
            }
        }
        all.clear();
        watchers.forEach(List::clear);
        for (Nogood nogood : kept) {
            nogood.uses /= 2;
            all.add(nogood);
            watch(nogood);
        }
    }

    private static void swap(int[] candidates, int one, int two) {
        int moved = candidates[one];
        candidates[one] = candidates[two];
        candidates[two] = moved;
    }
}
