package nonet.ui.shell.edit;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import javafx.util.Duration;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The time that the user has worked on the puzzle. It is updated once a second, and only while the stopwatch runs.
public final class ElapsedTime extends Label {

    public ElapsedTime(Messages messages, Stopwatch stopwatch) {
        setId("elapsed");
        getStyleClass().add("counter");
        setTooltip(new Tooltip(messages.get("elapsed.tip")));
        visibleProperty().bind(stopwatch.timedProperty());
        managedProperty().bind(visibleProperty());
        stopwatch
                .focusedProperty()
                .bind(sceneProperty()
                        .flatMap(Scene::windowProperty)
                        .flatMap(Window::focusedProperty)
                        .orElse(false));
        ViewListeners.observe(
                this, stopwatch.secondsProperty(), _ -> setText(messages.get("elapsed.time", stopwatch.text())));
        Timeline seconds = new Timeline(new KeyFrame(Duration.seconds(1), _ -> stopwatch.tick()));
        seconds.setCycleCount(Animation.INDEFINITE);
        ViewListeners.observe(this, stopwatch.runningProperty(), runs -> {
            if (runs) {
                seconds.play();
            } else {
                seconds.stop();
            }
        });
    }
}
