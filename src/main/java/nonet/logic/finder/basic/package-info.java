/// Singles, locked candidates, naked and hidden subsets, and the last resorts: template set, template delete and brute force.
/// It must not know other techniques.
package nonet.logic.finder.basic;
