/// Solving a collection of any size: a table with one row per puzzle, filled while the engine works.
/// It must not know the other parts of the window, nor how a batch is read and solved.
package nonet.ui.batch;
