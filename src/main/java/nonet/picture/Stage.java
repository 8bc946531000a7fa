package nonet.picture;

import java.util.List;
import nonet.picture.drawing.Diagram;

/// One picture of a walkthrough with its sentences.
///
/// @param heading the heading, such as the technique
public record Stage(String heading, List<String> sentences, Diagram diagram) {
    public Stage {
        sentences = List.copyOf(sentences);
    }
}
