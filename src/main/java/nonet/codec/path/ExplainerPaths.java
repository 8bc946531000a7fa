package nonet.codec.path;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Lists of the steps of Sudoku Explainer, as its variants and Nonet print them: the puzzle in a line, its rating there or
/// in a line of its own, and a line for each step that begins with the rating of the step, or with its number or the board
/// and that rating.
///
/// ```
/// 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 ED=1.2/1.2/1.2
///    1   1.2  Hidden Single: r5c5=5
/// 4.5, Bidirectional X-Cycle: r1c2<>3,4, r2c3<>5
/// ```
final class ExplainerPaths {

    private static final Pattern BOARD = Pattern.compile("#?\\s*([0-9.]{81})(?:[\\s,;:]+(.*))?");
    private static final Pattern RATING =
            Pattern.compile("(?<![0-9.])([0-9]{1,2}\\.[0-9]/[0-9]{1,2}\\.[0-9]/[0-9]{1,2}\\.[0-9])(?![0-9.])");
    private static final Pattern STEP =
            Pattern.compile("(?:[0-9]{1,4}[.:)]?\\s+)?([0-9]{1,2}\\.[0-9])(?:\\s*,\\s*|\\s+)(\\S.*)");

    private final List<RatedPath> paths = new ArrayList<>();
    private @Nullable Puzzle puzzle;
    private String rating = "";
    private List<RatedPath.Step> steps = new ArrayList<>();

    private ExplainerPaths() {}

    static PathReading read(List<String> lines) {
        ExplainerPaths reading = new ExplainerPaths();
        lines.forEach(line -> reading.add(line.strip()));
        reading.end();
        return reading.paths.isEmpty()
                ? new PathReading.Nothing()
                : new PathReading.Paths(PathReading.Program.EXPLAINER, reading.paths);
    }

    private void add(String line) {
        Matcher board = BOARD.matcher(line);
        String rest = line;
        if (board.matches()) {
            rest = board.group(2) == null ? "" : board.group(2);
            Puzzle shown = Puzzle.parse(board.group(1)).orElse(Puzzle.EMPTY);
            if (!STEP.matcher(rest).matches() && !shown.equals(puzzle)) {
                end();
                puzzle = shown;
            }
        }
        Matcher whole = RATING.matcher(rest);
        Matcher step = STEP.matcher(rest);
        if (whole.find()) {
            rating = whole.group(1);
        } else if (step.matches()) {
            String text = step.group(2).replaceAll("\\s+", " ");
            steps.add(RatedPath.Step.of(text, step.group(1), text));
        }
    }

    /// Ends the path of a puzzle; one without a step is none.
    private void end() {
        if (puzzle != null && !steps.isEmpty()) {
            paths.add(new RatedPath(puzzle, rating, steps));
        }
        puzzle = null;
        rating = "";
        steps = new ArrayList<>();
    }
}
