package nonet.rate.csp;

/// Places all that follows from a board, round by round, until a variable has no candidates. No sequence of single
/// placements gets there in fewer steps. Not thread-safe.
final class Rounds {

    /// More rounds than there can be.
    static final int NEVER = Integer.MAX_VALUE;

    private final boolean groups;
    private final Board board = new Board();

    /// By index, the groups of a round.
    private final short[] found = new short[Links.VARIABLES];

    /// @param groups whether groups that contain all candidates of a variable are placed as well
    Rounds(boolean groups) {
        this.groups = groups;
    }

    /// Returns the number of rounds to a contradiction, one for a board that has one already; [#NEVER] if it never comes.
    int untilBroken(Board start) {
        int needed = start.isBroken() ? 0 : until(start, NEVER - 1);
        return needed == NEVER ? NEVER : needed + 1;
    }

    /// Returns the number of rounds to a contradiction, [#NEVER] if it never comes, or more than the most allowed if it
    /// does not come within these.
    int until(Board start, int most) {
        board.set(start);
        for (int round = 1; round <= most; round++) {
            if (!(groups ? advanceWithGroups() : board.advance())) {
                return NEVER;
            }
            if (board.isBroken()) {
                return round;
            }
        }
        return most + 1;
    }

    private boolean advanceWithGroups() {
        int count = 0;
        for (int variable = 81; variable < Links.VARIABLES; variable++) {
            int places = board.places(variable);
            int group = (places & places - 1) == 0 ? -1 : Links.group(variable, places);
            if (group >= 0 && !board.isPlaced(group)) {
                found[count++] = (short) group;
            }
        }
        boolean any = board.advance();
        for (int i = 0; i < count; i++) {
            board.place(found[i]);
        }
        return any || count > 0;
    }
}
