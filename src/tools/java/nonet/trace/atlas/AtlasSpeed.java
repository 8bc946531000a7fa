package nonet.trace.atlas;

import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TreeSnapshot;

/// Measures how long the parts of an atlas take for a search of more than a million guesses, and prints the times.
final class AtlasSpeed {

    private static final int WIDTH = 1920;
    private static final int FRAMES = 120;
    private static final double ZOOM = 0.93;

    private AtlasSpeed() {}

    public static void main(String... args) {
        Puzzle puzzle = Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        SearchTree growing = new SearchTree(2_000_000);
        Trace trace = new Trace(puzzle, 5_500_000);
        SearchCursor cursor = StepEngine.CELL_ORDER.cursor(puzzle);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            Entry entry = new Entry(trace.size(), cursor.steps(), cursor.level(), event);
            trace.append(event, entry.step(), entry.level());
            growing.append(entry);
        }
        TreeSnapshot tree = growing.snapshot();
        System.out.printf(Locale.ROOT, "%,d events, %,d nodes%n", trace.size(), tree.size());
        for (Icicle.Measure measure : Icicle.Measure.values()) {
            double whole = measure.whole(tree);
            long begin = System.nanoTime();
            int bars = Icicle.of(tree, measure, 0, whole, whole / WIDTH).bars().size();
            print("outline by " + measure + ", the first time, " + bars + " bars", begin, 1);
            begin = System.nanoTime();
            double width = whole;
            for (int frame = 0; frame < FRAMES; frame++) {
                double left = (whole - width) * 0.4;
                Icicle.of(tree, measure, left, left + width, width / WIDTH);
                width = Math.max(3, width * ZOOM);
            }
            print("a frame of zooming by " + measure, begin, FRAMES);
        }
        long begin = System.nanoTime();
        SearchTally tally = new SearchTally(trace);
        while (tally.advance(100_000)) {
            tally.summary();
        }
        print("counts of all events", begin, 1);
        begin = System.nanoTime();
        int groups = EqualBranches.of(tree, 200).groups().size();
        print("equal branches, " + groups + " groups", begin, 1);
        begin = System.nanoTime();
        TreeDifference.of(tree, tree, 500);
        print("difference to itself", begin, 1);
    }

    private static void print(String what, long begin, int times) {
        System.out.printf(Locale.ROOT, "%s: %.1f ms%n", what, (System.nanoTime() - begin) / 1e6 / times);
    }
}
