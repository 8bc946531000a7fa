package nonet.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how many puzzles have the level and the score of HoDoKu with the profile *HoDoKu*, and for each other one the
/// first step that differs.
public final class HodokuAgreement {

    /// The numbers of puzzles of a level.
    record Equal(int puzzles, int levels, int scores) {

        Equal and(Equal other) {
            return new Equal(puzzles + other.puzzles, levels + other.levels, scores + other.scores);
        }
    }

    private static final Pattern GROUP = Pattern.compile("((?:r\\d+c\\d+,?)+)(<>|=)(\\d)");
    private static final Pattern LINES = Pattern.compile("r(\\d+)c(\\d+)");

    private final HumanLogic logic = new HumanLogic(new FastSolver(), Profile.hodoku());
    private final Explainer explainer = new Explainer(new Words(Locale.ENGLISH));

    private HodokuAgreement() {}

    /// @param arguments a file with a line for each puzzle: puzzle, level, score and, separated by bars, HoDoKu's steps
    public static void main(String[] arguments) throws IOException {
        of(Path.of(arguments[0])).forEach((level, equal) -> System.out.println(level.id() + ": " + equal));
    }

    /// Compares the puzzles of a file, and prints the first step that differs of each whose score differs.
    static Map<Level, Equal> of(Path file) throws IOException {
        HodokuAgreement agreement = new HodokuAgreement();
        Map<Level, Equal> all = new TreeMap<>();
        for (String row : Files.readAllLines(file)) {
            String[] fields = row.split("\t", -1);
            if (fields[0].length() == 81) {
                Level level = Level.valueOf(fields[1].toUpperCase(Locale.ROOT));
                all.merge(level, agreement.of(level, fields), Equal::and);
            }
        }
        return all;
    }

    private Equal of(Level level, String[] fields) {
        List<Step> path = new ArrayList<>();
        if (!(logic.rate(Puzzle.of(fields[0]), path::add, Cancel.NEVER) instanceof RatingResult.Rated(Rating rating))) {
            return new Equal(1, 0, 0);
        }
        boolean same = rating.score() == Integer.parseInt(fields[2]);
        if (!same && fields.length > 3) {
            System.out.println(fields[0] + " " + difference(path, fields[3].split(" \\| ")));
        }
        return new Equal(1, rating.level() == level ? 1 : 0, same ? 1 : 0);
    }

    private String difference(List<Step> path, String[] theirs) {
        for (int i = 0; i < path.size() && i < theirs.length; i++) {
            String ours = explainer.line(path.get(i).deduction());
            if (!conclusions(ours).equals(conclusions(theirs[i]))) {
                return i + 1 + ": " + ours + " / " + theirs[i];
            }
        }
        return "the numbers of steps differ";
    }

    /// Returns the conclusions of a step one by one: what is placed or eliminated, with row, column and digit.
    private static Set<String> conclusions(String step) {
        Set<String> conclusions = new HashSet<>();
        Matcher groups = GROUP.matcher(step.substring(Math.max(0, step.lastIndexOf("=>"))));
        while (groups.find()) {
            Matcher lines = LINES.matcher(groups.group(1));
            while (lines.find()) {
                lines.group(1)
                        .chars()
                        .forEach(row -> lines.group(2)
                                .chars()
                                .forEach(column -> conclusions.add(
                                        "" + (char) row + (char) column + groups.group(2) + groups.group(3))));
            }
        }
        return conclusions;
    }
}
