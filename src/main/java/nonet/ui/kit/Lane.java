package nonet.ui.kit;

/// The lanes on which long work runs. Works on one lane run one after the other, works on different lanes side by side.
public enum Lane {
    /// What is wanted is the answer to the latest request: a new one cancels those before it.
    ANALYSIS,
    SOLVING,
    /// The next step of human logic.
    HINTS,
    /// What a verdict rests on, and what would mend a puzzle.
    VERDICTS,
    /// All the steps there are, and the way to the solution.
    STEPS,
    GENERATION,
    /// Engines are measured one after the other.
    COMPARING,
    /// Solutions are counted, perhaps for hours, and a count that pauses keeps its place.
    COUNTING,
    /// A collection is solved.
    BATCH,
    /// The rows of its table are ordered and filtered.
    BATCH_ORDER,
    /// Pages are shown before they are written.
    PREVIEW,
    /// Pages are written or printed.
    EXPORT,
    FILES,
    /// The file of the library is asked one question after the other.
    LIBRARY,
    /// Puzzles are rated for the library.
    RATING
}
