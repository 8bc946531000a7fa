package nonet.ui.generate;

import java.io.IOException;
import java.nio.file.Path;
import nonet.generate.Attempts;
import nonet.library.LibraryFile;
import nonet.service.generate.PatternFile.NoPattern;
import nonet.service.generate.RequestWords;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.kit.Messages;

/// The sentences on the progress and the result of a run.
final class GenerationTexts {

    private final Messages messages;
    private final RequestWords requests;
    private final ProblemWords problems;

    GenerationTexts(Messages messages, RequestWords requests) {
        this.messages = messages;
        this.requests = requests;
        problems = new ProblemWords(messages::locale);
    }

    /// Returns the progress, such as "12 of 100 made; 340 grids tried, 30 a second: 20 too easy"; a remark on rare
    /// properties comes before it.
    String running(GenerationRun run, long rate) {
        String rare = requests.rare(run.request);
        String now = progress(run, rate);
        return rare.isEmpty() ? now : messages.get("generate.sentences", rare, now);
    }

    private String progress(GenerationRun run, long rate) {
        Attempts attempts = run.attempts();
        if (attempts.tries() == 0) {
            return messages.get("generate.begun");
        }
        String tried = because(messages.get("generate.running", attempts.tries(), rate), attempts);
        return run.destination == Destination.BOARD
                ? tried
                : messages.get("generate.of-many", run.made(), run.count, tried);
    }

    /// Returns the result of a run that made all puzzles.
    String done(GenerationRun run) {
        return kept(run);
    }

    /// Returns the result of a run that was stopped.
    String stopped(GenerationRun run) {
        return ended("generate.stopped", run);
    }

    /// Returns the result of a run that gave up at a puzzle.
    String givenUp(GenerationRun run) {
        return messages.get("generate.sentences", ended("generate.not-found", run), messages.get("generate.advice"));
    }

    private String ended(String key, GenerationRun run) {
        Attempts attempts = run.attempts();
        String sentence = messages.get("generate.sentence", because(messages.get(key, attempts.tries()), attempts));
        String kept = run.made() == 0 ? "" : kept(run);
        return kept.isEmpty() ? sentence : messages.get("generate.sentences", sentence, kept);
    }

    private String kept(GenerationRun run) {
        return switch (run.destination) {
            case BOARD -> "";
            case LIBRARY -> messages.get("generate.in-library", run.made(), run.place);
            case FILE -> messages.get("generate.in-file", run.made(), run.place);
        };
    }

    private String because(String clause, Attempts attempts) {
        String why = requests.of(attempts);
        return why.isEmpty() ? clause : messages.get("generate.why", clause, why);
    }

    /// Returns why a run failed.
    String failed(GenerationRun run, Throwable cause) {
        if (!(cause instanceof IOException)) {
            return messages.get("generate.failed");
        }
        return switch (run.destination) {
            case BOARD -> messages.get("generate.failed");
            case LIBRARY -> messages.get(cause instanceof LibraryFile.TooNew ? "library.too-new" : "library.failed");
            case FILE -> notWritten(run.place, cause);
        };
    }

    /// Returns the result of writing a file.
    String saved(String file) {
        return messages.get("generate.saved", file);
    }

    /// Returns why a file could not be written.
    String notWritten(String file, Throwable cause) {
        return messages.get("generate.file-refused", file, problems.ofWriting(cause));
    }

    /// Returns why no pattern was read.
    String noPattern(Path file, Throwable cause) {
        String name = String.valueOf(file.getFileName());
        return switch (cause) {
            case NoPattern none -> messages.get("generate.no-pattern", name, none.cells());
            case IOException failed -> messages.get("generate.file-refused", name, problems.of(PuzzleFile.why(failed)));
            default -> messages.get("generate.failed");
        };
    }
}
