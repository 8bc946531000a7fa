package nonet.ui.training;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.guide.Guide.Lesson;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.WrappedRow;
import org.jspecify.annotations.Nullable;

/// The choice of techniques to practice: what comes next by itself, or those selected in a list with the progress in each.
final class PracticeList extends VBox {

    /// The height of a technique and its progress, in sizes of the font.
    private static final double LINES = 2.5;

    private final TrainingController controller;
    private final CheckBox suggested = new CheckBox();
    private final ListView<Technique> list;
    private final Label overall = new Label();

    /// The lessons by their first techniques.
    private final Map<Technique, Lesson> headed = new EnumMap<>(Technique.class);

    private boolean following;

    PracticeList(Messages messages, Controls controls, TrainingController controller) {
        this.controller = controller;
        getStyleClass().add("training-choice");
        list = new ListView<>(controller.techniques);
        list.setId("training-techniques");
        list.setAccessibleText(messages.get("training.techniques"));
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        list.setCellFactory(_ -> new Row());
        controls.aboutSelected(list, list.getSelectionModel()::getSelectedItem);
        VBox.setVgrow(list, Priority.ALWAYS);
        suggested.setText(messages.get("training.suggested"));
        suggested.setId("training-suggested");
        suggested.setWrapText(true);
        suggested.setMinHeight(USE_PREF_SIZE);
        suggested.setSelected(true);
        overall.setId("training-overall");
        overall.setWrapText(true);
        overall.setMinHeight(USE_PREF_SIZE);
        Tooltip familiar = new Tooltip(messages.get("training.familiar"));
        overall.setTooltip(familiar);
        getChildren().addAll(suggested, overall, list);
        suggested.selectedProperty().addListener((_, _, now) -> follow(now ? List.of() : selection()));
        list.getSelectionModel().getSelectedItems().subscribe(() -> follow(selection()));
        ViewListeners.onChange(this, controller.progress, _ -> tellProgress());
        ViewListeners.observe(this, controller.choice, this::show);
        ViewListeners.onInvalidation(this, controller.techniques, () -> {
            group();
            show(controller.choice.get());
        });
        group();
    }

    /// Puts the heading of each lesson above its first technique.
    private void group() {
        headed.clear();
        controller.words.lessons(controller.techniques).stream()
                .filter(lesson -> !lesson.techniques().isEmpty())
                .forEach(lesson -> headed.put(lesson.techniques().getFirst(), lesson));
        tellProgress();
    }

    private void tellProgress() {
        overall.setText(
                controller.techniques.isEmpty()
                        ? ""
                        : controller.words.overall(controller.techniques, controller.progress.get()));
        list.refresh();
    }

    private List<Technique> selection() {
        return list.getSelectionModel().getSelectedItems().stream()
                .filter(each -> each != null)
                .toList();
    }

    private void follow(List<Technique> chosen) {
        if (!following) {
            controller.choose(chosen);
        }
    }

    private void show(List<Technique> chosen) {
        following = true;
        suggested.setSelected(chosen.isEmpty());
        if (chosen.isEmpty()) {
            list.getSelectionModel().clearSelection();
        } else if (!selection().equals(chosen)) {
            list.getSelectionModel().clearSelection();
            chosen.forEach(list.getSelectionModel()::select);
        }
        following = false;
    }

    /// The name of a technique with the progress in it.
    private final class Row extends ListCell<Technique> {

        private final Label lesson = new Label();
        private final Label name = new Label();
        private final Label progress = new Label();
        private final Tooltip tip = new Tooltip();
        private final VBox content = new VBox(lesson, name, progress);

        Row() {
            lesson.getStyleClass().add("training-lesson");
            lesson.setWrapText(true);
            lesson.managedProperty().bind(lesson.visibleProperty());
            progress.getStyleClass().add("training-progress");
            // As wide as the list; the tip has the whole text.
            setPrefWidth(0);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return WrappedRow.height(this, content, width, getFont().getSize() * LINES);
        }

        @Override
        protected void updateItem(@Nullable Technique technique, boolean empty) {
            super.updateItem(technique, empty);
            if (empty || technique == null) {
                setGraphic(null);
                setAccessibleText(null);
                setTooltip(null);
                return;
            }
            name.setText(controller.words.name(technique));
            progress.setText(controller.words.progress(technique, controller.progress.get(), controller.today()));
            Lesson begun = headed.get(technique);
            lesson.setVisible(begun != null);
            lesson.setText(begun == null ? "" : controller.words.lesson(begun, controller.progress.get()));
            Stream<String> said = Stream.of(lesson.getText(), name.getText(), progress.getText());
            List<String> lines = said.filter(each -> !each.isEmpty()).toList();
            setAccessibleText(controller.words.messages().list(lines));
            tip.setText(String.join("\n", lines));
            setTooltip(tip);
            setGraphic(content);
        }
    }
}
