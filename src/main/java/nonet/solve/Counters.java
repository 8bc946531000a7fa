package nonet.solve;

/// The counters of a search.
///
/// @param steps counted steps, as the engine defines them
/// @param guesses digits tried as guesses, first and later alternatives
/// @param contradictions dead ends reached
/// @param solutions solutions found
/// @param deepest the highest guess level reached
public record Counters(long steps, long guesses, long contradictions, long solutions, int deepest) {}
