package nonet.ui.shell;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;
import nonet.ui.playback.PlaybackSpeed;

/// The slider for the playback speed, with the speed in words beside it.
final class SpeedSlider extends HBox {

    private final Messages messages;

    SpeedSlider(Messages messages, Playback playback) {
        this.messages = messages;
        getStyleClass().add("speed");
        setAlignment(Pos.CENTER_LEFT);
        Slider slider = new Slider(0, 1, 0);
        slider.setId("speed");
        slider.setBlockIncrement(0.05);
        slider.valueProperty().bindBidirectional(playback.paceProperty());
        slider.setAccessibleText(messages.get("speed.title"));
        slider.setTooltip(new Tooltip(messages.get("speed.tip")));
        Label words = new Label();
        words.getStyleClass().add("speed-words");
        words.setMinWidth(USE_PREF_SIZE);
        words.textProperty().bind(Bindings.createStringBinding(() -> words(playback), playback.paceProperty()));
        getChildren().addAll(slider, words);
    }

    private String words(Playback playback) {
        double place = playback.paceProperty().get();
        if (PlaybackSpeed.isUnlimited(place)) {
            return messages.get("speed.at-once");
        }
        double rate = PlaybackSpeed.perSecond(place);
        String number = rate < 10 ? String.format(Locale.ROOT, "%.1f", rate) : Long.toString(Math.round(rate));
        return messages.get("speed.steps", number);
    }
}
