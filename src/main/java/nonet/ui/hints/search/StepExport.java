package nonet.ui.hints.search;

import java.util.function.Supplier;

/// The destination of exported lists of steps.
public interface StepExport {

    /// Puts a text on the clipboard.
    void copy(String text);

    /// Writes the steps to a file that the user chooses, as text or as comma-separated values.
    ///
    /// @param name the suggested name, without an extension
    void save(String name, Supplier<String> text, Supplier<String> csv);
}
