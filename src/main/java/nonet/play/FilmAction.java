package nonet.play;

import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import org.jspecify.annotations.Nullable;

/// An action of the user in *Play*, with the board after it.
///
/// @param time the time in tenths of a second since the solve began, without the time in which the puzzle was left alone
/// @param board what was on the board after it, by [Document#boardOnly]
public record FilmAction(long time, Kind kind, Document board) {

    /// The kinds of actions.
    public enum Kind {
        /// Digits were entered.
        DIGIT,
        /// Digits and marks were erased.
        ERASE,
        /// Pencil marks were set or removed.
        MARK,
        /// Corner marks were set or removed.
        CORNER,
        /// Cells or candidates got a color, or lost it.
        COLOR,
        /// Links were drawn or taken away.
        LINK,
        /// A step of human logic was applied, or the digits of an engine were taken.
        STEP,
        /// A move was undone.
        UNDO,
        /// An undone move was redone.
        REDO,
        /// An earlier state of the board was put in place.
        JUMP,
        /// A hint was asked for.
        HINT,
        /// The digits were checked.
        CHECK,
        /// The window lost the focus, which stops the time.
        PAUSE,
        /// The user left for another room, which stops the time.
        LEFT,
        /// The user came back from another room.
        ENTERED;

        /// Returns the kind of a move; null for a move that is no part of solving a puzzle.
        public static @Nullable Kind of(Move move) {
            return switch (move) {
                case Move.Enter _, Move.Write _ -> DIGIT;
                case Move.Erase _, Move.StartOver _ -> ERASE;
                case Move.ToggleMark _, Move.FillMarks _, Move.EraseMarks _ -> MARK;
                case Move.ToggleCorner _, Move.EraseCorners _ -> CORNER;
                case Move.ToggleColor _, Move.EraseColors _, Move.ToggleMarkColor _ -> COLOR;
                case Move.ToggleLink _, Move.EraseLinks _ -> LINK;
                case Move.Conclude _, Move.Take _ -> STEP;
                case Move.Return _ -> JUMP;
                case Move.Open _,
                        Move.Load _,
                        Move.SetGiven _,
                        Move.Give _,
                        Move.KeepGivens _,
                        Move.ClearGivens _,
                        Move.Comment _,
                        Move.Mark _,
                        Move.Unmark _,
                        Move.Transform _ -> null;
            };
        }

        /// Tests whether it changes the board.
        public boolean changesBoard() {
            return ordinal() <= JUMP.ordinal();
        }

        /// Tests whether it only interrupts the solve, which stops the time.
        public boolean interrupts() {
            return this == PAUSE || this == LEFT || this == ENTERED;
        }

        /// Tests whether it notes something down, without a digit.
        public boolean isNote() {
            return this == MARK || this == CORNER || this == COLOR || this == LINK;
        }
    }

    /// Returns the action with its board moved.
    ///
    /// @param puzzle the image of its puzzle
    FilmAction moved(Isomorphism isomorphism, Puzzle puzzle) {
        return new FilmAction(time, kind, Disguise.of(board, isomorphism, puzzle));
    }
}
