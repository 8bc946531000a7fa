/// ALS-XZ, ALS-XY-wing, ALS chains, death blossom and Sue de Coq.
/// It must not know other techniques.
package nonet.logic.finder.als;
