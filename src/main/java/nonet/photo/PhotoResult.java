package nonet.photo;

import java.util.List;
import nonet.photo.image.PictureFault;

/// The result of reading a picture.
public sealed interface PhotoResult {

    /// One or more grids.
    ///
    /// @param readings the readings, the one most likely meant first and the others from the top of the page down
    record Read(List<GridReading> readings) implements PhotoResult {
        public Read {
            readings = List.copyOf(readings);
        }

        public GridReading first() {
            return readings.getFirst();
        }
    }

    /// A picture without a sudoku that can be read.
    record Refused(PictureFault why) implements PhotoResult {}
}
