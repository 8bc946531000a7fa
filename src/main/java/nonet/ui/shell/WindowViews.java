package nonet.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.image.Image;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import nonet.service.input.PictureFiles;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.MainMenu;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.WindowSettings;
import nonet.ui.shell.file.DocumentIdentity;
import nonet.ui.shell.file.FileController;
import nonet.ui.shell.panes.SideWindows;
import nonet.ui.shell.panes.WindowPanes;

/// The views of a main window and of the windows beside it. They are made anew when the language changes; what they show
/// is in the controllers, which stay.
final class WindowViews {

    /// Further keys for the size of text. Where plus and minus are depends on the keyboard: behind Shift, alone, or among
    /// the numbers.
    private static final Map<String, List<String>> TEXT_SIZE_KEYS = Map.of(
            "text-larger", List.of("Shortcut+EQUALS", "Shortcut+Shift+EQUALS", "Shortcut+Shift+PLUS", "Shortcut+ADD"),
            "text-smaller", List.of("Shortcut+SUBTRACT"),
            "text-normal", List.of("Shortcut+Numpad 0"));

    private final WindowPanes panes;
    private final Messages messages;
    private final MainController main;
    private final Stage stage;
    private final CommandTable commands;
    private final Toggles toggles;
    private final MainMenu.Choices choices;
    private final WindowSettings settings;
    private final WindowPlace place;
    private final SideWindows sideWindows;

    /// Kept by this window only, so that the messages do not keep a closed window in memory.
    private final Runnable renewing = this::renewLater;

    private MainMenu menu;
    private MainView view;

    /// @param place restores and keeps the place of the window
    WindowViews(
            WindowPanes panes,
            CommandTable commands,
            Toggles toggles,
            MainMenu.Choices choices,
            WindowSettings settings,
            WindowPlace place) {
        this.panes = panes;
        messages = panes.services.messages();
        main = panes.main;
        stage = panes.stage;
        this.commands = commands;
        this.toggles = toggles;
        this.choices = choices;
        this.settings = settings;
        this.place = place;
        sideWindows = new SideWindows(panes, List.of(MainView.stylesheet()));
        menu = menu();
        view = view();
        settings.textSize.addListener(changed -> Platform.runLater(sideWindows::fit));
        messages.onChange(renewing);
    }

    private MainMenu menu() {
        return new MainMenu(
                messages,
                panes.services.controls(),
                commands,
                toggles,
                choices,
                panes.program.samples(),
                sample -> main.edit().open(sample.name(), sample.puzzle()));
    }

    /// Makes the main view, in the current language.
    private MainView view() {
        MainView made = new MainView(panes, commands, toggles, menu, settings);
        made.sideWidthProperty().bindBidirectional(place.sideWidth);
        new FileDrop(main.files().opening()).installOn(made);
        return made;
    }

    /// The control that chose the language is among what is replaced, so it ends its work first.
    private void renewLater() {
        Platform.runLater(this::renew);
    }

    private void renew() {
        menu = menu();
        view = view();
        stage.getScene().setRoot(view);
        bindTitle();
        focusBoard();
        sideWindows.renew();
    }

    /// Puts the main view on the stage.
    void putOnStage() {
        stage.setScene(new Scene(view));
        FocusFallback.install(stage.getScene(), () -> view.board());
        DisabledTooltips.install(stage.getScene());
        // The menu bar must see the key as well, or it would take the end of Alt for a press of Alt alone.
        // On a Mac, Alt types characters.
        if (!System.getProperty("os.name").startsWith("Mac")) {
            stage.getScene().addEventHandler(KeyEvent.KEY_PRESSED, key -> menu.openByKey(key));
        }
        TEXT_SIZE_KEYS.forEach((id, keys) -> keys.forEach(key -> stage.getScene()
                .getAccelerators()
                .put(KeyCombination.valueOf(key), commands.get(id).action())));
        bindTitle();
    }

    /// Ends the renewal of the views: a closed window may stay in memory for a while.
    void close() {
        messages.ignore(renewing);
    }

    private void bindTitle() {
        DocumentIdentity identity = main.files().identity();
        stage.titleProperty()
                .bind(Bindings.createStringBinding(
                        () -> title(identity.name(), identity.origin().modified()),
                        identity.origin,
                        main.edit().history));
    }

    /// Returns the name of the file or the puzzle, with an asterisk before it if the board has unsaved changes.
    private String title(String name, boolean modified) {
        if (modified) {
            return messages.get("window.title-modified", name.isEmpty() ? messages.get("window.untitled") : name);
        }
        return name.isEmpty() ? messages.get("window.title") : messages.get("window.title-named", name);
    }

    void focusBoard() {
        view.board().requestFocus();
    }

    /// Returns the menus of the menu bar.
    List<Menu> menus() {
        return menu.getMenus();
    }

    /// Lets the user choose the next guess of the search in the selected cell.
    void chooseGuess() {
        view.chooseGuess();
    }

    SolveBar bar() {
        return view.bar();
    }

    /// Shows a pane, beside the board or in its own window.
    void showPane(String pane) {
        if (!sideWindows.show(pane)) {
            view.showPage(pane);
        }
    }

    void togglePane(String pane) {
        sideWindows.toggle(pane);
    }

    /// Opens the files, or reads the text or the picture, that are dropped on the window.
    private static final class FileDrop {

        private final FileController opening;

        FileDrop(FileController opening) {
            this.opening = opening;
        }

        void installOn(Node view) {
            view.setOnDragOver(event -> {
                if (event.getDragboard().hasFiles()
                        || event.getDragboard().hasImage()
                        || event.getDragboard().hasString()) {
                    event.acceptTransferModes(TransferMode.COPY);
                }
                event.consume();
            });
            view.setOnDragEntered(event -> {
                List<File> files = event.getDragboard().getFiles();
                if (event.getDragboard().hasImage()
                        || files.stream().anyMatch(file -> PictureFiles.isPicture(file.toPath()))) {
                    opening.preparePhotos();
                }
            });
            view.setOnDragDropped(this::dropped);
        }

        private void dropped(DragEvent event) {
            List<Path> paths =
                    event.getDragboard().getFiles().stream().map(File::toPath).toList();
            if (!paths.isEmpty()) {
                opening.open(paths);
            } else if (event.getDragboard().hasImage()) {
                Image image = event.getDragboard().getImage();
                opening.paste(() -> PhotoImages.gray(image));
            } else {
                opening.paste(String.valueOf(event.getDragboard().getString()));
            }
            event.setDropCompleted(true);
            event.consume();
        }
    }
}
