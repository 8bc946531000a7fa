package nonet.photo.image;

/// The ten by ten crossings of a grid's lines in its flat picture.
///
/// @param xs the crossings' horizontal coordinates, row by row
/// @param ys their vertical coordinates
@SuppressWarnings("ArrayRecordComponent")
public record Mesh(float[] xs, float[] ys) {

    /// Returns the mesh of a page without any bend.
    public static Mesh straight() {
        float[] xs = new float[100];
        float[] ys = new float[100];
        for (int i = 0; i < 100; i++) {
            xs[i] = FlatGrid.MARGIN + i % 10 * FlatGrid.CELL;
            ys[i] = FlatGrid.MARGIN + i / 10 * FlatGrid.CELL;
        }
        return new Mesh(xs, ys);
    }

    /// Returns the outline of a cell.
    public Quad cell(int cell) {
        int at = cell / 9 * 10 + cell % 9;
        return new Quad(crossing(at), crossing(at + 1), crossing(at + 11), crossing(at + 10));
    }

    /// Returns a crossing by its number, row by row.
    public ImagePoint crossing(int number) {
        return new ImagePoint(xs[number], ys[number]);
    }
}
