/// Junior, double and senior exocets.
/// It must not know other techniques.
package nonet.logic.finder.exocet;
