package nonet.explain;

import java.util.List;

/// A sentence with the details that it sums up, which may sum up others in turn.
public record Passage(String sentence, List<Passage> details) {

    public Passage {
        details = List.copyOf(details);
    }

    /// Creates a sentence without details.
    public Passage(String sentence) {
        this(sentence, List.of());
    }
}
