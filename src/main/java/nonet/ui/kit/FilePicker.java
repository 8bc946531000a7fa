package nonet.ui.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Lets the user choose files. Nothing happens if they choose none.
public interface FilePicker {

    /// A kind of file for saving.
    ///
    /// @param extension the extension without a dot
    record Kind(String name, String extension) {}

    /// Sets the folder that the next question begins in; null for the last one.
    default void beginIn(@Nullable Path start) {}

    /// Asks for a file to read.
    void toOpen(String title, Consumer<Path> chosen);

    /// Asks for a folder to read.
    void toOpenFolder(String title, Consumer<Path> chosen);

    /// Asks for a file to write, and whether an existing one may be replaced.
    ///
    /// @param kind the name of the kind, such as "PNG picture"
    /// @param name the suggested name, with its extension
    void toSave(String title, String kind, String name, Consumer<Path> chosen);

    /// Asks for a file to write and its kind, and whether an existing one may be replaced.
    ///
    /// @param name the suggested name, without an extension
    /// @param kinds the possible kinds
    void toSaveAs(String title, String name, List<Kind> kinds, BiConsumer<Path, Kind> chosen);
}
