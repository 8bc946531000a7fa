package nonet.ui.shell.control;

import java.util.List;
import java.util.function.Consumer;
import nonet.format.NamedPuzzle;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.service.make.PuzzleMaking;
import nonet.settings.SettingsStore;
import nonet.ui.kit.Messages;

/// What all windows of the program work with.
///
/// @param browser opens addresses of the web
/// @param version what Help > About says
public record Program(
        Messages texts,
        SolverServices solvers,
        PuzzleMaking making,
        List<NamedPuzzle> samples,
        LibraryFile library,
        Grader grader,
        SettingsStore store,
        SharedChoices choices,
        Consumer<String> browser,
        String version) {}
