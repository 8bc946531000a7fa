package nonet.ui.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.paint.Color;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// Colors that the user may replace by others, and a button for the usual ones.
final class ColorRow extends HBox {

    /// What is offered first for each color: those of Masataka Okabe and Kei Ito.
    private static final List<String> OFFERED =
            List.of("#d55e00", "#e69f00", "#009e73", "#0072b2", "#cc79a7", "#7f7f7f");

    private final List<ColorPicker> pickers;

    ColorRow(Messages messages, Controls controls, Preference.Colors colors) {
        setId(colors.id());
        getStyleClass().add("color-row");
        Property<List<String>> chosen = colors.chosen();
        pickers = IntStream.range(0, colors.names().size())
                .mapToObj(i -> {
                    ColorPicker picker = new ColorPicker();
                    picker.setId(colors.id() + "-" + (i + 1));
                    picker.getStyleClass().addAll("button", "color-choice");
                    picker.setAccessibleText(messages.get(colors.names().get(i)));
                    picker.setTooltip(new Tooltip(messages.get(colors.names().get(i))));
                    picker.setOnAction(_ -> chosen.setValue(withColor(chosen.getValue(), i, picker.getValue())));
                    return picker;
                })
                .toList();
        getChildren().addAll(pickers);
        SimpleBooleanProperty own = new SimpleBooleanProperty();
        getChildren()
                .add(controls.namedButton(
                        new Command("usual-colors", null, null, own, () -> chosen.setValue(List.of()))));
        ViewListeners.observe(this, chosen, now -> {
            own.set(!now.isEmpty());
            for (int i = 0; i < pickers.size(); i++) {
                pickers.get(i).setValue(Color.web((now.isEmpty() ? OFFERED : now).get(i)));
            }
        });
    }

    private static List<String> withColor(List<String> before, int place, Color color) {
        List<String> colors = new ArrayList<>(before.isEmpty() ? OFFERED : before);
        colors.set(
                place,
                String.format(
                        Locale.ROOT,
                        "#%02x%02x%02x",
                        Math.round(color.getRed() * 255),
                        Math.round(color.getGreen() * 255),
                        Math.round(color.getBlue() * 255)));
        return colors;
    }
}
