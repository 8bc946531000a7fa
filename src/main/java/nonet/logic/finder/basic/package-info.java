/// Singles, locked candidates, and naked and hidden subsets.
/// It must not know other techniques.
package nonet.logic.finder.basic;
