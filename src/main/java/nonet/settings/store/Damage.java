package nonet.settings.store;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A damaged file of the settings folder.
///
/// @param kept where the damaged file is now; null if it could be neither read nor moved
public record Damage(Path file, @Nullable Path kept) {}
