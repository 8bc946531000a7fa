package nonet.rate.se.net;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import nonet.deduce.Deduction;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SePatternRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.chain.AllChains;
import nonet.rate.se.chain.ChainCollector;
import nonet.rate.se.chain.ChainRating;
import nonet.rate.se.chain.ForcingChainRule;
import nonet.rate.se.chain.NestedChain;
import nonet.rate.se.evidence.NodeCause;
import nonet.rate.se.pattern.BasicFishRule;
import nonet.rate.se.pattern.HiddenSubsetRule;
import nonet.rate.se.pattern.NakedSubsetRule;
import nonet.rate.se.pattern.PointingRule;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The rules that a net applies when its own links lead no further: simple patterns first, then chains and nets. The
/// first kind that finds something ends the round, with all that it finds.
final class AdvancedRules {

    private final List<SePatternRule> patterns = List.of(
            new PointingRule(),
            new HiddenSubsetRule(SeTechnique.HIDDEN_PAIR, 3.4, 2),
            new NakedSubsetRule(SeTechnique.NAKED_PAIR, 3.0, 2),
            new BasicFishRule(SeTechnique.X_WING, 3.2, 2));

    private final List<ChainKind> chains;

    /// The ancestors of a new node, `candidate * 2`, each once.
    private final int[] parents = new int[729];

    private final int[] seen = new int[729];
    private int stamp;
    private int parentCount;

    /// A search for chains or nets that finds all of them.
    @FunctionalInterface
    private interface ChainSearch {
        void search(RatingBoard board, ChainCollector collector);
    }

    /// A search and its technique as a cause.
    private record ChainKind(NodeCause cause, ChainSearch search) {}

    /// @param level 1 for patterns alone, 2 to 5 for chains and nets too
    AdvancedRules(int level, Cancel cancel, NodeBudget budget) {
        @Nullable Net[] nets = NetRule.pool();
        ChainKind simple = new ChainKind(NodeCause.FORCING_CHAIN, new ForcingChainRule(cancel)::search);
        chains = switch (level) {
            case 1 -> List.of();
            case 2 -> List.of(simple);
            case 3 -> List.of(simple, nets(NodeCause.CELL_FORCING_CHAINS, NetMode.MULTIPLE, nets, cancel, budget));
            case 4 -> List.of(nets(NodeCause.DYNAMIC_CELL, NetMode.DYNAMIC, nets, cancel, budget));
            default ->
                List.of(
                        nets(NodeCause.DYNAMIC_CELL, NetMode.DYNAMIC, nets, cancel, budget),
                        nets(NodeCause.DYNAMIC_CELL, NetMode.NESTED_CHAINS, nets, cancel, budget));
        };
    }

    private static ChainKind nets(
            NodeCause cause, NetMode mode, @Nullable Net[] pool, Cancel cancel, NodeBudget budget) {
        return new ChainKind(cause, new NetRule(mode, pool, cancel, budget)::search);
    }

    /// Adds to a net what the first successful rule removes from the reduced board. Returns whether there was anything.
    ///
    /// @param start the board from which the propagation started
    boolean extend(Propagator propagator, Net net, RatingBoard start, RatingBoard reduced) {
        int before = net.offCount;
        for (SePatternRule rule : patterns) {
            rule.search(reduced, (step, absent) -> {
                findParents(absent, start, reduced);
                addAll(propagator, net, step.eliminations(), NodeCause.of(step.technique()), null);
                return false;
            });
            if (net.offCount > before) {
                return true;
            }
        }
        for (ChainKind kind : chains) {
            AllChains found = new AllChains();
            kind.search.search(reduced, found);
            for (AllChains.Entry entry : found.sorted()) {
                NestedChain chain = entry.proof().get();
                findParents(chain.absent(), start, reduced);
                addAll(propagator, net, entry.eliminations(), kind.cause, chain);
            }
            if (net.offCount > before) {
                return true;
            }
        }
        return false;
    }

    /// Returns the deduction by which a technique removes a candidate from a board, or null if it does not.
    @Nullable
    Deduction deduction(RatingBoard board, NodeCause cause, int candidate) {
        List<FoundStep> found = new ArrayList<>();
        for (SePatternRule rule : patterns) {
            rule.search(board, (step, absent) -> {
                if (step.technique() == cause.technique() && step.eliminations().contains(candidate)) {
                    found.add(step);
                }
                return !found.isEmpty();
            });
            if (!found.isEmpty()) {
                return found.getFirst().deduction();
            }
        }
        for (ChainKind kind : chains) {
            if (kind.cause == cause) {
                RemovalSearch search = new RemovalSearch(candidate);
                kind.search.search(board, search);
                FoundStep step = search.step();
                if (step != null) {
                    return step.deduction();
                }
            }
        }
        return null;
    }

    /// Finds the candidates that were there at the start and are missing now.
    private void findParents(int[] absent, RatingBoard start, RatingBoard reduced) {
        stamp++;
        parentCount = 0;
        for (int candidate : absent) {
            int cell = candidate / 9;
            int digit = candidate % 9;
            if (seen[candidate] != stamp && start.has(cell, digit) && !reduced.has(cell, digit)) {
                seen[candidate] = stamp;
                parents[parentCount++] = candidate * 2;
            }
        }
    }

    private void addAll(
            Propagator propagator, Net net, Eliminations eliminations, NodeCause cause, @Nullable NestedChain chain) {
        for (int i = 0; parentCount > 0 && i < eliminations.cells(); i++) {
            for (int left = eliminations.digits(i); left != 0; left &= left - 1) {
                int candidate = eliminations.cell(i) * 9 + Integer.numberOfTrailingZeros(left);
                if (!net.isOff(candidate)) {
                    propagator.addOff(candidate, parents, parentCount, cause, chain);
                }
            }
        }
    }

    /// Keeps the best of the chains that remove one candidate, the first of equals.
    private static final class RemovalSearch implements ChainCollector {

        private final int candidate;
        private @Nullable ChainRating best;
        private @Nullable Supplier<FoundStep> step;

        /// @param candidate the candidate, `cell * 9 + digit`
        RemovalSearch(int candidate) {
            this.candidate = candidate;
        }

        /// Returns the step of the best chain, or null if there is none. The board must still be that of the search.
        @Nullable
        FoundStep step() {
            return step == null ? null : step.get();
        }

        @Override
        public void add(
                ChainRating rating, Eliminations eliminations, Supplier<FoundStep> step, Supplier<NestedChain> proof) {
            if (eliminations.contains(candidate) && (best == null || rating.compareTo(best) < 0)) {
                best = rating;
                this.step = step;
            }
        }
    }
}
