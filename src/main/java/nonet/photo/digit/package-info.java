/// The digits in the cells of a flat grid: sampling, normalizing, and the small network that classifies them.
/// It must not know the rules of sudoku, nor where the picture comes from.
package nonet.photo.digit;
