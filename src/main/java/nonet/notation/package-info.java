/// Names for cells, candidates, sets of cells and chains in the notations of the field: `r3c5`, `(5=8)r5c2-(8=2)r7c2`.
/// It must not know what a name is used for: no puzzles, no solving, no user interface.
package nonet.notation;
