package nonet.ui.board;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;
import nonet.ui.board.mark.BoardGeometry;

/// The paper of a box and the four thin lines between its cells.
///
/// The cells lie above it and only tint it. Were paper and tint two fills of a cell, the toolkit would draw it from a
/// picture that it keeps, and that blurs an edge at some places of the screen.
final class BoardBox extends Region {

    private final List<Region> rows = new ArrayList<>();
    private final List<Region> columns = new ArrayList<>();

    /// @param number 1 to 9
    BoardBox(int number) {
        setId("box" + number);
        getStyleClass().add("board-box");
        setManaged(false);
        for (int line = 1; line <= 2; line++) {
            rows.add(line());
            columns.add(line());
        }
        getChildren().addAll(rows);
        getChildren().addAll(columns);
    }

    /// Puts the lines in their places.
    void arrange(BoardGeometry geometry) {
        double thin = geometry.units(geometry.thin());
        for (int line = 1; line <= 2; line++) {
            double start = geometry.units(line * geometry.cell() + (line - 1) * geometry.thin());
            rows.get(line - 1).resizeRelocate(0, start, geometry.boxSide(), thin);
            columns.get(line - 1).resizeRelocate(start, 0, thin, geometry.boxSide());
        }
    }

    private static Region line() {
        Region line = styled("board-line", new Region());
        line.setManaged(false);
        return line;
    }
}
