package nonet.ui.playback;

import java.util.Optional;
import nonet.trace.Entry;
import nonet.trace.TraceText;
import nonet.ui.kit.Messages;

/// The lines of the trace as the window lists them: the number, the guess level as an indent, and the event in words.
/// Steps of human logic are written in full.
public final class TraceLines implements TraceText {

    private final EventWords words;
    private final boolean bySteps;

    /// @param messages texts of the thread that writes
    /// @param bySteps whether counted steps are numbered rather than events
    public TraceLines(Messages messages, boolean bySteps) {
        words = new EventWords(messages);
        this.bySteps = bySteps;
    }

    @Override
    public Optional<String> line(Entry entry) {
        return Optional.of("%7d  %s%s"
                .formatted(
                        Goal.number(entry, bySteps),
                        "  ".repeat(Math.max(0, entry.level())),
                        words.whole(entry.event())));
    }
}
