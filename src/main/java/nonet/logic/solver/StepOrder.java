package nonet.logic.solver;

/// Which of several steps of one technique is taken.
public enum StepOrder {
    /// Singles in the order of the board.
    BOARD,

    /// As HoDoKu 2.2.0: singles in the order in which they arose.
    HODOKU
}
