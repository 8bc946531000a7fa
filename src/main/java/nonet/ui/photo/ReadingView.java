package nonet.ui.photo;

import java.util.Objects;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The picture that is being read, as large as the room allows, above a line that says so and can stop it. Invisible
/// while none is being read.
public final class ReadingView extends Region {

    private final ImageView image = new ImageView();
    private final HBox line;

    /// @param picture the picture that is being read, or null
    /// @param stop stops reading
    public ReadingView(Messages messages, ObservableValue<@Nullable Preview> picture, Runnable stop) {
        setId("photo-reading");
        getStyleClass().add("photo-reading");
        image.setPreserveRatio(true);
        Button cancel = new Button(messages.get("photo.stop"));
        cancel.setOnAction(_ -> stop.run());
        cancel.setFocusTraversable(false);
        line = new HBox(new Label(messages.get("photo.working")), cancel);
        line.getStyleClass().add("photo-reading-line");
        line.setAlignment(Pos.CENTER);
        getChildren().addAll(image, line);
        setVisible(false);
        ViewListeners.observe(this, picture, now -> {
            image.setImage(now == null ? null : now.image());
            setVisible(now != null);
        });
    }

    /// Returns the address of the view's stylesheet.
    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(PhotoView.class.getResource("photo.css")).toExternalForm();
    }

    @Override
    protected void layoutChildren() {
        double below = line.prefHeight(-1);
        double room = Math.max(1, getHeight() - below);
        image.setFitWidth(getWidth());
        image.setFitHeight(room);
        layoutInArea(image, 0, 0, getWidth(), room, 0, HPos.CENTER, VPos.CENTER);
        line.resizeRelocate(0, room, getWidth(), below);
    }
}
