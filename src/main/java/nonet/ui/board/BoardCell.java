package nonet.ui.board;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.ui.board.frame.CellLook;
import nonet.ui.board.frame.DigitOrigin;
import nonet.ui.board.mark.BoardGeometry;
import nonet.ui.board.mark.MarkPlace;
import nonet.ui.board.pad.ColorSwatch;
import org.jspecify.annotations.Nullable;

/// One cell of the board: its digit, its nine pencil marks in fixed places, its corner marks, and the corner that marks
/// a guess. Pencil marks beside corner marks are drawn smaller, in the middle. All but the digit is made when it is first
/// shown: most cells never show most of their marks, and the style of each node of a new window takes time.
final class BoardCell extends Region {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused-cell");
    private static final PseudoClass PEER = PseudoClass.getPseudoClass("peer");
    private static final PseudoClass EQUAL = PseudoClass.getPseudoClass("equal");
    private static final PseudoClass CONFLICT = PseudoClass.getPseudoClass("conflict");
    private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");
    private static final PseudoClass FITS = PseudoClass.getPseudoClass("fits");
    private static final PseudoClass STRUCK = PseudoClass.getPseudoClass("struck");
    private static final PseudoClass CHIPPED = PseudoClass.getPseudoClass("chipped");
    private static final Map<Role, PseudoClass> ROLES = roles();

    private final Cell cell;
    private final CellWords words;
    private final Consumer<Cell> choose;
    private final Text digit = text("digit");
    private final Map<Digit, Text> marks = new EnumMap<>(Digit.class);
    private final List<Text> corners = new ArrayList<>();
    private final Map<Digit, Region> chips = new EnumMap<>(Digit.class);
    private @Nullable Region corner;
    private CellLook look = CellLook.BLANK;
    private @Nullable BoardFont font;
    private @Nullable BoardGeometry geometry;

    /// @param choose selects the cell for a screen reader
    BoardCell(Cell cell, CellWords words, Consumer<Cell> choose) {
        this.cell = cell;
        this.words = words;
        this.choose = choose;
        setId(cell.toString());
        getStyleClass().add("board-cell");
        setAccessibleRole(AccessibleRole.TABLE_CELL);
        setManaged(false);
        getChildren().add(digit);
    }

    CellLook look() {
        return look;
    }

    /// Applies the differences between the current look and the new one.
    void show(CellLook next) {
        CellLook old = look;
        look = next;
        if (old.digit() != next.digit() || old.kind() != next.kind()) {
            showDigit(old, next);
        }
        showMarks(old, next);
        showCorners(old, next);
        showRoles(old, next);
        if (old.color() != next.color()) {
            ColorSwatch.dress(this, next.color());
        }
        set(SELECTED, old.shaded(), next.shaded());
        set(FOCUSED, old.focused(), next.focused());
        set(PEER, old.peer(), next.peer());
        set(EQUAL, old.equal(), next.equal());
        set(LAST, old.last(), next.last());
        set(FITS, old.fits(), next.fits());
        set(NEXT, old.next(), next.next());
        if (old.conflict() != next.conflict()) {
            pseudoClassStateChanged(CONFLICT, next.conflict());
            digit.pseudoClassStateChanged(CONFLICT, next.conflict());
        }
        if (!old.saysTheSameAs(next)) {
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
        if (old.selected() != next.selected()) {
            notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
        }
    }

    /// Puts the texts in their places.
    void arrange(BoardGeometry geometry, BoardFont font) {
        this.font = font;
        this.geometry = geometry;
        double side = geometry.cellSide();
        digit.setFont(font.of(look.kind()));
        place(digit, 0, side, geometry.snap(side / 2 + font.drop(font.given())));
        marks.forEach((each, mark) -> arrange(mark, each, geometry, font));
        for (int order = 0; order < corners.size(); order++) {
            MarkPlace place = MarkPlace.corner(order, side);
            corners.get(order).setFont(font.corner());
            place(
                    corners.get(order),
                    place.left(),
                    place.side(),
                    geometry.snap(place.middle() + font.drop(font.corner())));
        }
        chips.forEach((mark, chip) -> {
            MarkPlace place = place(mark);
            double gap = place.side() * 0.03;
            chip.resizeRelocate(place.left() + gap, place.top() + gap, place.side() - 2 * gap, place.side() - 2 * gap);
        });
        if (corner != null) {
            arrange(corner, geometry);
        }
    }

    private void arrange(Text mark, Digit each, BoardGeometry geometry, BoardFont font) {
        Font shown = font.mark(look.lit().contains(each), look.isCrowded());
        mark.setFont(shown);
        MarkPlace place = place(each);
        place(mark, place.left(), place.side(), geometry.snap(place.middle() + font.drop(shown)));
    }

    private static void arrange(Region corner, BoardGeometry geometry) {
        double size = geometry.snap(geometry.cellSide() * 0.2);
        corner.resizeRelocate(geometry.cellSide() - size, 0, size, size);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return switch (attribute) {
            case TEXT -> words.of(cell, look);
            // The texts in the cell are part of its own.
            case CHILDREN -> FXCollections.<Node>emptyObservableList();
            case ROW_INDEX -> cell.row() - 1;
            case COLUMN_INDEX -> cell.column() - 1;
            case SELECTED -> look.selected();
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, @Nullable Object... parameters) {
        if (action == AccessibleAction.REQUEST_FOCUS) {
            choose.accept(cell);
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    private void showDigit(CellLook old, CellLook next) {
        Digit shown = next.digit();
        digit.setText(shown == null ? "" : shown.toString());
        digit.setVisible(shown != null);
        showCorner(shown != null && next.kind() == DigitOrigin.GUESSED);
        if (font != null) {
            digit.setFont(font.of(next.kind()));
        }
        if (old.digit() != null) {
            setKind(old.kind(), false);
        }
        if (shown != null) {
            setKind(next.kind(), true);
        }
    }

    private void showCorner(boolean shown) {
        if (corner == null && shown) {
            corner = new Region();
            corner.getStyleClass().add("guess-corner");
            corner.setManaged(false);
            getChildren().add(corner);
            if (geometry != null) {
                arrange(corner, geometry);
            }
        }
        if (corner != null) {
            corner.setVisible(shown);
        }
    }

    private void setKind(DigitOrigin kind, boolean on) {
        pseudoClassStateChanged(kind.pseudoClass(), on);
        digit.pseudoClassStateChanged(kind.pseudoClass(), on);
    }

    private void showMarks(CellLook old, CellLook next) {
        int before = old.marks().mask() | old.struck().mask();
        DigitSet shown = next.marks().or(next.struck());
        for (Digit each : new DigitSet(before ^ shown.mask())) {
            mark(each).setVisible(shown.contains(each));
        }
        for (Digit each : new DigitSet(old.struck().mask() ^ next.struck().mask())) {
            mark(each).pseudoClassStateChanged(STRUCK, next.struck().contains(each));
        }
        for (Digit each : new DigitSet(old.lit().mask() ^ next.lit().mask())) {
            light(each, next.lit().contains(each));
        }
    }

    /// Returns the text of a pencil mark. It is made as the rest of the look wants it.
    private Text mark(Digit each) {
        Text made = marks.get(each);
        if (made == null) {
            made = text("mark");
            made.setText(each.toString());
            made.pseudoClassStateChanged(EQUAL, look.lit().contains(each));
            made.pseudoClassStateChanged(
                    CHIPPED, look.roles().containsKey(each) || look.chips().containsKey(each));
            marks.put(each, made);
            getChildren().add(made);
            if (geometry != null && font != null) {
                arrange(made, each, geometry, font);
            }
        }
        return made;
    }

    /// Shows the corner marks in order. Their texts are made when the first ones are needed.
    private void showCorners(CellLook old, CellLook next) {
        if (old.corners().equals(next.corners())
                && old.isCrowded() == next.isCrowded()
                && old.lit().equals(next.lit())) {
            return;
        }
        while (corners.size() < next.corners().size()) {
            Text mark = text("corner-mark");
            corners.add(mark);
            getChildren().add(mark);
        }
        corners.forEach(mark -> mark.setVisible(false));
        int order = 0;
        for (Digit each : next.corners()) {
            corners.get(order).setText(each.toString());
            corners.get(order).setVisible(true);
            corners.get(order).pseudoClassStateChanged(EQUAL, next.lit().contains(each));
            order++;
        }
        if (geometry != null && font != null) {
            arrange(geometry, font);
        }
    }

    private MarkPlace place(Digit mark) {
        double side = geometry == null ? 0 : geometry.cellSide();
        return look.isCrowded() ? MarkPlace.inner(mark, side) : MarkPlace.of(mark, side);
    }

    /// Puts a chip behind each pencil mark that has a role. Chips are made when the first one is needed.
    private void showRoles(CellLook old, CellLook next) {
        if (old.tint() != next.tint()) {
            setRole(this, old.tint(), false);
            setRole(this, next.tint(), true);
        }
        if (old.roles().equals(next.roles()) && old.chips().equals(next.chips())) {
            return;
        }
        old.roles().forEach((mark, role) -> {
            setRole(chip(mark), role, false);
            chip(mark).setVisible(false);
            setChipped(mark, false);
        });
        old.chips().keySet().forEach(mark -> {
            ColorSwatch.dress(chip(mark), null);
            chip(mark).setVisible(false);
            setChipped(mark, false);
        });
        next.chips().forEach((mark, color) -> {
            ColorSwatch.dress(chip(mark), color);
            chip(mark).setVisible(true);
            setChipped(mark, true);
        });
        next.roles().forEach((mark, role) -> {
            setRole(chip(mark), role, true);
            chip(mark).setVisible(true);
            setChipped(mark, true);
        });
        if (geometry != null && font != null) {
            arrange(geometry, font);
        }
    }

    private void setChipped(Digit mark, boolean on) {
        Text text = marks.get(mark);
        if (text != null) {
            text.pseudoClassStateChanged(CHIPPED, on);
        }
    }

    private Region chip(Digit mark) {
        return chips.computeIfAbsent(mark, _ -> {
            Region chip = styled("mark-chip", new Region());
            chip.setManaged(false);
            chip.setVisible(false);
            getChildren().addFirst(chip);
            return chip;
        });
    }

    private static void setRole(Node node, @Nullable Role role, boolean on) {
        if (role != null) {
            node.pseudoClassStateChanged(ROLES.get(role), on);
        }
    }

    private void light(Digit mark, boolean on) {
        Text text = marks.get(mark);
        if (text == null) {
            return;
        }
        text.pseudoClassStateChanged(EQUAL, on);
        if (font != null) {
            text.setFont(font.mark(on, look.isCrowded()));
        }
    }

    private void set(PseudoClass state, boolean old, boolean next) {
        if (old != next) {
            pseudoClassStateChanged(state, next);
        }
    }

    private static Map<Role, PseudoClass> roles() {
        Map<Role, PseudoClass> roles = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            String name = role.name().toLowerCase(Locale.ROOT).replace('_', '-');
            roles.put(role, PseudoClass.getPseudoClass("role-" + name));
        }
        return Collections.unmodifiableMap(roles);
    }

    private static Text text(String styleClass) {
        Text text = new Text();
        text.getStyleClass().add(styleClass);
        text.setTextAlignment(TextAlignment.CENTER);
        text.setManaged(false);
        text.setVisible(false);
        return text;
    }

    /// Centers a text by its wrapping width, so that a change of digit or weight moves nothing.
    private static void place(Text text, double x, double width, double baseline) {
        text.setWrappingWidth(width);
        text.setX(x);
        text.setY(baseline);
    }
}
