package nonet.ui.board.frame;

import java.util.Objects;

/// The stylesheet of the board, its number pad and its legend.
public final class BoardStyle {

    private BoardStyle() {}

    /// Returns the address of the stylesheet.
    public static String sheet() {
        return Objects.requireNonNull(BoardStyle.class.getResource("/nonet/ui/board/board.css"))
                .toExternalForm();
    }
}
