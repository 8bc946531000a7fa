/// Sudokus as formulas of propositional logic, and proofs about them that any checker of SAT proofs accepts.
/// It must not know how a deduction is found, nor where a proof is kept.
package nonet.sat;
