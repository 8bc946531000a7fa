/// Cases of techniques as lines of text: positions with what must be found in them, and the check of the human solver
/// against them.
/// It must not know what the cases are kept for.
package nonet.logic.cases;
