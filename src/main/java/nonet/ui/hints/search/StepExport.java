package nonet.ui.hints.search;

import java.util.function.Consumer;
import java.util.function.Supplier;
import nonet.picture.StepGraph;

/// The destination of exported lists of steps.
///
/// @param copy puts a text on the clipboard
/// @param save writes a list of steps to a file that the user chooses
/// @param graph writes the graph of a path to a file that the user chooses
/// @param drawing writes the text of a drawing, or the board with it, to a file that the user chooses
public record StepExport(
        Consumer<String> copy, Consumer<StepList> save, Consumer<StepGraph> graph, Consumer<String> drawing) {

    /// A list of steps as text or as comma-separated values.
    ///
    /// @param name the suggested name of its file, without an extension
    public record StepList(String name, Supplier<String> text, Supplier<String> csv) {}
}
