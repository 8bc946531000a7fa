package nonet.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nonet.play.Branch;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import org.junit.jupiter.api.Test;

class BranchingTests {

    private static final Branch SECOND = new Branch(2, 1, 40, List.of());
    private static final Branch THIRD = new Branch(3, 2, 60, List.of());
    private static final Branch FOURTH = new Branch(4, 2, 20, List.of());
    private static final List<Branch> ALL = List.of(Branch.FIRST, SECOND, THIRD, FOURTH);

    @Test
    void branchesPartAfterTheLastEventThatTheyHaveInCommon() {
        assertThat(Branching.of(ALL, Branch.FIRST).partings())
                .containsExactly(parting(SECOND, 40), parting(THIRD, 40), parting(FOURTH, 20));
        assertThat(Branching.of(ALL, SECOND).partings())
                .containsExactly(parting(Branch.FIRST, 40), parting(THIRD, 60), parting(FOURTH, 20));
        assertThat(Branching.of(ALL, THIRD).partings())
                .containsExactly(parting(Branch.FIRST, 40), parting(SECOND, 60), parting(FOURTH, 20));
        assertThat(Branching.of(ALL, FOURTH).partings())
                .containsExactly(parting(Branch.FIRST, 20), parting(SECOND, 20), parting(THIRD, 20));
    }

    @Test
    void onlyEventsAfterThePartingAreABranchsOwn() {
        assertThat(IntStream.of(20, 21).mapToObj(Branching.of(ALL, FOURTH)::isOwn))
                .containsExactly(false, true);
        assertThat(Branching.of(ALL, Branch.FIRST).isOwn(100)).isFalse();
    }

    @Test
    void findsTheFirstGuessAfterAnEvent() {
        SearchTree growing = new SearchTree(10_000);
        SampleSearches.tell(StepEngine.CLASSIC, SampleSearches.TWELVE, 500, growing::append);
        TreeSnapshot tree = growing.snapshot();
        for (int node = 1; node < tree.size(); node++) {
            assertThat(Branching.firstAfter(tree, tree.first(node) - 1)).isEqualTo(node);
        }
        assertThat(Branching.firstAfter(tree, tree.index())).isEqualTo(tree.size());
        assertThat(Branching.firstAfter(tree, -2)).isZero();
    }

    private static Branching.Parting parting(Branch branch, long after) {
        return new Branching.Parting(branch, after);
    }
}
