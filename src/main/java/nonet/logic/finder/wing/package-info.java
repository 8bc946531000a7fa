/// XY-, XYZ- and W-wings, and the larger wings of bent sets.
/// It must not know other techniques.
package nonet.logic.finder.wing;
