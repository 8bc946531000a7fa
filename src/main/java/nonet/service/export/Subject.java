package nonet.service.export;

import java.util.List;
import nonet.picture.Stage;
import nonet.picture.drawing.Diagram;
import nonet.play.Document;

/// The subject of an export or a print.
public sealed interface Subject {

    /// Returns the title; empty if it has none.
    String title();

    /// A board as shown.
    ///
    /// @param sentences the text below it
    record Board(String title, Diagram diagram, List<String> sentences) implements Subject {
        public Board {
            sentences = List.copyOf(sentences);
        }
    }

    /// Puzzles.
    record Puzzles(String title, List<Document> documents) implements Subject {
        public Puzzles {
            documents = List.copyOf(documents);
        }
    }

    /// The path to a solution, step by step.
    record Walkthrough(String title, List<Stage> stages) implements Subject {
        public Walkthrough {
            stages = List.copyOf(stages);
        }
    }
}
