package nonet.ui.compare;

import static nonet.ui.kit.Parts.styled;

import java.text.NumberFormat;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import nonet.service.search.Measurement;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// One measure of all engines as bars. The scale is logarithmic, for engines differ by factors of thousands; each bar
/// has its value written on it.
final class CompareChart extends StackPane {

    private final Messages messages;
    private final CompareController controller;
    private final BarChart<Number, String> chart;
    private final ObjectProperty<Measure> measure = new SimpleObjectProperty<>(Measure.TIME);
    private final NumberAxis values = new NumberAxis();
    private final XYChart.Series<Number, String> bars = new XYChart.Series<>();

    CompareChart(Messages messages, CompareController controller) {
        this.messages = messages;
        this.controller = controller;
        values.setLowerBound(0);
        values.setTickUnit(1);
        values.setMinorTickVisible(false);
        values.setAutoRanging(false);
        values.setTickLabelFormatter(new StringConverter<>() {
            @Override
            public String toString(Number power) {
                return words(Math.pow(10, power.doubleValue()) * unit());
            }

            @Override
            public Number fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        });
        chart = new BarChart<>(values, new CategoryAxis());
        chart.setId("compare-chart");
        chart.setAnimated(false);
        chart.setLegendVisible(false);
        chart.setCategoryGap(6);
        chart.getData().add(bars);
        chart.setVisible(false);
        getChildren().add(chart);
        ViewListeners.onInvalidation(this, controller.results, this::draw);
        measure.subscribe(ignored -> draw());
    }

    /// The quantity that the bars show.
    ObjectProperty<Measure> measureProperty() {
        return measure;
    }

    private void draw() {
        bars.getData().clear();
        double highest = 1;
        for (Measurement measurement : controller.results.reversed()) {
            OptionalDouble value = measure.get().of(measurement);
            if (value.isPresent()) {
                double power = Math.max(0.05, Math.log10(Math.max(1, value.getAsDouble() / unit())));
                highest = Math.max(highest, power);
                XYChart.Data<Number, String> bar = new XYChart.Data<>(
                        power, messages.get("engine." + measurement.engine().id()));
                Label label = styled("bar-value", new Label(words(value.getAsDouble())));
                StackPane node = new StackPane(label);
                StackPane.setMargin(label, new Insets(0, -72, 0, 0));
                label.setMinWidth(66);
                node.setAlignment(Pos.CENTER_RIGHT);
                Tooltip.install(node, new Tooltip(label.getText()));
                bar.setNode(node);
                bars.getData().add(bar);
            }
        }
        // Axes of nothing would look like a result.
        chart.setVisible(!bars.getData().isEmpty());
        values.setUpperBound(Math.ceil(highest + 0.5));
    }

    /// Returns the value of the lowest line of the scale: a microsecond, or one.
    private double unit() {
        return measure.get() == Measure.TIME ? 1_000 : 1;
    }

    private String words(double value) {
        return measure.get() == Measure.TIME
                ? messages.duration((long) value)
                : NumberFormat.getIntegerInstance(messages.locale()).format(value);
    }
}
