package nonet.library;

/// A named collection of puzzles.
///
/// @param id identifies it in its library
/// @param name the user's name for it, or the id of a pack
/// @param isPack whether it came with Nonet, so that its puzzles are read-only
/// @param size the number of its puzzles
/// @param solved the number of puzzles that the user has solved
public record PuzzleCollection(long id, String name, boolean isPack, int size, int solved) {}
