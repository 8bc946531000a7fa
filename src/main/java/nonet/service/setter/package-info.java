/// What setters want to know of a puzzle: true candidates, an estimate of the number of solutions, givens that are not
/// needed or can be replaced, and unavoidable sets.
/// It must not know files, nor the window.
package nonet.service.setter;
