package nonet.rate.csp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import nonet.Repetitions;
import nonet.grid.Puzzle;
import nonet.rate.csp.PlainPatterns.Kind;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The searches find what the definitions say, no more and no less.
final class PatternTests {

    private static final int LONGEST = 4;
    private static final int TARGETS = 6;

    @Test
    @Tag("sampled")
    void findsWhatIsDefinedOnRandomBoards() {
        List<Puzzle> puzzles = ReferenceLengths.own().stream()
                .filter(each -> each.w() > 3)
                .map(ReferenceLengths::puzzle)
                .toList();
        for (int round = 0; round < Repetitions.of(3, 20, 200); round++) {
            Random random = new Random(round);
            Puzzle puzzle = Isomorphism.random(random).of(puzzles.get(random.nextInt(puzzles.size())));
            Board board = Board.of(puzzle);
            board.propagate();
            List<Integer> targets = targets(board, random);
            for (Kind kind : Kind.values()) {
                assertThat(found(kind, board, targets))
                        .as("%s, seed %d, %s", kind, round, puzzle)
                        .isEqualTo(defined(kind, board, targets));
            }
        }
    }

    private static List<Integer> targets(Board board, Random random) {
        return random.ints(0, Links.CANDIDATES)
                .filter(candidate -> board.isLeft(candidate) && !board.isPlaced(candidate))
                .distinct()
                .limit(TARGETS)
                .boxed()
                .toList();
    }

    /// Returns for each target the length of the shortest pattern; none is longer than [#LONGEST].
    private static Map<Integer, Integer> found(Kind kind, Board board, List<Integer> targets) {
        Effort effort = new Effort(Long.MAX_VALUE, Cancel.NEVER);
        Pattern pattern = kind == Kind.BRAID ? new BraidSearch(effort) : new WhipSearch(kind == Kind.G_WHIP, effort);
        pattern.start(board);
        Map<Integer, Integer> lengths = new TreeMap<>();
        for (int length = 1; length <= LONGEST; length++) {
            for (int target : targets) {
                if (!lengths.containsKey(target) && pattern.refutes(target, length)) {
                    assertThat(pattern.atLeast(target)).isLessThanOrEqualTo(length);
                    lengths.put(target, length);
                }
            }
        }
        return lengths;
    }

    private static Map<Integer, Integer> defined(Kind kind, Board board, List<Integer> targets) {
        Set<Integer> candidates = new HashSet<>();
        for (int candidate = 0; candidate < Links.CANDIDATES; candidate++) {
            if (board.isLeft(candidate)) {
                candidates.add(candidate);
            }
        }
        Map<Integer, Integer> lengths = new TreeMap<>();
        for (int target : targets) {
            PlainPatterns plain = new PlainPatterns(kind, candidates, target);
            for (int length = 1; length <= LONGEST && !lengths.containsKey(target); length++) {
                if (plain.isRefuted(length)) {
                    lengths.put(target, length);
                }
            }
        }
        return lengths;
    }
}
