package nonet.settings.store;

import java.io.IOException;
import java.nio.file.Path;

/// The reason why a file of the settings folder could not be saved.
public record SaveProblem(Path file, IOException cause) {}
