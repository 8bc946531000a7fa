package nonet.solve;

/// The number of solutions that a puzzle has: none, one or several.
public sealed interface Solvability extends Answer permits Answer.None, Answer.Unique, Answer.Several {}
