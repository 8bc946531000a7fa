package nonet.ui.main;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A person who remembers what is said, warnings behind a `!`, and chooses the last of several puzzles.
final class Hearer implements Person {

    private static final String WARNING = "! ";

    final List<String> said = new ArrayList<>();
    final List<Report> reports = new ArrayList<>();

    /// Returns what was warned of.
    List<String> warnings() {
        return said.stream()
                .filter(sentence -> sentence.startsWith(WARNING))
                .map(sentence -> sentence.substring(WARNING.length()))
                .toList();
    }

    @Override
    public void tell(String sentence) {
        said.add(sentence);
    }

    @Override
    public void warn(String sentence) {
        said.add(WARNING + sentence);
    }

    @Override
    public void report(Report report) {
        reports.add(report);
    }

    @Override
    public void choose(String title, List<Choice> choices, Consumer<Choice> chosen) {
        said.add(title);
        chosen.accept(choices.getLast());
    }
}
