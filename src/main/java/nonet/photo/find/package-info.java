/// The search for grids in a picture: dark shapes, quadrilaterals around them, the lines that a sudoku must have, and the
/// bend of the page.
/// It must not know digits, nor the rules of sudoku.
package nonet.photo.find;
