package nonet.settings.store;

import java.io.IOException;
import java.nio.file.Path;

/// Why a file of the settings folder could not be saved.
public record SaveProblem(Path file, IOException cause) {}
