package nonet.service.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import nonet.grid.Puzzle;
import nonet.solve.CancelToken;
import nonet.trace.Entry;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sample model for Choco, which sends its tree as to cp-profiler.
class ChocoTests {

    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @TempDir
    private Path folder;

    @Test
    void aSearchIsReceivedWithItsSolutions() throws Exception {
        Received received = receive(TWELVE);

        assertThat(received.said).isEqualTo("12 solutions, 23 nodes\n");
        assertThat(received.solutions()).isEqualTo(12);
        // What Choco concludes at the root is given, too.
        assertThat(received.puzzle
                        .givenCells()
                        .minus(Puzzle.of(TWELVE).givenCells())
                        .isEmpty())
                .isFalse();
        assertThat(Puzzle.of(TWELVE)
                        .givenCells()
                        .minus(received.puzzle.givenCells())
                        .isEmpty())
                .isTrue();
    }

    @Test
    void restartsComeOneAfterAnother() throws Exception {
        Received received = receive(HARD, "restarts");

        assertThat(received.said).startsWith("1 solutions, ");
        assertThat(received.solutions()).isEqualTo(1);
        long trees = 0;
        for (Entry entry : received.entries) {
            boolean begins = entry.event() instanceof Event.Guessed guess && guess.level() == 1 && guess.ordinal() == 1;
            trees += begins ? 1 : 0;
        }
        assertThat(trees).isGreaterThan(10);
    }

    /// @param said what the model printed
    private record Received(Puzzle puzzle, List<Entry> entries, String said) {

        long solutions() {
            return entries.stream()
                    .filter(entry -> entry.event() instanceof Event.Found)
                    .count();
        }
    }

    private Received receive(String puzzle, String... more) throws Exception {
        int port = SentTree.freePort();
        CompletableFuture<String> said = new CompletableFuture<>();
        Thread solver =
                Thread.ofVirtual().start(() -> said.completeAsync(() -> ChocoModel.run(folder, puzzle, port, more)));
        List<Entry> entries = new ArrayList<>();
        try (LiveTrace live = LiveTrace.open(new TraceOrigin.Profiler(port, ""), new CancelToken())) {
            assertThat(live.hasBoard()).isTrue();
            assertThat(live.lines().engine()).isEqualTo("Choco");
            for (Entry entry = live.lines().next();
                    entry != null;
                    entry = live.lines().next()) {
                entries.add(entry);
            }
            assertThat(live.lines().fault()).isNull();
            solver.join();
            return new Received(live.lines().puzzle(), entries, said.join());
        }
    }
}
