package nonet.photo.find;

import nonet.photo.image.Quad;

/// A grid found in a picture.
///
/// @param quad the outline, with the corner nearest to the top left first
/// @param score how well its lines are those of a sudoku, from 0 to 1
/// @param light whether the lines are lighter than the paper
public record FoundGrid(Quad quad, double score, boolean light) {

    /// Returns the grid in a picture scaled by a factor.
    FoundGrid times(double factor) {
        return new FoundGrid(quad.times(factor), score, light);
    }
}
