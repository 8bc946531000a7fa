package nonet.ui.shell.control;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.ui.kit.Messages;

/// The services that all windows of the program share.
///
/// @param browser opens web addresses
/// @param about for Help > About
public record Program(
        Messages messages,
        SolverServices solvers,
        Supplier<List<Document>> samples,
        LibraryFile library,
        SharedChoices choices,
        Consumer<String> browser,
        About about) {}
