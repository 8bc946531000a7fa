package nonet.picture.drawing;

import java.util.List;
import nonet.explain.mark.Role;
import nonet.play.CellColor;

/// The colors of a board on paper: those of Masataka Okabe and Kei Ito, which everyone can tell apart, because a picture is
/// made for others. Roles also differ in shape.
public final class Palette {

    public static final Ink BLACK = new Ink(0x24292F);
    static final Ink PAPER = new Ink(0xFFFFFF);
    public static final Ink GRAY = new Ink(0x57606A);
    static final Ink PALE = new Ink(0xAFB8C1);
    static final Ink ENTERED = new Ink(0x0969DA);
    public static final Ink COMPUTED = new Ink(0x00664B);
    static final Ink GUESSED = new Ink(0x735000);
    static final Ink WRONG = new Ink(0xA34700);
    static final Ink WRONG_CELL = new Ink(0xFAE6D9);
    static final Ink GUESSED_CELL = new Ink(0xFCF1D9);
    static final Ink GUESSED_CORNER = new Ink(0xE69F00);

    private static final Ink VERMILION = new Ink(0xD55E00);
    private static final Ink ORANGE = new Ink(0xE69F00);
    private static final Ink GREEN = new Ink(0x009E73);
    private static final Ink CYAN = new Ink(0x56B4E9);
    private static final Ink BLUE = new Ink(0x0072B2);
    private static final Ink VIOLET = new Ink(0xCC79A7);
    private static final Ink YELLOW = new Ink(0xF0E442);
    private static final double STRONG = 0.7;
    private static final double WEAK = 0.2;

    private Palette() {}

    /// Returns the inks of a board without marks of a deduction.
    public static List<Ink> inks() {
        return List.of(BLACK, GRAY, COMPUTED, GUESSED, WRONG, GUESSED_CORNER);
    }

    /// Returns the colors behind the digits of such a board: paper, guesses, dead ends, and the cells of an event.
    public static List<Ink> grounds() {
        return List.of(PAPER, GUESSED_CELL, WRONG_CELL, cell(Role.PLACED), cell(Role.ELIMINATED));
    }

    /// The mark of a candidate with a role.
    ///
    /// @param outline the color of its rim, or that of the fill if it has none
    record Chip(Ink fill, Ink outline, boolean round) {}

    static Chip chip(Role role) {
        return switch (role) {
            case PATTERN, ON -> plain(GREEN, true);
            case FIN -> plain(CYAN, false);
            case ENDO_FIN -> plain(VIOLET, false);
            case OFF -> new Chip(ORANGE.onPaper(WEAK), ORANGE, true);
            case FIRST, PIVOT, BASE -> plain(CYAN, true);
            case SECOND, COVER -> plain(ORANGE, false);
            case THIRD -> plain(VIOLET, true);
            case FOURTH -> plain(GREEN, false);
            case FIFTH -> plain(YELLOW, true);
            case SIXTH -> plain(BLUE, false);
            case PLACED -> new Chip(GREEN, BLACK, true);
            case ELIMINATED, CLASHING -> new Chip(VERMILION.onPaper(WEAK), VERMILION, true);
            case DIFFERING -> plain(ORANGE, false);
        };
    }

    /// Returns the color behind a cell with a role.
    static Ink cell(Role role) {
        return switch (role) {
            case PIVOT, SECOND, OFF, COVER -> ORANGE.onPaper(WEAK);
            case FIRST, FIN, BASE -> CYAN.onPaper(WEAK);
            case THIRD, ENDO_FIN -> VIOLET.onPaper(WEAK);
            case FOURTH, PATTERN, ON, PLACED -> GREEN.onPaper(WEAK);
            case FIFTH -> YELLOW.onPaper(WEAK);
            case SIXTH -> BLUE.onPaper(WEAK);
            case ELIMINATED -> VERMILION.onPaper(WEAK);
            case CLASHING -> WRONG_CELL;
            case DIFFERING -> GUESSED_CELL;
        };
    }

    /// Returns a cell color of the user.
    static Ink color(CellColor color) {
        return switch (color) {
            case RED -> VERMILION;
            case ORANGE -> ORANGE;
            case GREEN -> GREEN;
            case BLUE -> CYAN;
            case VIOLET -> VIOLET;
            case GRAY -> GRAY;
        };
    }

    /// Returns the chip of a candidate of a color. Shape and rim differ, too, so that nothing is conveyed by color
    /// alone.
    static Chip chip(CellColor color) {
        Ink ink = color(color);
        Ink fill = ink.onPaper(STRONG);
        return switch (color) {
            case RED -> new Chip(fill, fill, true);
            case ORANGE -> new Chip(fill, fill, false);
            case GREEN -> new Chip(fill, BLACK, true);
            case BLUE -> new Chip(fill, BLACK, false);
            case VIOLET -> new Chip(weak(ink), ink, true);
            case GRAY -> new Chip(weak(ink), ink, false);
        };
    }

    /// Returns the shade of a color behind digits.
    static Ink weak(Ink ink) {
        return ink.onPaper(WEAK);
    }

    /// Returns the shade of a color in lines behind digits.
    static Ink hatch(Ink ink) {
        return ink.onPaper(STRONG);
    }

    /// Returns the color of the frame around a house.
    static Ink house(Role role) {
        return role == Role.COVER ? ORANGE : role == Role.CLASHING ? WRONG : BLUE.onPaper(STRONG);
    }

    /// Returns the color of the ring in a pivot, which distinguishes it from a second set.
    static Ink ring() {
        return ORANGE.onPaper(STRONG);
    }

    static Ink group() {
        return BLUE.onPaper(STRONG);
    }

    static Ink link(boolean strong) {
        return strong ? ENTERED : GRAY;
    }

    private static Chip plain(Ink ink, boolean round) {
        Ink fill = ink.onPaper(STRONG);
        return new Chip(fill, fill, round);
    }
}
