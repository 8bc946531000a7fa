/// The searches that can be watched, each a machine with a stack of its own that stands still between two events.
/// It must not know the other engines, how events are kept or shown, nor settings, files and the clock.
package nonet.solve.search;
