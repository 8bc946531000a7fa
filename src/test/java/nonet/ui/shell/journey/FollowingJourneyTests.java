package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The trace of another program, shown while it is written.
class FollowingJourneyTests extends WindowTest {

    private static final String HEADER =
            "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[\"r1c1\"],\"digits\":[5]}\n";
    private static final String GUESS = "{\"kind\":\"guessed\",\"cells\":[\"r1c2\"],\"digits\":[6]}\n";

    @Test
    void theWindowFollowsThePipeAndClosesItWithTheSearch(FxRobot robot) throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out);
        robot.interact(() -> main.files().opening().follow("pipe", in));
        write(out, HEADER);
        until(() -> main.edit().document().puzzle().givenCells().size() == 1);
        until(() -> main.playback().stateProperty().get() == PlayState.RUNNING);
        write(out, GUESS);
        until(() -> Digit.SIX.equals(main.frames().frameProperty().get().grid().digit(Cell.at(1, 2))));
        assertThat(main.playback().search().isForeign()).isTrue();

        robot.interact(main::newPuzzle);
        until(() -> main.edit().document().isBare());
        until(() -> catchThrowable(() -> write(out, GUESS)) instanceof IOException);
    }

    private static void write(PipedOutputStream out, String lines) throws IOException {
        out.write(lines.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
