package nonet.ui.shell.panes;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import nonet.play.Document;
import nonet.play.History;
import nonet.solve.StepSolver;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.StatusController;

/// The board of a main window.
///
/// @param toFront brings the window to the front
/// @param showPane shows the pane with an id
public record MainBoard(MainController main, Runnable toFront, Consumer<String> showPane) implements BoardAccess {

    @Override
    public ObservableValue<Document> document() {
        return main.edit().history.map(History::present);
    }

    @Override
    public void open(Document document) {
        main.edit().open(document);
        toFront.run();
    }

    @Override
    public void openUnsaved(Document document) {
        main.openUnsaved(document);
        toFront.run();
    }

    @Override
    public void watch(StepSolver engine) {
        main.playback().engine.set(engine);
        main.playback().nextSolution();
        toFront.run();
    }

    @Override
    public void say(String sentence) {
        main.status().say(sentence);
    }

    @Override
    public void say(String sentence, String link, Runnable action) {
        main.status().say(sentence, new StatusController.Link(link, action));
    }

    @Override
    public void show(String pane) {
        showPane.accept(pane);
    }
}
