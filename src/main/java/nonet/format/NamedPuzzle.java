package nonet.format;

import nonet.grid.Puzzle;

/// A puzzle read from a text.
///
/// @param name what the text calls it; empty when it does not
/// @param line the line of the text it begins in, from 1
public record NamedPuzzle(Puzzle puzzle, String name, int line) {}
