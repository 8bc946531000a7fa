/// The human solver: the contract of a finder, the order of techniques with their limits, and the search for the next step.
/// It must not know which finders there are, nor a solution that it did not find itself.
package nonet.logic.solver;
