package nonet.ui.shell.file;

import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;

/// Puzzles that were read from a file or a text.
record Imported(Source source, PuzzleReading.Puzzles read, Provenance from) {}
