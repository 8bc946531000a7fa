/// Key steps: the single steps, digits and eliminations after which easy steps solve the puzzle, shown on the board.
/// It must not know how a step is found, nor the other parts of the window.
package nonet.ui.keysteps;
