package nonet.ui.solves;

import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import nonet.library.Grade;
import nonet.library.Solve;
import nonet.library.StoredRating;
import nonet.rate.se.SeRating;
import nonet.text.Durations;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The words of the table of solves.
record SolveWords(Messages messages) {

    String ended(Solve solve) {
        return messages.date(solve.ended());
    }

    /// Returns the name of a puzzle, or its givens if it has none.
    String name(Solve solve) {
        return solve.name().isEmpty() ? solve.puzzle().toString() : solve.name();
    }

    String of(@Nullable Grade grade) {
        return grade == null ? "" : messages.name("library.", grade);
    }

    String grade(Solve solve) {
        StoredRating rating = solve.rating();
        return of(rating == null ? null : rating.grade());
    }

    String er(Solve solve) {
        StoredRating rating = solve.rating();
        int er = rating == null ? 0 : rating.explained().er();
        return er == 0 ? "" : SeRating.text(er);
    }

    String time(int seconds) {
        return Durations.time(seconds);
    }

    String result(Solve solve) {
        return messages.get(solve.effort().finished() ? "solves.solved" : "solves.left");
    }

    String day(SolvesController.Day day) {
        String date = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(messages.locale())
                .format(day.date());
        return messages.get("solves.day", date, day.solved(), time(day.seconds()));
    }
}
