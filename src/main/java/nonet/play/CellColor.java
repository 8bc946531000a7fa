package nonet.play;

/// A color that a user gives to a cell. In pictures each color also has a hatching, so that nothing depends on color
/// alone.
public enum CellColor {
    RED,
    ORANGE,
    GREEN,
    BLUE,
    VIOLET,
    GRAY
}
