package nonet.ui.photo;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import org.jspecify.annotations.Nullable;

/// The picture beside the digits read in it, with a line about the reading.
public final class PhotoView extends VBox {

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = DigitGrid.KEYS.rows();

    private final PhotoController photo;
    private final DigitGrid grid;
    private final ImageView clipping = new ImageView();
    private final ChoiceBox<Integer> grids = new ChoiceBox<>();
    private final ChoiceBox<Integer> pages = new ChoiceBox<>();

    public PhotoView(Messages messages, PhotoController photo) {
        this.photo = photo;
        getStyleClass().add("photo-view");
        PhotoWords words = new PhotoWords(messages);
        PictureView picture = new PictureView(photo);
        grid = new DigitGrid(photo, words);
        clipping.setId("photo-clipping");
        getChildren().addAll(tools(messages, picture), pictures(picture), texts(messages, words));
        photo.focused.subscribe(_ -> clip());
        photo.draft.subscribe(_ -> clip());
        photo.photo.subscribe(this::offer);
        photo.draft.subscribe(this::select);
        pages.getSelectionModel().selectedIndexProperty().subscribe(chosen -> {
            if (chosen.intValue() >= 0) {
                photo.turnTo(chosen.intValue());
            }
        });
        grids.getSelectionModel().selectedIndexProperty().subscribe(chosen -> {
            if (chosen.intValue() >= 0 && !isChosen(chosen.intValue())) {
                photo.choose(chosen.intValue());
            }
        });
    }

    private Node tools(Messages messages, PictureView picture) {
        CheckBox over = new CheckBox(messages.get("photo.overlay"));
        over.setId("photo-overlay");
        over.selectedProperty().subscribe(picture::showDigits);
        over.setMinWidth(USE_PREF_SIZE);
        Button stop = new Button(messages.get("photo.stop"));
        stop.setId("photo-stop");
        stop.visibleProperty().bind(photo.busy);
        stop.setOnAction(_ -> photo.stop());
        return flow(
                "photo-tools",
                turner("photo-left", messages.get("photo.left"), -1),
                turner("photo-right", messages.get("photo.right"), 1),
                over,
                choice("photo-pages", messages.get("photo.page"), pages, shown -> shown.pages() > 1),
                choice(
                        "photo-grids",
                        messages.get("photo.other-grid"),
                        grids,
                        shown -> shown.readings().size() > 1),
                stop);
    }

    /// Returns the picture, and the grid that was read beside it.
    private Node pictures(PictureView picture) {
        Square square = new Square(grid);
        HBox.setHgrow(picture, Priority.ALWAYS);
        HBox.setHgrow(square, Priority.ALWAYS);
        HBox both = line("photo-both", picture, square);
        VBox.setVgrow(both, Priority.ALWAYS);
        both.disableProperty().bind(photo.busy);
        return both;
    }

    /// Returns the focused cell as it is in the picture, and the sentences on what was read.
    private Node texts(Messages messages, PhotoWords words) {
        Label line = label(
                "photo-line",
                Bindings.createStringBinding(
                        () -> photo.busy.get()
                                ? messages.get("photo.working")
                                : words.line(photo.photo.get(), photo.draft.get()),
                        photo.busy,
                        photo.photo,
                        photo.draft));
        line.setWrapText(true);
        Label keys = styled("photo-keys", new Label(messages.get("photo.keys")));
        keys.setWrapText(true);
        VBox texts = column("photo-texts", line, new CorrectionKeys(messages, photo), keys);
        HBox.setHgrow(texts, Priority.ALWAYS);
        return line("photo-bottom-row", clipping, texts);
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
        PhotoDraft draft = photo.draft.get();
        clipping.setImage(
                draft == null
                        ? null
                        : PhotoImages.clipping(
                                photo.photo.get().picture(), draft.reading().outline(photo.focused.get())));
    }

    /// Returns a chooser with its label, shown if there is a choice.
    private Node choice(String id, String name, ChoiceBox<Integer> box, Predicate<PhotoController.Photo> isChoice) {
        box.setId(id);
        box.setAccessibleText(name);
        Label label = new Label(name);
        label.setMinWidth(USE_PREF_SIZE);
        label.setLabelFor(box);
        HBox both = line("photo-choice", label, box);
        both.disableProperty().bind(photo.busy);
        return when(photo.photo.map(isChoice::test), both);
    }

    private boolean isChosen(int number) {
        return number >= photo.drafts().size() || photo.drafts().get(number) == photo.draft.get();
    }

    private void offer(PhotoController.Photo shown) {
        show(pages, shown.pages(), shown.page());
        show(grids, photo.drafts().size(), 0);
    }

    private void select(@Nullable PhotoDraft draft) {
        int number = draft == null ? -1 : photo.drafts().indexOf(draft);
        if (number >= 0 && number < grids.getItems().size()) {
            grids.getSelectionModel().select(number);
        }
    }

    private static void show(ChoiceBox<Integer> box, int count, int chosen) {
        if (box.getItems().size() != count) {
            box.getItems().setAll(IntStream.rangeClosed(1, count).boxed().toList());
        }
        box.getSelectionModel().select(chosen);
    }

    private Button turner(String id, String text, int quarters) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.disableProperty().bind(photo.busy);
        button.setOnAction(_ -> photo.turn(quarters));
        return button;
    }

    /// Buttons that correct the current cell, for those who have only a mouse at hand. They appear one a frame, so that the
    /// window answers meanwhile; the keyboard has keys for all of them.
    private static final class CorrectionKeys extends HBox {

        CorrectionKeys(Messages messages, PhotoController photo) {
            getStyleClass().add("photo-pad");
            disableProperty().bind(photo.busy.or(photo.draft.isNull()));
            Queue<Button> buttons = new ArrayDeque<>();
            for (int digit = 1; digit <= 9; digit++) {
                int value = digit;
                buttons.add(key("photo-set-" + digit, String.valueOf(digit), () -> photo.set(value)));
            }
            buttons.add(key("photo-set-0", messages.get("photo.make-blank"), () -> photo.set(0)));
            buttons.add(key("photo-accept", messages.get("photo.accept"), photo::accept));
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    Button next = buttons.poll();
                    if (next == null) {
                        stop();
                    } else {
                        getChildren().add(next);
                    }
                }
            }.start();
        }

        private static Button key(String id, String text, Runnable action) {
            Button button = new Button(text);
            button.setId(id);
            button.setMinWidth(USE_PREF_SIZE);
            button.setFocusTraversable(false);
            button.setOnAction(_ -> action.run());
            return button;
        }
    }

    /// A square content at the top left, as large as the room allows.
    private static final class Square extends Region {

        /// The largest side, as a multiple of the preferred one.
        private static final double LARGEST = 1.6;

        private final Region content;

        Square(Region content) {
            this.content = content;
            getStyleClass().add("photo-square");
            getChildren().add(content);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefWidth(double height) {
            return content.prefWidth(-1);
        }

        @Override
        protected double computePrefHeight(double width) {
            return width < 0 ? content.prefHeight(-1) : Math.min(width, content.prefHeight(-1));
        }

        @Override
        protected void layoutChildren() {
            double side = Math.min(LARGEST * content.prefWidth(-1), Math.min(getWidth(), getHeight()));
            content.resizeRelocate(0, 0, side, side);
        }
    }
}
