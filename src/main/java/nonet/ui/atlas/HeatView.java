package nonet.ui.atlas;

import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.text.NumberFormat;
import java.util.function.Consumer;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.trace.atlas.Heat;
import nonet.trace.atlas.SearchSummary;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.PaintColor;

/// The board with the heat of each cell: the darker, the more. Failed guesses are shown by digit.
final class HeatView extends SummaryView {

    private static final double MARGIN = 6;
    private static final double LEGEND = 150;
    private static final double STRONGEST = 0.6;

    static final ViewKeys<HeatView> KEYS = ViewKeys.of(row(
            "keys.atlas",
            key(LEFT, view -> view.move(0, -1)),
            key(UP, view -> view.move(-1, 0)),
            key(RIGHT, view -> view.move(0, 1)),
            key(DOWN, view -> view.move(1, 0))));

    private final AtlasController atlas;
    private final Messages messages;
    private final AtlasWords words;

    /// @param say shows the words on a cell
    HeatView(Messages messages, AtlasController atlas, Consumer<String> say) {
        super(messages.get("atlas.heat"), messages.get("atlas.heat-help"), atlas, say);
        this.atlas = atlas;
        this.messages = messages;
        words = new AtlasWords(messages);
        setId("atlas-heat");
        setMinSize(200, 150);
        ViewListeners.observe(this, atlas.heat, _ -> describe());
        ViewListeners.observe(this, atlas.cell, _ -> describe());
        ViewListeners.onInvalidation(this, atlas.playback.search.listed, this::redraw);
        setOnMouseMoved(this::point);
        setOnMousePressed(event -> {
            requestFocus();
            point(event);
        });
        KEYS.handle(this, this);
    }

    @Override
    String sentence(SearchSummary summary) {
        return words.heat(summary.heat(), atlas.heat.get(), atlas.cell.get());
    }

    private double cell(double width, double height) {
        return Math.max(1, (Math.min(width - LEGEND, height) - 2 * MARGIN) / 9);
    }

    private void point(MouseEvent event) {
        double side = cell(getWidth() / scaled(), getHeight() / scaled());
        int column = (int) Math.floor((event.getX() / scaled() - MARGIN) / side) + 1;
        int row = (int) Math.floor((event.getY() / scaled() - MARGIN) / side) + 1;
        if (row >= 1 && row <= 9 && column >= 1 && column <= 9) {
            atlas.cell.set(Cell.at(row, column));
        }
    }

    private void move(int rows, int columns) {
        Cell now = atlas.cell.get();
        atlas.cell.set(Cell.at(Math.clamp(now.row() + rows, 1, 9), Math.clamp(now.column() + columns, 1, 9)));
    }

    @Override
    void paint(GraphicsContext graphics, SearchSummary summary, double width, double height) {
        Heat heat = summary.heat();
        Heat.Measure measure = atlas.heat.get();
        Grid grid = atlas.playback.search.listed.get().grid();
        double side = cell(width, height);
        double largest = Math.max(1, measure == Heat.Measure.FAILED ? largestFailed(heat) : heat.largest(measure));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        for (Cell cell : Cell.all()) {
            double x = MARGIN + (cell.column() - 1) * side;
            double y = MARGIN + (cell.row() - 1) * side;
            Digit digit = grid.digit(cell);
            if (measure == Heat.Measure.FAILED) {
                failed(graphics, heat, cell, x, y, side, largest);
            } else {
                graphics.setFill(shade(heat.of(measure, cell) / largest));
                graphics.fillRect(x, y, side, side);
            }
            if (digit != null
                    && (measure != Heat.Measure.FAILED || grid.givens().contains(cell))) {
                boolean given = grid.givens().contains(cell);
                graphics.setFill(color(PaintColor.TEXT));
                graphics.setFont(given ? Fonts.bold(side * 0.6) : Fonts.regular(side * 0.6));
                graphics.fillText(digit.toString(), x + side / 2, y + side / 2);
            }
        }
        lines(graphics, side);
        graphics.setFont(Fonts.regular(13));
        legend(graphics, MARGIN + 9 * side + 18, 9 * side, largest);
    }

    private static long largestFailed(Heat heat) {
        long largest = 0;
        for (Cell cell : Cell.all()) {
            for (Digit digit : Digit.values()) {
                largest = Math.max(largest, heat.failed(new Candidate(cell, digit)));
            }
        }
        return largest;
    }

    private void failed(
            GraphicsContext graphics, Heat heat, Cell cell, double x, double y, double side, double largest) {
        double third = side / 3;
        graphics.setFont(Fonts.regular(third * 0.8));
        for (Digit digit : Digit.values()) {
            long number = heat.failed(new Candidate(cell, digit));
            double left = x + digit.ordinal() % 3 * third;
            double top = y + Math.floorDiv(digit.ordinal(), 3) * third;
            if (number > 0) {
                graphics.setFill(shade(number / largest));
                graphics.fillRect(left, top, third, third);
                graphics.setFill(color(PaintColor.TEXT));
                graphics.fillText(digit.toString(), left + third / 2, top + third / 2);
            }
        }
    }

    /// Returns the color of a part of the largest number: never so strong that a digit on it could not be read.
    private Color shade(double part) {
        Color paper = color(PaintColor.PAPER);
        return part <= 0 ? paper : paper.interpolate(color(PaintColor.DEAD), 0.08 + (STRONGEST - 0.08) * part);
    }

    private void lines(GraphicsContext graphics, double side) {
        for (int number = 0; number <= 9; number++) {
            graphics.setStroke(color(number % 3 == 0 ? PaintColor.TEXT : PaintColor.LINE));
            graphics.setLineWidth(number % 3 == 0 ? 2 : 0.75);
            double at = MARGIN + number * side;
            graphics.strokeLine(MARGIN, at, MARGIN + 9 * side, at);
            graphics.strokeLine(at, MARGIN, at, MARGIN + 9 * side);
        }
        Cell cell = atlas.cell.get();
        graphics.setStroke(color(PaintColor.FOCUS));
        graphics.setLineWidth(isFocused() ? 3 : 1.5);
        graphics.strokeRect(
                MARGIN + (cell.column() - 1) * side + 1, MARGIN + (cell.row() - 1) * side + 1, side - 2, side - 2);
    }

    private void legend(GraphicsContext graphics, double x, double height, double largest) {
        NumberFormat number = NumberFormat.getIntegerInstance(messages.locale());
        double bar = Math.min(height, 180);
        int steps = 20;
        for (int step = 0; step < steps; step++) {
            graphics.setFill(shade((steps - step) / (double) steps));
            graphics.fillRect(x, MARGIN + step * bar / steps, 18, bar / steps + 0.5);
        }
        graphics.setStroke(color(PaintColor.LINE));
        graphics.setLineWidth(1);
        graphics.strokeRect(x, MARGIN, 18, bar);
        graphics.setFill(color(PaintColor.TEXT));
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.fillText(number.format(largest), x + 26, MARGIN + 7);
        graphics.fillText(number.format(largest / 2), x + 26, MARGIN + bar / 2);
        graphics.fillText("0", x + 26, MARGIN + bar - 5);
    }
}
