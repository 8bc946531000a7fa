package nonet.rate.se.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.rate.se.ReferenceRatings;
import nonet.rate.se.SeRater;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.chain.AllChains;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// All that nets of each mode find at one position, not only the step that is taken.
@Execution(ExecutionMode.CONCURRENT)
class NetTests {

    private static final String FILE = "8.8-01.tsv";
    private static final Grid SOLUTION =
            ((Answer.Unique) new FastSolver().solve(ReferenceRatings.puzzle(FILE), Limit.TWO, Cancel.NEVER)).solution();

    /// The position at which nothing but nets helps.
    private final RatingBoard board = ReferenceRatings.before(FILE, 75);

    @Test
    void everyConclusionIsSoundAndTheFirstIsTaken() {
        int last = 0;
        for (NetMode mode : List.of(NetMode.MULTIPLE, NetMode.DYNAMIC, NetMode.DYNAMIC_PLUS, NetMode.NESTED_CHAINS)) {
            int count = check(mode);
            assertThat(count).as(mode.toString()).isGreaterThan(last);
            last = count;
        }
        assertThat(check(NetMode.NISHIO)).isZero();
    }

    @Test
    @Tag("exhaustive")
    void everyConclusionOfDeepNetsIsSoundAndTheFirstIsTaken() {
        for (NetMode mode : List.of(NetMode.NESTED_MULTIPLE, NetMode.NESTED_DYNAMIC, NetMode.NESTED_TWICE)) {
            assertThat(check(mode)).as(mode.toString()).isGreaterThan(check(NetMode.NESTED_CHAINS));
        }
    }

    /// Checks all conclusions, and that the search for the best one, which leaves out nets that are too long for it, takes
    /// the first of them. Returns their number.
    private int check(NetMode mode) {
        List<AllChains.Entry> all = find(mode);
        List<Candidate> wrong = all.stream()
                .flatMap(entry -> entry.eliminations().candidates().stream())
                .filter(candidate -> SOLUTION.digit(candidate.cell()) == candidate.digit())
                .toList();
        assertThat(wrong).as(mode.toString()).isEmpty();
        FoundStep first = rule(mode).first(board);
        assertThat(first == null).isEqualTo(all.isEmpty());
        if (first != null) {
            assertThat(first.eliminations()).isEqualTo(all.getFirst().eliminations());
            assertThat(first.rating()).isEqualTo(all.getFirst().rating().rating());
            assertThat(first.length()).isEqualTo(all.getFirst().rating().length());
        }
        return all.size();
    }

    private List<AllChains.Entry> find(NetMode mode) {
        AllChains found = new AllChains();
        rule(mode).search(board, found);
        return found.sorted();
    }

    private static NetRule rule(NetMode mode) {
        return new NetRule(mode, NetRule.pool(), Cancel.NEVER, unbounded());
    }

    private static NodeBudget unbounded() {
        return new NodeBudget(SeRater.UNBOUNDED);
    }
}
