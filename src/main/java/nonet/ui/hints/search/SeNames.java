package nonet.ui.hints.search;

import nonet.rate.se.SeStep;
import nonet.rate.se.board.SeTechnique;
import nonet.ui.kit.Messages;

/// The names of the techniques of Sudoku Explainer.
record SeNames(Messages messages) {

    /// Returns the name of a step with what it nests.
    String of(SeStep step) {
        String name = messages.get(key(step.technique()));
        return switch (step.suffix()) {
            case "(+)" -> messages.get("se.nest-patterns", name);
            case "(+ Forcing Chains)" -> messages.get("se.nest-chains", name);
            case "(+ Multiple Forcing Chains)" -> messages.get("se.nest-multiple", name);
            case "(+ Dynamic Forcing Chains)" -> messages.get("se.nest-dynamic", name);
            case "(+ Dynamic Forcing Chains (+ Forcing Chains))" -> messages.get("se.nest-twice", name);
            default -> name;
        };
    }

    private static String key(SeTechnique technique) {
        return switch (technique) {
            case HIDDEN_SINGLE -> "se.hidden-single";
            case DIRECT_POINTING -> "se.direct-pointing";
            case DIRECT_CLAIMING -> "se.direct-claiming";
            case DIRECT_HIDDEN_PAIR -> "se.direct-hidden-pair";
            case NAKED_SINGLE -> "se.naked-single";
            case DIRECT_HIDDEN_TRIPLET -> "se.direct-hidden-triplet";
            case POINTING -> "se.pointing";
            case CLAIMING -> "se.claiming";
            case NAKED_PAIR -> "se.naked-pair";
            case X_WING -> "se.x-wing";
            case HIDDEN_PAIR -> "se.hidden-pair";
            case NAKED_TRIPLET -> "se.naked-triplet";
            case SWORDFISH -> "se.swordfish";
            case HIDDEN_TRIPLET -> "se.hidden-triplet";
            case XY_WING -> "se.xy-wing";
            case XYZ_WING -> "se.xyz-wing";
            case UNIQUE_RECTANGLE_1 -> "se.unique-rectangle-1";
            case UNIQUE_RECTANGLE_2 -> "se.unique-rectangle-2";
            case UNIQUE_RECTANGLE_3 -> "se.unique-rectangle-3";
            case UNIQUE_RECTANGLE_4 -> "se.unique-rectangle-4";
            case UNIQUE_LOOP_1 -> "se.unique-loop-1";
            case UNIQUE_LOOP_2 -> "se.unique-loop-2";
            case UNIQUE_LOOP_3 -> "se.unique-loop-3";
            case UNIQUE_LOOP_4 -> "se.unique-loop-4";
            case NAKED_QUAD -> "se.naked-quad";
            case JELLYFISH -> "se.jellyfish";
            case HIDDEN_QUAD -> "se.hidden-quad";
            case BUG_1 -> "se.bug-1";
            case BUG_2 -> "se.bug-2";
            case BUG_3 -> "se.bug-3";
            case BUG_4 -> "se.bug-4";
            case ALIGNED_PAIR_EXCLUSION -> "se.aligned-pair-exclusion";
            case X_CYCLE -> "se.x-cycle";
            case Y_CYCLE -> "se.y-cycle";
            case TURBOT_FISH -> "se.turbot-fish";
            case FORCING_X_CHAIN -> "se.forcing-x-chain";
            case BIDIRECTIONAL_CYCLE -> "se.bidirectional-cycle";
            case FORCING_CHAIN -> "se.forcing-chain";
            case ALIGNED_TRIPLET_EXCLUSION -> "se.aligned-triplet-exclusion";
            case NISHIO -> "se.nishio";
            case CELL_FORCING_CHAINS -> "se.cell-forcing-chains";
            case REGION_FORCING_CHAINS -> "se.region-forcing-chains";
            case DYNAMIC_CONTRADICTION -> "se.dynamic-contradiction";
            case DYNAMIC_DOUBLE -> "se.dynamic-double";
            case DYNAMIC_CELL -> "se.dynamic-cell";
            case DYNAMIC_REGION -> "se.dynamic-region";
        };
    }
}
