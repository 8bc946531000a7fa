package nonet.ui.board.mark;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import nonet.explain.mark.Sign;
import nonet.ui.kit.Messages;

/// The signs that the legend names, each with a small picture.
enum SignSample {
    MIRROR,
    COMPANION,
    CROSS_LINE,
    COVER,
    DIGITS;

    /// Returns the sample of a sign; empty if the legend does not name it.
    static Optional<SignSample> of(Sign sign) {
        return switch (sign) {
            case Sign.Shade _ -> Optional.of(MIRROR);
            case Sign.Crossed _ -> Optional.of(COMPANION);
            case Sign.Hatched _ -> Optional.of(CROSS_LINE);
            case Sign.CoverLine _ -> Optional.of(COVER);
            case Sign.EdgeDigits _, Sign.LinkDigits _ -> Optional.of(DIGITS);
            case Sign.Number _, Sign.Exclusion _, Sign.Ray _, Sign.Caption _ -> Optional.empty();
        };
    }

    String name(Messages messages) {
        return switch (this) {
            case MIRROR -> messages.get("legend.mirror");
            case COMPANION -> messages.get("legend.companion");
            case CROSS_LINE -> messages.get("legend.cross-line");
            case COVER -> messages.get("legend.cover-line");
            case DIGITS -> messages.get("legend.link-digits");
        };
    }

    /// @param size the height of the picture
    Node picture(double size) {
        return switch (this) {
            case MIRROR -> styled(new Rectangle(size, size), "sign-shade");
            case COMPANION ->
                new Group(
                        styled(new Line(0, 0, size, size), "sign-crossed"),
                        styled(new Line(0, size, size, 0), "sign-crossed"));
            case CROSS_LINE ->
                new Group(
                        styled(new Line(0, size / 2, size / 2, 0), "sign-hatched"),
                        styled(new Line(0, size, size, 0), "sign-hatched"),
                        styled(new Line(size / 2, size, size, size / 2), "sign-hatched"));
            case COVER -> {
                Line line = styled(new Line(0, 0, 2 * size, 0), "sign-cover");
                line.setStrokeWidth(2);
                yield line;
            }
            case DIGITS -> {
                Text digits = styled(new Text("12"), "sign-number");
                digits.setFont(Font.font(null, FontWeight.BOLD, size * 0.8));
                yield digits;
            }
        };
    }

    private static <S extends Shape> S styled(S shape, String style) {
        shape.getStyleClass().add(style);
        shape.pseudoClassStateChanged(PseudoClass.getPseudoClass("role-first"), true);
        return shape;
    }
}
