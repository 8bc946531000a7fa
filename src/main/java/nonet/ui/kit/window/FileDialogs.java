package nonet.ui.kit.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.settings.SettingsFolder;
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
                        new FileChooser.ExtensionFilter(messages.get("file.readable"), readable()),
                        new FileChooser.ExtensionFilter(messages.get("file.puzzles"), patterns),
                        new FileChooser.ExtensionFilter(messages.get("file.pictures"), pictures),
                        new FileChooser.ExtensionFilter(messages.get("file.all"), "*.*", "*"));
        take(chooser.showOpenDialog(asking()), chosen);
    }

    /// Returns the names of all files that can be read, which the dialog shows first.
    private List<String> readable() {
        return Stream.concat(patterns.stream(), pictures.stream()).distinct().toList();
    }

    @Override
    public void toOpenFolder(String title, Consumer<Path> chosen) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        chooser.setInitialDirectory(begin());
        take(chooser.showDialog(asking()), chosen);
    }

    @Override
    public void toSave(String title, String kind, String name, Consumer<Path> chosen) {
        FileChooser chooser = chooser(title);
        String extension = name.substring(name.lastIndexOf('.'));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, "*" + extension));
        chooser.setInitialFileName(name);
        take(save(chooser, () -> extension), chosen);
    }

    @Override
    public void toSaveAs(String title, String name, List<Kind> kinds, BiConsumer<Path, Kind> chosen) {
        FileChooser chooser = chooser(title);
        for (Kind kind : kinds) {
            String label = kind.name() + " (*." + kind.extension() + ")";
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(label, "*." + kind.extension()));
        }
        chooser.setInitialFileName(name);
        take(
                save(chooser, () -> "." + selected(chooser, kinds).extension()),
                file -> chosen.accept(file, selected(chooser, kinds)));
    }

    private static Kind selected(FileChooser chooser, List<Kind> kinds) {
        int index = chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter());
        return kinds.get(Math.max(0, index));
    }

    /// Returns the chosen file, whose name gets the extension if it has none. If there is such a file, the desktop asks
    /// again: it has only asked about the name without the extension.
    private @Nullable File save(FileChooser chooser, Supplier<String> extension) {
        File file = chooser.showSaveDialog(asking());
        while (file != null && !file.getName().contains(".")) {
            File whole = new File(file.getParentFile(), file.getName() + extension.get());
            if (!whole.exists()) {
                return whole;
            }
            chooser.setInitialDirectory(whole.getParentFile());
            chooser.setInitialFileName(whole.getName());
            file = chooser.showSaveDialog(asking());
        }
        return file;
    }

    @Override
    public void beginIn(@Nullable Path start) {
        if (start != null) {
            folder = start.toFile();
        }
    }

    /// The dialog belongs to the window that opened it, which takes no clicks meanwhile.
    private Window asking() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .filter(Window::isFocused)
                .findFirst()
                .orElse(owner);
    }

    /// Returns the last folder, at first the user's own; the desktop would begin in one that it chooses.
    private @Nullable File begin() {
        File home = SettingsFolder.home().toFile();
        return folder != null && folder.isDirectory() ? folder : home.isDirectory() ? home : null;
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialDirectory(begin());
        return chooser;
    }

    private void take(@Nullable File file, Consumer<Path> chosen) {
        if (file != null) {
            folder = file.getParentFile();
            chosen.accept(file.toPath());
        }
    }
}
