/// The human solver: positions with what a person sees in them, and the search for the next step.
/// It must not know which finders there are, nor a solution that it did not find itself.
package nonet.logic;
