package nonet.ui.kit.work;

/// The queues of background tasks. Tasks of one queue run one after another, tasks of different queues in parallel.
public enum TaskQueue {
    /// Checks of the puzzle. Only the latest matters: a new task cancels those before it.
    ANALYSIS,
    /// The puzzle on the board is rated.
    BOARD_RATING,
    SOLVING,
    /// The next step of human logic.
    HINTS,
    /// The reasons for a verdict, and the digits that make a puzzle proper.
    VERDICTS,
    /// All steps, and the path to the solution.
    STEPS,
    GENERATION,
    /// The guide is read, and the patterns of its examples are found.
    GUIDE,
    /// Positions to practice are chosen, and the results of trials are saved.
    TRAINING,
    /// Further patterns of such a position are searched for.
    TRAINING_PATTERNS,
    /// Engines are measured one after the other.
    COMPARING,
    /// The engines of a race are recorded in turns, and measured.
    RACING,
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
    /// A sample is read, so that the first photo of the user is read as fast as later ones.
    PHOTO_PREPARATION,
    /// The work on the board is saved. A window closes after these tasks.
    SAVING,
    /// The file of the library is asked one question after the other.
    LIBRARY,
    /// Puzzles are rated for the library.
    RATING
}
