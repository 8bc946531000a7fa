/// Fish of all sizes and kinds, with fins and without, and kraken fish.
/// It must not know other techniques.
package nonet.logic.finder.fish;
