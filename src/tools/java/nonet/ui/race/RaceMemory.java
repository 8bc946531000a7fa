package nonet.ui.race;

import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;

/// Measures the memory of a race: four recordings of a million events each.
final class RaceMemory {

    private RaceMemory() {}

    /// Prints the memory in use by the recordings, and their sizes.
    public static void main(String... arguments) {

        long before = used();
        List<Racer> racers = Stream.of(
                        StepEngine.CLASSIC, StepEngine.SHRINKING, StepEngine.SINGLES, StepEngine.CELL_ORDER)
                .map(engine -> new Racer(new InlineTasks(), engine, Puzzle.EMPTY, System::nanoTime))
                .toList();
        for (Racer racer : racers) {
            while (racer.recording.trace.size() < 1_000_000
                    && racer.record(System::nanoTime, 1_000_000, Cancel.NEVER)) {}
        }
        long after = used();
        for (Racer racer : racers) {
            System.out.println(racer.engine.id() + " " + racer.recording.trace.size() + " events, "
                    + racer.recording.tree.snapshot().size() + " nodes");
        }
        System.out.println((after - before) / 1_000_000 + " MB for four recordings; heap " + after / 1_000_000);
    }

    private static long used() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
