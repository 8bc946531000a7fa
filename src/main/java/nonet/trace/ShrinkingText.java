package nonet.trace;

import java.util.Optional;

/// The words of the shrinking search.
final class ShrinkingText implements TraceText {
    @Override
    public Optional<String> line(Entry entry) {
        return Optional.of(entry.toString());
    }
}
