package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import nonet.deduce.Technique;
import nonet.logic.position.EliminationScore;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Whips: chains with memory.
///
/// Pattern: a sequence of different cells, or houses for one digit. If the target were true, every candidate of the
/// first but one would be ruled out by it; that one, the right candidate, then rules out a candidate of the second,
/// whose others but one are ruled out by the target or an earlier right candidate, and so on. The last one has no
/// candidate left, so the target is false.
///
/// Example: `r1c1=5` leaves only `r1c7=3` for 3 in row 1, that leaves only `r4c7=8` in r4c7, and then 8 has no place in
/// row 5, because r5c7 and r5c2 see `r4c7=8`, and `r5c1` sees `r1c1=5`; so `r1c1<>5`.
///
/// The shortest whips come first, and of each target only one of the shortest; those of length 1 are singles and locked
/// candidates. See D. Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles".
public final class WhipFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(WhipFinder::new, Technique.WHIP);

    private WhipFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        WhipBoard board = new WhipBoard(position);
        SinglesPropagation propagation = new SinglesPropagation(board);
        int[] rounds = rounds(board, propagation);
        List<Integer> targets = IntStream.range(0, rounds.length)
                .filter(each -> rounds[each] != SinglesPropagation.NEVER)
                .boxed()
                .sorted(Comparator.comparingInt(each -> -score(board, each)))
                .toList();
        WhipSearch search = new WhipSearch(board, propagation);
        for (int length = 1; length <= limits().exotic().whip() && !targets.isEmpty(); length++) {
            List<Integer> open = new ArrayList<>();
            for (int target : targets) {
                checkCancelled();
                WhipSearch.Result result =
                        rounds[target] > length ? WhipSearch.Result.OPEN : search.search(target, length);
                if (result == WhipSearch.Result.OPEN) {
                    open.add(target);
                } else if (result == WhipSearch.Result.FOUND && length > 1) {
                    report(search.whip());
                }
            }
            targets = open;
        }
    }

    private int score(WhipBoard board, int target) {
        return EliminationScore.of(position, board.cell(target), board.digit(target));
    }

    /// Returns, by candidate, after how many rounds of singles it leads to a contradiction, or
    /// [SinglesPropagation#NEVER]. What follows from a consistent candidate is consistent too.
    private static int[] rounds(WhipBoard board, SinglesPropagation propagation) {
        int[] rounds = new int[board.size()];
        boolean[] consistent = new boolean[board.size()];
        for (int candidate = 0; candidate < board.size(); candidate++) {
            rounds[candidate] = SinglesPropagation.NEVER;
            if (!consistent[candidate]) {
                rounds[candidate] = propagation.refuting(candidate);
                for (int i = 0; rounds[candidate] == SinglesPropagation.NEVER && i < propagation.count(); i++) {
                    consistent[propagation.placed(i)] = true;
                }
            }
        }
        return rounds;
    }
}
