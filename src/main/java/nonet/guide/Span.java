package nonet.guide;

import org.jspecify.annotations.Nullable;

/// A run of text within a paragraph.
///
/// @param target the page that it links to, or null
public record Span(String text, Style style, @Nullable PageId target) {

    /// The ways in which text is set.
    public enum Style {
        PLAIN,
        EMPHASIS,
        STRONG,
        CODE
    }
}
