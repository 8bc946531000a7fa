package nonet.ui.shell.file;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.Messages;

/// Reports how a file or a text was read: what was left out and why, and the other formats it can be read in.
final class ImportReports {

    /// The largest number of listed faults.
    private static final int MOST_FAULTS = 500;

    private final Messages messages;
    private final ProblemWords problems;

    ImportReports(Messages messages, ProblemWords problems) {
        this.messages = messages;
        this.problems = problems;
    }

    /// Returns the report.
    ///
    /// @param readings the readings in all formats that fit
    /// @param take puts the puzzles of another reading on the board
    UserPrompts.Report of(Imported shown, List<PuzzleReading.Puzzles> readings, Consumer<PuzzleReading.Puzzles> take) {
        List<UserPrompts.Other> others = new ArrayList<>();
        for (PuzzleReading.Puzzles other : readings) {
            if (other.codec() != shown.read().codec()) {
                String name = messages.get(
                        "report.as",
                        problems.nameOf(other.codec()),
                        other.puzzles().size());
                others.add(new UserPrompts.Other(name, () -> take.accept(other)));
            }
        }
        List<String> sentences = new ArrayList<>(leftOut(shown.read().faults()));
        shown.read().notes().forEach(note -> sentences.add(problems.of(note)));
        if (sentences.isEmpty()) {
            sentences.add(messages.get("report.all"));
        }
        int puzzles = shown.read().puzzles().size();
        String title = messages.get(
                "report.was", shown.from().name(), problems.nameOf(shown.read().codec()), puzzles);
        return new UserPrompts.Report(title, sentences, others);
    }

    /// Returns the places that were left out, each with its reason. A single one needs no sentence on the number.
    private List<String> leftOut(List<Fault> faults) {
        List<String> sentences = new ArrayList<>();
        if (faults.size() == 1) {
            sentences.add(problems.of(faults));
        } else if (!faults.isEmpty()) {
            sentences.add(messages.get("report.left-out", faults.size()));
            faults.stream().limit(MOST_FAULTS).map(problems::of).forEach(sentences::add);
        }
        if (faults.size() > MOST_FAULTS) {
            sentences.add(messages.get("report.more", faults.size() - MOST_FAULTS));
        }
        return sentences;
    }
}
