package nonet.grid;

/// A digit that occurs more than once in a house.
///
/// @param cells the two or more cells of the house that hold it
public record Conflict(House house, Digit digit, CellSet cells) {}
