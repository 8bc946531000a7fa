package nonet.service;

import java.util.List;
import java.util.Locale;
import nonet.solve.Counters;

/// Measurements as comma-separated values, one engine a line, in the same words and numbers in every language. What an
/// engine has no value for is empty.
public final class ComparisonCsv {

    private static final String HEADER = "engine,outcome,puzzles,extent,solutions,steps,guesses,contradictions,deepest,"
            + "median_ms,runs,stopped_after_ms,puzzles_done";

    private ComparisonCsv() {}

    /// Returns the text, a line for the names of the columns first.
    public static String of(Comparison comparison, List<Measurement> measurements) {
        StringBuilder csv = new StringBuilder(HEADER).append('\n');
        for (Measurement measurement : measurements) {
            csv.append(line(comparison, measurement)).append('\n');
        }
        return csv.toString();
    }

    private static String line(Comparison comparison, Measurement measurement) {
        String engine = measurement.engine().id();
        String asked =
                comparison.puzzles().size() + "," + comparison.extent().name().toLowerCase(Locale.ROOT);
        return switch (measurement.outcome()) {
            case Measurement.Finished(long solutions, Counters work, long nanos, int runs) ->
                String.join(
                        ",",
                        engine,
                        "finished",
                        asked,
                        String.valueOf(solutions),
                        work == null ? ",,," : work(work),
                        millis(nanos),
                        String.valueOf(runs),
                        "",
                        String.valueOf(comparison.puzzles().size()));
            case Measurement.Stuck(int puzzles) ->
                String.join(
                        ",",
                        engine,
                        "stuck",
                        asked,
                        ",,,,,,,",
                        String.valueOf(comparison.puzzles().size() - puzzles));
            case Measurement.Stopped(long nanos, int puzzles) ->
                String.join(",", engine, "stopped", asked, ",,,,,,", millis(nanos), String.valueOf(puzzles));
        };
    }

    private static String work(Counters work) {
        return work.steps() + "," + work.guesses() + "," + work.contradictions() + "," + work.deepest();
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.6f", nanos / 1e6);
    }
}
