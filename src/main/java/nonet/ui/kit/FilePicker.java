package nonet.ui.kit;

import java.nio.file.Path;
import java.util.function.Consumer;

/// Lets the person choose files. Nothing happens when they choose none.
public interface FilePicker {

    /// Asks for a file to read.
    void toOpen(String title, Consumer<Path> chosen);

    /// Asks where to write, and whether a file that is there may be replaced.
    ///
    /// @param kind what such files are called, such as "PNG picture"
    /// @param name the name suggested, with its extension
    void toSave(String title, String kind, String name, Consumer<Path> chosen);
}
