/// Gray pictures and their geometry: pixels, quadrilaterals, and the flat picture of a grid.
/// It must not know file formats, nor what a sudoku is.
package nonet.photo.image;
