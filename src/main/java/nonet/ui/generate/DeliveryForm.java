package nonet.ui.generate;

import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The number of puzzles, the place for them, and the seed.
final class DeliveryForm extends HBox {

    private final Messages messages;

    DeliveryForm(Messages messages, GenerateController controller) {
        this.messages = messages;
        DeliveryFields delivery = controller.delivery;
        FormRows rows = new FormRows();
        BooleanBinding board = delivery.destination.isEqualTo(Destination.BOARD);
        TextField count = FormRows.field(
                "generate-count", messages.get("generate.count-tip", DeliveryFields.MOST), "", delivery.count);
        TextField collection = FormRows.field(
                "generate-collection",
                messages.get("generate.collection-tip"),
                messages.get("generate.collection-name"),
                delivery.collection);
        collection.setPrefColumnCount(14);
        when(Bindings.not(board), count);
        when(delivery.destination.isEqualTo(Destination.LIBRARY), collection);
        rows.row(
                messages.get("generate.destination"),
                FormRows.line(
                        FormRows.chooser(
                                "generate-destination", Destination.values(), delivery.destination, this::name),
                        count,
                        collection));
        TextField seed = FormRows.field(
                "generate-seed", messages.get("generate.seed-tip"), messages.get("generate.seed-new"), delivery.seed);
        seed.setPrefColumnCount(12);
        rows.row(messages.get("generate.seed"), FormRows.line(seed, last(controller)));
        ViewListeners.observe(
                this, controller.refusal, _ -> FormRows.mark(!delivery.refusal().isEmpty(), count, seed));
        getChildren().add(rows);
    }

    /// Returns the seed of the last run, and the button that requests it again.
    private Node last(GenerateController controller) {
        Label last = label(
                "generate-last-seed",
                Bindings.createStringBinding(
                        () -> messages.get("generate.seed-last", controller.lastSeed.get()), controller.lastSeed));
        Button again =
                PatternView.labeled("generate-seed-again", messages.get("generate.seed-again"), controller::repeatSeed);
        return when(controller.lastSeed.isNotEmpty(), FormRows.line(last, again));
    }

    private String name(Destination destination) {
        return messages.get(
                switch (destination) {
                    case BOARD -> "generate.to-board";
                    case LIBRARY -> "generate.to-library";
                    case FILE -> "generate.to-file";
                });
    }
}
