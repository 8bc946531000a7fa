package nonet.ui.count;

import java.io.IOException;
import java.nio.file.Path;
import nonet.service.input.ProblemWords;
import nonet.service.search.SolutionCount.End;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The texts on a count. The file is that of the solutions, or null if they are only counted.
record CountWords(Messages messages) {

    /// @param perSecond the number of solutions per second; negative if unknown
    String rate(double perSecond) {
        return perSecond < 0 ? "" : messages.get("count.rate", perSecond < 10 ? perSecond : Math.rint(perSecond));
    }

    String running(@Nullable Path file) {
        return file == null ? messages.get("count.running") : messages.get("count.listing", name(file));
    }

    /// Returns the sentence on how a count ended.
    String of(End end, long found, @Nullable Path file) {
        String what = switch (end) {
            case ALL -> messages.get("count.all", found);
            case LIMIT -> messages.get("count.limit", found);
            case STUCK -> messages.get("count.stuck", found);
            case STOPPED -> messages.get("count.stopped", found);
        };
        return file == null ? what : messages.get("count.file-written", what, name(file));
    }

    /// Returns the sentence on a cancelled count.
    String cancelled(long found, @Nullable Path file) {
        String what = messages.get("count.cancelled", found);
        return file == null ? what : messages.get("count.file-dropped", what, name(file));
    }

    /// Returns the sentence on a failed count.
    String of(Throwable failure, @Nullable Path file) {
        return file != null && failure instanceof IOException
                ? messages.get("count.not-written", name(file), new ProblemWords(messages::locale).ofWriting(failure))
                : messages.get("count.failed");
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
