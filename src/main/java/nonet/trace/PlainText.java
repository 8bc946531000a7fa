package nonet.trace;

import java.util.Optional;

/// Plain English lines of every event.
final class PlainText implements TraceText {
    @Override
    public Optional<String> line(Entry entry) {
        return Optional.of(entry.toString());
    }
}
