package nonet.trace;

/// An event with its position in a trace.
///
/// @param index the index of the event, from 0
/// @param step the engine's step that the event belongs to; never decreases along a trace
/// @param level the number of open guesses after the event
public record Entry(long index, long step, int level, Event event) {}
