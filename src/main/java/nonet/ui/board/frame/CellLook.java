package nonet.ui.board.frame;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.play.CellColor;
import org.jspecify.annotations.Nullable;

/// The look of one cell. Cells whose look is unchanged are not touched when the frame changes.
///
/// @param digit the digit, or null for a blank
/// @param kind where the digit comes from; of no meaning for a blank
/// @param marks the pencil marks shown
/// @param struck the pencil marks shown struck out; none of `marks`
/// @param corners the corner marks shown
/// @param roles what pencil marks are to the deduction that is shown
/// @param chips the pencil marks that the user gave a color
/// @param tint what the cell is to it, or null
/// @param lit the pencil and corner marks that are lit since the focused cell holds this digit, or the filter has it
/// @param shaded whether it is tinted as a selected cell, which it is not beside the marks of a deduction or of an engine
/// @param peer whether the cell sees all selected cells
/// @param equal whether the cell holds the digit of the focused cell
/// @param fits whether the filter lights the blank
/// @param color the color that the user gave it, or null
public record CellLook(
        @Nullable Digit digit,
        DigitOrigin kind,
        DigitSet marks,
        DigitSet struck,
        DigitSet corners,
        Map<Digit, Role> roles,
        Map<Digit, CellColor> chips,
        @Nullable Role tint,
        DigitSet lit,
        boolean selected,
        boolean shaded,
        boolean focused,
        boolean peer,
        boolean equal,
        boolean conflict,
        boolean last,
        boolean next,
        boolean fits,
        @Nullable CellColor color) {

    /// An empty cell.
    public static final CellLook BLANK = new CellLook(
            null,
            DigitOrigin.ENTERED,
            DigitSet.NONE,
            DigitSet.NONE,
            DigitSet.NONE,
            Map.of(),
            Map.of(),
            null,
            DigitSet.NONE,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            null);

    /// Returns the looks of all 81 cells in the order of their index.
    public static CellLook[] of(BoardFrame frame, Selection selection, CandidateFilter filter) {
        Lighting lighting = Lighting.of(frame, selection, filter);
        return Cell.all().stream().map(lighting::look).toArray(CellLook[]::new);
    }

    /// The light that falls on the cells of a board.
    ///
    /// @param tinted whether selected cells are tinted
    /// @param wanted the digits that are lit
    /// @param lit the cells that the filter lights
    private record Lighting(
            BoardFrame frame,
            Selection selection,
            boolean tinted,
            DigitSet wanted,
            CellSet lit,
            CellSet peers,
            Map<Cell, Map<Digit, Role>> roles) {

        static Lighting of(BoardFrame frame, Selection selection, CandidateFilter filter) {
            Cell focus = selection.focus();
            Marks marks = frame.highlights().marks();
            // What a deduction or an engine marks is not mixed with what the selection lights.
            boolean drawn = frame.highlights().watched() || !marks.equals(Marks.NONE);
            // A house in which a digit occurs twice is only framed, so the selection keeps its tint.
            boolean pictured = frame.highlights().watched()
                    || !marks.cells().isEmpty()
                    || !marks.candidates().isEmpty();
            Digit held = focus == null || drawn ? null : frame.grid().digit(focus);
            boolean filtered = !filter.equals(CandidateFilter.OFF);
            return new Lighting(
                    frame,
                    selection,
                    !pictured,
                    filtered ? filter.digits() : held == null ? DigitSet.NONE : DigitSet.of(held),
                    filter.lit(frame.grid()),
                    drawn || filtered ? CellSet.NONE : commonPeers(selection.cells()),
                    CellLook.roles(frame));
        }

        CellLook look(Cell cell) {
            Digit digit = frame.grid().digit(cell);
            boolean marked = frame.marksShown() && digit == null;
            Map<Digit, Role> own = marked ? roles.getOrDefault(cell, Map.of()) : Map.of();
            DigitSet struck = marked ? struck(frame, cell, own) : DigitSet.NONE;
            DigitSet marks = marked ? frame.grid().candidates(cell).minus(struck) : DigitSet.NONE;
            DigitSet corners = marked ? frame.sketch().corners(cell) : DigitSet.NONE;
            boolean selected = selection.cells().contains(cell);
            return new CellLook(
                    digit,
                    digit == null ? DigitOrigin.ENTERED : DigitOrigin.of(frame, cell),
                    marks,
                    struck,
                    corners,
                    seen(own, marks, struck),
                    chips(frame, cell, marks, own),
                    frame.highlights().marks().cells().get(cell),
                    marks.or(corners).and(wanted),
                    selected,
                    selected && tinted,
                    cell.equals(selection.focus()),
                    peers.contains(cell),
                    digit != null && wanted.contains(digit) && !selected,
                    frame.highlights().conflicts().contains(cell),
                    cell.equals(frame.highlights().last()),
                    cell.equals(frame.highlights().next()),
                    lit.contains(cell),
                    frame.colors().get(cell));
        }
    }

    /// Tests whether the cell has marks of both kinds, so that the pencil marks make room for the others.
    public boolean isCrowded() {
        return !corners.isEmpty() && !(marks.isEmpty() && struck.isEmpty());
    }

    /// Tests whether a change from the other look need not be announced to screen readers.
    public boolean saysTheSameAs(CellLook other) {
        return digit == other.digit
                && kind == other.kind
                && marks.equals(other.marks)
                && struck.equals(other.struck)
                && corners.equals(other.corners)
                && roles.equals(other.roles)
                && tint == other.tint
                && last == other.last
                && conflict == other.conflict
                && fits == other.fits
                && chips.equals(other.chips)
                && color == other.color;
    }

    /// Returns the colors of the pencil marks that are shown and have no role.
    private static Map<Digit, CellColor> chips(BoardFrame frame, Cell cell, DigitSet marks, Map<Digit, Role> roles) {
        Map<Candidate, CellColor> colors = frame.sketch().colors();
        if (colors.isEmpty()) {
            return Map.of();
        }
        Map<Digit, CellColor> chips = new EnumMap<>(Digit.class);
        for (Digit digit : marks) {
            CellColor color = colors.get(new Candidate(cell, digit));
            if (color != null && !roles.containsKey(digit)) {
                chips.put(digit, color);
            }
        }
        return chips;
    }

    private static Map<Cell, Map<Digit, Role>> roles(BoardFrame frame) {
        Map<Cell, Map<Digit, Role>> roles = new HashMap<>();
        frame.highlights()
                .marks()
                .candidates()
                .forEach((candidate, role) -> roles.computeIfAbsent(candidate.cell(), _ -> new EnumMap<>(Digit.class))
                        .put(candidate.digit(), role));
        return roles;
    }

    /// Returns the roles of those pencil marks that are shown.
    private static Map<Digit, Role> seen(Map<Digit, Role> roles, DigitSet marks, DigitSet struck) {
        if (roles.isEmpty()) {
            return roles;
        }
        Map<Digit, Role> seen = new EnumMap<>(roles);
        seen.keySet().removeIf(digit -> !marks.contains(digit) && !struck.contains(digit));
        return seen;
    }

    private static DigitSet struck(BoardFrame frame, Cell cell, Map<Digit, Role> roles) {
        DigitSet struck = frame.highlights().struck().getOrDefault(cell, DigitSet.NONE);
        for (Map.Entry<Digit, Role> each : roles.entrySet()) {
            struck = each.getValue() == Role.ELIMINATED ? struck.with(each.getKey()) : struck;
        }
        return struck;
    }

    private static CellSet commonPeers(CellSet selected) {
        CellSet common = selected.isEmpty() ? CellSet.NONE : CellSet.ALL;
        for (Cell cell : selected) {
            common = common.and(cell.peers());
        }
        return common;
    }
}
