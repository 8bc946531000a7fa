package nonet.ui.kit;

/// The lanes on which long work runs. Works on one lane run one after the other, works on different lanes side by side.
public enum Lane {
    /// What is wanted is the answer to the latest request: a new one cancels those before it.
    ANALYSIS,
    SOLVING,
    GENERATION,
    FILES
}
