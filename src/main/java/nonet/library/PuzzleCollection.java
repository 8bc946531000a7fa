package nonet.library;

/// Puzzles under one name.
///
/// @param id for the library that told it
/// @param name what the person calls it, or the id of a pack
/// @param isPack whether it came with Nonet, so that its puzzles stay as they are
/// @param size how many puzzles it has
/// @param solved how many of them the person has solved
public record PuzzleCollection(long id, String name, boolean isPack, int size, int solved) {}
