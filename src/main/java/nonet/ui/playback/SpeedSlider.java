package nonet.ui.playback;

import static nonet.ui.kit.Parts.styled;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Messages;

/// The slider for the playback speed, with the speed in words beside it.
public final class SpeedSlider extends HBox {

    private final Messages messages;

    /// @param pace the place of the slider, see [PlaybackSpeed]
    public SpeedSlider(Messages messages, DoubleProperty pace) {
        this.messages = messages;
        getStyleClass().add("speed");
        setAlignment(Pos.CENTER_LEFT);
        Slider slider = new Slider(0, 1, 0);
        slider.setId("speed");
        slider.setBlockIncrement(0.05);
        slider.valueProperty().bindBidirectional(pace);
        slider.setAccessibleText(messages.get("speed.title"));
        slider.setTooltip(new Tooltip(messages.get("speed.tip")));
        Label words = styled("speed-words", new Label());
        words.setMinWidth(USE_PREF_SIZE);
        words.textProperty().bind(Bindings.createStringBinding(() -> words(pace.get()), pace));
        getChildren().addAll(slider, words);
    }

    private String words(double place) {
        if (PlaybackSpeed.isUnlimited(place)) {
            return messages.get("speed.at-once");
        }
        double rate = PlaybackSpeed.perSecond(place);
        String number = rate < 10 ? String.format(Locale.ROOT, "%.1f", rate) : Long.toString(Math.round(rate));
        return messages.get("speed.steps", number);
    }
}
