package nonet.ui.photo;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.photo.Reading;
import nonet.ui.kit.Messages;

/// The picture beside the digits read in it, with a line about the reading.
public final class PhotoView extends VBox {

    private final PhotoController photo;
    private final DigitGrid grid;
    private final ImageView clipping = new ImageView();
    private final ChoiceBox<Integer> grids = new ChoiceBox<>();

    public PhotoView(Messages messages, PhotoController photo) {
        this.photo = photo;
        getStyleClass().add("photo-view");
        PhotoWords words = new PhotoWords(messages);
        PictureView picture = new PictureView(photo);
        grid = new DigitGrid(photo, words);
        Button left = turner("photo-left", messages.get("photo.left"), -1);
        Button right = turner("photo-right", messages.get("photo.right"), 1);
        CheckBox over = new CheckBox(messages.get("photo.overlay"));
        over.setId("photo-overlay");
        over.selectedProperty().subscribe(picture::showDigits);
        grids.setId("photo-grids");
        grids.setAccessibleText(messages.get("photo.other-grid"));
        Label others = new Label(messages.get("photo.other-grid"));
        others.setLabelFor(grids);
        HBox tools = new HBox(left, right, over, others, grids);
        tools.getStyleClass().add("photo-tools");
        tools.setAlignment(Pos.CENTER_LEFT);
        over.setMinWidth(USE_PREF_SIZE);
        others.visibleProperty().bind(grids.visibleProperty());
        grids.visibleProperty()
                .bind(photo.photoProperty().map(shown -> shown.readings().size() > 1));
        Label line = new Label();
        line.setId("photo-line");
        line.setWrapText(true);
        clipping.setId("photo-clipping");
        photo.focusedProperty().subscribe(_ -> clip());
        photo.draftProperty().subscribe(_ -> clip());
        VBox pictures = new VBox(picture, clipping);
        pictures.getStyleClass().add("photo-pictures");
        HBox both = new HBox(pictures, grid);
        both.getStyleClass().add("photo-both");
        both.disableProperty().bind(photo.busyProperty());
        Label keys = new Label(messages.get("photo.keys"));
        keys.getStyleClass().add("photo-keys");
        keys.setWrapText(true);
        getChildren().addAll(tools, both, line, keys);
        photo.photoProperty().subscribe(this::offer);
        photo.draftProperty()
                .subscribe(
                        draft -> line.setText(words.line(photo.photoProperty().get(), draft)));
        grids.getSelectionModel().selectedIndexProperty().subscribe(chosen -> {
            if (chosen.intValue() >= 0 && !isChosen(chosen.intValue())) {
                photo.choose(chosen.intValue());
            }
        });
    }

    /// Returns the address of the view's stylesheet.
    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(PhotoView.class.getResource("photo.css")).toExternalForm();
    }

    /// Gives the focus of the keyboard to the first doubt.
    public void focusGrid() {
        grid.focusCurrent();
    }

    private void clip() {
        PhotoDraft draft = photo.draftProperty().get();
        clipping.setImage(
                draft == null
                        ? null
                        : PhotoImages.clipping(
                                photo.photoProperty().get().picture(),
                                draft.reading().outline(photo.focusedProperty().get())));
    }

    private boolean isChosen(int number) {
        PhotoDraft draft = photo.draftProperty().get();
        List<Reading> readings = photo.photoProperty().get().readings();
        return draft == null || number >= readings.size() || readings.get(number) == draft.reading();
    }

    private void offer(PhotoController.Photo shown) {
        grids.getItems().clear();
        for (int i = 1; i <= shown.readings().size(); i++) {
            grids.getItems().add(i);
        }
        grids.getSelectionModel().selectFirst();
    }

    private Button turner(String id, String text, int quarters) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.disableProperty().bind(photo.busyProperty());
        button.setOnAction(_ -> photo.turn(quarters));
        return button;
    }
}
