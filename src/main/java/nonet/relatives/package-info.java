/// The symmetries of sudokus, and the canonical form that all puzzles share which are one puzzle in disguise.
/// It must not know how a puzzle is solved, written or shown.
package nonet.relatives;
