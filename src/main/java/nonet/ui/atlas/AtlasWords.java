package nonet.ui.atlas;

import java.util.List;
import java.util.stream.Collectors;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.EqualBranches;
import nonet.trace.atlas.Heat;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.SearchSummary;
import nonet.trace.atlas.TreeDifference;
import nonet.ui.kit.Messages;
import nonet.ui.playback.SearchNames;

/// The texts of the atlas.
record AtlasWords(Messages messages) {

    /// The last guesses of a path that are named.
    private static final int NAMED = 4;

    /// Returns all about a branch in one line.
    String branch(TreeSnapshot tree, int node) {
        Candidate guess = tree.candidate(node);
        Icicle.BranchOutcome outcome = Icicle.outcome(tree, node);
        String end = switch (outcome) {
            case FAILED -> messages.get("atlas.failed");
            case SOLVED -> messages.get("atlas.solved");
            case OPEN -> messages.get("atlas.open");
        };
        return guess == null
                ? messages.get("atlas.root", tree.guesses(), tree.deepest(0), end)
                : messages.get(
                        "atlas.branch",
                        guess,
                        tree.level(node),
                        tree.weight(node) - 1,
                        tree.first(node) + 1,
                        tree.last(node) + 1,
                        end);
    }

    /// Returns the counts of a level.
    String level(SearchSummary summary, int level) {
        return messages.get(
                "atlas.level",
                level,
                summary.depths().guesses(level),
                summary.depths().deadEnds(level),
                summary.depths().solutions(level));
    }

    /// Returns the heat of a cell.
    String heat(Heat heat, Heat.Measure measure, Cell cell) {
        long number = heat.of(measure, cell);
        String text = switch (measure) {
            case GUESSED -> messages.get("atlas.heat-guessed", cell, number);
            case DEAD_ENDS -> messages.get("atlas.heat-dead-ends", cell, number);
            case FILLED -> messages.get("atlas.heat-filled", cell, number);
            case FAILED -> messages.get("atlas.heat-failed", cell, number);
        };
        if (measure != Heat.Measure.FAILED || number == 0) {
            return text;
        }
        String digits = List.of(Digit.values()).stream()
                .filter(digit -> heat.failed(new Candidate(cell, digit)) > 0)
                .map(digit -> messages.get("atlas.heat-digit", digit, heat.failed(new Candidate(cell, digit))))
                .collect(Collectors.joining(messages.get("atlas.comma")));
        return messages.get("atlas.heat-digits", text, digits);
    }

    /// Returns the name of a measure of heat.
    String heat(Heat.Measure measure) {
        return switch (measure) {
            case GUESSED -> messages.get("atlas.guessed");
            case DEAD_ENDS -> messages.get("atlas.dead-ends");
            case FILLED -> messages.get("atlas.filled");
            case FAILED -> messages.get("atlas.failed-guesses");
        };
    }

    /// Returns a group of equal branches.
    String group(EqualBranches.Group group, long guesses) {
        return messages.get(
                "atlas.group",
                group.count(),
                group.size(),
                group.depth(),
                group.work(),
                (double) group.work() / Math.max(1, guesses));
    }

    /// Returns a branch that only one search has.
    ///
    /// @param first the name of the shown search
    /// @param second the name of the other one
    String only(TreeDifference.Branch branch, String first, String second) {
        return messages.get("atlas.only", branch.inFirst() ? first : second, path(branch.path()), branch.size());
    }

    private static String path(List<Candidate> path) {
        String named = path.subList(Math.max(0, path.size() - NAMED), path.size()).stream()
                .map(Candidate::toString)
                .collect(Collectors.joining(" \u203a "));
        return path.size() > NAMED ? "\u2026 \u203a " + named : named;
    }

    /// Returns the name of a search with its guesses and dead ends.
    String side(String name, TreeSnapshot tree) {
        return messages.get("atlas.side", name, tree.guesses(), tree.deadEnds());
    }

    /// Returns after which guesses two searches part.
    String parting(TreeDifference difference) {
        return difference.parting().isEmpty()
                ? messages.get("atlas.parted-start")
                : messages.get("atlas.parted", path(difference.parting()));
    }

    /// Returns the name of a search to compare with.
    String other(AtlasDifference.Other other) {
        return switch (other) {
            case AtlasDifference.Other.ByEngine(var engine) -> messages.get("engine." + engine.id());
            case AtlasDifference.Other.Kept(int number, String engine, TreeSnapshot tree) ->
                messages.get("atlas.kept", number, SearchNames.of(messages, engine), tree.guesses());
        };
    }
}
