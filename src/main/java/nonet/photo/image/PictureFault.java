package nonet.photo.image;

/// The reason why there is no sudoku to read in a picture.
public sealed interface PictureFault {

    /// A picture of a kind for which there is no decoder.
    ///
    /// @param kind the usual name of the kind, such as `HEIC`
    record UnknownKind(String kind) implements PictureFault {}

    /// A damaged or incomplete picture.
    record Damaged() implements PictureFault {}

    /// A document that only a password opens.
    record Protected() implements PictureFault {}

    /// A picture of more pixels than are decoded.
    ///
    /// @param megapixels its size in millions of pixels
    record TooLarge(long megapixels) implements PictureFault {}

    /// A page that takes more work to draw than any real page.
    record TooMuchWork() implements PictureFault {}

    /// No grid of nine by nine cells.
    record NoGrid() implements PictureFault {}

    /// A grid of which the picture shows a part only.
    record CutOff() implements PictureFault {}

    /// A grid of another size.
    record OtherSize() implements PictureFault {}

    /// A grid with fewer digits than any puzzle.
    record NoDigits() implements PictureFault {}

    /// A grid with something else than the digits of a sudoku.
    record NotDigits() implements PictureFault {}

    /// A grid whose cells are too small to be read.
    ///
    /// @param pixels the side of a cell
    record TooSmall(int pixels) implements PictureFault {}
}
