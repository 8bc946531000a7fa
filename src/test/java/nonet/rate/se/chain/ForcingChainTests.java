package nonet.rate.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nonet.rate.se.ReferenceRatings;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.chain.BoardLinks.Mode;
import nonet.rate.se.evidence.NodePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ForcingChainTests {

    /// The nodes of a chain are searched in another way than its length.
    @Test
    void aChainHasAsManyNodesAsItsLength() {
        int chains = 0;
        for (String file : List.of("7.1-01.tsv", "8.4-01.tsv", "9.2-01.tsv")) {
            for (Mode mode : List.of(Mode.X, Mode.X_AND_Y)) {
                RatingBoard board = ReferenceRatings.before(file, 65);
                BoardLinks links = new BoardLinks();
                links.prepare(board, mode);
                for (int candidate = 0; candidate < 729; candidate++) {
                    if (board.has(candidate / 9, candidate % 9)) {
                        chains += check(links, candidate, true) + check(links, candidate, false);
                    }
                }
            }
        }
        assertThat(chains).isGreaterThan(10);
    }

    /// Checks the chain from a candidate to its opposite, and returns how many there are.
    private static int check(BoardLinks links, int candidate, boolean on) {
        int length = new ChainReach(links).length(candidate, on, ChainCollector.UNLIMITED);
        if (length == 0) {
            return 0;
        }
        NodePath chain = new ChainTree(links).chain(candidate, on);
        int[] nodes = IntStream.range(0, chain.length()).map(chain::node).toArray();
        assertThat(nodes).hasSize(length).doesNotHaveDuplicates().startsWith(candidate * 2 + (on ? 1 : 0));
        assertThat(nodes[length - 1]).isEqualTo(nodes[0] ^ 1);
        for (int i = 1; i < length; i++) {
            if ((nodes[i] & 1) == 0) {
                assertThat(links.isWeak(nodes[i - 1] / 2, nodes[i] / 2)).isTrue();
            }
        }
        return 1;
    }
}
