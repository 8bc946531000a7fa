/// Simple colors, multi-colors and 3D Medusa.
/// It must not know other techniques.
package nonet.logic.finder.coloring;
