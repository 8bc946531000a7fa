package nonet.rate.se;

import static nonet.rate.se.board.SeTechnique.DIRECT_HIDDEN_PAIR;
import static nonet.rate.se.board.SeTechnique.DIRECT_HIDDEN_TRIPLET;
import static nonet.rate.se.board.SeTechnique.HIDDEN_PAIR;
import static nonet.rate.se.board.SeTechnique.HIDDEN_QUAD;
import static nonet.rate.se.board.SeTechnique.HIDDEN_TRIPLET;
import static nonet.rate.se.board.SeTechnique.JELLYFISH;
import static nonet.rate.se.board.SeTechnique.NAKED_PAIR;
import static nonet.rate.se.board.SeTechnique.NAKED_QUAD;
import static nonet.rate.se.board.SeTechnique.NAKED_TRIPLET;
import static nonet.rate.se.board.SeTechnique.SWORDFISH;
import static nonet.rate.se.board.SeTechnique.X_WING;

import java.util.List;
import java.util.function.Supplier;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.chain.ForcingChainRule;
import nonet.rate.se.net.Net;
import nonet.rate.se.net.NetMode;
import nonet.rate.se.net.NetRule;
import nonet.rate.se.pattern.AlignedExclusionRule;
import nonet.rate.se.pattern.BasicFishRule;
import nonet.rate.se.pattern.BugRule;
import nonet.rate.se.pattern.HiddenSubsetRule;
import nonet.rate.se.pattern.NakedSubsetRule;
import nonet.rate.se.pattern.PlacementRules;
import nonet.rate.se.pattern.PointingRule;
import nonet.rate.se.pattern.UniqueLoopRule;
import nonet.rate.se.pattern.WingRule;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The techniques in their order.
final class SeRules {

    private SeRules() {}

    static List<SeRule> all(Cancel cancel, NodeBudget budget) {
        @Nullable Net[] nets = NetRule.pool();
        return List.of(
                PlacementRules::hidden,
                PointingRule::direct,
                HiddenSubsetRule.direct(DIRECT_HIDDEN_PAIR, 2.0, 2),
                PlacementRules::naked,
                HiddenSubsetRule.direct(DIRECT_HIDDEN_TRIPLET, 2.5, 3),
                new PointingRule(),
                new NakedSubsetRule(NAKED_PAIR, 3.0, 2),
                new BasicFishRule(X_WING, 3.2, 2),
                new HiddenSubsetRule(HIDDEN_PAIR, 3.4, 2),
                new NakedSubsetRule(NAKED_TRIPLET, 3.6, 3),
                new BasicFishRule(SWORDFISH, 3.8, 3),
                new HiddenSubsetRule(HIDDEN_TRIPLET, 4.0, 3),
                new WingRule(false),
                new WingRule(true),
                new UniqueLoopRule(),
                new NakedSubsetRule(NAKED_QUAD, 5.0, 4),
                new BasicFishRule(JELLYFISH, 5.2, 4),
                new HiddenSubsetRule(HIDDEN_QUAD, 5.4, 4),
                late(BugRule::new),
                late(() -> new AlignedExclusionRule(false)),
                late(() -> new ForcingChainRule(cancel)),
                late(() -> new AlignedExclusionRule(true)),
                late(() -> new NetRule(NetMode.NISHIO, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.MULTIPLE, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.DYNAMIC, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.DYNAMIC_PLUS, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.NESTED_CHAINS, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.NESTED_MULTIPLE, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.NESTED_DYNAMIC, nets, cancel, budget)),
                late(() -> new NetRule(NetMode.NESTED_TWICE, nets, cancel, budget)));
    }

    /// Creates the rule lazily; most puzzles never reach it.
    private static SeRule late(Supplier<SeRule> maker) {
        return new SeRule() {
            private @Nullable SeRule rule;

            @Override
            public @Nullable FoundStep first(RatingBoard board) {
                if (rule == null) {
                    rule = maker.get();
                }
                return rule.first(board);
            }
        };
    }
}
