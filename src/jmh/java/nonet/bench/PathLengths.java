package nonet.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Reason;
import nonet.deduce.Whip;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how long the steps of paths are to read with the profiles *HoDoKu* and *Modern*, and which forcing steps are
/// left, by kind. The length of a step is the number of its sentences and consequences.
public final class PathLengths {

    private final Explainer explainer = new Explainer(new Words(Locale.ENGLISH));
    private final List<Integer> longest = new ArrayList<>();
    private final Map<String, Integer> left = new TreeMap<>();
    private int most;
    private String ofMost = "";
    private int whip;

    private PathLengths() {}

    /// @param arguments a file with a puzzle a line, and optionally which lines to take: each one of this number
    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> line.length() >= 81 && !line.startsWith("#"))
                .toList();
        int each = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        for (Profile profile : List.of(Profile.hodoku(), Profile.modern())) {
            LogicalSolver solver = new HumanLogic(new FastSolver(), profile).solver();
            PathLengths lengths = new PathLengths();
            for (int i = 0; i < lines.size(); i += each) {
                Puzzle puzzle = Puzzle.of(lines.get(i).substring(0, 81));
                lengths.add(solver.path(Position.of(Grid.of(puzzle)), Cancel.NEVER));
            }
            System.out.println((profile.usesModern() ? "Modern: " : "HoDoKu: ") + lengths);
        }
    }

    private void add(List<Step> path) {
        int longestHere = 0;
        for (Step step : path) {
            Deduction deduction = step.deduction();
            int length = explainer.explain(deduction, step.before().grid()).sentences().stream()
                    .mapToInt(sentence -> 1 + sentence.consequences().size())
                    .sum();
            longestHere = Math.max(longestHere, length);
            if (length > most) {
                most = length;
                ofMost = deduction.technique().id();
            }
            switch (deduction) {
                case Forcing forcing -> left.merge(kind(forcing), 1, Integer::sum);
                case Whip one -> whip = Math.max(whip, one.length());
                default -> {}
            }
        }
        longest.add(longestHere);
    }

    private static String kind(Forcing forcing) {
        boolean nested = forcing.branches().stream()
                .flatMap(branch -> branch.implications().stream())
                .anyMatch(each -> each.reason() instanceof Reason.ByDeduction);
        String premise = switch (forcing.premise()) {
            case Premise.Assumed(var literal) -> literal.on() ? "refuted candidate" : "refuted absence";
            case Premise.OnOrOff _ -> "candidate or its absence";
            case Premise.SomeDigit _ -> "digits of a cell";
            case Premise.SomePlace _ -> "places of a house";
        };
        String technique = forcing.technique().id();
        boolean net = technique.startsWith("forcing-net");
        return (net ? "net, " : "chain, ") + premise + (nested ? ", nested" : "");
    }

    @Override
    public String toString() {
        List<Integer> sorted = new ArrayList<>(longest);
        Collections.sort(sorted);
        return "%d puzzles; longest step of a path: median %d, most %d (%s); longest whip %d; left %s"
                .formatted(sorted.size(), sorted.get(sorted.size() / 2), most, ofMost, whip, left);
    }
}
