package nonet.ui.board.mark;

import nonet.explain.mark.Role;
import nonet.ui.kit.Messages;

/// The names of the roles in a deduction, for the legend and for screen readers.
public final class RoleNames {

    private RoleNames() {}

    /// Returns the name of a role.
    public static String name(Messages messages, Role role) {
        return switch (role) {
            case FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH ->
                messages.get("legend.numbered", role.ordinal() - Role.FIRST.ordinal() + 1);
            default -> messages.name("legend.", role);
        };
    }
}
