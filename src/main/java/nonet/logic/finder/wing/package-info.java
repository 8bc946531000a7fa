/// XY-, XYZ- and W-wings, the larger wings of bent sets, and fireworks.
/// It must not know other techniques.
package nonet.logic.finder.wing;
