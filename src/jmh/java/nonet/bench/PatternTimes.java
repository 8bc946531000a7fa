package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how many puzzles of tables with known ratings W, gW, B and depths of T&E are rated equally, and the processor
/// time that it takes:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.PatternTimes -Djmh.arguments="RATINGS DEPTHS"
/// ```
///
/// Both tables are separated by tabs and have a line of column names: puzzle, W, gW, B; puzzle, depth.
public final class PatternTimes {

    private PatternTimes() {}

    public static void main(String... arguments) throws IOException {
        List<String> lengths = rows(arguments[0]);
        measure(CspScale.W, lengths, 1);
        measure(CspScale.GW, lengths, 2);
        measure(CspScale.B, lengths, 3);
        measure(CspScale.TE, rows(arguments[1]), 1);
    }

    private static List<String> rows(String table) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(table));
        return lines.subList(1, lines.size());
    }

    private static void measure(CspScale scale, List<String> rows, int column) {
        CspRater rater = new CspRater(new FastSolver());
        long slowest = 0;
        int equal = 0;
        long begun = cpu();
        for (String row : rows) {
            String[] fields = row.split("\t");
            long before = cpu();
            CspResult result = rater.rate(Puzzle.of(fields[0]), scale, Cancel.NEVER);
            slowest = Math.max(slowest, cpu() - before);
            equal += result.equals(new CspResult.Rated(Integer.parseInt(fields[column]))) ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d of %d equal, %.2f s of processor time, the slowest %.2f s%n",
                scale,
                equal,
                rows.size(),
                (cpu() - begun) / 1e9,
                slowest / 1e9);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
