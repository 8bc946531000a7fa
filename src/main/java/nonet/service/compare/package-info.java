/// Engines measured on the same puzzles, one after the other.
/// It must not know how measurements are drawn.
package nonet.service.compare;
