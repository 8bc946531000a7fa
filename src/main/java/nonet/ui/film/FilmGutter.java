package nonet.ui.film;

import javafx.scene.canvas.GraphicsContext;
import nonet.ui.film.FilmGraph.Row;
import nonet.ui.search.CanvasRegion;
import nonet.ui.search.PaintColor;
import nonet.ui.search.TreeSigns;

/// One row of the drawing of a film's path, before the line of the list that it belongs to.
final class FilmGutter extends CanvasRegion {

    private static final double LANE = 12;
    private static final double SIGN = 4.5;

    private Row row = new Row(-1, null, -1, 0, 0);
    private int lanes = 1;

    FilmGutter() {
        getStyleClass().addAll("search-drawing", "film-gutter");
        setMouseTransparent(true);
    }

    /// Shows a row.
    ///
    /// @param count the number of lanes of the whole drawing
    void show(Row shown, int count) {
        row = shown;
        lanes = count;
        redraw();
    }

    @Override
    protected double computePrefWidth(double height) {
        return (lanes * LANE + SIGN) * scaled();
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        TreeSigns signs = new TreeSigns(graphics, this::color);
        double middle = height / 2;
        for (int lane = 0; lane < lanes; lane++) {
            boolean above = (row.above() >> lane & 1) != 0;
            boolean below = (row.below() >> lane & 1) != 0;
            boolean here = row.lane() == lane;
            graphics.setStroke(color(lane == 0 ? PaintColor.OPEN : PaintColor.LINE));
            graphics.setLineWidth(lane == 0 ? 2 : 1.2);
            if (above && (below || here)) {
                signs.edge(x(lane), 0, x(lane), below ? height : middle);
            } else if (below) {
                signs.edge(x(lane), middle, x(lane), height);
            }
        }
        if (row.from() >= 0) {
            graphics.setStroke(color(PaintColor.LINE));
            graphics.setLineWidth(1.2);
            signs.edge(x(row.from()), 0, x(row.lane()), middle);
        }
        if (row.sign() != null) {
            signs.paint(row.sign(), x(row.lane()), middle, SIGN);
        }
    }

    private static double x(int lane) {
        return LANE * (lane + 0.5);
    }
}
