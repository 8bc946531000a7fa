/// Names for cells, candidates and sets of cells in the notation of the field: `r3c5`, `r12c4`.
/// It must not know what a name is used for: no puzzles, no solving, no user interface.
package nonet.notation;
