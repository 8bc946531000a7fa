package nonet.ui.shell.file;

import nonet.codec.api.Outcome;
import nonet.codec.api.Source;

/// Puzzles that were read from a file or a text.
record Imported(Source source, Outcome.Read read, Provenance from) {}
