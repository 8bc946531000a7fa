package nonet.training;

import java.time.LocalDate;

/// The date at which a technique comes again, by the rule SM-2 of SuperMemo. A success lengthens the interval: to 1 day,
/// to 6 days, and then by the easiness, which depends on the quality of all successes. After a failure the intervals
/// begin anew.
///
/// A success before the date changes nothing: ten positions in a row on one day count as one repetition.
///
/// @param repetitions the number of successes in a row, each at its date or later
/// @param interval the days from the last repetition to the next one
/// @param easiness the factor between intervals, in hundredths
/// @param due the first day on which the technique is to be repeated
public record Schedule(int repetitions, int interval, int easiness, LocalDate due) {

    /// The lowest quality of a success.
    public static final int PASSED = 3;

    /// The best quality.
    public static final int PERFECT = 5;

    private static final int FIRST_INTERVAL = 1;
    private static final int SECOND_INTERVAL = 6;
    private static final int FIRST_EASINESS = 250;
    private static final int LEAST_EASINESS = 130;

    /// The largest interval; longer ones would exceed a lifetime.
    private static final int LONGEST_INTERVAL = 3650;

    /// Returns the schedule of a technique that is practiced for the first time.
    public static Schedule from(LocalDate today) {
        return new Schedule(0, 0, FIRST_EASINESS, today);
    }

    /// Returns the schedule after one more attempt.
    ///
    /// @param quality how well it went, from 0 to 5
    public Schedule after(int quality, LocalDate today) {
        if (quality < PASSED) {
            return new Schedule(0, 0, easiness, today);
        }
        if (today.isBefore(due)) {
            return this;
        }
        int days = switch (repetitions) {
            case 0 -> FIRST_INTERVAL;
            case 1 -> SECOND_INTERVAL;
            default -> Math.min(LONGEST_INTERVAL, (interval * easiness + 50) / 100);
        };
        int lack = PERFECT - quality;
        int next = Math.max(LEAST_EASINESS, easiness + 10 - lack * (8 + 2 * lack));
        return new Schedule(repetitions + 1, days, next, today.plusDays(days));
    }

    public boolean isDue(LocalDate today) {
        return !today.isBefore(due);
    }
}
