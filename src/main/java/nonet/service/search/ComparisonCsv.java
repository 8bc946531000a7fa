package nonet.service.search;

import java.util.List;
import java.util.Locale;
import nonet.files.CsvLine;
import nonet.solve.Counters;
import org.jspecify.annotations.Nullable;

/// Measurements as comma-separated values, one engine per line, independent of the language. Missing values are empty.
public final class ComparisonCsv {

    private static final String[] HEADER = {
        "engine",
        "outcome",
        "puzzles",
        "extent",
        "solutions",
        "steps",
        "guesses",
        "contradictions",
        "deepest",
        "median_ms",
        "runs",
        "stopped_after_ms",
        "puzzles_done"
    };

    private ComparisonCsv() {}

    /// Returns the text, beginning with a line of column names.
    public static String of(Comparison comparison, List<Measurement> measurements) {
        StringBuilder csv = new StringBuilder(CsvLine.of((Object[]) HEADER));
        measurements.forEach(measurement -> csv.append(line(comparison, measurement)));
        return csv.toString();
    }

    private static String line(Comparison comparison, Measurement measurement) {
        String engine = measurement.engine().id();
        int puzzles = comparison.puzzles().size();
        String extent = comparison.extent().name().toLowerCase(Locale.ROOT);
        return switch (measurement.outcome()) {
            case Measurement.Finished(long solutions, Counters work, long nanos, int runs) -> {
                Object steps = work == null ? null : work.steps();
                Object guesses = work == null ? null : work.guesses();
                Object contradictions = work == null ? null : work.contradictions();
                Object deepest = work == null ? null : work.deepest();
                String median = millis(nanos);
                yield CsvLine.of(
                        engine,
                        "finished",
                        puzzles,
                        extent,
                        solutions,
                        steps,
                        guesses,
                        contradictions,
                        deepest,
                        median,
                        runs,
                        null,
                        puzzles);
            }
            case Measurement.Stuck(int stuck) -> unfinished(engine, "stuck", puzzles, extent, null, puzzles - stuck);
            case Measurement.Stopped(long nanos, int done) ->
                unfinished(engine, "stopped", puzzles, extent, millis(nanos), done);
        };
    }

    private static String unfinished(
            String engine, String outcome, int puzzles, String extent, @Nullable String stoppedAfter, int done) {
        return CsvLine.of(
                engine, outcome, puzzles, extent, null, null, null, null, null, null, null, stoppedAfter, done);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.6f", nanos / 1e6);
    }
}
