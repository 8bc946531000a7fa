package nonet.trace;

/// An event with its place in a trace.
///
/// @param index the place, from 0
/// @param step the engine's counted step that the event belongs to; never falls along a trace
/// @param level how many guesses are open after it
public record Entry(long index, long step, int level, Event event) {}
