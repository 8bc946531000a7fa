package nonet.ui.shell.command;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.relatives.Isomorphism;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.kit.window.Typing;

/// The dialogs on transformations of the board that need a choice: which digits replace the others, and the seed of a
/// disguise.
final class TransformDialogs {

    /// The seeds that are proposed are below this number; any whole number of 18 digits can be typed.
    private static final int PROPOSED = 1_000_000;

    private static final String SEED = "-?\\d{0,18}";

    private final Messages messages;
    private final Dialogs dialogs;

    TransformDialogs(Messages messages, Dialogs dialogs) {
        this.messages = messages;
        this.dialogs = dialogs;
    }

    /// Lets the user choose the digit for each digit. A chosen digit changes places with the one that was there, so that
    /// each occurs once.
    void askDigits(Consumer<Isomorphism> done) {
        List<Integer> digits = IntStream.rangeClosed(1, 9).boxed().toList();
        List<SimpleObjectProperty<Integer>> chosen = new ArrayList<>();
        GridPane grid = styled("relabel", new GridPane());
        for (int digit : digits) {
            SimpleObjectProperty<Integer> choice = new SimpleObjectProperty<>(digit);
            choice.addListener((_, before, now) -> chosen.stream()
                    .filter(other -> other != choice && other.get().equals(now))
                    .findFirst()
                    .ifPresent(other -> other.set(before)));
            chosen.add(choice);
            ComboBoxOf<Integer> chooser = new ComboBoxOf<>("relabel-" + digit, digits, choice, String::valueOf);
            Label label = new Label(messages.get("relabel.digit", digit));
            label.setLabelFor(chooser);
            grid.add(new VBox(label, chooser), (digit - 1) % 3, (digit - 1) / 3);
        }
        ButtonType take = dialogs.take("relabel.take");
        Dialog<Isomorphism> dialog = dialogs.create(messages.get("relabel.title"), grid, take, dialogs.cancel());
        dialog.getDialogPane().setId("relabel-dialog");
        dialog.setResultConverter(button -> button == take
                ? Isomorphism.ofDigits(
                        chosen.stream().mapToInt(each -> each.get() - 1).toArray())
                : null);
        dialog.setOnHidden(hidden -> {
            if (dialog.getResult() != null) {
                done.accept(dialog.getResult());
            }
        });
        dialog.show();
    }

    /// Lets the user choose a seed.
    ///
    /// @param done accepts the seed, and a sentence that names it
    void askSeed(BiConsumer<Long, String> done) {
        Random random = new Random();
        TextField text = new TextField();
        text.setId("shuffle-seed");
        Typing.acceptOnly(text, now -> now.matches(SEED));
        text.setText(String.valueOf(random.nextInt(PROPOSED)));
        Label label = new Label(messages.get("shuffle.seed"));
        label.setLabelFor(text);
        Button another = new Button(messages.get("shuffle.another"));
        another.setId("shuffle-another");
        another.setOnAction(pressed -> text.setText(String.valueOf(random.nextInt(PROPOSED))));
        Label why = new Label(messages.get("shuffle.why"));
        why.setWrapText(true);
        HBox row = line("shuffle", label, text, another);
        VBox content = column("shuffle", row, why);
        ButtonType take = dialogs.take("shuffle.take");
        Dialog<Long> dialog = dialogs.create(messages.get("shuffle.title"), content, take, dialogs.cancel());
        dialog.getDialogPane().setId("shuffle-dialog");
        dialog.getDialogPane()
                .lookupButton(take)
                .disableProperty()
                .bind(text.textProperty().map(now -> !now.matches(".*\\d")));
        dialog.setResultConverter(button -> button == take ? Long.valueOf(text.getText()) : null);
        dialog.setOnHidden(hidden -> {
            if (dialog.getResult() != null) {
                done.accept(dialog.getResult(), messages.get("shuffle.done", String.valueOf(dialog.getResult())));
            }
        });
        dialog.show();
        text.requestFocus();
        text.selectAll();
    }
}
