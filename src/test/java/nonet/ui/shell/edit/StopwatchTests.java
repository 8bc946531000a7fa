package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Document;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;

class StopwatchTests {

    private final AtomicLong now = new AtomicLong(77);
    private final EditController edit = new EditController(Document.of("", MainFixture.EASY), Room.PLAY);
    private final Stopwatch stopwatch = new Stopwatch(edit, now::get, 3_590);

    @Test
    void timeIsMeasuredWhenWantedAndOnlyWhileTheWindowIsFocused() {
        assertThat(after(60)).isEqualTo("59:50");
        stopwatch.focused.set(true);
        assertThat(after(60)).isEqualTo("59:50");
        stopwatch.timed.set(true);
        assertThat(after(9)).isEqualTo("59:59");
        stopwatch.focused.set(false);
        assertThat(after(60)).isEqualTo("59:59");
        stopwatch.focused.set(true);
        assertThat(after(2)).isEqualTo("1:00:01");
    }

    @Test
    void eachPuzzleHasATimeOfItsOwnThatBeginsInSolve() {
        stopwatch.timed.set(true);
        stopwatch.focused.set(true);
        edit.room.set(Room.SET_UP);
        edit.selection.set(nonet.ui.board.frame.Selection.of(Cell.at(1, 3)));
        edit.digit(Digit.FOUR);
        assertThat(after(60)).isEqualTo("0:00");
        edit.room.set(Room.PLAY);
        edit.mark(Digit.ONE);
        assertThat(after(75)).isEqualTo("1:15");
    }

    private String after(long seconds) {
        now.addAndGet(seconds * 1_000_000_000);
        stopwatch.tick();
        return stopwatch.text();
    }
}
