package nonet.api;

/// The difficulty of a puzzle for human logic.
///
/// @param level `easy`, `medium`, `hard`, `unfair` or `extreme`
/// @param score the sum of the scores of all steps
/// @param hardest the id of the technique of the hardest step, such as `x-wing`; empty if no step was needed
public record Difficulty(String level, int score, String hardest) {}
