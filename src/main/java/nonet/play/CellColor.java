package nonet.play;

/// A color that a person gives to a cell. Pictures of it also have a hatching each, so that nothing rests on color
/// alone.
public enum CellColor {
    RED,
    ORANGE,
    GREEN,
    BLUE,
    VIOLET,
    GRAY
}
