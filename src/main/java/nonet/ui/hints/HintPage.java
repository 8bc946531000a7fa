package nonet.ui.hints;

import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import nonet.ui.hints.LogicController.Page;

/// The page of hints: the hint, or in its place the explanation of the user's last move until the next hint.
public final class HintPage extends StackPane {

    public HintPage(HintView hint, MoveView move, LogicController logic) {
        BooleanBinding moved = logic.page.isEqualTo(Page.MOVE);
        show(move, moved);
        show(hint, moved.not());
        getChildren().addAll(hint, move);
    }

    private static void show(Node node, BooleanBinding when) {
        when(when, node);
    }
}
