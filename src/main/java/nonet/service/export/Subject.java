package nonet.service.export;

import java.util.List;
import nonet.picture.Diagram;
import nonet.picture.Stage;
import nonet.play.Document;

/// What is exported or printed.
public sealed interface Subject {

    /// Returns what it is called; empty when it has no name.
    String title();

    /// A board as it is shown.
    ///
    /// @param sentences what is said of it
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

    /// The way to a solution, step by step.
    record Walkthrough(String title, List<Stage> stages) implements Subject {
        public Walkthrough {
            stages = List.copyOf(stages);
        }
    }
}
