package nonet.ui.generate;

import static nonet.ui.kit.Parts.flow;

import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import nonet.generate.Symmetry;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;

/// The cells of the givens: their symmetry, and a small board to draw them on.
final class PatternView extends VBox {

    private final Messages messages;
    private final GenerateController controller;
    private final FilePicker files;

    PatternView(Messages messages, GenerateController controller, FilePicker files) {
        this.messages = messages;
        this.controller = controller;
        this.files = files;
        getStyleClass().add("generate-pattern");
        PatternDrawing drawing = controller.givens.drawing;
        FormRows symmetry = new FormRows();
        ComboBoxOf<Symmetry> chooser =
                FormRows.chooser("generate-symmetry", Symmetry.values(), controller.givens.symmetry, this::name);
        symmetry.row(messages.get("generate.symmetry"), chooser);
        Label count = new Label();
        count.setId("generate-pattern-count");
        Function<Integer, String> cells = size -> messages.get("generate.pattern-count", size);
        count.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> cells.apply(drawing.cells().size()), drawing.cells));
        getChildren()
                .addAll(
                        symmetry,
                        FormRows.check("generate-drawn", messages.get("generate.drawn"), drawing.used),
                        new PatternBoard(messages, drawing),
                        count,
                        buttons(drawing));
    }

    private Node buttons(PatternDrawing drawing) {
        return flow(
                "generate-buttons",
                labeled("generate-from-board", messages.get("generate.from-board"), controller::drawBoard),
                labeled(
                        "generate-pattern-open",
                        messages.get("generate.pattern-open"),
                        () -> files.toOpen(messages.get("generate.pattern-open-title"), controller.patterns::open)),
                labeled("generate-pattern-save", messages.get("generate.pattern-save"), this::save),
                labeled("generate-pattern-invert", messages.get("generate.pattern-invert"), drawing::invert),
                labeled("generate-pattern-clear", messages.get("generate.pattern-clear"), drawing::clear));
    }

    private void save() {
        files.toSave(
                messages.get("generate.pattern-save-title"),
                messages.get("generate.text-kind"),
                messages.get("generate.pattern-file") + ".txt",
                controller.patterns::save);
    }

    static Button labeled(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private String name(Symmetry symmetry) {
        return switch (symmetry) {
            case NONE -> messages.get("generate.symmetry-none");
            case ROTATIONAL -> messages.get("generate.symmetry-rotational");
            case ROTATIONAL_90 -> messages.get("generate.symmetry-rotational-90");
            case DIAGONAL -> messages.get("generate.symmetry-diagonal");
            case ANTI_DIAGONAL -> messages.get("generate.symmetry-anti-diagonal");
            case HORIZONTAL -> messages.get("generate.symmetry-horizontal");
            case VERTICAL -> messages.get("generate.symmetry-vertical");
            case BOTH_DIAGONALS -> messages.get("generate.symmetry-both-diagonals");
            case BOTH_AXES -> messages.get("generate.symmetry-both-axes");
            case FULL -> messages.get("generate.symmetry-full");
        };
    }
}
