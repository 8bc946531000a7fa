package nonet.codec.api;

import nonet.grid.Puzzle;

/// A puzzle that was read from a text.
///
/// @param name its name in the text; empty if it has none
/// @param line the line on which it begins, from 1
public record NamedPuzzle(Puzzle puzzle, String name, int line) {}
