package nonet.ui.shell;

import nonet.ui.shell.control.MainController;

/// Updates the moving parts of the window once a frame.
final class FramePulse {

    /// While an engine works at full speed, the pictures of the whole search are redrawn in one of this many frames.
    private static final int FRAMES_SKIPPED = 12;

    private final MainController main;
    private long frames;

    FramePulse(MainController main) {
        this.main = main;
    }

    /// Begins the next frame.
    void next() {
        main.playback().pulse();
        main.verdict().pulse();
        main.why().pulse();
        frames++;
        if (frames % FRAMES_SKIPPED == 0) {
            main.logic().pulse();
        }
        if (!main.playback().isAtFullSpeed() || frames % FRAMES_SKIPPED == 0) {
            main.tree().pulse();
            main.timeline().pulse();
        }
    }
}
