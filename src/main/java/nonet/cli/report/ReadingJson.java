package nonet.cli.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import nonet.grid.Cell;
import nonet.photo.CellReading;
import nonet.photo.GridReading;
import nonet.photo.image.ImagePoint;

/// The reading of a picture as JSON.
public final class ReadingJson {

    private ReadingJson() {}

    /// Returns the reading on one line with the puzzle, the number of solutions up to 2, the uncertain cells, the turn in degrees
    /// clockwise, the corners in pixels from the top left of the upright grid, and for each cell the probabilities of a
    /// blank and the digits 1 to 9.
    public static String of(String name, GridReading reading) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("picture", name)
                .put("puzzle", reading.puzzle().text().replace('.', '0'))
                .put("solutions", reading.solutions())
                .put("turn", reading.turn() * 90);
        ArrayNode corners = json.putArray("corners");
        for (ImagePoint corner : reading.outline().corners()) {
            corners.addArray().add(rounded(corner.x(), 1)).add(rounded(corner.y(), 1));
        }
        ArrayNode uncertain = json.putArray("uncertain");
        for (Cell cell : reading.doubtful()) {
            uncertain.add(cell.toString());
        }
        ArrayNode marks = json.putArray("marks");
        Cell.all().stream().filter(cell -> reading.choice(cell).hasMarks()).forEach(cell -> marks.add(cell.toString()));
        ArrayNode cells = json.putArray("probabilities");
        for (CellReading choice : reading.choices()) {
            ArrayNode row = cells.addArray();
            for (float probability : choice.probabilities()) {
                row.add(rounded(probability, 4));
            }
        }
        return json.toString();
    }

    private static BigDecimal rounded(double value, int places) {
        return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_EVEN);
    }
}
