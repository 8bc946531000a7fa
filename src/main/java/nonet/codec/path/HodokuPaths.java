package nonet.codec.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Puzzle;

/// The output of HoDoKu with `/vp`: a line with puzzle, number, level and score, and an indented line for each step.
///
/// ```
/// 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 #1 Easy (204)
///    Naked Single: r5c5=5
///    Locked Candidates Type 1 (Pointing): 5 in b1 => r3c7<>5
/// ```
///
/// Further lines of a step, such as the branches of a forcing net, are indented less, and ignored. With statistics, the
/// conclusions stand before the step, too.
final class HodokuPaths {

    private static final Pattern PUZZLE = Pattern.compile("(.*) #[0-9]+ (\\S.*?) \\(([0-9]{1,9})\\).*");
    private static final Pattern CELLS = Pattern.compile("(?<![0-9.])[0-9.]{81}(?![0-9.])");
    private static final Pattern STEP = Pattern.compile(" {3}(?:r[1-9]\\S*[=>]\\S.*?: )?([\\p{L}\\p{N}].*)");

    /// The names of levels in English; those of other languages are not compared.
    private static final Set<String> LEVELS = Set.of("easy", "medium", "hard", "unfair", "extreme");

    private HodokuPaths() {}

    static boolean isIn(List<String> lines) {
        return lines.stream().anyMatch(line -> isPuzzle(PUZZLE.matcher(line)));
    }

    private static boolean isPuzzle(Matcher line) {
        return line.matches() && CELLS.matcher(line.group(1)).find();
    }

    static PathReading read(List<String> lines) {
        List<RatedPath> paths = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher head = PUZZLE.matcher(lines.get(i));
            if (isPuzzle(head)) {
                Matcher cells = CELLS.matcher(head.group(1));
                Puzzle puzzle = Puzzle.parse(cells.find() ? cells.group() : "").orElse(Puzzle.EMPTY);
                if (puzzle.clues() == 81) {
                    return new PathReading.Solutions(i + 1);
                }
                String level = head.group(2).toLowerCase(Locale.ROOT);
                String rating = (LEVELS.contains(level) ? level + " " : "") + head.group(3);
                paths.add(new RatedPath(puzzle, rating, steps(lines.subList(i + 1, lines.size()))));
            }
        }
        return new PathReading.Paths(PathReading.Program.HODOKU, paths);
    }

    /// Returns the steps up to the next puzzle.
    private static List<RatedPath.Step> steps(List<String> lines) {
        List<RatedPath.Step> steps = new ArrayList<>();
        for (String line : lines) {
            if (isPuzzle(PUZZLE.matcher(line))) {
                break;
            }
            Matcher step = STEP.matcher(line);
            if (step.matches()) {
                String text = step.group(1).strip();
                RatedPath.Step read = RatedPath.Step.of(text, "", text.substring(Math.max(0, text.lastIndexOf("=>"))));
                if (!read.conclusions().isEmpty()) {
                    steps.add(read);
                }
            }
        }
        return steps;
    }
}
