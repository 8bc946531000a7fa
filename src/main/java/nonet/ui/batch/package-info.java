/// Solving a collection of any size: a table with a row a puzzle, filled while the engine works.
/// It must not know the other parts of the window, nor how a batch is read and solved.
package nonet.ui.batch;
