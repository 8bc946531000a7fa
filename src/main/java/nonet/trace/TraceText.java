package nonet.trace;

import java.util.Optional;

/// Converts a trace into lines of text.
@FunctionalInterface
public interface TraceText {

    /// Returns the text form of an engine: `classic` and `shrinking` print their published traces, all others plain
    /// English.
    static TraceText of(String engineId) {
        return switch (engineId) {
            case "classic" -> new ClassicText();
            case "shrinking" -> new ShrinkingText();
            default -> new PlainText();
        };
    }

    /// Returns the line of an event, if it has one.
    Optional<String> line(Entry entry);
}
