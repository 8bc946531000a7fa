package nonet.ui.shell.file;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Where a source comes from.
///
/// @param name the name of the file, or of a pasted text
/// @param file null for a pasted text
/// @param digest the digest of the file's content; empty for a pasted text and a file that is not read as a whole
/// @param solveAll solves all puzzles of the source
record Provenance(String name, @Nullable Path file, String digest, Runnable solveAll) {}
