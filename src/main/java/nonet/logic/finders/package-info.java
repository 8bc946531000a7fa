/// The techniques, a class a family: each finds its instances in a position.
/// It must not know in which order techniques are tried, nor what they are worth.
package nonet.logic.finders;
