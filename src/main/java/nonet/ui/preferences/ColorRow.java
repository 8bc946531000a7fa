package nonet.ui.preferences;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.WrappedLine;

/// Colors that the user may replace by others, and a button for the usual ones.
final class ColorRow extends WrappedLine {

    private final Property<List<String>> chosen;
    private final List<ColorPicker> pickers;

    ColorRow(Messages messages, Controls controls, Preference.Colors colors) {
        chosen = colors.chosen();
        setId(colors.id());
        getStyleClass().add("color-row");
        pickers = IntStream.rangeClosed(1, colors.names().size())
                .mapToObj(number -> picker(messages, colors, number))
                .toList();
        SimpleBooleanProperty own = new SimpleBooleanProperty();
        ViewListeners.observe(this, chosen, now -> own.set(!now.isEmpty()));
        getChildren().add(controls.namedButton("usual-colors", own, () -> chosen.setValue(List.of())));
    }

    /// Returns a picker that shows the color in use: that of a region which is styled like a marked cell.
    private ColorPicker picker(Messages messages, Preference.Colors colors, int number) {
        String name = messages.get(colors.names().get(number - 1));
        ColorPicker picker = new ColorPicker();
        picker.setId(colors.id() + "-" + number);
        picker.getStyleClass().addAll("button", "color-choice");
        picker.setAccessibleText(name);
        picker.setTooltip(new Tooltip(name));
        picker.setOnAction(_ -> chosen.setValue(
                pickers.stream().map(each -> text(each.getValue())).toList()));
        Region used = new Region();
        used.setManaged(false);
        used.getStyleClass().add("mark-" + number);
        used.backgroundProperty().subscribe(now -> {
            if (now != null && now.getFills().getFirst().getFill() instanceof Color color) {
                picker.setValue(Color.color(color.getRed(), color.getGreen(), color.getBlue()));
            }
        });
        getChildren().addAll(used, picker);
        return picker;
    }

    private static String text(Color color) {
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                Math.round(color.getRed() * 255),
                Math.round(color.getGreen() * 255),
                Math.round(color.getBlue() * 255));
    }
}
