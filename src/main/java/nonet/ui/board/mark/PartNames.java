package nonet.ui.board.mark;

import nonet.explain.mark.Part;
import nonet.ui.kit.Messages;

/// The names of the parts of patterns, for the legend.
final class PartNames {

    private PartNames() {}

    /// Returns the name of a part.
    static String name(Messages messages, Part part) {
        return switch (part.meaning()) {
            case EXOCET_BASE -> messages.get("legend.exocet-base");
            case EXOCET_TARGET -> messages.get("legend.exocet-target", part.number());
            case EXOCET_DIGITS -> messages.get("legend.exocet-digits");
            case LOOP_PIVOT -> messages.get("legend.loop-pivot");
            case LOOP_PAIR -> messages.get("legend.loop-pair", part.number());
            case LOOP_CANDIDATES -> messages.get("legend.loop-candidates");
            case TRUTH_CELL -> messages.get("legend.truth-cell");
            case COUNTED_IN_ROW -> messages.get("legend.counted-in-row");
            case COUNTED_IN_COLUMN -> messages.get("legend.counted-in-column");
            case SET_ROW -> messages.get("legend.set-row");
            case SET_COLUMN -> messages.get("legend.set-column");
            case TRUTH_HOUSE -> messages.get("legend.truth-house");
            case TRUTH_CANDIDATES -> messages.get("legend.truth-candidates");
            case LINK_CELL -> messages.get("legend.link-cell");
            case LINK_HOUSE -> messages.get("legend.link-house");
            case TRIDAGON_ALIKE -> messages.get("legend.tridagon-alike");
            case TRIDAGON_ODD -> messages.get("legend.tridagon-odd");
            case TRIDAGON_DIGITS -> messages.get("legend.tridagon-digits");
            case WITH_GUARDIAN -> messages.get("legend.with-guardian");
            case GUARDIAN -> messages.get("legend.guardian");
            case ODD_RING -> messages.get("legend.odd-ring");
            case FIREWORK_PIVOT -> messages.get("legend.firework-pivot");
            case FIREWORK_WING -> messages.get("legend.firework-wing");
            case FIREWORK_BOX -> messages.get("legend.firework-box");
            case ALMOST_LOCKED_CELLS -> messages.get("legend.almost-locked-cells");
            case ALMOST_LOCKED_HOUSE -> messages.get("legend.almost-locked-house");
            case ONLY_PLACES -> messages.get("legend.only-places");
            case OTHER_HOUSE -> messages.get("legend.other-house");
        };
    }
}
