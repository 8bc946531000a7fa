package nonet.ui.board.frame;

import nonet.grid.CellSet;

/// The origins of the digits on a board that are not givens. A digit that is in none of these sets was entered by the
/// user.
///
/// @param computed the cells whose digit was found by an engine
/// @param guessed the cells whose digit is a guess of an engine
/// @param entered the cells whose digit was entered by the user
public record DigitOrigins(CellSet computed, CellSet guessed, CellSet entered) {

    /// No digit but givens.
    public static final DigitOrigins NONE = new DigitOrigins(CellSet.NONE, CellSet.NONE, CellSet.NONE);
}
