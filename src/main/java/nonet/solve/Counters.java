package nonet.solve;

/// What a search counted up to now.
///
/// @param steps counted steps, as the engine defines them
/// @param guesses digits tried at a choice, first tries and later ones
/// @param contradictions dead ends met
/// @param solutions solutions found
/// @param deepest the highest guess level reached
public record Counters(long steps, long guesses, long contradictions, long solutions, int deepest) {}
