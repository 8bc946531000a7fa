package nonet.ui.board.mark;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import nonet.deduce.Link;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.BoardStyle;
import nonet.ui.board.frame.DigitOrigin;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The meaning of the colors, frames and lines that a board shows of a deduction, or of an engine that searches. There is
/// always room for the latter, so that nothing moves when a search begins.
public final class MarkLegend extends StackPane {

    /// The look of a sign.
    private enum Form {
        CANDIDATE,
        CELL,
        HOUSE,
        STRONG,
        WEAK,
        SIGN,
        CAPTION
    }

    /// The sizes of samples, for text of [#TEXT] pixels.
    private static final double SIZE = 13;

    private static final double LOOK_SIZE = 18;
    private static final double GAP = 5;
    private static final double TEXT = 12;

    private final Messages messages;
    private final BooleanProperty watches = new SimpleBooleanProperty(this, "watches");
    private final ObservableValue<BoardFrame> frame;
    private final FlowPane looks = flow("legend-signs");
    private final FlowPane signs = flow("legend-signs");
    private double scale = 1;
    private Map<String, Form> shown = Map.of();

    /// @param frame what the board shows
    public MarkLegend(Messages messages, ObservableValue<BoardFrame> frame) {
        this.messages = messages;
        this.frame = frame;
        getStyleClass().addAll("board", "mark-legend");
        getStylesheets().add(BoardStyle.sheet());
        setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(looks, signs);
        showLooks();
        show();
        watches.subscribe(this::show);
        ViewListeners.onInvalidation(this, frame, this::show);
    }

    /// Whether a search is explained while no deduction is shown, even before it begins.
    public BooleanProperty watchesProperty() {
        return watches;
    }

    private void showLooks() {
        looks.getChildren()
                .setAll(Stream.of(LookSample.values())
                        .map(look -> label(look.name(messages), look.picture(LOOK_SIZE * scale)))
                        .toList());
    }

    private void show() {
        Marks marks = frame.getValue().highlights().marks();
        Map<String, Form> now = new LinkedHashMap<>();
        List<Label> parts = new ArrayList<>();
        for (Role role : Role.values()) {
            if (marks.candidates().containsValue(role)) {
                addRole(marks, Part.Kind.CANDIDATE, role, now, parts);
            }
            if (marks.cells().containsValue(role)) {
                addRole(marks, Part.Kind.CELL, role, now, parts);
            }
            if (marks.houses().containsValue(role)) {
                addRole(marks, Part.Kind.HOUSE, role, now, parts);
            }
        }
        if (marks.links().stream().anyMatch(Link::isStrong)) {
            now.put("strong", Form.STRONG);
            parts.add(sign("strong", Form.STRONG, messages.get("legend.strong")));
        }
        if (marks.links().stream().anyMatch(link -> !link.isStrong())) {
            now.put("weak", Form.WEAK);
            parts.add(sign("weak", Form.WEAK, messages.get("legend.weak")));
        }
        marks.signs().stream()
                .flatMap(each -> SignSample.of(each).stream())
                .distinct()
                .sorted()
                .forEach(each -> {
                    now.put(each.name(), Form.SIGN);
                    parts.add(label(each.name(messages), each.picture(SIZE * scale)));
                });
        for (Sign sign : marks.signs()) {
            if (sign instanceof Sign.Caption(String text) && now.putIfAbsent(text, Form.CAPTION) == null) {
                parts.add(caption(text));
            }
        }
        if (!now.equals(shown)) {
            shown = now;
            signs.getChildren().setAll(parts);
        }
        boolean searched = watches.get() && now.isEmpty();
        looks.setVisible(searched);
        signs.setVisible(!searched);
        setVisible(searched || !now.isEmpty());
    }

    /// Adds the name of a role: its own in this picture, or else the general one, which is the same for candidates, cells
    /// and houses. Each name occurs once.
    private void addRole(Marks marks, Part.Kind kind, Role role, Map<String, Form> now, List<Label> parts) {
        Form form = switch (kind) {
            case CANDIDATE -> Form.CANDIDATE;
            case CELL -> Form.CELL;
            case HOUSE -> Form.HOUSE;
        };
        String name = marks.parts().stream()
                .filter(part -> part.kind() == kind && part.role() == role)
                .map(part -> messages.name("legend.", part.meaning(), part.number()))
                .findFirst()
                .orElseGet(() -> RoleNames.name(messages, role));
        if (now.putIfAbsent(name, form) == null) {
            parts.add(sign(role.name(), form, name));
        }
    }

    private Label sign(String id, Form form, String name) {
        Node sample = sample(form);
        boolean link = form == Form.STRONG || form == Form.WEAK;
        String state = link ? id : "role-" + id.toLowerCase(Locale.ROOT).replace('_', '-');
        sample.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
        return label(name, sample);
    }

    private Label label(String name, Node sample) {
        Label label = styled("legend-sign", new Label(name, sample));
        label.setGraphicTextGap(GAP);
        label.fontProperty().subscribe(font -> {
            // Not before it is styled: a scale that fell back with each new label would never come to rest.
            if (label.getScene() != null) {
                rescale(font.getSize() / TEXT);
            }
        });
        return label;
    }

    /// Gives the samples the size of the text, which is known when it is styled.
    private void rescale(double to) {
        if (Math.abs(to - scale) > 0.01) {
            scale = to;
            Platform.runLater(() -> {
                shown = Map.of();
                showLooks();
                show();
            });
        }
    }

    private Label caption(String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("legend-sign", "legend-caption");
        return label;
    }

    private Node sample(Form form) {
        return switch (form) {
            case SIGN, CAPTION -> throw new IllegalArgumentException("no role has the form " + form);
            case CANDIDATE -> region("mark-chip");
            case CELL -> region("board-cell");
            case HOUSE -> {
                Rectangle frame = styled("house-frame", new Rectangle(SIZE * scale, SIZE * scale));
                yield frame;
            }
            case STRONG, WEAK -> {
                Line line = styled("link-line", new Line(0, 0, 2 * SIZE * scale, 0));
                line.setStrokeWidth(2);
                if (form == Form.WEAK) {
                    line.getStrokeDashArray().setAll(5.0, 4.0);
                }
                yield line;
            }
        };
    }

    private Region region(String style) {
        Region region = new Region();
        region.getStyleClass().add(style);
        region.setMinSize(SIZE * scale, SIZE * scale);
        region.setPrefSize(SIZE * scale, SIZE * scale);
        region.setMaxSize(SIZE * scale, SIZE * scale);
        return region;
    }

    /// What a board shows of an engine that searches, each with a cell that looks so.
    private enum LookSample {
        GIVEN,
        COMPUTED,
        GUESSED,
        LAST,
        NEXT,
        ELIMINATED;

        /// Returns the name of the look.
        String name(Messages messages) {
            return messages.get(
                    switch (this) {
                        case GIVEN -> "legend.given";
                        case COMPUTED -> "legend.computed";
                        case GUESSED -> "legend.guessed";
                        case LAST -> "legend.last";
                        case NEXT -> "legend.next";
                        case ELIMINATED -> "legend.struck";
                    });
        }

        /// Returns a small cell that looks so.
        StackPane picture(double size) {
            Text digit = new Text(this == NEXT || this == LAST ? "" : "5");
            digit.getStyleClass().add(this == ELIMINATED ? "mark" : "digit");
            digit.setFont(this == GIVEN || this == GUESSED ? Fonts.bold(size * 0.75) : Fonts.light(size * 0.75));
            StackPane cell = styled("board-cell", new StackPane(digit));
            cell.setMinSize(size, size);
            cell.setPrefSize(size, size);
            cell.setMaxSize(size, size);
            PseudoClass state = switch (this) {
                case GIVEN -> DigitOrigin.GIVEN.pseudoClass();
                case COMPUTED -> DigitOrigin.COMPUTED.pseudoClass();
                case GUESSED -> DigitOrigin.GUESSED.pseudoClass();
                case LAST -> PseudoClass.getPseudoClass("last");
                case NEXT -> PseudoClass.getPseudoClass("next");
                case ELIMINATED -> PseudoClass.getPseudoClass("struck");
            };
            cell.pseudoClassStateChanged(state, true);
            digit.pseudoClassStateChanged(state, true);
            return cell;
        }
    }
}
