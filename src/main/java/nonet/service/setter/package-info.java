/// Facts on a puzzle for its setter: true candidates, an estimate of the number of solutions, redundant and replaceable
/// givens, and unavoidable sets.
/// It must not know files, nor the window.
package nonet.service.setter;
