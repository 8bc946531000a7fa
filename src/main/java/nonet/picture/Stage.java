package nonet.picture;

import java.util.List;
import nonet.explain.Passage;
import nonet.picture.drawing.Diagram;

/// One picture of a walkthrough with its sentences.
///
/// @param heading the heading, such as the technique
/// @param passages its sentences; in files for a browser their details are folded until a click unfolds them
public record Stage(String heading, List<Passage> passages, Diagram diagram) {

    public Stage {
        passages = List.copyOf(passages);
    }

    /// Returns a stage whose sentences sum up nothing.
    public static Stage plain(String heading, List<String> sentences, Diagram diagram) {
        return new Stage(heading, sentences.stream().map(Passage::new).toList(), diagram);
    }

    /// Returns the sentences without details.
    public List<String> sentences() {
        return passages.stream().map(Passage::sentence).toList();
    }
}
