/// The board's vocabulary: digits, cells, houses, candidates, puzzles and grids, all immutable values.
/// It must not know how a puzzle is solved, written or shown.
package nonet.grid;
