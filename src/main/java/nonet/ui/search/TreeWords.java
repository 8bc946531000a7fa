package nonet.ui.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import nonet.grid.Candidate;
import nonet.play.Branch;
import nonet.trace.Contradiction;
import nonet.trace.NodeState;
import nonet.trace.TreeSnapshot;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The texts about a search tree.
final class TreeWords {

    private final Messages messages;
    private final Function<Contradiction, String> deadEnd;

    /// @param deadEnd returns the sentence on a contradiction
    TreeWords(Messages messages, Function<Contradiction, String> deadEnd) {
        this.messages = messages;
        this.deadEnd = deadEnd;
    }

    /// Returns the short name of a node.
    String name(@Nullable Candidate guess) {
        return guess == null ? messages.get("search.start") : messages.get("search.guess", guess.cell(), guess.digit());
    }

    /// Returns all facts about a node, one per line.
    String about(TreePicture.Item item, TreeSnapshot tree, boolean opens) {
        int node = item.node();
        List<String> lines = new ArrayList<>();
        lines.add(
                node == 0
                        ? name(null)
                        : messages.get("search.try", name(tree.candidate(node)), tree.ordinal(node), tree.of(node)));
        lines.add(messages.get(
                "search.steps", tree.firstStep(node), tree.lastStep(node) - tree.firstStep(node), tree.lastStep(node)));
        lines.add(fate(item.state(), node, tree));
        if (item.folded()) {
            long below = tree.weight(node) - 1;
            lines.add(opens ? messages.get("search.click-unfolds") : messages.get("search.not-kept", below));
        }
        return String.join("\n", lines);
    }

    /// Returns the facts about a node on one line, for screen readers.
    String spoken(TreePicture.Item item, TreeSnapshot tree) {
        String about = about(item, tree, tree.hasChildren(item.node()));
        return messages.get("search.spoken", item.level(), about.replace("\n", messages.get("search.comma")));
    }

    /// Returns the name of a branch that is not drawn.
    String branch(Branch branch) {
        return messages.get("search.branch", branch.name());
    }

    private String fate(NodeState state, int node, TreeSnapshot tree) {
        Contradiction why = tree.why(node);
        return switch (state) {
            case OPEN -> messages.get("search.open");
            case DEAD_END -> why == null ? messages.get("search.failed", 0) : deadEnd.apply(why);
            case EXHAUSTED -> messages.get("search.failed", tree.weight(node) - 1);
            case SKIPPED -> messages.get("search.skipped", tree.weight(node) - 1);
            case SOLUTION -> messages.get("search.solution");
            case SOLUTION_BELOW -> messages.get("search.solution-below", tree.weight(node) - 1);
        };
    }

    /// Returns the sentence on the nodes that are not drawn individually.
    String folded(TreePicture picture) {
        long guesses = picture.tree().guesses();
        String folded = picture.foldedBranches() == 0
                ? messages.get("search.folded-none", guesses)
                : messages.get("search.folded", picture.foldedBranches(), picture.foldedGuesses(), guesses);
        String more = picture.leftOut() == 0 ? folded : messages.get("search.more", folded, picture.leftOut());
        long dropped = picture.tree().dropped();
        return dropped == 0 ? more : messages.get("search.let-go", more, dropped);
    }

    /// Returns a summary of the whole picture, for screen readers.
    String summary(TreePicture picture, long shown) {
        TreeSnapshot tree = picture.tree();
        int[] path = tree.path(shown);
        int current = path[path.length - 1];
        return messages.get(
                "search.summary",
                tree.guesses(),
                tree.solutions(),
                tree.deepest(0),
                path.length - 1,
                name(tree.candidate(current)));
    }
}
