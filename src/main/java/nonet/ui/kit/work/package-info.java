/// Background work of the window: tasks in queues, their progress, results and problems.
/// It must not know grids, engines, or any other part of the window.
package nonet.ui.kit.work;
