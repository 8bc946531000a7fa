package nonet.app;

import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;

/// The start of the window that Java watches when the program is packaged, to keep what it learns for quick starts: the
/// window opens and closes again by itself. It needs a settings folder of its own.
public final class Training extends Window {

    /// Until the window is painted, and what starts in the background with it has been done.
    private static final Duration PAINTED = Duration.seconds(1.5);

    static void run() {
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
