package nonet.ui.board.mark;

import nonet.explain.mark.Role;
import nonet.ui.kit.Messages;

/// The names of the roles in a deduction, for the legend and for screen readers.
public final class RoleNames {

    private RoleNames() {}

    /// Returns the name of a role.
    public static String name(Messages messages, Role role) {
        return switch (role) {
            case PATTERN -> messages.get("legend.pattern");
            case FIN -> messages.get("legend.fin");
            case ENDO_FIN -> messages.get("legend.endo-fin");
            case ON -> messages.get("legend.on");
            case OFF -> messages.get("legend.off");
            case FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH ->
                messages.get("legend.numbered", role.ordinal() - Role.FIRST.ordinal() + 1);
            case PIVOT -> messages.get("legend.pivot");
            case BASE -> messages.get("legend.base");
            case COVER -> messages.get("legend.cover");
            case PLACED -> messages.get("legend.placed");
            case ELIMINATED -> messages.get("legend.eliminated");
            case CLASHING -> messages.get("legend.clashing");
            case DIFFERING -> messages.get("legend.differing");
        };
    }
}
