/// Positions, the indexes that techniques share, and what changes from one position to the next.
/// It must not know what techniques there are, nor in which order they are tried.
package nonet.logic.position;
