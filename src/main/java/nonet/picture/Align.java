package nonet.picture;

/// Which part of a line of words stands at the place that is named.
public enum Align {
    START,
    MIDDLE,
    END
}
