package nonet.ui.board;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.ui.board.frame.BoardInput;

/// A board input that records what it receives.
public record RecordingInput(List<String> heard) implements BoardInput {

    @Override
    public void digit(Digit digit) {
        heard.add("digit " + digit);
    }

    @Override
    public void mark(Digit digit) {
        heard.add("mark " + digit);
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        heard.add("mark " + digit + " at " + cell);
    }

    @Override
    public void corner(Digit digit) {
        heard.add("corner " + digit);
    }

    @Override
    public void cornerAt(Cell cell, Digit digit) {
        heard.add("corner " + digit + " at " + cell);
    }

    @Override
    public void clear() {
        heard.add("clear");
    }

    @Override
    public void color(CellColor color) {
        heard.add("color " + color);
    }

    @Override
    public void eraseColor() {
        heard.add("erase color");
    }
}
