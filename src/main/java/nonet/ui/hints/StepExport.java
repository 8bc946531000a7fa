package nonet.ui.hints;

import java.util.function.Supplier;

/// Where lists of steps go.
public interface StepExport {

    /// Puts a text on the clipboard.
    void copy(String text);

    /// Writes the steps to a file that the person chooses, as text or as comma-separated values.
    ///
    /// @param name the name suggested, without an extension
    void save(String name, Supplier<String> text, Supplier<String> csv);
}
