package nonet.ui.batch;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.text.NumberFormat;
import java.util.List;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import nonet.service.batch.BatchTable;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.ui.kit.Messages;

/// The texts on the progress and the result of a batch.
final class BatchWords {

    private final Messages messages;
    private final ProblemWords problems;

    BatchWords(Messages messages) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
    }

    private NumberFormat numbers() {
        return NumberFormat.getIntegerInstance(messages.locale());
    }

    String refused(String name, Fault why) {
        return messages.get("batch.refused", name, problems.of(why));
    }

    String notWritten(String name, Throwable cause) {
        return messages.get("batch.refused", name, problems.ofWriting(cause));
    }

    String running(BatchRun current) {
        long done = current.table.size();
        double seconds = current.worked() / 1e9;
        double part = current.part();
        long rate = seconds <= 0 ? 0 : Math.round(done / seconds);
        if (part <= 0) {
            return messages.get("batch.running", done, numbers().format(rate));
        }
        // As many as there are if the rest of the file is like the part that was read.
        String all = numbers().format(new BigDecimal(done / part).round(new MathContext(3)));
        String left = messages.estimate((long) (current.worked() / part * (1 - part)));
        return messages.get("batch.running-left", done, numbers().format(rate), left, all);
    }

    String done(BatchRun current) {
        long done = current.table.size();
        long rate = Math.round(done * 1e9 / Math.max(1, current.worked()));
        String words = messages.get(
                "batch.done",
                done,
                messages.duration(current.worked()),
                numbers().format(rate));
        List<Fault> faults = current.faultsFrom(0);
        if (faults.isEmpty()) {
            return words;
        }
        return done == 0
                ? messages.get("batch.refused", current.collection.name(), problems.of(faults.getFirst()))
                : messages.get(
                        "sentences",
                        words,
                        messages.get("batch.misread", current.misread(), problems.of(faults.getFirst())));
    }

    /// Returns the faults at places that are not puzzles.
    ///
    /// @param more the number of further places
    List<String> leftOut(List<Fault> faults, int more) {
        Stream<String> said = faults.stream().map(problems::of);
        return (more == 0 ? said : Stream.concat(said, Stream.of(messages.get("batch.more", more)))).toList();
    }

    String failure(BatchRun current, Throwable cause) {
        return cause instanceof IOException unreadable
                ? refused(current.collection.name(), PuzzleFile.why(unreadable))
                : messages.get("batch.failed");
    }

    /// Returns why a row has no rating, in a sentence; empty if it has one.
    static String unrated(Messages messages, BatchTable table, int row) {
        StoredSeRating rating = table.rating(row);
        if (rating.isRated()) {
            return "";
        }
        if (!rating.equals(StoredSeRating.NONE)) {
            return messages.get("batch.stopped", SeRating.text(rating.er()));
        }
        return messages.get(
                switch (table.found(row)) {
                    case NONE -> "batch.unrated-none";
                    case SEVERAL -> "batch.unrated-several";
                    case ONE, UNKNOWN ->
                        table.puzzle(row).isRestricted() ? "batch.unrated-candidates" : "batch.unrated-solved";
                });
    }
}
