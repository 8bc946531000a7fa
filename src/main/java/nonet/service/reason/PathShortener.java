package nonet.service.reason;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Shortens the path of a puzzle: first by leaving out the steps that no other needs, then by a beam search for ways
/// with fewer steps beside singles, in which no step is harder than the hardest before.
public final class PathShortener {

    /// The result, or the best one so far.
    ///
    /// @param full the number of steps of the whole path beside singles
    /// @param path the shortest path so far
    /// @param proved whether no path with these techniques is shorter
    public record Shortened(int full, SolutionPath path, boolean proved) {}

    /// The largest number of steps that are tried in a position.
    private static final int MOST_STEPS = 400;

    /// The numbers of positions that are followed at once, at first and at most.
    private static final int NARROWEST = 4;

    private static final int WIDEST = 4_096;

    private final Document document;
    private final LogicalSolver logic;
    private final List<Step> whole = new ArrayList<>();

    private PathShortener(Document document, LogicalSolver logic) {
        this.document = document;
        this.logic = logic;
    }

    /// Returns the shortener of a document's path; null if the techniques do not lead to a solution.
    ///
    /// @throws CancellationException if cancelled
    public static @Nullable PathShortener of(Hints hints, Document document, Cancel cancel) {
        LogicalSolver logic =
                HumanLogic.withoutBruteForce(hints.profile()).soundFor(document.puzzle(), hints.checker(), cancel);
        PathShortener shortener = new PathShortener(document, logic);
        HintResult end = hints.path(document, found -> shortener.whole.add(found.step()), cancel);
        return end instanceof HintResult.Complete && !shortener.whole.isEmpty() ? shortener : null;
    }

    /// Returns the whole path, with the steps that each needs.
    public SolutionPath whole() {
        return PathPruner.unpruned(whole);
    }

    /// Returns a path that was found before, with the steps that each needs.
    public static SolutionPath graph(List<Step> path) {
        return PathPruner.unpruned(path);
    }

    /// Returns the path without the steps that no other needs.
    public Shortened pruned() {
        SolutionPath path = PathPruner.whole(whole);
        return new Shortened(SolutionPath.length(whole), path, path.length() <= 1);
    }

    /// Searches as [#search(long, Consumer, Cancel)] does until some time is over.
    ///
    /// @param seed orders ways that seem equally good
    /// @param time up to 292 years
    /// @throws ArithmeticException if the time is longer
    public Shortened search(long seed, Duration time) {
        long start = System.nanoTime();
        long nanos = time.toNanos();
        return search(seed, _ -> {}, () -> System.nanoTime() - start > nanos);
    }

    /// Searches shorter paths until none is left to find or the search is cancelled, which ends it without an exception.
    ///
    /// @param better accepts each shorter path as soon as it is found
    /// @return the shortest one
    public Shortened search(long seed, Consumer<Shortened> better, Cancel cancel) {
        Shortened best = pruned();
        better.accept(best);
        Random random = new Random(seed);
        try {
            int width = NARROWEST;
            while (width <= WIDEST && !best.proved) {
                Beam beam = new Beam(width, random, cancel);
                SolutionPath shorter = beam.search(best.path.length());
                if (shorter != null) {
                    best = new Shortened(best.full, shorter, shorter.length() <= 1);
                    better.accept(best);
                } else {
                    best = new Shortened(best.full, best.path, beam.complete);
                    width *= 2;
                }
            }
        } catch (CancellationException _) {
            return best;
        }
        return best;
    }

    /// Returns the techniques that may be used: those of the path, and all before the hardest of them.
    private Set<Technique> allowed() {
        Set<Technique> used = EnumSet.noneOf(Technique.class);
        whole.forEach(step -> used.add(step.deduction().technique()));
        Set<Technique> allowed = EnumSet.noneOf(Technique.class);
        Set<Technique> pending = EnumSet.noneOf(Technique.class);
        for (Set<Technique> together : logic.options().order()) {
            pending.addAll(together);
            if (together.stream().anyMatch(used::contains)) {
                allowed.addAll(pending);
            }
        }
        allowed.retainAll(logic.options().on());
        allowed.removeAll(EasySteps.SINGLES.techniques());
        return allowed;
    }

    /// A position of the search, with all singles done.
    ///
    /// @param score how much is left: blanks, then candidates
    private record Node(
            Position position,
            @Nullable Node parent,
            @Nullable Deduction by,
            double score) {}

    /// One search with a width.
    private final class Beam {

        private final int width;
        private final Random random;
        private final Cancel cancel;
        private final Set<Technique> allowed = allowed();
        private boolean complete = true;

        Beam(int width, Random random, Cancel cancel) {
            this.width = width;
            this.random = random;
            this.cancel = cancel;
        }

        /// Returns a path with fewer steps beside singles than this many; null if none is found.
        @Nullable
        SolutionPath search(int most) {
            Position start = EasySteps.SINGLES.closure(logic, Hints.position(document), cancel);
            List<Node> level = List.of(new Node(start, null, null, 0));
            Set<Grid> seen = new HashSet<>();
            for (int length = 1; length < most; length++) {
                List<Node> next = new ArrayList<>();
                for (Node node : level) {
                    Node done = expand(node, next, seen);
                    if (done != null) {
                        return PathPruner.whole(path(done));
                    }
                }
                next.sort(Comparator.comparingDouble(Node::score));
                complete &= next.size() <= width;
                level = next.subList(0, Math.min(width, next.size()));
            }
            return null;
        }

        /// Adds the positions that one step and the singles after it lead to.
        ///
        /// @return the solution, if one of them is
        private @Nullable Node expand(Node node, List<Node> next, Set<Grid> seen) {
            List<Deduction> found = new ArrayList<>();
            Set<List<Conclusion>> effects = new HashSet<>();
            Predicate<Deduction> enough = deduction -> {
                if (effects.add(deduction.conclusions())) {
                    found.add(deduction);
                }
                return found.size() >= MOST_STEPS;
            };
            boolean stopped = logic.find(node.position, allowed, enough, cancel);
            complete &= !stopped;
            for (Deduction each : found) {
                Position after = EasySteps.SINGLES.closure(logic, node.position.after(each.conclusions()), cancel);
                Node child = new Node(after, node, each, score(after));
                if (after.isComplete()) {
                    return child;
                }
                if (seen.add(after.grid())) {
                    next.add(child);
                }
            }
            return null;
        }

        private double score(Position position) {
            int candidates = 0;
            for (int cell = 0; cell < 81; cell++) {
                candidates += Integer.bitCount(position.mask(cell));
            }
            // Ways of about the same worth are followed in a random order, so that each search tries others.
            return candidates + random.nextDouble() * 3;
        }

        private List<Step> path(Node last) {
            List<Deduction> steps = new ArrayList<>();
            for (Node node = last; node.parent != null; node = node.parent) {
                if (node.by != null) {
                    steps.addFirst(node.by);
                }
            }
            LogicalSolver singles = EasySteps.SINGLES.only(logic);
            List<Step> path = new ArrayList<>(singles.path(Hints.position(document), cancel));
            for (Deduction each : steps) {
                Position before = path.isEmpty()
                        ? Hints.position(document)
                        : path.getLast().after();
                path.add(new Step(before, each, before.after(each.conclusions())));
                path.addAll(singles.path(path.getLast().after(), cancel));
            }
            return path;
        }
    }
}
