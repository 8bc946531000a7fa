package nonet.ui.kit.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// Shows the file dialogs of the desktop, in front of the focused window, beginning in the last folder.
public final class FileDialogs implements FilePicker {

    private final Messages messages;
    private final Window owner;
    private final List<String> patterns;
    private final List<String> pictures;
    private @Nullable File folder;

    /// @param patterns the names of files that may hold puzzles, such as `*.sdk`
    /// @param pictures the names of pictures, such as `*.png`
    public FileDialogs(Messages messages, Window owner, List<String> patterns, List<String> pictures) {
        this.messages = messages;
        this.owner = owner;
        this.patterns = List.copyOf(patterns);
        this.pictures = List.copyOf(pictures);
    }

    @Override
    public void toOpen(String title, Consumer<Path> chosen) {
        FileChooser chooser = chooser(title);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(messages.get("file.all"), "*.*", "*"),
                        new FileChooser.ExtensionFilter(messages.get("file.puzzles"), patterns),
                        new FileChooser.ExtensionFilter(messages.get("file.pictures"), pictures));
        take(chooser.showOpenDialog(asking()), chosen);
    }

    @Override
    public void toOpenFolder(String title, Consumer<Path> chosen) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        chooser.setInitialDirectory(folder != null && folder.isDirectory() ? folder : null);
        take(chooser.showDialog(asking()), chosen);
    }

    @Override
    public void toSave(String title, String kind, String name, Consumer<Path> chosen) {
        FileChooser chooser = chooser(title);
        String extension = name.substring(name.lastIndexOf('.'));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, "*" + extension));
        chooser.setInitialFileName(name);
        take(chooser.showSaveDialog(asking()), chosen);
    }

    /// Asks for a file to write, and its kind.
    ///
    /// @param name the suggested name, without an extension
    /// @param kinds the possible kinds, each with its extension
    public void toSaveAs(String title, String name, List<Kind> kinds, BiConsumer<Path, Kind> chosen) {
        FileChooser chooser = chooser(title);
        for (Kind kind : kinds) {
            String label = kind.name() + " (*." + kind.extension() + ")";
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(label, "*." + kind.extension()));
        }
        chooser.setInitialFileName(name);
        take(chooser.showSaveDialog(asking()), file -> {
            int index = chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter());
            Kind kind = kinds.get(Math.max(0, index));
            String own = String.valueOf(file.getFileName());
            chosen.accept(own.contains(".") ? file : file.resolveSibling(own + "." + kind.extension()), kind);
        });
    }

    /// Sets the initial folder of the next dialog; null for the last one.
    public void beginIn(@Nullable Path start) {
        if (start != null) {
            folder = start.toFile();
        }
    }

    /// A kind of file for saving.
    public record Kind(String name, String extension) {}

    /// The dialog belongs to the window it was asked from, which takes no clicks meanwhile.
    private Window asking() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .filter(Window::isFocused)
                .findFirst()
                .orElse(owner);
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialDirectory(folder != null && folder.isDirectory() ? folder : null);
        return chooser;
    }

    private void take(@Nullable File file, Consumer<Path> chosen) {
        if (file != null) {
            folder = file.getParentFile();
            chosen.accept(file.toPath());
        }
    }
}
