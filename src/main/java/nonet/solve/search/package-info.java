/// The searches that can be watched, each a state machine with a stack of its own that pauses between two events.
/// It must not know the other engines, how events are kept or shown, nor settings, files and the clock.
package nonet.solve.search;
