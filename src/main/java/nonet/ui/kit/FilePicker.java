package nonet.ui.kit;

import java.nio.file.Path;
import java.util.function.Consumer;

/// Lets the user choose files. Nothing happens if they choose none.
public interface FilePicker {

    /// Asks for a file to read.
    void toOpen(String title, Consumer<Path> chosen);

    /// Asks for a folder to read.
    void toOpenFolder(String title, Consumer<Path> chosen);

    /// Asks for a file to write, and whether an existing one may be replaced.
    ///
    /// @param kind the name of the kind, such as "PNG picture"
    /// @param name the suggested name, with its extension
    void toSave(String title, String kind, String name, Consumer<Path> chosen);
}
