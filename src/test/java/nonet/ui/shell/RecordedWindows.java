package nonet.ui.shell;

import java.util.ArrayList;
import java.util.List;
import nonet.settings.Session;

/// Takes down what a window asks of the others.
public final class RecordedWindows implements WindowList {

    public final List<String> asked = new ArrayList<>();

    @Override
    public void openEmpty(MainWindow from) {
        asked.add("open");
    }

    @Override
    public void reopen(Session board, MainWindow from) {
        asked.add("reopen " + board.document().name());
    }

    @Override
    public void close(MainWindow window) {
        asked.add("close");
    }

    @Override
    public void quit(MainWindow from) {
        asked.add("quit");
    }
}
