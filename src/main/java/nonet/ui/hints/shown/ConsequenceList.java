package nonet.ui.hints.shown;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import nonet.explain.text.Consequence;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Messages;

/// The consequences that a sentence sums up, below a link that shows and hides them. A consequence that is a deduction
/// itself opens its proof. On the way back from a proof the list is open.
final class ConsequenceList extends VBox {

    private final Messages messages;
    private final ShownStepController controller;
    private final List<Consequence> consequences;
    private final Hyperlink link = new Hyperlink();

    ConsequenceList(Messages messages, ShownStepController controller, List<Consequence> consequences) {
        this.messages = messages;
        this.controller = controller;
        this.consequences = consequences;
        getStyleClass().add("hint-consequences");
        link.getStyleClass().add("hint-unfold");
        link.setOnAction(_ -> {
            link.setVisited(false);
            show(getChildren().size() == 1);
        });
        show(left() >= 0);
    }

    /// Returns the line whose proof is being left, if it is here.
    Optional<Node> lineLeft() {
        return left() < 0 ? Optional.empty() : Optional.of(getChildren().get(left() + 1));
    }

    private int left() {
        Consequence returned = controller.returned();
        return returned == null ? -1 : consequences.indexOf(returned);
    }

    private void show(boolean open) {
        link.setText(messages.get(open ? "hint.fold" : "hint.unfold"));
        getChildren().setAll(link);
        for (Consequence each : open ? consequences : List.<Consequence>of()) {
            Labeled line = each.proof() == null ? SentenceLines.plain(each.text()) : opening(each);
            SentenceLines.light(line, controller, () -> controller.trace(each));
            getChildren().add(line);
        }
    }

    /// Returns a line that opens the proof of a consequence.
    private Hyperlink opening(Consequence consequence) {
        Hyperlink line = new Hyperlink(messages.get("hint.open", consequence.text()));
        SentenceLines.style(line);
        line.getStyleClass().add("hint-open");
        line.setTooltip(new Tooltip(messages.get("hint.open-tip")));
        line.setOnAction(_ -> controller.open(consequence));
        ChosenRow.onEnter(line, () -> true, () -> controller.open(consequence));
        return line;
    }
}
