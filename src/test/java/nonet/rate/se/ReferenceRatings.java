package nonet.rate.se;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.TestData;
import nonet.grid.Candidate;
import nonet.grid.Puzzle;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// The ratings and steps of Sudoku Explainer 1.2.1, `se-ratings` among the test data.
public final class ReferenceRatings {

    private static final List<String> FILES = List.of("easy", "middle", "hard", "extreme");

    /// The steps that were recorded: one of four puzzles in each build, all in the profile `full`.
    static final List<String> STEP_FILES = stepFiles(Repetitions.of(4, 1, 1));

    /// The puzzles of recorded steps, rated once for all tests.
    private static final class Once {
        private static final Map<String, SeResult.Rated> RATED = rate();

        private static Map<String, SeResult.Rated> rate() {
            SeRater rater = new SeRater(new FastSolver());
            Map<String, SeResult.Rated> rated = new TreeMap<>();
            for (String file : STEP_FILES) {
                rated.put(file, (SeResult.Rated) rater.rateWithSteps(puzzle(file), Cancel.NEVER));
            }
            return Collections.unmodifiableMap(rated);
        }
    }

    /// A puzzle and its rating, as in `7.1/7.1/2.6`.
    record Rated(Puzzle puzzle, String rating) {

        boolean isBelow(String er) {
            return Double.parseDouble(rating.split("/")[0]) < Double.parseDouble(er);
        }
    }

    private ReferenceRatings() {}

    private static List<String> stepFiles(int oneOf) {
        List<String> all = Stream.of(TestData.path("se-ratings/steps").toFile().list())
                .sorted()
                .toList();
        return IntStream.range(0, all.size())
                .filter(number -> number % oneOf == 0)
                .mapToObj(all::get)
                .toList();
    }

    static List<Rated> all() {
        return FILES.stream()
                .flatMap(file -> TestData.lines("se-ratings/" + file + ".tsv").stream())
                .map(line -> line.split("\t"))
                .map(column -> new Rated(Puzzle.of(column[0]), column[1] + "/" + column[2] + "/" + column[3]))
                .toList();
    }

    /// Returns the puzzle of recorded steps.
    public static Puzzle puzzle(String stepFile) {
        List<String> all = TestData.allLines("se-ratings/steps/" + stepFile);
        return Puzzle.of(all.getFirst().substring(2));
    }

    /// Returns the puzzles of recorded steps, by file and rated with their steps.
    static Map<String, SeResult.Rated> rated() {
        return Once.RATED;
    }

    /// Returns the position of recorded steps before the first that is rated so high, in tenths.
    public static RatingBoard before(String stepFile, int rating) {
        Puzzle puzzle = puzzle(stepFile);
        RatingBoard board = RatingBoard.of(puzzle);
        SeRatingRun path = new SeRatingRun(puzzle, Cancel.NEVER, new NodeBudget(SeRater.UNBOUNDED));
        for (FoundStep step = path.find(); step != null && SeStep.tenths(step.rating()) < rating; step = path.find()) {
            step.apply(board);
            path.take(step);
        }
        return board;
    }

    /// Returns the recorded steps: rating, technique, length, digit placed, candidates removed.
    static List<String> steps(String stepFile) {
        return TestData.lines("se-ratings/steps/" + stepFile).stream()
                .map(line -> String.join(" ", List.of(line.split("\t")).subList(1, 6)))
                .toList();
    }

    /// Returns a step as it is recorded.
    static String text(SeStep step) {
        StringBuilder removed = new StringBuilder();
        Candidate last = null;
        for (Candidate candidate : step.eliminated()) {
            boolean same = last != null && last.cell() == candidate.cell();
            removed.append(same ? "" : (removed.isEmpty() ? "" : " ") + candidate.cell() + "<>")
                    .append(candidate.digit());
            last = candidate;
        }
        return String.join(
                " ",
                SeRating.text(step.rating()),
                step.name(),
                step.length() == 0 ? "-" : "" + step.length(),
                step.placed() == null ? "-" : step.placed().toString(),
                removed.isEmpty() ? "-" : removed);
    }
}
