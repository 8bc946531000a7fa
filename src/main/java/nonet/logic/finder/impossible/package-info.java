/// Patterns that cannot be filled with their digits alone: tridagons and bivalue oddagons.
/// It must not know other techniques.
package nonet.logic.finder.impossible;
