package nonet.trace;

import java.util.Optional;

/// A trace as lines of text, in the words of its engine.
@FunctionalInterface
public interface TraceText {

    /// Returns the words of the engine with this id: `classic` and `shrinking` speak as their published traces do, all
    /// others plain English.
    static TraceText of(String engineId) {
        return switch (engineId) {
            case "classic" -> new ClassicText();
            case "shrinking" -> new ShrinkingText();
            default -> new PlainText();
        };
    }

    /// Returns the line that an event prints, if it prints one.
    Optional<String> line(Entry entry);
}
