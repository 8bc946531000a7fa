/// Puzzles in pictures: from gray pixels to digits with their probabilities, with the rules of sudoku to repair and to
/// doubt, or the reason why there is nothing to read.
/// It must not know files, nor what becomes of the reading.
package nonet.photo;
