package nonet.app;

import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import nonet.cli.command.NonetCommand;
import nonet.cli.output.Streams;

/// The run that Java watches when the program is packaged, to keep what it learns for quick starts: a puzzle is solved
/// on the command line, then the window opens and closes again. It needs a settings folder of its own.
public final class Training extends Window {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Until the window is painted, and what starts in the background with it has been done.
    private static final Duration PAINTED = Duration.seconds(1.5);

    static void run(Streams streams) {
        NonetCommand.run(EngineList.create(), Version.current(), streams, "solve", PUZZLE);
        Application.launch(Training.class, SERVING);
    }

    @Override
    public void start(Stage stage) {
        super.start(stage);
        PauseTransition pause = new PauseTransition(PAINTED);
        pause.setOnFinished(_ -> Platform.exit());
        pause.play();
    }
}
