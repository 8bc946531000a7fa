/// Unique and avoidable rectangles, unique loops and bivalue universal graves.
/// It must not know other techniques.
package nonet.logic.finder.uniqueness;
