package nonet.ui.shell.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.ui.photo.PhotoController;
import nonet.ui.photo.PhotoDraft;

/// Prompts that record all messages, warnings after a `!`, and choose the last of several puzzles, or all.
public final class RecordingPrompts implements UserPrompts {

    private static final String WARNING = "! ";

    public final List<String> said = new ArrayList<>();
    /// What was said to be being read; empty sentences where that was done.
    final List<String> read = new ArrayList<>();

    public final List<Report> reports = new ArrayList<>();
    public final List<PhotoController> photos = new ArrayList<>();

    /// The actions that were offered, by their names.
    final Map<String, Runnable> offers = new HashMap<>();

    /// The puzzles for the library.
    final List<Document> collected = new ArrayList<>();

    /// Whether all puzzles are wanted where there are several.
    public boolean wantsAll;

    /// Whether the user goes on when asked.
    public boolean goesOn = true;

    /// Returns what was warned of.
    public List<String> warnings() {
        return said.stream()
                .filter(sentence -> sentence.startsWith(WARNING))
                .map(sentence -> sentence.substring(WARNING.length()))
                .toList();
    }

    @Override
    public void tell(String sentence) {
        if (!sentence.isEmpty()) {
            said.add(sentence);
        }
    }

    @Override
    public void tell(String sentence, Answer offer) {
        said.add(sentence + " [" + offer.name() + "]");
        offers.put(offer.name(), offer.action());
    }

    @Override
    public void reading(String sentence) {
        read.add(sentence);
    }

    @Override
    public void warn(String sentence) {
        said.add(WARNING + sentence);
    }

    @Override
    public void confirm(String question, String answer, Runnable yes) {
        said.add("? " + question + " [" + answer + "]");
        if (goesOn) {
            yes.run();
        }
    }

    @Override
    public void decide(String question, List<Answer> answers) {
        said.add("? " + question + " " + answers.stream().map(Answer::name).toList());
        if (goesOn) {
            answers.getLast().action().run();
        }
    }

    @Override
    public void report(Report report) {
        reports.add(report);
    }

    @Override
    public void choose(String title, List<FoundPuzzle> choices, Consumer<FoundPuzzle> chosen, Runnable all) {
        said.add(title);
        if (wantsAll) {
            all.run();
        } else {
            chosen.accept(choices.getLast());
        }
    }

    @Override
    public void collect(String collection, List<Document> puzzles) {
        said.add("Collection " + collection);
        collected.addAll(puzzles);
    }

    @Override
    public void collect(List<Path> files) {
        said.add("Pictures " + files);
    }

    @Override
    public void check(PhotoController photo, Consumer<Puzzle> use, Runnable all) {
        photos.add(photo);
        PhotoDraft draft = photo.draft.get();
        if (wantsAll) {
            all.run();
        } else if (goesOn && draft != null) {
            use.accept(draft.puzzle());
        }
    }

    @Override
    public void solveAll(Path file) {
        said.add("All of " + file.getFileName());
    }

    @Override
    public void solveAll(String name, String text) {
        said.add("All " + text.lines().count() + " lines of " + name);
    }
}
