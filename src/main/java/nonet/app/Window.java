package nonet.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;

/// The window's life.
public final class Window extends Application {

    static void open(List<Path> files) {
        Application.launch(Window.class, files.stream().map(Path::toString).toArray(String[]::new));
    }

    @Override
    public void start(Stage stage) {
        stage.setScene(new Scene(new Label("Nonet"), 900, 700));
        stage.show();
    }
}
