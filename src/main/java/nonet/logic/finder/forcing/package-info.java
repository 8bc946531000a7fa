/// Forcing chains and forcing nets.
/// It must not know other techniques.
package nonet.logic.finder.forcing;
