package nonet.ui.hunt;

import java.io.IOException;
import java.nio.file.Path;
import nonet.service.hunt.Checkpoint;
import nonet.service.hunt.Hunt;
import nonet.service.hunt.HuntFiles;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.ui.kit.Messages;

/// The sentences on a hunt.
record HuntWords(Messages messages) {

    String running(Hunt.Progress now) {
        return messages.get("hunt.running", now.classes(), now.finds(), now.source(), now.sources());
    }

    String paused(Hunt.Progress now) {
        return messages.get("hunt.paused", now.classes(), now.finds());
    }

    String done(Hunt.Progress now) {
        return messages.get("hunt.done", now.classes(), now.finds());
    }

    String stopped(Hunt.Progress now) {
        return messages.get("hunt.stopped", now.classes(), now.finds());
    }

    String saved(Path file) {
        return messages.get("hunt.saved", name(file));
    }

    String exists(Path file) {
        return messages.get("hunt.exists", name(file));
    }

    /// Returns the sentence on a hunt that failed.
    String of(Throwable failure) {
        return switch (failure) {
            case HuntController.NoSeedsException _ -> messages.get("hunt.no-seeds");
            case Checkpoint.NoCheckpoint _ -> messages.get("hunt.no-checkpoint");
            case HuntFiles.MismatchException other ->
                messages.get(other.why() == HuntFiles.MismatchException.Why.IN_USE ? "hunt.in-use" : "hunt.mismatch");
            case HuntSaving.UnwrittenException unwritten ->
                messages.get("hunt.unwritten", new ProblemWords(messages::locale).ofWriting(unwritten.problem()));
            case IOException unreadable -> new ProblemWords(messages::locale).of(PuzzleFile.why(unreadable));
            case OutOfMemoryError _ -> messages.get("hunt.memory");
            default -> messages.get("hunt.failed");
        };
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
