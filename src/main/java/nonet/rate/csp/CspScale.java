package nonet.rate.csp;

import java.util.Locale;

/// The scales of Denis Berthier's pattern-based solving of constraint satisfaction problems.
public enum CspScale {

    /// The length of the longest whip that a puzzle needs.
    W,

    /// The length of the longest g-whip that a puzzle needs: a whip with groups.
    GW,

    /// The length of the longest braid that a puzzle needs.
    B,

    /// The depth of trial and error that a puzzle needs.
    TE;

    /// Returns the name as it is written in the field, such as `gW`.
    public String symbol() {
        return switch (this) {
            case W, B -> name();
            case GW -> "gW";
            case TE -> "T&E";
        };
    }

    /// Returns the short name in lower case, such as `gw`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
