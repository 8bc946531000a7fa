package nonet.picture.drawing;

/// The part of a line of text that is at its anchor.
public enum Align {
    START,
    MIDDLE,
    END
}
