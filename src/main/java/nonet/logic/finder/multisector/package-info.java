/// Sets of many cells that rows, columns and boxes cover together: SK-loops and multi-sector locked sets.
/// It must not know other techniques.
package nonet.logic.finder.multisector;
