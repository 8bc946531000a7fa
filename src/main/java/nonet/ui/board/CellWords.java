package nonet.ui.board;

import java.util.LinkedHashMap;
import java.util.Map;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.ui.board.frame.CellLook;
import nonet.ui.board.mark.RoleNames;
import nonet.ui.board.pad.ColorSwatch;
import nonet.ui.kit.Messages;

/// The words for what a cell shows, for screen readers: its digit or candidates, and what its
/// colors and lines mean.
final class CellWords {

    private final Messages messages;

    CellWords(Messages messages) {
        this.messages = messages;
    }

    /// Returns everything that the cell shows.
    String of(Cell cell, CellLook look) {
        String words = content(cell, look);
        if (!look.corners().isEmpty()) {
            words = messages.get("board.cell.corners", words, spaced(look.corners()));
        }
        if (look.conflict()) {
            words = messages.get("board.cell.conflict", words);
        }
        if (look.fits()) {
            words = messages.get("board.cell.lit", words);
        }
        if (!look.chips().isEmpty()) {
            words = messages.get("board.cell.chips", words, chips(look));
        }
        if (look.color() != null) {
            words = messages.get("board.cell.colored", words, messages.get(ColorSwatch.nameKey(look.color())));
        }
        if (look.tint() != null) {
            words = messages.get("board.cell.role", words, RoleNames.name(messages, look.tint()));
        }
        if (!look.roles().isEmpty()) {
            words = messages.get("board.cell.role", words, roles(look.roles()));
        }
        DigitSet lost = lost(look);
        if (!lost.isEmpty()) {
            words = messages.get("board.cell.lost", words, spaced(lost));
        }
        return look.last() ? messages.get("board.cell.last", words) : words;
    }

    /// Returns what the last step changed in the cell, or an empty text if it changed nothing.
    String change(Cell cell, CellLook look) {
        DigitSet lost = lost(look);
        if (look.last()) {
            return content(cell, look);
        }
        return lost.isEmpty() ? "" : messages.get("board.changed.lost", cell.row(), cell.column(), spaced(lost));
    }

    private String content(Cell cell, CellLook look) {
        Digit shown = look.digit();
        if (shown == null) {
            return look.marks().isEmpty()
                    ? messages.get("board.cell.blank", cell.row(), cell.column())
                    : messages.get("board.cell.candidates", cell.row(), cell.column(), spaced(look.marks()));
        }
        String key = switch (look.kind()) {
            case GIVEN -> "board.cell.given";
            case ENTERED -> "board.cell.entered";
            case COMPUTED -> "board.cell.computed";
            case GUESSED -> "board.cell.guessed";
        };
        return messages.get(key, cell.row(), cell.column(), shown.value());
    }

    /// Returns the pencil marks with their colors, such as `5 Red, 7 Blue`.
    private String chips(CellLook look) {
        return messages.list(look.chips().entrySet().stream()
                .map(chip -> chip.getKey() + " " + messages.get(ColorSwatch.nameKey(chip.getValue())))
                .toList());
    }

    /// Returns the pencil marks by their roles, such as `pattern 2 4, removed 7`.
    private String roles(Map<Digit, Role> roles) {
        Map<Role, DigitSet> digits = new LinkedHashMap<>();
        roles.forEach((digit, role) -> digits.merge(role, DigitSet.NONE.with(digit), DigitSet::or));
        return messages.list(digits.entrySet().stream()
                .map(each -> RoleNames.name(messages, each.getKey()) + " " + spaced(each.getValue()))
                .toList());
    }

    /// Returns the candidates that are struck out and have no role that says so.
    private static DigitSet lost(CellLook look) {
        DigitSet lost = look.struck();
        for (Digit digit : look.roles().keySet()) {
            lost = lost.without(digit);
        }
        return lost;
    }

    private static String spaced(DigitSet digits) {
        return String.join(" ", digits.toString().split(""));
    }
}
