/// Counting a puzzle's solutions, and listing them into a file while they are found.
/// It must not know the other parts of the window, nor how an engine finds a solution.
package nonet.ui.count;
