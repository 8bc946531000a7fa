package nonet.ui.board.mark;

import javafx.css.PseudoClass;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import nonet.ui.board.frame.Kind;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;

/// What a board shows of an engine that searches, each with a cell that looks so.
enum LookSample {
    GIVEN,
    COMPUTED,
    GUESSED,
    LAST,
    FOREMOST,
    ELIMINATED;

    /// Returns the name of the look.
    String name(Messages messages) {
        return messages.get(
                switch (this) {
                    case GIVEN -> "legend.given";
                    case COMPUTED -> "legend.computed";
                    case GUESSED -> "legend.guessed";
                    case LAST -> "legend.last";
                    case FOREMOST -> "legend.foremost";
                    case ELIMINATED -> "legend.struck";
                });
    }

    /// Returns a small cell that looks so.
    StackPane picture(double size) {
        Text digit = new Text(this == FOREMOST || this == LAST ? "" : "5");
        digit.getStyleClass().add(this == ELIMINATED ? "mark" : "digit");
        digit.setFont(this == GIVEN || this == GUESSED ? Fonts.bold(size * 0.75) : Fonts.light(size * 0.75));
        StackPane cell = new StackPane(digit);
        cell.getStyleClass().add("board-cell");
        cell.setMinSize(size, size);
        cell.setPrefSize(size, size);
        cell.setMaxSize(size, size);
        PseudoClass state = switch (this) {
            case GIVEN -> Kind.GIVEN.pseudoClass();
            case COMPUTED -> Kind.COMPUTED.pseudoClass();
            case GUESSED -> Kind.GUESSED.pseudoClass();
            case LAST -> PseudoClass.getPseudoClass("last");
            case FOREMOST -> PseudoClass.getPseudoClass("foremost");
            case ELIMINATED -> PseudoClass.getPseudoClass("struck");
        };
        cell.pseudoClassStateChanged(state, true);
        digit.pseudoClassStateChanged(state, true);
        return cell;
    }
}
