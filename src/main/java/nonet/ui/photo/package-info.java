/// The check of a picture's reading: the picture with the grid found in it beside the digits read, and their correction.
/// It must not know how pictures are read, nor what becomes of the puzzle.
package nonet.ui.photo;
