package nonet.ui.export;

import static nonet.ui.kit.Parts.check;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.service.recording.Recorder.Form;
import nonet.ui.kit.Availability;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;

/// The choices for a recording, and its progress.
public final class RecordingView extends VBox {

    private static final List<Integer> WIDTHS = List.of(240, 360, 480, 720, 960);
    private static final List<Integer> SPEEDS = List.of(1, 2, 3, 5, 8, 12, 20, 30);
    private static final List<Integer> FILM_SPEEDS = List.of(1, 2, 5, RecordingController.FILM_SPEED, 20, 50);

    private final Messages messages;
    private final Controls controls;
    private final FilePicker files;
    private final RecordingController controller;
    private final RecordingChoices chosen;

    public RecordingView(PaneServices services, RecordingController controller) {
        messages = services.messages();
        controls = services.controls();
        files = services.files();
        this.controller = controller;
        chosen = controller.choices;
        getStyleClass().add("recording-view");
        BooleanBinding running = in(controller.state, PaneTask.State::isUnderWay);
        getChildren()
                .addAll(
                        controls.segmented(
                                chosen.form,
                                List.of(
                                        new RadioOption<>("recording-html", Form.HTML),
                                        new RadioOption<>("recording-gif", Form.GIF),
                                        new RadioOption<>("recording-apng", Form.APNG))),
                        sentence("recording-form", Bindings.createStringBinding(this::about, chosen.form)),
                        sentence("recording-about", controller.about),
                        choices(),
                        refusal(),
                        new Spacer(),
                        sentence("recording-sentence", controller.state.map(PaneTask.State::sentence)),
                        bar(running),
                        buttons(running));
    }

    private String about() {
        return switch (chosen.form.get()) {
            case HTML -> messages.get(controller.film ? "recording.film-page" : "recording.page");
            case GIF -> messages.get(controller.film ? "recording.film-gif" : "recording.gif");
            case APNG -> messages.get(controller.film ? "recording.film-apng" : "recording.apng");
        };
    }

    private Node choices() {
        BooleanBinding moving = chosen.form.isNotEqualTo(Form.HTML);
        GridPane grid = styled("recording-choices", new GridPane());
        HBox from = line(
                "recording-row",
                number("recording-from", "recording.from-tip", "recording.from-prompt", chosen.from),
                controls.namedButton(
                        "recording-from-shown", Availability.always(), () -> controller.chooseShown(true)));
        HBox until = line(
                "recording-row",
                number("recording-until", "recording.until-tip", "recording.until-prompt", chosen.until),
                controls.namedButton(
                        "recording-until-shown", Availability.always(), () -> controller.chooseShown(false)));
        if (!controller.film) {
            grid.addRow(0, named("recording.from", from.getChildren().getFirst()), from);
            grid.addRow(1, named("recording.until", until.getChildren().getFirst()), until);
        }
        ComboBoxOf<Integer> width = new ComboBoxOf<>(
                "recording-width", WIDTHS, chosen.width, pixels -> messages.get("export.pixels", pixels));
        ComboBoxOf<Integer> speed = new ComboBoxOf<>(
                "recording-speed",
                controller.film ? FILM_SPEEDS : SPEEDS,
                chosen.speed,
                value -> messages.get(controller.film ? "recording.times" : "recording.frames", value));
        CheckBox words = check(
                "recording-words",
                messages.get(controller.film ? "recording.film-words" : "recording.words"),
                chosen.words);
        Label widthLabel = named("export.size", width);
        Label speedLabel = named("recording.speed", speed);
        grid.addRow(2, widthLabel, width);
        grid.addRow(3, speedLabel, speed);
        grid.add(words, 1, 4);
        List.of(widthLabel, width, speedLabel, speed, words).forEach(each -> when(moving, each));
        return grid;
    }

    private TextField number(String id, String tip, String prompt, StringProperty text) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(messages.get(prompt));
        field.setAccessibleText(messages.get(tip));
        field.textProperty().bindBidirectional(text);
        return field;
    }

    private Label named(String key, Node control) {
        Label label = new Label(messages.get(key));
        label.setLabelFor(control);
        return label;
    }

    private Node refusal() {
        return styled(
                "refusal", sentence("recording-refusal", Bindings.createStringBinding(this::refused, chosen.refusal)));
    }

    private String refused() {
        String key = chosen.refusal.get();
        return key.isEmpty() ? "" : messages.get(key);
    }

    private Node bar(ObservableBooleanValue running) {
        ProgressBar bar = new ProgressBar();
        bar.setId("recording-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(controller.state.map(PaneTask.State::progress));
        bar.visibleProperty().bind(running);
        return bar;
    }

    private Node buttons(ObservableBooleanValue running) {
        BooleanBinding idle = Bindings.not(running);
        Button save = controls.namedButton(
                "recording-save",
                Availability.when(idle, "recording.gray.running")
                        .and(controller.any, "gray.no-film")
                        .and(chosen.refusal.isEmpty(), "recording.gray.stretch"),
                this::save);
        save.getStyleClass().add("accent");
        return line(
                "recording-row",
                save,
                button("export-cancel", running, controller::cancel),
                button("export-open", controller.files.present, controller.files::open),
                button("export-folder", controller.files.present, controller.files::showInFolder));
    }

    /// Returns a button that is there only while its action makes sense.
    private Button button(String id, ObservableBooleanValue when, Runnable action) {
        return when(when, controls.namedButton(id, when, action));
    }

    private void save() {
        files.toSave(
                messages.get(controller.film ? "film-export.title" : "recording.title"),
                chosen.form.get().name(),
                controller.suggestedName(),
                controller::export);
    }
}
